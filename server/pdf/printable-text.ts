/** What of a text can stand in a résumé. */
import type { Language } from '#contract/language.ts'
import { normalize } from '#server/knowledge/normalize.ts'
import type { Fonts } from './fonts.ts'

/** Pictures (signs like ™ are letters here), and characters that steer others: joiners, changes of direction. */
const invisible =
  /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{C}|\u20e3|\ufe0e|\ufe0f/gu

/**
 * Without pictures: no typeface has them all, and none is needed to say what a résumé says. Spaces that hold a number
 * together stay.
 */
export const withoutPictures = (text: string): string =>
  text
    .replace(/[^\S\u00a0\u202f]/g, ' ')
    .replace(invisible, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** What a reader of PDFs might turn into a link by itself: an address with a scheme, of a mailbox, or of a host and path. */
const linkLike = /:(?<=\p{L}[\w+.-]*:)\S|\/\/|www\.|@|\S\.\p{L}{2,}\//iu

/** A visitor's own words: nothing in them can be followed, and what no typeface has is visibly left out. */
export function visitorsWords(text: string, language: Language, fonts: Fonts): string {
  const plain = withoutPictures(normalize(text, 'NFC')).replace(/\S+/g, (word) => (linkLike.test(word) ? '…' : word))
  const shown = fonts.split(plain, language).map((piece) => (piece.family ? piece.text : '…'))
  const words = shown
    .join('')
    .replace(/…(?:\s*…)+/g, '…')
    .trim()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}
