/**
 * How well adverts are compared with the facts: of adverts that were labelled by hand, how many get the right verdict, how
 * many of their requirements are found, and how many are judged as a person did; the rest by name.
 */
import { type Language, languages } from '#contract/language.ts'
import { createComparison } from '#server/features/fit/compare.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { median, print } from '#tests/servers/site-process.ts'
import type { LabelledAdvert } from './adverts/shape.ts'

/** Fixed, so that years do not pass between two runs. */
const NOW = Date.UTC(2026, 0, 15)

const load: Record<Language, () => Promise<{ adverts: LabelledAdvert[] }>> = {
  en: () => import('./adverts/en.ts'),
  es: () => import('./adverts/es.ts'),
  fr: () => import('./adverts/fr.ts'),
  de: () => import('./adverts/de.ts'),
  zh: () => import('./adverts/zh.ts'),
  ja: () => import('./adverts/ja.ts'),
}

const compare = createComparison(openKnowledge())
for (const language of languages) {
  const { adverts } = await load[language]()
  let verdicts = 0
  let found = 0
  let right = 0
  let labelled = 0
  const otherwise: string[] = []
  const superfluous: string[] = []
  const times: number[] = []
  for (const { name, advert, verdict, requirements } of adverts) {
    const start = performance.now()
    const compared = await compare(advert, 'en', NOW)
    times.push(performance.now() - start)
    if (compared.verdict === verdict) verdicts++
    else otherwise.push(`${name}: ${compared.verdict}, not ${verdict}`)
    labelled += requirements.length
    const left = [...compared.requirements]
    for (const [words, status] of requirements) {
      const at = left.findIndex(({ text }) => text.includes(words))
      const one = at === -1 ? undefined : left.splice(at, 1)[0]
      if (one) found++
      if (one?.status === status) right++
      else otherwise.push(`${name}: ${words}: ${one?.status ?? 'not found'}, not ${status}`)
    }
    superfluous.push(...left.map(({ text }) => `${name}: ${text}`))
  }
  print({
    figure: 'job adverts compared',
    language,
    adverts: adverts.length,
    verdictsRight: verdicts,
    requirements: labelled,
    found,
    right,
    superfluous,
    otherwise,
    medianMs: Math.round(median(times) * 10) / 10,
  })
}
