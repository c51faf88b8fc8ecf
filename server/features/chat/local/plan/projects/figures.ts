/** Numbers of a text with what each of them counts. */
import { isSaid, saidIn } from '#content/language/any-language.ts'
import { multiples, percentWords } from '#content/language/numbers/figure-words.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import { cutWords } from '#server/knowledge/tokens.ts'

export interface Figure {
  /** As it was written, with what it counts. */
  written: string
  /** Digits, thousands joined, a point before fractions. */
  number: string
  /** What it counts: terms of the words behind it, or a percentage. */
  counts: ReadonlySet<string>
}

const NUMBER = /(?<![\p{L}\d.,])\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\d)|(?<![\p{L}\d.,])\d+(?:[.,]\d+)?(?!\d)/gu
const PERCENT_SIGN = /^\s?[%％]/
/** Letters behind a number that may tell what it counts. */
const BEHIND = 40
/** So many words behind a number are what it counts; in Chinese and Japanese so many characters. */
const COUNTED = { words: 3, characters: 6 }
/** "20+" asks for as many or more. */
const AT_LEAST = /^\s?\+/

const plainNumber = (written: string) =>
  /^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+$/.test(written) ? written.replace(/\D/g, '') : written.replace(',', '.')

/** The figures of a text; years and what stands alone are none. */
export function figuresIn(language: Language, text: string): Figure[] {
  const plain = normalize(text, 'NFKC')
  return [...plain.matchAll(NUMBER)].flatMap((match): Figure[] => {
    const behind = plain.slice(match.index + match[0].length, match.index + match[0].length + BEHIND)
    const number = plainNumber(match[0])
    const before = plain.slice(match.index - 1, match.index)
    if (AT_LEAST.test(behind) || isSaid(multiples, behind) || isSaid(multiples, before)) return []
    const percent = PERCENT_SIGN.exec(behind)?.[0] ?? saidIn(percentWords, behind)
    if (percent) return [{ written: match[0] + percent, number, counts: new Set(['%']) }]
    if (/^(?:19|20)\d\d$/.test(match[0])) return []
    const [clause = ''] = behind.split(/[.,;:!?()。、，；：！？（）]/)
    const { isDense } = languageTraits[language]
    const counted = isDense ? clause.trim().slice(0, COUNTED.characters) : firstWords(clause, COUNTED.words)
    const terms = isDense
      ? (counted.match(/(?=(\p{sc=Han}{2}|\p{sc=Katakana}{2}))/gu) ?? []).map((_, i) => counted.slice(i, i + 2))
      : cutWords(language, counted).map((word) => word.terms[0])
    return terms.length === 0 ? [] : [{ written: match[0] + nounOf(clause, isDense), number, counts: new Set(terms) }]
  })
}

/** The word that stands behind a number. */
const nounOf = (clause: string, isDense: boolean) =>
  isDense ? (/^\s*[\p{sc=Han}\p{sc=Katakana}]{1,4}/u.exec(clause)?.[0] ?? '') : ` ${firstWords(clause, 1)}`

const firstWords = (text: string, count: number) => text.trim().split(/\s+/).slice(0, count).join(' ')

/** Whether two figures count the same thing. */
export const countsSame = (a: Figure, b: Figure) => [...a.counts].some((term) => b.counts.has(term))

/** A number of so many digits stands in few facts. */
const RARE = /^(?!(?:19|20)\d\d$)\d{3,}$/

/** Numbers that tell one fact from others, whatever they count: "only 214". */
export function rareNumbersIn(text: string): string[] {
  return [...normalize(text, 'NFKC').matchAll(NUMBER)]
    .map(([written]) => plainNumber(written))
    .filter((number) => RARE.test(number))
}
