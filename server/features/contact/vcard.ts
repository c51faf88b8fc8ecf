/** The owner's contact details as a vCard 3.0 (RFC 2426), which every address book reads. */
import { networkName } from '#content/networks.ts'
import type { Content } from '#contract/content/content.ts'

export function vcard({ profile, experience, language }: Content, siteUrl: string): string {
  const { name, title, email, phone, website, address, photo } = profile
  const employer = experience.find(({ end }) => end === null)?.company
  const country = profile.country && new Intl.DisplayNames(language, { type: 'region' }).of(profile.country)
  const place = [address?.street, address?.city, address?.region, address?.postalCode, country]
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${nameParts(name)}`,
    `FN:${escapeText(name)}`,
    `TITLE:${escapeText(title)}`,
    ...(employer ? [`ORG:${escapeText(employer)}`] : []),
    `EMAIL;TYPE=INTERNET:${email}`,
    ...(phone ? [`TEL:${escapeText(phone)}`] : []),
    ...(place.some(Boolean) ? [`ADR:;;${place.map((part = '') => escapeText(part)).join(';')}`] : []),
    `URL:${siteUrl}`,
    ...(website && website !== siteUrl ? [`URL:${website}`] : []),
    ...profile.profiles.map((one) => `X-SOCIALPROFILE;TYPE=${networkName(one).replaceAll(/[^\w-]/g, '')}:${one.url}`),
    ...(photo ? [`PHOTO;VALUE=uri:${new URL(photo.src, siteUrl).href}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Family name, then given names. Which is which is not said of a name in one word or in Chinese characters. */
function nameParts(name: string): string {
  const words = name.split(' ')
  const [family, given] = words.length > 1 ? [words.at(-1) ?? '', words.slice(0, -1).join(' ')] : [name, '']
  return `${escapeText(family)};${escapeText(given)};;;`
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
