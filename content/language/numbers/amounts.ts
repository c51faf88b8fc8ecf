// How amounts are compared in each language: "more than 1,000 users", "below 100 ms", "EUR 2 million".
import type { Language } from '#contract/language.ts'

interface AmountWords {
  /** Before a number, parted by |. */
  atLeast: string
  atMost: string
  /** Behind a number. */
  orMore: string
  /** What a number is multiplied with. */
  scales: Record<string, number>
}

const [THOUSAND, MILLION, BILLION] = [1e3, 1e6, 1e9]

export const amountWords: Record<Language, AmountWords> = {
  en: {
    atLeast: 'at least|more than|over|above|minimum|minimum of|no less than|upwards of',
    atMost: 'below|under|less than|at most|within|no more than',
    orMore: '+|or more|plus|and more',
    scales: { thousand: THOUSAND, k: THOUSAND, million: MILLION, m: MILLION, billion: BILLION, bn: BILLION },
  },
  de: {
    atLeast: 'mindestens|mehr als|über|ab|wenigstens',
    atMost: 'unter|weniger als|höchstens|maximal',
    orMore: '+|oder mehr|und mehr',
    scales: {
      Tausend: THOUSAND,
      k: THOUSAND,
      Million: MILLION,
      Millionen: MILLION,
      'Mio.': MILLION,
      Mio: MILLION,
      Milliarden: BILLION,
    },
  },
  fr: {
    atLeast: 'au moins|plus de|au minimum|supérieur à|supérieure à',
    atMost: 'moins de|au plus|inférieur à|inférieure à|sous',
    orMore: '+|ou plus|et plus|et +',
    scales: {
      mille: THOUSAND,
      k: THOUSAND,
      million: MILLION,
      millions: MILLION,
      milliard: BILLION,
      milliards: BILLION,
    },
  },
  es: {
    atLeast: 'al menos|más de|como mínimo|mínimo|superior a',
    atMost: 'menos de|como máximo|inferior a|por debajo de',
    orMore: '+|o más|y más',
    scales: { mil: THOUSAND, k: THOUSAND, millón: MILLION, millones: MILLION },
  },
  zh: {
    atLeast: '至少|超过|不少于|多于|大于',
    atMost: '低于|少于|不超过|小于',
    orMore: '+|以上|及以上|多',
    scales: { 千: THOUSAND, 万: 1e4, 百万: MILLION, 亿: 1e8 },
  },
  ja: {
    atLeast: '少なくとも|最低',
    atMost: '最大',
    orMore: '+|以上|超',
    scales: { 千: THOUSAND, 万: 1e4, 百万: MILLION, 億: 1e8 },
  },
}

/** Signs and codes of the same money. */
export const currencies = [
  ['EUR', '€'],
  ['GBP', '£'],
  ['USD', 'US$', '$'],
  ['CAD', 'C$'],
  ['CHF'],
  ['JPY', '¥', '円'],
  ['CNY', 'RMB', '元'],
  ['DKK'],
  ['SEK'],
]
