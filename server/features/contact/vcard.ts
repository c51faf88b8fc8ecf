/** The owner's contact details as a vCard 3.0 (RFC 2426), which every address book reads. */
import { networkName } from '#content/networks.ts'
import type { Content } from '#contract/content/content.ts'
import { isFamilyFirst } from '#contract/content/person-name.ts'
import type { Language } from '#contract/language.ts'

export function vcard({ profile, experience, language }: Content, siteUrl: string): string {
  const { name, title, email, phone, website, address, photo } = profile
  const employer = experience.find(({ end }) => end === null)?.company
  const country = profile.country && new Intl.DisplayNames(language, { type: 'region' }).of(profile.country)
  const place = [address?.street, address?.city, address?.region, address?.postalCode, country]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${nameParts(name, language)}`,
    `FN:${escapeText(name)}`,
    `TITLE:${escapeText(title)}`,
    ...(employer ? [`ORG:${escapeText(employer)}`] : []),
    `EMAIL;TYPE=INTERNET:${email}`,
    ...(phone ? [`TEL:${escapeText(phone)}`] : []),
    ...(place.some(Boolean) ? [`ADR:;;${place.map((part = '') => escapeText(part)).join(';')}`] : []),
    `URL:${siteUrl}`,
    ...(website && website !== siteUrl ? [`URL:${website}`] : []),
    ...profile.profiles.map((one) => account(networkName(one), one.url)),
    ...profile.unlinkedProfiles.map((one) => account(networkName(one), escapeText(one.username ?? ''))),
    ...(photo ? [`PHOTO;VALUE=uri:${new URL(photo.src, siteUrl).href}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const account = (network: string, place: string): string =>
  `X-SOCIALPROFILE;TYPE=${network.replaceAll(/[^\w-]/g, '')}:${place}`

/** Small words that belong to the family name behind them: "van der Berg", "de la Cruz". */
const PARTICLES = new Set('al da das de del della der di do dos du el la le san ten ter van von zu y e i'.split(' '))
/** Both the father's and the mother's name are the family's. */
const TWO_SURNAMES: Language[] = ['es']

/** Family name, then given names. Which is which is not said of a name in one word or in Chinese characters without a space. */
function nameParts(name: string, language: Language): string {
  const words = name.split(' ')
  const [firstName = '', lastName = ''] = words
  if (words.length < 2) return `${escapeText(name)};;;;`
  if (isFamilyFirst({ firstName, lastName }))
    return `${escapeText(words[0] ?? '')};${escapeText(words.slice(1).join(' '))};;;`
  const surnames = TWO_SURNAMES.includes(language) && words.filter((word) => !PARTICLES.has(word)).length > 2 ? 2 : 1
  let start = words.length
  for (let found = 0; start > 1 && found < surnames; ) {
    start -= 1
    if (!PARTICLES.has(words[start] ?? '')) found += 1
  }
  while (start > 1 && PARTICLES.has(words[start - 1] ?? '')) start -= 1
  return `${escapeText(words.slice(start).join(' '))};${escapeText(words.slice(0, start).join(' '))};;;`
}

const escapeText = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** Lines longer than 75 bytes go on in the next one, after a space; no character is cut in two. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    if (Buffer.byteLength(current + character) > 75) {
      lines.push(current)
      current = ' '
    }
    current += character
  }
  return [...lines, current].join('\r\n')
}
