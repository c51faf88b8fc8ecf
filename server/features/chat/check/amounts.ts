/** The amounts of a text: each number with its unit, and whether something was changed from it or to it. */

import { isSaid } from '#content/language/any-language.ts'
import { type TimeUnit, timeUnits } from '#content/language/claim-words.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import {
  percentBefore,
  percentileBefore,
  percentileBehind,
  percentWords,
  unitSigns,
} from '#content/language/numbers/figure-words.ts'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex, longestOnly, type Match, phrasesOf } from '#server/knowledge/understand/phrase-index.ts'
import { numbersIn } from './number-words.ts'
import { remember } from './remember.ts'

export interface Amount {
  value: number
  unit: TimeUnit | '%' | 'calendar' | undefined
  at: number
  end: number
  /** What stands around it, for what it is a number of. */
  before: string
  behind: string
}

export const SECONDS: Record<TimeUnit, number> = {
  ms: 0.001,
  s: 1,
  min: 60,
  h: 3600,
  day: 86_400,
  week: 604_800,
  month: 2_629_800,
  quarter: 7_889_400,
  year: 31_557_600,
  decade: 315_576_000,
}

const AROUND = 28
/** So many texts are known as they were read last. */
const TEXTS = 100
const unitIndexes = recordOf(knownLanguages, (language) => {
  const { units, notUnits } = claimWords[language]
  const named = timeUnits.flatMap((unit) =>
    phrasesOf(units[unit])
      // A lone letter is a unit behind a number only: "Ann's".
      .filter((phrase) => phrase.length > 1 || !/[a-z]/.test(phrase))
      .map((phrase): [string, TimeUnit | 'none'] => [phrase, unit]),
  )
  const others = phrasesOf(notUnits).map((phrase): [string, TimeUnit | 'none'] => [phrase, 'none'])
  return createPhraseIndex([...named, ...others])
})
const wordsForUnits = recordOf(knownLanguages, (language) => {
  const { units, ordinals } = claimWords[language]
  const said = timeUnits.flatMap((unit) => {
    const phrases = phrasesOf(units[unit]).filter((phrase) => !phrase.includes(' '))
    return phrases.map((phrase) => [phrase, unit] as const)
  })
  return createPhraseIndex([...said, ...phrasesOf(ordinals).map((phrase) => [phrase, 's'] as const)])
})

/** The units of time that a text names, with or without a number. */
export function unitsIn(language: Language, text: string): Set<TimeUnit> {
  const units = new Set(unitsAt(language, text).map(({ value }) => value))
  for (const { unit } of amountsIn(language, text)) if (unit && unit !== '%' && unit !== 'calendar') units.add(unit)
  return units
}

const unitReaders = recordOf(knownLanguages, (language) =>
  remember(TEXTS, (text): readonly Match<TimeUnit>[] => {
    const { text: folded, origins } = foldText(text)
    return longestOnly(unitIndexes[language].find(folded)).flatMap(({ value, at, end }) =>
      value === 'none' ? [] : [{ value, at: origins[at] ?? at, end: origins[end] ?? text.length }],
    )
  }),
)

/** Where a text names a unit of time. */
export const unitsAt = (language: Language, text: string): Match<TimeUnit>[] => [...unitReaders[language](text)]

const readers = recordOf(knownLanguages, (language) =>
  remember(TEXTS, (text): readonly Amount[] =>
    numbersIn(language, text).map(({ value, at, end }) => {
      const before = text.slice(Math.max(0, at - AROUND), at)
      const behind = text.slice(end, end + AROUND)
      return { value, unit: unitOf(language, value, before, behind, text.slice(at, end)), at, end, before, behind }
    }),
  ),
)

export const amountsIn = (language: Language, text: string): Amount[] => [...readers[language](text)]

function unitOf(language: Language, value: number, before: string, behind: string, written: string): Amount['unit'] {
  if (/^\s*[%％]/.test(behind)) return '%'
  const isPercentile = /(?<!\p{Script=Latin})[pP]$/u.test(before) || isSaid(percentileBehind, behind)
  const isYear =
    Number.isInteger(value) && value >= 1950 && value <= 2060 && /^\d{4}$|^[〇零一二三四五六七八九]{4}$/.test(written)
  if (isYear) return 'calendar'
  if (isPercentile || isSaid(percentBefore, before)) return '%'
  const signs = unitSigns[language]
  if (signs) return signs.find(([sign]) => sign.test(behind))?.[1]
  if (isSaid(percentileBefore, before) && !/\d/.test(before)) return '%'
  const folded = foldText(behind).text
  // What follows another number, or another sentence, belongs to that.
  const [near = ''] = behind.split(/[.;:!?()\d]/, 1)
  const limit = Math.min(16, foldText(near).text.length)
  if (isSaid(percentWords, folded) || isSaid(percentWords, behind)) return '%'
  return wordsForUnits[language]
    .find(folded)
    .find(({ at, end }) => at <= Math.min(limit, 12) && isNext(folded, at) && !isElided(folded, at, end))?.value
}

/** "Neuf équipes s’appuient": a lone letter is a unit right behind its number only. */
const isElided = (folded: string, at: number, end: number) =>
  folded.slice(at, end).trim().length === 1 && folded.slice(0, at).trim() !== ''

/** At most one other word stands between a number and its unit: "two full days". */
const isNext = (folded: string, at: number) => folded.slice(0, at).trim().split(' ').filter(Boolean).length <= 1
