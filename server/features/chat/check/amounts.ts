/** The amounts of a text: each number with its unit, and whether something was changed from it or to it. */

import { type TimeUnit, timeUnits } from '#content/language/claim-words.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import { languageTraits } from '#content/language/traits.ts'
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

/** Signs and words of a text that name a unit right behind a number. */
const behindNumber: Record<'zh' | 'ja', readonly (readonly [RegExp, TimeUnit | '%'])[]> = {
  zh: [
    [/^\s?(?:毫秒|ms)/i, 'ms'],
    [/^\s?(?:秒|s(?![a-z]))/i, 's'],
    [/^\s?(?:分钟|分(?!之))/, 'min'],
    [/^\s?个?(?:小时|钟头)/, 'h'],
    [/^\s?(?:天|日)/, 'day'],
    [/^\s?个?(?:周|星期|礼拜)/, 'week'],
    [/^\s?个?月/, 'month'],
    [/^\s?个?季度/, 'quarter'],
    [/^\s?(?:年|周年)/, 'year'],
    [/^\s?[%％]/, '%'],
  ],
  ja: [
    [/^\s?(?:ミリ秒|ms)/i, 'ms'],
    [/^\s?(?:秒|s(?![a-z]))/i, 's'],
    [/^\s?分(?!の)/, 'min'],
    [/^\s?時間/, 'h'],
    [/^\s?日/, 'day'],
    [/^\s?週/, 'week'],
    [/^\s?[かカヶヵケ箇]?月/, 'month'],
    [/^\s?四半期/, 'quarter'],
    [/^\s?年/, 'year'],
    [/^\s?(?:[%％]|パーセント)/, '%'],
  ],
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

const PERCENTILE_BEFORE = /(?:per[cz]entile?|centile)\s$/iu
/** "95th percentile", "95e centile", "95. Perzentil" */
const PERCENTILE_BEHIND = /^(?:th|e|er|º|\.)?[\s-]?(?:per[cz]entil|centile)/iu

function unitOf(language: Language, value: number, before: string, behind: string, written: string): Amount['unit'] {
  if (/^\s*[%％]/.test(behind)) return '%'
  const isYear =
    Number.isInteger(value) && value >= 1950 && value <= 2060 && /^\d{4}$|^[〇零一二三四五六七八九]{4}$/.test(written)
  if (languageTraits[language].isDense) {
    if (isYear) return 'calendar'
    if (/(?<![A-Za-z])[pP]$/.test(before) || /^\s?(?:パーセン|百分位|分位)/.test(behind)) return '%'
    if (/百分之\s?$/.test(before)) return '%'
    return behindNumber[language === 'ja' ? 'ja' : 'zh'].find(([sign]) => sign.test(behind))?.[1]
  }
  if (isYear) return 'calendar'
  if (
    /(?<!\p{L})[pP]$/u.test(before) ||
    (PERCENTILE_BEFORE.test(before) && !/\d/.test(before)) ||
    PERCENTILE_BEHIND.test(behind)
  )
    return '%'
  const folded = foldText(behind).text
  // What follows another number, or another sentence, belongs to that.
  const [near = ''] = behind.split(/[.;:!?()\d]/, 1)
  const limit = Math.min(16, foldText(near).text.length)
  if (
    /^\s?(?:%|percent|per cent|pour cent|prozent|por ciento)/i.test(folded) ||
    /^\s?(?:percent|per cent|pour cent|prozent|por ciento)/i.test(behind)
  )
    return '%'
  return wordsForUnits[language].find(folded).find(({ at }) => at <= Math.min(limit, 12) && isNext(folded, at))?.value
}

/** At most one other word stands between a number and its unit: "two full days". */
const isNext = (folded: string, at: number) => folded.slice(0, at).trim().split(' ').filter(Boolean).length <= 1
