/** The answer about a measured website, in the visitor's language. */
import type { Language } from '../../../contract/language.ts'
import {
  type Audit,
  type Fix,
  RUN_VARIATION_POINTS,
  rate,
  scoreRating,
  type Vital,
  type VitalId,
  vitalIds,
} from '../../../contract/performance.ts'
import type { Finding, Measurement } from '../../outside/audit/auditor.ts'
import type { Services } from '../../services.ts'
import type { Words } from '../../words.ts'
import { spokenBytes, spokenTime } from './figures.ts'
import type { StoredAudit } from './store.ts'

type Say = ReturnType<Words>

const FIXES_MAX = 3

/** @param own this site's own, to compare with. */
export function composeAudit(
  { words, clock }: Services,
  language: Language,
  { id, url, kind, measuredAt, measurement }: StoredAudit,
  own: StoredAudit | undefined,
): Audit {
  const say = words(language)
  const { score, notMeasured, bytes, requests, isPartial, screenshot } = measurement
  const fixes = measurement.findings.slice(0, FIXES_MAX).map((finding) => fixOf(say, finding))
  return {
    id,
    success: true,
    message: say('audit.message'),
    analysis: {
      url,
      score,
      kind,
      measuredAt,
      ageMs: Math.max(0, clock.now() - measuredAt),
      vitals: vitalsOf(measurement),
      bytes,
      requests,
      isPartial,
      notMeasured,
      screenshot,
      own: own && { score: own.measurement.score, vitals: vitalsOf(own.measurement), measuredAt: own.measuredAt },
    },
    insights: {
      ...opinion(say, language, url, kind === 'light', measurement),
      recommendations: fixes.map((fix) => recommendation(say, language, fix)),
      fixes,
      note: say(`audit.note.${kind}`, { points: RUN_VARIATION_POINTS }),
    },
    language,
  }
}

/** In the order of the contract. */
const vitalsOf = ({ vitals }: Measurement): Vital[] =>
  vitalIds.flatMap((id) => {
    const value = vitals[id]
    return value === undefined ? [] : [{ id, value, rating: rate(id, value) }]
  })

function opinion(say: Say, language: Language, url: string, isLight: boolean, { score, vitals }: Measurement) {
  const spoken = Object.fromEntries(
    (['lcp', 'tbt', 'ttfb'] as const).map((id) => [id, spokenTime(language, vitals[id] ?? 0)]),
  )
  const values = { host: new URL(url).host, score, ...spoken }
  const rating = scoreRating(score)
  const isSlow = (id: VitalId) => rate(id, vitals[id] ?? 0) !== 'good'
  const impact = () => {
    if (isLight) return rating === 'good' ? 'lightNone' : 'light'
    if (isSlow('lcp')) return 'waiting'
    if (isSlow('tbt')) return 'blocked'
    return isSlow('cls') ? 'moving' : 'none'
  }
  return {
    summary: say(`audit.${isLight ? 'lightSummary' : 'summary'}.${rating}`, values),
    businessImpact: say(`audit.impact.${impact()}`, values),
  }
}

const fixOf = (say: Say, { id, savingMs, savingBytes }: Finding): Fix => ({
  id,
  title: say(`audit.fixes.${id}.title`),
  text: say(`audit.fixes.${id}.text`),
  savingMs,
  savingBytes,
})

function recommendation(say: Say, language: Language, fix: Fix): string {
  const { title, text } = fix
  const gain = gainOf(say, language, fix)
  return gain
    ? say('audit.recommendationWithGain', { title, text, gain })
    : say('audit.recommendation', { title, text })
}

/** @returns undefined if nobody can tell what it would gain. */
export function gainOf(say: Say, language: Language, { savingMs, savingBytes }: Fix): string | undefined {
  const time = savingMs === undefined ? undefined : spokenTime(language, savingMs)
  const bytes = savingBytes === undefined ? undefined : spokenBytes(language, savingBytes)
  if (time === undefined) return bytes && say('audit.gain.bytes', { bytes })
  return bytes === undefined ? say('audit.gain.time', { time }) : say('audit.gain.both', { time, bytes })
}
