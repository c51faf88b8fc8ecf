/** Reads places as people write them into the location of a JSON Résumé. */
import { knownLanguages } from '#contract/language.ts'
import { type Entry, withoutEmpty } from './source.ts'

/** "〒606-8501 京都府京都市左京区吉田本町1-2", "浙江省杭州市": the largest first, and a street last, which is not for the public. */
const LARGEST_FIRST =
  /^(?:〒?\s?(\d{3}-?\d{4})\s?)?(\p{sc=Han}{2,3}?[都道府県省]|\p{sc=Han}{2,8}?自治[区州])?\s?(\p{sc=Han}{1,6}?[市区町村县]|北京|上海|天津|重庆)/u

/** Of an address in Chinese or Japanese its region and town; undefined for any other. */
export function townOf(address: string): string | undefined {
  const [, , region = '', town] = LARGEST_FIRST.exec(address) ?? []
  return town ? [town, region].filter(Boolean).join('、') : undefined
}

/** "Copenhagen, Capital Region, Denmark", "75001 Paris", "Leeds LS9 7TF, UK", "中国 浙江省 杭州" */
export function locationIn(place: string): Entry | undefined {
  const parts = smallestFirst(place)
  const country = countryOf(parts.at(-1))
  const [city = '', ...rest] = country ? parts.slice(0, -1) : parts
  const [, code, town] = CODE_FIRST.exec(city) ?? []
  const [, lastTown, lastCode] = CODE_LAST.exec(city) ?? []
  const location = withoutEmpty({
    postalCode: code ?? lastCode,
    city: town ?? lastTown ?? city,
    region: rest.join(', '),
    countryCode: country,
  })
  return Object.keys(location).length > 0 ? location : undefined
}

/** Whether a text says by itself that it is a place: by a country, as in "Leeds, UK", or by a postal code, as in "75001 Paris". */
export function isPlace(text: string): boolean {
  const parts = partsOf(text)
  if (countryOf(parts.at(-1))) return parts.length === 1 || mayBePlace(parts.slice(0, -1).join(', '))
  const hasCode = parts.some((part) => CODE_FIRST.test(part) || CODE_LAST.test(part) || STATE_WITH_CODE.test(part))
  return hasCode && mayBePlace(text)
}

/** Whether a text is written as places are, which titles may be, too: a few names, each with a capital letter. */
export function mayBePlace(text: string): boolean {
  const parts = partsOf(text)
  const isAcronym = !/[\p{Ll}\p{Lo}]/u.test(text)
  return !isAcronym && text.length <= 80 && parts.length > 0 && parts.length <= PARTS_MAX && parts.every(isName)
}

/** "Portland, OR" */
export const isCityOfState = (text: string): boolean => /^\p{Lu}[^,]{1,40}, [A-Z]{2}$/u.test(text) && mayBePlace(text)

/** In Chinese and Japanese a country may stand first, and blanks part the places: "中国 浙江省 杭州". */
function smallestFirst(place: string): string[] {
  const words = place.split(/[\s,，、]+/).filter(Boolean)
  return words.length > 1 && /^\p{sc=Han}+$/u.test(words[0] ?? '') && countryOf(words[0])
    ? words.reverse()
    : partsOf(place)
}

const PARTS_MAX = 4
const WORDS_MAX = 5

export const partsOf = (place: string): string[] =>
  place
    .split(/[,，、]/)
    .map((part) => part.trim())
    .filter(Boolean)

const CODE_FIRST = /^((?:[A-Z]{1,2}-)?\d{4,6}) (\p{Lu}.*)$/u
/** As in the United Kingdom. */
const CODE_LAST = /^([^\d,]+) ([A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/
const STATE_WITH_CODE = /^[A-Z]{2} \d{5}$/

/** Words within a name that begin with a small letter: "Frankfurt am Main", "Newcastle upon Tyne". */
const small = new Set(
  'am an auf bei da das de del der des di do du el en im la las le les los of on sur upon und y'.split(' '),
)

function isName(part: string): boolean {
  const [, , town = ''] = CODE_FIRST.exec(part) ?? []
  const [, lastTown = ''] = CODE_LAST.exec(part) ?? []
  const words = (town || lastTown || (STATE_WITH_CODE.test(part) ? part.slice(0, 2) : part)).split(' ')
  const isCapital = (word: string) => /^[\p{Lu}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][\p{L}\p{M}.'’-]*$/u.test(word)
  return words.length <= WORDS_MAX && words.every((word, i) => isCapital(word) || (i > 0 && small.has(word)))
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
/** Old codes, such as UK for GB, have names, too: only the current one counts. */
const currentCodes = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code)
const shortNames: Record<string, string> = { uk: 'GB', 'u.k.': 'GB', usa: 'US', 'u.s.': 'US', 'u.s.a.': 'US' }

/** Codes by the names of countries in the languages that a site can have, and as people shorten them. */
const countryCodes = new Map([
  ...knownLanguages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    return currentCodes.flatMap((code): [string, string][] => {
      const name = names.of(code)
      return name ? [[name.toLowerCase(), code]] : []
    })
  }),
  ...Object.entries(shortNames),
])

const countryOf = (name = ''): string | undefined => countryCodes.get(name.toLowerCase())
