/** Reads dates as people write them, into those of a JSON Résumé: "2020", "2020-03", "2020-03-31". */
import { anyOf } from '#content/language/any-language.ts'
import { PRESENT } from '#contract/content/fields.ts'
import { knownLanguages, type Language } from '#contract/language.ts'

/** How people say that something goes on. */
const now: Record<Language, string> = {
  en: '(?:(?:un)?til |to |up to )?(?:present|now|today|date)|current|currently|ongoing|in progress',
  es: '(?:hasta )?(?:(?:la |el )?(?:actualidad|presente|fecha)|hoy|ahora)|actual|actualmente|vigente|en curso',
  fr: "(?:jusqu['’](?:à )?)?(?:aujourd['’]hui|maintenant|présent)|à ce jour|à présent|actuel|actuellement|en cours",
  de: '(?:bis )?(?:heute|jetzt|dato)|laufend|andauernd|aktuell|derzeit|gegenwärtig',
  zh: '至今|现在|目前|当前|今',
  ja: '現在|現職|在職中|継続中|今|現在に至る',
}
const NOW = new RegExp(`^(?:${anyOf(now)})$`, 'i')
export const goesOn = (date: string): boolean => NOW.test(date.trim())
const YEAR = /^(?:19|20)\d\d$/

/** The year before the first of a reign, by which years are counted in Japanese papers. */
const reigns: Record<string, number> = { 昭和: 1925, 平成: 1988, 令和: 2018 }
const YEAR_OF_REIGN = new RegExp(`(${Object.keys(reigns).join('|')})\\s?(\\d{1,2}|元)\\s?年`, 'g')

/** "平成１２年3月" → "2000年3月": digits are as wide as any, and years those of the calendar. */
export const withPlainYears = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(YEAR_OF_REIGN, (_, reign: string, year: string) => {
      return `${(reigns[reign] ?? 0) + (year === '元' ? 1 : Number(year))}年`
    })

const FIRST_DATE =
  /^((?:19|20)\d\d(?:\s?[年./-]\s?\d{1,2}(?!\d))?(?:\s?[月./-]\s?\d{1,2}(?!\d))?[年月日]?)[\s,、:：–—-]{1,5}(\S.*)$/

/** "2008年6月 一級造園技能士" → its date, and what is told of it; undefined where no date stands first. */
export function behindDate(line: string): { date: string; said: string } | undefined {
  const [, date = '', said = ''] = FIRST_DATE.exec(withPlainYears(line).trim()) ?? []
  // "2011 – 2018 Nurse", but "2011年6月 1級造園施工管理技士".
  const isPeriod = /^[–—~～〜-]/.test(said) || (/^\d/.test(said) && !/[年月日]$/.test(date))
  return said && !isPeriod ? { date, said } : undefined
}

/** Names of months, long and short, in every language that a site can have: "march", "mar", "märz", "mars". */
const months = new Map(
  knownLanguages.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, i): [string, number] => [
        format
          .format(new Date(Date.UTC(2024, i)))
          .toLowerCase()
          .replace('.', ''),
        i + 1,
      ])
    }),
  ),
)

const twoDigits = (number: number) => String(number).padStart(2, '0')
const upTo = (token: string | undefined, max: number): number | undefined => {
  const number = /^\d{1,2}$/.test(token ?? '') ? Number(token) : 0
  return number >= 1 && number <= max ? number : undefined
}

/** Whatever is no number of a date written in numbers: "Ward 7, 2018" has no month. */
const BESIDE_NUMBERS = /[^\d\s./年月日號号-]+/u

/** "Jan 5, 2020", "März 2020", "03/2020", "2020-03-05", "2020年3月"; undefined where no year is named. */
export function dateIn(written: string): string | undefined {
  const text = withPlainYears(written)
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []
  const named = words.map((word) => months.get(word)).find((month) => month !== undefined)
  const numbers = text.split(BESIDE_NUMBERS).map((piece) => piece.match(/\d+/g) ?? [])
  const tokens: string[] = named ? words : (numbers.find((all) => all.some((one) => YEAR.test(one))) ?? [])
  const at = tokens.findIndex((token) => YEAR.test(token))
  const year = tokens[at]
  if (year === undefined) return undefined
  const before = tokens.slice(0, at)
  const after = named ? undefined : upTo(tokens[at + 1], 12)
  // "31.05.2020", and "05/31/2020" as in the United States, where it can be nothing else.
  const isMonthFirst = upTo(before.at(-1), 12) === undefined
  const [monthToken, dayBefore] = isMonthFirst ? [before.at(-2), before.at(-1)] : [before.at(-1), before.at(-2)]
  const month = named ?? after ?? upTo(monthToken, 12)
  if (!month) return year
  const dayToken = named ? before.findLast((token) => upTo(token, 31)) : after ? tokens[at + 2] : dayBefore
  const day = upTo(dayToken, 31)
  return [year, twoDigits(month), ...(day ? [twoDigits(day)] : [])].join('-')
}

interface Period {
  startDate?: string | undefined
  endDate?: string | undefined
}

/** "2017-18", "2017/18": what can be no month is the end of a year. */
const SHORT_END = /((?:19|20)(\d\d))[-–/](\d\d)(?![\d./-])/g
const withWholeEnd = (said: string, year: string, short: string, end: string): string =>
  Number(end) > 12 && Number(end) > Number(short) ? `${year} - ${year.slice(0, 2)}${end}` : said

/** Between two dates, where no sign such as 〜 or 至 stands there. */
const until: Record<Language, string> = { en: ' to ', es: ' hasta ', fr: ' à ', de: ' bis ', zh: '', ja: '' }
const BETWEEN = new RegExp(` - |${anyOf(until)}`, 'i')

/** Before or behind a date since when something goes on. */
const since: Record<Language, string> = {
  en: '\\bsince ',
  es: '(?<!\\p{L})desde ',
  fr: '(?<!\\p{L})depuis ',
  de: '(?<!\\p{L})(?:seit|ab) ',
  zh: '以来|起$',
  ja: '以来|より$|から$',
}
const SINCE = new RegExp(anyOf(since), 'iu')

interface WrittenPeriod extends Period {
  /** What was read of its only date, where nothing says whether it ended then: "summer 2010". */
  unsure?: string
}

/**
 * "Jan 2020 – Present", "2019-2021", "03/2019 bis 05/2021", also behind names: "Nurse — Ward 7 (09/2011 – 02/2018)". One date alone
 * is when it began and ended: nothing says that it goes on.
 */
export function periodIn(text: string): WrittenPeriod | undefined {
  const pieces = withPlainYears(text)
    .replaceAll('至今', '~现在')
    .replace(SHORT_END, withWholeEnd)
    .replace(/[–—−~～〜至]/g, ' - ')
    .replace(/((?:19|20)\d\d)-((?:19|20)\d\d)/g, '$1 - $2')
    .split(BETWEEN)
  const dated = (piece: string) => dateIn(piece) !== undefined
  const isEnd = (piece = '') => dated(piece) || goesOn(bare(piece))
  const pair = pieces.findIndex((piece, i) => dated(piece) && isEnd(pieces[i + 1]))
  const at = pair === -1 ? pieces.findLastIndex(dated) : pair
  const from = pieces[at]
  if (from === undefined) return undefined
  // A name may have a number of its own: "Expo 2000 (2011".
  const bracket = from.slice(Math.max(...['(', '（'].map((sign) => from.lastIndexOf(sign))) + 1)
  const said = dated(bracket) ? bracket : from
  const startDate = dateIn(said)
  const to = pieces[at + 1]
  if (to !== undefined && dated(to)) return { startDate, endDate: dateIn(to) }
  const isOpen = to !== undefined && (bare(to) === '' || goesOn(bare(to)))
  if (isOpen || SINCE.test(bare(said))) return { startDate, endDate: PRESENT }
  return { startDate, endDate: startDate, unsure: bare(said) }
}

/** Without the brackets and the spaces around it. */
const bare = (piece: string): string => piece.replace(/[()（）[\]]/g, ' ').trim()

/** Whether something ended before it began, as exact as the vaguer of both: it may start on 2024-03-05 and end in 2024. */
export function endsBeforeStart({ startDate, endDate }: Period): boolean {
  if (!startDate || !endDate) return false
  const length = Math.min(startDate.length, endDate.length)
  return endDate.slice(0, length) < startDate.slice(0, length)
}

const numbersIn = (said: string) => (withPlainYears(said).match(/\d+/g) ?? []).map(Number)
/** Whether a date keeps the numbers of a text: that of "32.05.2014" lacks one. */
export const saysNumbersOf = (text: string, date: string): boolean =>
  numbersIn(text).every((number) => numbersIn(date).includes(number))

/** Whether a date keeps all that a text says, such as "01.10.1984" or "März 1994", but not "autumn 1987". */
export function saysAllOf(text: string, date: string): boolean {
  const isMonthNamed = date.length > 'YYYY'.length
  return saysNumbersOf(text, date) && (isMonthNamed || !/\p{L}/u.test(text))
}
