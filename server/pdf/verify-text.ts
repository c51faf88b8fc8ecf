/** Reads a made PDF as a machine does, and says what of the résumé it cannot find there. */
import { extractText } from 'unpdf'
import type { Bytes } from './draw.ts'

/** Letters without white space, in one form: lines break anywhere, and a typeface may join letters. */
const letters = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

/**
 * @param texts what must be there, in the order it is read.
 * @returns those that are not there, or not in this order.
 */
export async function missingTexts(pdf: Bytes, texts: string[]): Promise<string[]> {
  // The reader keeps the bytes that it is given.
  const { text } = await extractText(pdf.slice(), { mergePages: true })
  const read = letters(text)
  let from = 0
  return texts.filter((wanted) => {
    const sought = letters(wanted)
    const at = read.indexOf(sought, from)
    if (at === -1) return true
    from = at + sought.length
    return false
  })
}
