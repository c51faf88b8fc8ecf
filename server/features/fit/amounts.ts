/** Compares amounts that an advert sets, such as "more than 1,000 users", with those in the owner's statements. */
import type { Fact } from '#content/fact.ts'
import { amountWords, currencies } from '#content/language/numbers/amounts.ts'
import type { Language } from '#contract/language.ts'
import { escaped } from '#server/knowledge/escaped.ts'
import { terms } from '#server/knowledge/tokens.ts'
import { phrasesOf } from '#server/knowledge/understand/phrase-index.ts'
import type { World } from '#server/knowledge/world/world.ts'
import type { AdvertLanguage } from './advert/advert-language.ts'
import type { Span } from './advert/clauses.ts'
import { telling } from './advert/statements.ts'
import type { Checked } from './qualified.ts'

interface FoundAmount extends Span, Checked {}

interface Amount extends Span {
  value: number
  isMost: boolean
  isLimit: boolean
  /** What is counted: terms of the words behind it, or the money. */
  of: string[]
}

/** What an amount counts stands in so many characters behind it. */
const UNIT_MAX = 40
const UNIT_WORDS = 3
const QUOTED = 2

export type CompareAmounts = (text: string, counted: (unit: string) => Fact[] | undefined) => FoundAmount[]

/** @returns a function whose `counted` gives the facts of what the content lists one by one, such as publications. */
export function compareAmounts(world: World, { language, words }: AdvertLanguage): CompareAmounts {
  const pattern = amountPattern(language, words.numbers)
  const known = telling(world).flatMap((fact) =>
    amountsIn(fact.text, language, pattern, words.numbers).map((amount) => ({ ...amount, fact })),
  )
  return (text, counted) =>
    amountsIn(text, language, pattern, words.numbers)
      .filter(({ isLimit, of }) => isLimit && of.length > 0)
      .map((asked): FoundAmount => {
        const span = { start: asked.start, end: asked.end }
        const listed = counted(text.slice(asked.start, asked.end))
        if (listed) return { ...span, ...met(listed.length, asked, listed) }
        const same = known.filter(({ of }) => asked.of.slice(0, UNIT_WORDS).every((term) => of.includes(term)))
        const enough = same.filter(({ value }) => (asked.isMost ? value <= asked.value : value >= asked.value))
        const facts = [...new Set((enough.length > 0 ? enough : same).map(({ fact }) => fact))].slice(0, QUOTED)
        return { ...span, value: enough.length > 0 ? 1 : same.length > 0 ? 0.5 : 0, facts }
      })
}

const met = (count: number, { value }: Amount, facts: Fact[]): Checked => ({
  value: count >= value ? 1 : count > 0 ? 0.5 : 0,
  facts,
})

const anyOf = (list: string[]) =>
  list
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')

/** "Java 17 100 %" are two numbers. */
function amountPattern(language: Language, numbers: Record<string, number>): RegExp {
  const { atLeast, atMost, orMore, scales } = amountWords[language]
  const money = anyOf(currencies.flat())
  return new RegExp(
    `(?:(?<least>${anyOf(phrasesOf(atLeast))})|(?<most>${anyOf(phrasesOf(atMost))}))?\\s{0,2}(?<before>${money})?\\s?(?<![\\p{L}\\d.,])(?<number>\\d{1,3}(?:[.,\\u00a0\\u202f]\\d{3}| \\d{3}(?!\\s?[%％]))+(?!\\d)|\\d{1,9}(?:[.,]\\d{1,2})?|(?:${anyOf(Object.keys(numbers))})(?!\\p{L}))\\s?(?<scale>(?:${anyOf(Object.keys(scales))})(?!\\p{L}))?\\s?(?<more>${anyOf(phrasesOf(orMore))})?\\s?(?<after>${money})?`,
    'giu',
  )
}

function amountsIn(text: string, language: Language, pattern: RegExp, numbers: Record<string, number>): Amount[] {
  const orMore = phrasesOf(amountWords[language].orMore)
  return [...text.matchAll(pattern)].flatMap((found): Amount[] => {
    const { least, most, before, number = '', scale, more, after } = found.groups ?? {}
    const end = found.index + found[0].length
    const value = (numbers[number.toLowerCase()] ?? parse(number)) * scaleOf(language, scale)
    const money = currencies.find((names) => [before, after].some((one) => one && names.includes(one.toUpperCase())))
    const behind = /^[^,;.:，。、；()]*/u.exec(text.slice(end, end + UNIT_MAX))?.[0] ?? ''
    const of = money ? [money[0] ?? ''] : terms(language, behind).slice(0, UNIT_WORDS + 1)
    if (Number.isNaN(value)) return []
    const unitEnd = money ? end : end + behind.length
    // "20 lines and more": after what is counted.
    const isMore = orMore.some((phrase) => behind.trimEnd().endsWith(phrase))
    const isLimit = Boolean(least || most || more || isMore)
    return [{ start: found.index, end: unitEnd, value, isMost: Boolean(most), isLimit, of }]
  })
}

/** "1,000", "1.000" and "1 000" are thousands, "1.5" is not. */
const parse = (number: string) =>
  /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+$/.test(number)
    ? Number(number.replace(/\D/g, ''))
    : Number(number.replace(',', '.'))

function scaleOf(language: Language, said: string | undefined): number {
  if (!said) return 1
  const scales = Object.entries(amountWords[language].scales)
  return scales.find(([word]) => word.toLowerCase() === said.toLowerCase())?.[1] ?? 1
}
