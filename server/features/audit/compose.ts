/** The answer about an audited website, in the visitor's language. */

import { type Audit, type Fix, RUN_VARIATION_POINTS, type Vital } from '#contract/audit/audit.ts'
import { pageName } from '#contract/audit/page-address.ts'
import type { Language } from '#contract/language.ts'
import { rate, scoreRating, type VitalId, vitalIds } from '#contract/ratings.ts'
import type { I18n } from '#server/i18n.ts'
import type { Finding, Measurement } from '#server/integrations/audit/auditor.ts'
import type { Services } from '#server/services.ts'
import { spokenBytes, spokenTime } from './figures.ts'
import type { StoredAudit } from './store.ts'

type Translate = ReturnType<I18n>

const FIXES_MAX = 3

/** Milliseconds to the main content after which a page is not called slow, but far too slow. */
const FAR_TOO_SLOW_MS = 10_000

/** @param own this site's own figures, for comparison. */
export function composeAudit(
  { i18n, clock }: Services,
  language: Language,
  { id, url, kind, measuredAt, measurement }: StoredAudit,
  own: StoredAudit | undefined,
): Audit {
  const t = i18n(language)
  const { score, notMeasured, bytes, requests, isPartial, screenshot } = measurement
  const fixes = measurement.findings.slice(0, FIXES_MAX).map((finding) => fixOf(t, finding))
  return {
    id,
    success: true,
    message: t('audit.message'),
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
      ...opinion(t, language, url, kind === 'light', measurement),
      recommendations: fixes.map((fix) => recommendation(t, language, fix)),
      fixes,
      note: t(`audit.note.${kind}`, { points: RUN_VARIATION_POINTS }),
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

function opinion(t: Translate, language: Language, url: string, isLight: boolean, { score, vitals }: Measurement) {
  const spoken = Object.fromEntries(
    (['lcp', 'tbt', 'ttfb'] as const).map((id) => [id, spokenTime(language, vitals[id] ?? 0)]),
  )
  const values = { page: pageName(url), score, ...spoken }
  const rating = scoreRating(score)
  const verdict = isLight || (vitals.lcp ?? 0) < FAR_TOO_SLOW_MS ? rating : 'far-too-slow'
  const isSlow = (id: VitalId) => rate(id, vitals[id] ?? 0) !== 'good'
  const impact = () => {
    if (isLight) return rating === 'good' ? 'lightNone' : 'light'
    if (isSlow('lcp')) return 'waiting'
    if (isSlow('tbt')) return 'blocked'
    return isSlow('cls') ? 'moving' : 'none'
  }
  return {
    summary: t(isLight ? `audit.lightSummary.${rating}` : `audit.summary.${verdict}`, values),
    businessImpact: t(`audit.impact.${impact()}`, values),
  }
}

const fixOf = (t: Translate, { id, savingMs, savingBytes }: Finding): Fix => ({
  id,
  title: t(`audit.fixes.${id}.title`),
  text: t(`audit.fixes.${id}.text`),
  savingMs,
  savingBytes,
})

function recommendation(t: Translate, language: Language, fix: Fix): string {
  const { title, text } = fix
  const gain = gainOf(t, language, fix)
  return gain ? t('audit.recommendationWithGain', { title, text, gain }) : t('audit.recommendation', { title, text })
}

/** @returns undefined without a known gain. */
export function gainOf(t: Translate, language: Language, { savingMs, savingBytes }: Fix): string | undefined {
  const time = savingMs === undefined ? undefined : spokenTime(language, savingMs)
  const bytes = savingBytes === undefined ? undefined : spokenBytes(language, savingBytes)
  if (time === undefined) return bytes && t('audit.gain.bytes', { bytes })
  return bytes === undefined ? t('audit.gain.time', { time }) : t('audit.gain.both', { time, bytes })
}
