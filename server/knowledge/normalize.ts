/** Unicode normalization that costs no more than its text is long. */

/**
 * Sorting marks takes the square of how many stand on one letter. No script puts more than 30 there: Unicode's Stream-Safe
 * Text Format (UAX #15, section 13).
 */
const MARKS_MAX = 30
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu')
/** Single signs that the compatibility forms write out as whole sentences, of up to 18 letters. */
const SENTENCES = /[\ufdfa\ufdfb]/g
/** Below these stand neither marks nor such signs. */
const BEYOND_LATIN = /[^\0-\u02ff]/

/** As `text.normalize(form)`, without the marks that nobody types. */
export function normalize(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  if (!BEYOND_LATIN.test(text)) return text.normalize(form)
  const few = text.length <= MARKS_MAX ? text : text.replace(TOO_MANY_MARKS, '$1')
  return (form === 'NFC' ? few : few.replace(SENTENCES, ' ')).normalize(form)
}
