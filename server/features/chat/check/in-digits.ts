/** Parts and sums that are said in words, which are written in digits before numbers are read: "a month and a half". */
import { claimWords } from '#content/language/load/load-claims.ts'
import { recordOf } from '#contract/keys.ts'
import { knownLanguages, type Language } from '#contract/language.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { createPhraseIndex, phrasesOf } from '#server/knowledge/understand/phrase-index.ts'

type Rewriting = readonly [said: RegExp, written: string | ((...found: string[]) => string)]

const SIGNS = '〇一二三四五六七八九十'
const digit = (sign: string) => (sign === '两' ? 2 : SIGNS.includes(sign) ? SIGNS.indexOf(sign) : Number(sign))
const decimal = (value: number, mark: string) => String(Math.round(value * 10_000) / 10_000).replace('.', mark)

/** 三分之二, 3分の2, 八成, 8割 */
const ratio = (_: string, whole = '1', part = '1') => decimal(digit(part) / digit(whole), '.')
const tenths = (_: string, part = '1') => `${digit(part) * 10}%`
/** 九成六, 9割6分 */
const hundredths = (_: string, tens = '1', ones = '0') => `${digit(tens) * 10 + digit(ones)}%`
/** 一年零两个月 */
const months = (_: string, years = '1', rest = '0') => `${digit(years) * 12 + digit(rest)}个月`

/** "Sechswöchig", "achtköpfige": the number, and what it is a number of. */
const GERMAN_COUNT =
  /(?<!\p{L})(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|\d{1,4}-?)(sekünd|minüt|stünd|täg|wöch|monat|jähr|köpf|teil|stuf|stell|seit|fach)(?:ige?[nmrs]?|e?[nmrs]?)(?!\p{L})/giu
const GERMAN_UNITS: Record<string, string> = {
  sekünd: 'Sekunden',
  minüt: 'Minuten',
  stünd: 'Stunden',
  täg: 'Tage',
  wöch: 'Wochen',
  monat: 'Monate',
  jähr: 'Jahre',
}
/** "Verzwanzigfacht", "das Zwanzigfache" */
const GERMAN_TIMES =
  /(?<!\p{L})(?:ver)?(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig|fünfzig|hundert|tausend)fach\p{L}{0,3}(?!\p{L})/giu
const germanCount = (_: string, number = '', counted = '') =>
  `${number} ${GERMAN_UNITS[counted.toLowerCase()] ?? counted}`

const rewritings: Record<Language, readonly Rewriting[]> = {
  en: [
    [/\b(?:an?|one) (second|minute|hour|day|week|month|year) and a half\b/gi, '1.5 $1'],
    [/\bone and a half\b/gi, '1.5'],
    [/\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-one\b/gi, (_, tens = '') => englishOne(tens)],
    [
      /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|fifty|hundred|thousand)-?fold\b/gi,
      '$1 times',
    ],
    [/\b(?:an?|one)[ -](tenth|hundredth|thousandth) of an? /gi, (_, part = '') => `${englishPart(part)} `],
    [/\b(?:an?|one)[ -](third|fifth|sixth|eighth|tenth|hundredth)\b/gi, (_, part = '') => englishPart(part)],
  ],
  es: [
    [/\b(?:una? )?(segundo|minuto|hora|día|semana|mes|año) y medi[oa]\b/gi, '1,5 $1'],
    [/\bmedi[oa] (minuto|hora|día|jornada|semana|mes|año|millón)\b/gi, '0,5 $1'],
    [/\buna (?:décima|décima parte) de /gi, '0,1 '],
    [/\buna centésima de /gi, '0,01 '],
    [
      /\b(treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa) y un[oa]?\b/gi,
      (_, tens = '') => spanishOne(tens),
    ],
    [/\buna (?:tercera|tercia) parte\b/gi, '0,333'],
    [/\buna (cuarta|quinta|décima) parte\b/gi, (_, part = '') => spanishPart(part)],
    [/\b(dos|tres|cuatro) (cuartas|quintas) partes\b/gi, (_, count = '', part = '') => spanishParts(count, part)],
  ],
  fr: [
    [/\b(?:une? )?(seconde|minute|heure|jour|semaine|mois|an|année) et demie?\b/gi, '1,5 $1'],
    [/\bun dixième de /gi, '0,1 '],
    [/\bun centième de /gi, '0,01 '],
    [/\b(vingt|trente|quarante|cinquante|soixante) et une?\b/gi, (_, tens = '') => frenchOne(tens)],
    [/\bsoixante et onze\b/gi, '71'],
    [/\bun (cinquième|dixième|centième)\b/gi, (_, part = '') => frenchPart(part)],
  ],
  de: [
    [/\b(?:anderthalb|eineinhalb)\b/gi, '1,5'],
    [/\b(?:eine[rn]? )?zehntel[ -]?sekunde\b/gi, '0,1 Sekunden'],
    [/\b(?:eine[rn]? )?hundertstel[ -]?sekunde\b/gi, '0,01 Sekunden'],
    [GERMAN_TIMES, '$1 mal'],
    [GERMAN_COUNT, germanCount],
  ],
  zh: [
    [/[一1]\s?个?半(小时|年|天|月)|[一1]\s?个半(月)/g, '1.5 $1$2'],
    [/(?<![上下前后後一两二三四五六七八九十\d年月天])半(天|日|年|小时)/g, '0.5 $1'],
    [/(?<![一两二三四五六七八九十\d])半个(小时|钟头|月)/g, '0.5 个$1'],
    [/(?<!百)([二三四五六七八九十]|\d{1,2})分之([一二三四五六七八九]|\d)/g, ratio],
    [/([一二两三四五六七八九]|(?<![\d.])\d)成([一二三四五六七八九])(?!\p{Script=Han}?倍)/gu, hundredths],
    [/([一二两三四五六七八九]|(?<![\d.])\d)成(?![员为功立果本年长品熟就])/g, tenths],
    [/([一二两三四五六七八九十]|(?<![\d.])\d)年零([一二两三四五六七八九十]|\d{1,2})个月/g, months],
  ],
  ja: [
    [/[一1](か月|カ月|ヶ月|時間|年|週間|日)半/g, '1.5$1'],
    [/(?<![上下前後一二三四五六七八九十\d年月日間])半(日|年)(?!数)/g, '0.5$1'],
    [/([二三四五六七八九十]|\d{1,2})分の([一二三四五六七八九]|\d)/g, ratio],
    [/([一二三四五六七八九]|(?<![\d.])\d)割([一二三四五六七八九])分/g, hundredths],
    [/([一二三四五六七八九]|(?<![\d.])\d)割/g, tenths],
  ],
}

const PARTS: Record<string, number> = {
  third: 1 / 3,
  fifth: 0.2,
  sixth: 1 / 6,
  eighth: 0.125,
  tenth: 0.1,
  hundredth: 0.01,
  thousandth: 0.001,
}
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const englishOne = (tens: string) => `${TENS.indexOf(tens.toLowerCase()) + 2}1`
const englishPart = (part: string) => decimal(PARTS[part.toLowerCase()] ?? 1, '.')
const spanishParts = (count: string, part: string) =>
  decimal(
    (['dos', 'tres', 'cuatro'].indexOf(count.toLowerCase()) + 2) / (part.toLowerCase() === 'cuartas' ? 4 : 5),
    ',',
  )
const SPANISH_TENS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa']
const spanishOne = (tens: string) => `${SPANISH_TENS.indexOf(tens.toLowerCase()) + 3}1`
const spanishPart = (part: string) => ({ cuarta: '0,25', quinta: '0,2' })[part.toLowerCase()] ?? '0,1'
const FRENCH_TENS = ['vingt', 'trente', 'quarante', 'cinquante', 'soixante']
const frenchOne = (tens: string) => `${FRENCH_TENS.indexOf(tens.toLowerCase()) + 2}1`
const frenchPart = (part: string) => ({ cinquième: '0,2', dixième: '0,1' })[part.toLowerCase()] ?? '0,01'

/** A number whose unit stands behind the next one only: "from 4,200 to 600 milliseconds". Chinese and Japanese repeat it. */
const SHARED_UNIT: Record<Language, RegExp | undefined> = {
  en: /(\d) (to|and|or) (\d[\d.,]*)(\s?\p{L}+)/gu,
  es: /(\d) (a|y|o) (\d[\d.,]*)(\s?\p{L}+)/gu,
  fr: /(\d) (à|et|ou) (\d[\d.,]*)(\s?\p{L}+)/gu,
  de: /(\d) (auf|und|oder|bis) (\d[\d.,]*)(\s?\p{L}+)/gu,
  zh: undefined,
  ja: undefined,
}

const unitWords = recordOf(knownLanguages, (language) =>
  createPhraseIndex(
    Object.values(claimWords[language].units).flatMap((list) =>
      phrasesOf(list).map((phrase) => [phrase, true] as const),
    ),
  ),
)

/** A text with what its language says of parts, sums and shared units in words written in digits. */
export function inDigits(language: Language, text: string): string {
  const written = rewritings[language].reduce(
    (left, [said, digits]) => (typeof digits === 'string' ? left.replace(said, digits) : left.replace(said, digits)),
    text,
  )
  const shared = SHARED_UNIT[language]
  if (!shared) return written
  return written.replace(shared, (whole, last: string, joining: string, next: string, unit: string) =>
    unitWords[language].find(foldText(unit).text).length > 0 ? `${last}${unit} ${joining} ${next}${unit}` : whole,
  )
}
