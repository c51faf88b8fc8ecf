/** Spoken languages of a JSON Résumé, which names them in words: by their codes, which every language has words for. */
import { languageLevels } from '#content/language/levels/language-levels.ts'
import { isChosenLevel, type SpokenLevel, spokenLevels } from '#content/language/levels/spoken-levels.ts'
import type { OwnerFiles } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'
import { createIds } from './ids.ts'
import type { JsonResume } from './json-resume.ts'

type SpokenLanguages = OwnerFiles['languages']

const levelOf = (fluency = ''): SpokenLevel | undefined =>
  spokenLevels.find(({ words }) => Object.values(words).some((pattern) => pattern.test(fluency)))?.level

/** "Scottish Gaelic B1", "English working knowledge": the level begins with a word that says one, or with a small letter. */
export function spokenIn(said: string): { language: string; fluency: string } {
  const words = said.split(' ')
  const isLevel = (word: string) => levelOf(word) !== undefined || !/^\p{Lu}/u.test(word)
  const at = words.findIndex((word, i) => i > 0 && isLevel(word))
  const end = at === -1 ? words.length : at
  return { language: words.slice(0, end).join(' '), fluency: words.slice(end).join(' ') }
}

/** ISO 639: those that people put into résumés. */
const codes =
  'en de fr es it pt nl da sv no nb fi pl cs sk hu ro bg hr sr sl uk ru el tr ar he fa hi ur bn pa ta te zh ja ko vi th id ms sw yo ig ha am zu af ca eu gl ga cy is et lv lt br oc co gd lb mt bo ug mn yue'.split(
    ' ',
  )

const BRACKETS = /[(（][^()（）]*[)）]$/

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
      // "Chinese (Mandarin)" is Chinese, and is called as it is written.
      const code = named.get(name.toLowerCase()) ?? named.get(name.replace(BRACKETS, '').trim().toLowerCase())
      const id = code && !taken.has(code) ? code : `named-${idOf(name)}`
      taken.add(id)
      const level = levelOf(fluency)
      const isNamedSo = id === code && namesIn(spoken).of(code) === name
      // The site says it so by itself, and in its other languages in theirs.
      const isSaidSo = level && fluency && (languageLevels[spoken][level] === fluency || isChosenLevel(fluency))
      return [
        [
          id,
          {
            ...(!isNamedSo && { name }),
            ...(level && { level }),
            ...(fluency && !isSaidSo && { levelText: fluency }),
          },
        ] as const,
      ]
    }),
  )
}
