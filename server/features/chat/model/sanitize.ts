/** Makes plain words of a model's sentence: what it writes can neither load, run, lead elsewhere nor act on the page. */

import { normalize } from '#server/knowledge/normalize.ts'

/** Letters that are not seen: between the letters of a word they hide it from every other check. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}]|(?![\n\t])\p{Cc}/gu
/** Addresses and scripts, and Markdown for a link or picture: what remains of such a sentence is not worth having. */
const LEADS_AWAY =
  /(?<!\w)\w+:\/\/\S*|\bwww\.\S*|\b(?:javascript|vbscript|mailto|tel):\S*|\bdata:\w+\/\S*|\]\s*[([:]|!\[|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\w-]|[\w-]\.)(?:[\w-]+\.)+[a-z]{2,}\b/gi
const HTML = /<\/?[a-z!?]|&#?\w+;|\bon[a-z]+\s*=/i
const LIST_MARK = /^\s*(?:[-*+•]|\d{1,2}[.)]|#{1,6}|>)\s+/
/** What makes markers, footnotes and code. */
const SYNTAX = /[[\]`\\]|~{3,}/g

/**
 * @param known texts whose addresses may be repeated, such as the facts that the sentence cites.
 * @returns undefined if the sentence is not to be said at all.
 */
export function sanitize(sentence: string, known: string): string | undefined {
  const seen = normalize(sentence, 'NFC').replace(INVISIBLE, '')
  const addresses = seen.match(LEADS_AWAY) ?? []
  if (HTML.test(seen) || addresses.some((address) => !known.includes(address))) return undefined
  return seen.replace(LIST_MARK, '').replace(SYNTAX, '').replace(/\s+/g, ' ').trim()
}
