/** Names that owners write with a capital, as they stand within a sentence. */

/** "Fluent" → "fluent"; "C1", "CTO" stay, and so does what has a name further on: "Senior Book Conservator". */
export const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) && !/\s\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

const PARTED = / [|·•] /

/** "Audiologist | Teacher | I listen first", as people call themselves on networks → "Audiologist". */
export const firstTitle = (title: string): string => title.split(PARTED)[0] ?? title

/** Whether a title names the firm by itself: "Lead Nurse at Ward 7". */
export const namesFirm = (title: string, firm: string): boolean => firstTitle(title).includes(firm)

/** A title of several parts, of which no line begins with what parts them. */
export const withUnbrokenSigns = (title: string): string => title.replace(/ ([|·•]) /g, '\u00a0$1 ')

/** What there is one of, and what is called by its first letters, has no article: "Head of", "CTO". */
const ONLY_ONE = /\b(?:of|chief|head|owner|founder|president|director)\b/i
const LETTERS = /^\p{Lu}{2,}(?!\p{L})/u

/** "An Assistant Conservator", in English. */
export const withArticle = (title: string): string =>
  ONLY_ONE.test(title) || LETTERS.test(title) ? title : `${/^(?:[aeio]|u(?!ni|se))/i.test(title) ? 'an' : 'a'} ${title}`
