/** Removes characters that cannot be printed. */
import type { Language } from '#contract/language.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import type { Fonts } from './fonts.ts'

/** Emoji (but not letter-like signs such as ™), and control characters: joiners, changes of direction. */
const invisible =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{C}|\u20e3|\ufe0e|\ufe0f/gu

/**
 * Removes emoji, which no single font covers and a résumé does not need. Non-breaking spaces in numbers
 * stay.
 */
export const withoutPictures = (text: string): string =>
  text
    .replace(/[^\S\u00a0\u202f]/g, ' ')
    .replace(invisible, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Text that a PDF reader might turn into a link: an address with a scheme, of a mailbox, or of a host and path. */
const linkLike = /:(?<=\p{L}[\w+.-]*:)\S|\/\/|www\.|@|\S\.\p{L}{2,}\//iu

/** Cleans a visitor's own words: no links, and visible replacements for characters without a font. */
export function visitorsWords(text: string, language: Language, fonts: Fonts): string {
  const plain = withoutPictures(normalize(text, 'NFC')).replace(/\S+/g, (word) => (linkLike.test(word) ? '…' : word))
  const shown = fonts.split(plain, language).map((piece) => (piece.family ? piece.text : '…'))
  const words = shown
    .join('')
    .replace(/…(?:\s*…)+/g, '…')
    .trim()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}
