/** The owner's contact details as a vCard 3.0 (RFC 2426), which every address book reads. */
import { isNoFirm } from '#content/language/patterns/jobs/own-boss.ts'
import { networkName } from '#content/networks.ts'
import type { FullContent } from '#contract/content/content.ts'
import type { NameParts } from '#contract/content/person-name.ts'

export function vcard({ profile, records, experience, language }: FullContent, siteUrl: string): string {
  const { name, title, email, phone, website, address, photo } = profile
  const employer = experience.find(({ end, company }) => end === null && !isNoFirm(company))?.company
  const country = profile.country && new Intl.DisplayNames(language, { type: 'region' }).of(profile.country)
  const place = [address?.street, address?.city, address?.region, address?.postalCode, country]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${parts(records.nameParts)}`,
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

/** Family name, given names, none between them, titles, degrees. */
const parts = ({ family, given, titles = '', degrees = '' }: NameParts): string =>
  [family, given, '', titles, degrees].map(escapeText).join(';')

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
