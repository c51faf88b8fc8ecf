/** Makes plain words of a model's sentence: what it writes can neither load, run, lead elsewhere nor act on the page. */

import { normalize } from '#server/knowledge/normalize.ts'
import { spelledAddresses } from './spelled-address.ts'

/** Letters that are not seen: between the letters of a word they hide it from every other check. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cn}]|(?![\n\t])\p{Cc}/gu
/** Addresses and scripts, and Markdown for a link or picture: what remains of such a sentence is not worth having. */
const LEADS_AWAY =
  /(?<!\w)\w+:\/\/\S*|\bwww\.\S*|\b(?:javascript|vbscript|mailto|tel):\S*|\bdata:\w+\/\S*|\]\s*[([:]|!\[|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\w-]|[\w-]\.)(?:[\w-]+\.)+[a-z]{2,}\b/gi
/**
 * The same addresses in letters that only look different, or of other scripts, once their forms are made one. Of the scripts that
 * are written without blanks only labels are read that end an address; a full stop of theirs also parts a name from its end.
 */
const FOREIGN_ADDRESS =
  /(?<![\w-]|[\w-]\.)(?:[\w-]+\.)+[a-z]{2,}\b|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hangul}\d]\.[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Hangul}]{2,}|[\p{L}\d]\.(?:中国|中國|香港|台湾|台灣|公司|网络|網絡|网站|网址|网店|商城|集团|在线|我爱你|コム|みんな|ストア|セール|クラウド)|(?<![a-z\d-])[a-z\d-]+。[a-z]{2,}(?![\p{L}\d])/gu
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
  if (HTML.test(seen) || hasOther(seen, LEADS_AWAY, known)) return undefined
  if (hasOther(normalize(seen, 'NFKC'), FOREIGN_ADDRESS, normalize(known, 'NFKC'))) return undefined
  const open = normalize(known, 'NFKC').toLowerCase()
  if (spelledAddresses(seen).some((address) => !open.includes(address))) return undefined
  return seen.replace(LIST_MARK, '').replace(SYNTAX, '').replace(/\s+/g, ' ').trim()
}

const hasOther = (text: string, addresses: RegExp, known: string) =>
  (text.match(addresses) ?? []).some((address) => !known.includes(address))
