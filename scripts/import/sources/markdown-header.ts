/** Reads what stands below the name of a résumé in Markdown: a title, sentences about oneself, and how one can be reached. */
import { anyOf } from '#content/language/any-language.ts'
import { networkAt, networkName } from '#content/networks.ts'
import type { Language } from '#contract/language.ts'
import { addressIn } from '../json-resume.ts'
import { withPlainYears } from './dates.ts'
import { ADDRESS, isBullet, isShort, plain, withoutBullet } from './markdown-text.ts'
import { isCityOfState, isPlace, locationIn, mayBePlace, partsOf, townOf } from './places.ts'
import type { Entry } from './source.ts'

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g
/** Links to pages and to mail. */
const LINK = /\[[^[\]]{1,300}\]\((?:https?:|mailto:)[^()]{0,600}\)/g
/** Between the pieces of a line, such as "Leeds · +44 113 496 0000". */
const BETWEEN = /[\0·|•;\t]|<br ?\/?>| {2}| [–—-] /
/** Of an address with its scheme or without. */
function networkOf(said: string): string | undefined {
  const address = addressIn(said)
  const id = address && networkAt(address)
  return id && networkName({ id })
}

const labelKinds = ['phone', 'place', 'pronouns', 'birth', 'reach', 'title'] as const
type LabelKind = (typeof labelKinds)[number]

/** What people write before a value. */
const labels: Record<LabelKind, Record<Language, string>> = {
  phone: {
    en: 'telephone|phone|tel|mobile|cell',
    es: 'teléfono|móvil',
    fr: 'téléphone|tél|portable',
    de: 'telefon|mobil|handy',
    zh: '电话号码|联系电话|电话|手机号码|手机号|手机',
    ja: '電話番号|電話|携帯電話|携帯番号|携帯',
  },
  place: {
    en: 'location|address|residence|based in',
    es: 'ubicación|dirección|domicilio',
    fr: 'lieu|domicile|adresse',
    de: 'wohnort|ort|adresse|anschrift|standort|wohnhaft in',
    zh: '地址|所在地|居住地|现居|现居地|住址|所在城市',
    ja: '所在地|住所|現住所|居住地',
  },
  pronouns: { en: 'pronouns', es: 'pronombres', fr: 'pronoms', de: 'pronomen', zh: '代词', ja: '代名詞' },
  birth: {
    en: 'born|date of birth|birth date|dob',
    es: 'nacido|nacida|fecha de nacimiento',
    fr: 'né|née|date de naissance',
    de: 'geboren|geburtsdatum|geb',
    zh: '出生日期|出生',
    ja: '生年月日|出生',
  },
  reach: {
    en: 'e-mail|email|mail|website|web|homepage|blog|portfolio|linkedin|github|gitlab|orcid',
    es: 'correo',
    fr: 'courriel',
    de: 'e-mail|homepage',
    zh: '网站|网址|邮箱|电子邮箱|电子邮件',
    ja: 'メールアドレス|メール|ウェブサイト|ホームページ|サイト|url',
  },
  title: {
    en: 'profession|occupation|job title',
    es: 'profesión',
    fr: 'profession|métier',
    de: 'beruf|berufsbezeichnung',
    zh: '职业|职位|求职意向',
    ja: '職業|職種|肩書',
  },
}
const signs: Record<LabelKind, string> = {
  phone: '📞|☎|📱',
  place: '📍|🏠',
  pronouns: '',
  birth: '',
  reach: '✉|🌐|🔗',
  title: '',
}
const labelled = labelKinds.flatMap((kind) =>
  [...new Set([...Object.values(labels[kind]), signs[kind]].flatMap((said) => said.split('|')))]
    .filter(Boolean)
    .map((label) => ({ kind, label })),
)

interface Piece {
  text: string
  /** Which line it is of. */
  line: number
}

interface Found {
  emails: string[]
  addresses: string[]
  phones: string[]
  places: string[]
  pronouns: string[]
  /** What a label says that somebody is. */
  titles: string[]
  /** Whole lines. */
  texts: Piece[]
  /** What stands beside an address or the like and is none. */
  others: Piece[]
  leftOut: string[]
}

/** @param lines between the name and the first heading. @param contact those below a heading about how to reach somebody. */
export function readHeader(lines: string[], contact: string[] = []): { basics: Entry; leftOut: string[] } {
  const found: Found = {
    emails: [],
    addresses: [],
    phones: [],
    places: [],
    pronouns: [],
    titles: [],
    texts: [],
    others: [],
    leftOut: [],
  }
  for (const [line, text] of lines.entries()) readLine(isBullet(text) ? withoutBullet(text) : text, line, found)
  const aside = readContact(contact, found)

  const label = found.titles[0] === undefined ? titleIn(found) : undefined
  const texts = found.texts.filter((one) => one !== label)
  const others = found.others.filter((one) => one !== label)
  const place =
    found.places[0] ??
    texts.find(({ text }) => isCityOfState(text))?.text ??
    [...others, ...aside].find(({ text }) => mayBePlace(text))?.text
  const [email, ...emails] = new Set(found.emails)
  const [phone, ...phones] = new Set(found.phones)
  const addresses = [...new Set(found.addresses)]
  const url = addresses.find((address) => !networkOf(address))
  const notUnderstood = [...others, ...aside].filter(({ text }) => text !== place)
  return {
    basics: {
      label: found.titles[0] ?? label?.text,
      summary: texts
        .filter(({ text }) => text !== place)
        .map(({ text }) => text)
        .join(' '),
      email,
      phone,
      pronouns: found.pronouns[0],
      url,
      location: place && locationIn(place),
      profiles: addresses
        .filter((one) => one !== url)
        .map((address) => ({ network: networkOf(address), url: address })),
    },
    leftOut: [
      ...found.leftOut,
      ...notUnderstood.map(({ text }) => belowName(text, 'not understood')),
      ...[...emails, ...phones, ...found.places.slice(1)].map((text) => belowName(text, 'there is room for one only')),
    ],
  }
}

/** Reads what stands under a heading such as "Contact". @returns what is understood as nothing: there it is no title and no sentence. */
function readContact(lines: string[], found: Found): Piece[] {
  const [texts, others] = [found.texts.length, found.others.length]
  for (const text of lines) readLine(isBullet(text) ? withoutBullet(text) : text, 0, found)
  return [...found.texts.splice(texts), ...found.others.splice(others)]
}

const belowName = (text: string, why: string) => `"${text}" below your name: ${why}`

function readLine(line: string, at: number, found: Found): void {
  const emails = line.match(EMAIL) ?? []
  const addresses = (line.match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:]$/, ''))
  found.emails.push(...emails)
  found.addresses.push(...addresses)
  const text = plain(line)
  if (text.length <= 80 && isBirth(text)) {
    found.leftOut.push(belowName(text, 'not for the public'))
    return
  }
  if (isOwnDate(text) || isUnknownLabel(text)) {
    found.leftOut.push(belowName(text, 'not understood'))
    return
  }
  // A sentence stays whole: a word of it may lead to a page.
  if (!isShort(text) && text.search(EMAIL) === -1 && text.search(ADDRESS) === -1) {
    found.texts.push({ text, line: at })
    return
  }
  const pieces = [LINK, ADDRESS, EMAIL]
    .reduce((rest, pattern) => rest.replace(pattern, '\0'), line)
    .split(BETWEEN)
    .flatMap(atSlashes)
    .map(trimmed)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  const others = pieces.filter((piece) => !take(piece, found))
  const isText = others.length === pieces.length && emails.length + addresses.length === 0
  if (!isText) found.others.push(...others.map((other) => ({ text: other, line: at })))
  else if (/\p{L}/u.test(text)) found.texts.push({ text, line: at })
  else if (/\d/.test(text)) found.leftOut.push(belowName(text, 'not understood'))
}

/** When the paper was written: "2026年10月1日現在", "Stand: 10/2026". */
const isOwnDate = (text: string): boolean =>
  /^\d{4}[年./-][\d\s年月日./-]{1,12}\s?(?:現在|時点|作成|更新)$/.test(withPlainYears(text))

/** "Marital status: single": what nothing is known of is nobody's title and no sentence about them. */
function isUnknownLabel(text: string): boolean {
  const isLabelled = /^[^:：.!?。]{1,30}[:：]\s?[^/\s]/.test(text) && !/[@|·•]|:\/\//.test(text)
  return isLabelled && isShort(text) && readLabel(text).kind === undefined
}

/** "Leeds / Tel. 020 2012 3456", but neither "Nurse / Midwife" nor "she / her". */
function atSlashes(piece: string): string[] {
  const parts = piece.split(/ \/ |／/)
  const isContact = (part: string) => {
    const { kind, value } = readLabel(trimmed(part))
    return (kind !== undefined && kind !== 'pronouns') || isPhone(value, false)
  }
  return parts.some(isContact) ? parts : [piece]
}

/** Without marks around it. */
const trimmed = (piece: string): string =>
  plain(piece)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\ufe0f/g, '')
    .replace(/^[\s,:/<>[\]]{1,9}|[\s,:/<>[\]\\]{1,9}$/g, '')
    .replace(/^\(([^()]{0,80})\)$/, '$1')

/** @returns whether the piece says something that has a place of its own. */
function take(piece: string, found: Found): boolean {
  const { kind, value } = readLabel(piece)
  if (isBirth(piece)) found.leftOut.push(belowName(piece, 'not for the public'))
  else if (kind === 'title') found.titles.push(value)
  else if (kind === 'pronouns' || /^(?:she|he|they) ?\/ ?\w+$/i.test(value)) found.pronouns.push(value)
  else if (isPageAddress(value, kind)) found.addresses.push(addressIn(value) ?? value)
  else return (kind === 'reach' && value === '') || takePhone(value, kind, found) || takePlace(value, kind, found)
  return true
}

/** "Tel.: +44 113 496 0000" → phone, "+44 113 496 0000" */
function readLabel(piece: string): { kind: LabelKind | undefined; value: string } {
  const said = piece.toLowerCase()
  for (const { kind, label } of labelled) {
    if (!said.startsWith(label)) continue
    const rest = piece.slice(label.length)
    const value = rest.replace(/^\.?[\s:：]{0,9}/, '')
    // "Location: Leeds", "Phone +44 …", "Born 1984" but neither "Mobile developer" nor "Portfolio manager".
    const isWhole = value === '' || /^\.?\s?[:：]/.test(rest) || !/^[\p{L}-]/u.test(rest)
    if (!isWhole) continue
    const needsNone =
      /[\d+(]/.test(value[0] ?? '+') || kind === 'birth' || label === 'based in' || !/\p{L}/u.test(label)
    if (/[:：]/.test(rest) || needsNone) return { kind, value }
  }
  return { kind: undefined, value: piece }
}

/** Without "https://", as networks and pages are written: "www.berg.example", "linkedin.com/in/ada". */
const isPageAddress = (text: string, kind: LabelKind | undefined): boolean =>
  !text.includes(' ') &&
  (kind === 'reach' || /^www\./i.test(text) || networkOf(text) !== undefined) &&
  addressIn(text) !== undefined

/** What stands behind the date of a birth. */
const born: Record<Language, string> = { en: '', es: '', fr: '', de: ' geboren', zh: '出生|生', ja: '生まれ|生' }
/** "1984年10月1日生まれ（満42歳）" */
const BORN_LAST = new RegExp(`^[\\d\\s年月日./-]{4,20}(?:${anyOf(born)})\\s?(?:[(（][^()（）]{1,20}[)）])?[。.]?$`)

/** How old somebody is: "42歳", "42 Jahre alt". */
const age: Record<Language, string> = {
  en: ' years? old',
  es: ' años',
  fr: ' ans',
  de: ' Jahre(?: alt)?',
  zh: '岁',
  ja: '歳',
}
const AGE = new RegExp(`^[(（]?満?\\d{2}(?:${anyOf(age)})[)）]?(?:[,，、]|$)`)

/** "Born 1 October 1984", "生年月日：昭和55年6月3日", "1984年10月1日生まれ", "42歳" */
function isBirth(text: string): boolean {
  const said = withPlainYears(text)
  const { kind, value } = readLabel(said)
  return (kind === 'birth' && /\d{4}/.test(value)) || BORN_LAST.test(said) || AGE.test(said)
}

function takePhone(text: string, kind: LabelKind | undefined, found: Found): boolean {
  const parts = partsOf(text)
  const phone = parts.find((part) => isPhone(part, kind === 'phone'))
  if (phone === undefined) return false
  found.phones.push(phone)
  const rest = parts.filter((part) => part !== phone).join(', ')
  if (rest && !take(rest, found)) found.leftOut.push(belowName(rest, 'not understood'))
  return true
}

function isPhone(text: string, isLabelled: boolean): boolean {
  if (!/^[+\d\s()./–-]{5,30}$/.test(text)) return false
  const numbers = text.match(/\d+/g) ?? []
  const digits = numbers.join('').length
  if (isLabelled) return digits >= 5 && digits <= 15
  // "2019 – 2021", "01.10.1984"
  const isDate =
    numbers.some((one) => /^(?:19|20)\d\d$/.test(one)) && numbers.every((one) => one.length === 4 || one.length <= 2)
  return digits >= 7 && digits <= 15 && (text.startsWith('+') || !isDate)
}

/** Of an address only the place: a street is not for the public. */
function takePlace(text: string, kind: LabelKind | undefined, found: Found): boolean {
  const town = (kind === 'place' && /\d/.test(text)) || text.startsWith('〒') ? townOf(text) : undefined
  if (town) {
    found.places.push(town)
    found.leftOut.push(belowName(text, 'not for the public, but for its town'))
    return true
  }
  const parts = partsOf(text)
  const streets = parts.filter((part) => /\d/.test(part) && !isPlace(part))
  const place = parts.filter((part) => !streets.includes(part)).join(', ')
  if (kind !== 'place' && !isPlace(place)) return false
  if (place) found.places.push(place)
  for (const street of streets) found.leftOut.push(belowName(street, 'not for the public'))
  return true
}

/**
 * The first line, where it is no sentence. A title may also stand beside addresses, as a place may: "Nurse educator · Leeds". What
 * is written as a place is a title only where another piece can be the place.
 */
function titleIn({ texts, others, places }: Found): Piece | undefined {
  const [first] = texts
  const line = first && isShort(first.text) ? first : undefined
  const titles = others.filter(({ text }) => /\p{L}/u.test(text) && !/\d{4}/.test(text))
  const isPlaceKnown = places.length > 0 || titles.filter(({ text }) => mayBePlace(text)).length > 1
  const piece = titles.find(({ text }) => !mayBePlace(text) || (isPlaceKnown && !line))
  if (line && piece) return piece.line < line.line ? piece : line
  return line ?? piece ?? first
}
