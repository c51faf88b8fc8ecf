/** Spoken languages of a JSON Résumé, which names them in words: by their codes, which every language has words for. */
import type { OwnerFiles } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'
import { createIds } from './ids.ts'
import type { JsonResume } from './json-resume.ts'

type SpokenLanguages = OwnerFiles['languages']
type Level = NonNullable<SpokenLanguages[string]['level']>

/** Words for how well a language is spoken, as LinkedIn, CEFR and people write them. */
const fluencies: [RegExp, Level][] = [
  [/native|mother|bilingual/i, 'native'],
  [/fluent|full professional|\bC[12]\b/i, 'fluent'],
  [/limited|intermediate|conversational|\bB1\b/i, 'conversational'],
  [/professional|business|advanced|\bB2\b/i, 'professional'],
  [/basic|beginner|elementary|\bA[12]\b/i, 'basic'],
]

/** ISO 639: those that people put into résumés. */
const codes =
  'en de fr es it pt nl da sv no nb fi pl cs sk hu ro bg hr sr sl uk ru el tr ar he fa hi ur bn pa ta te zh ja ko vi th id ms sw yo ig ha am zu af ca eu gl ga cy is et lv lt'.split(
    ' ',
  )

/** @param spoken the résumé's own language, in which the site will name the languages, too. */
export function spokenLanguages({ languages }: JsonResume, spoken: Language): SpokenLanguages {
  const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'language' })
  const named = new Map(
    codes.flatMap((code) =>
      ['en', spoken, code].map((language) => [namesIn(language).of(code)?.toLowerCase() ?? code, code] as const),
    ),
  )
  const idOf = createIds('language')
  const taken = new Set<string>()
  return Object.fromEntries(
    languages.flatMap(({ language, fluency }) => {
      const name = language ?? fluency
      if (!name) return []
      const code = named.get(name.toLowerCase())
      const id = code && !taken.has(code) ? code : `named-${idOf(name)}`
      taken.add(id)
      const level = fluencies.find(([pattern]) => fluency && pattern.test(fluency))?.[1]
      const isNamedSo = id === code && namesIn(spoken).of(code) === name
      return [
        [id, { ...(!isNamedSo && { name }), ...(level && { level }), ...(fluency && { levelText: fluency }) }] as const,
      ]
    }),
  )
}
