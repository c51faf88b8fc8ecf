/** Extracts a PDF's text like a program, and reports missing texts. */
import { extractText } from 'unpdf'
import type { Bytes } from './draw.ts'

/** Letters without white space, normalized: lines may break anywhere, and fonts join letters. */
const letters = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

/**
 * @param texts expected, in reading order.
 * @returns the missing or misplaced ones.
 */
export async function missingTexts(pdf: Bytes, texts: string[]): Promise<string[]> {
  // The reader takes ownership of its bytes.
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
