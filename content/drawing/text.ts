/** How wide texts are in a drawing, and where they break. Estimates on the wide side: which typeface draws them is not known. */

/** Chinese and Japanese characters fill a square, Latin ones a part of it. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + share(character) * size, 0)

const share = (c: string) => (c > '\u2e80' ? 1 : /[fijlrtI1 .,·-]/.test(c) ? 0.36 : /[mwMW@%]/.test(c) ? 0.88 : 0.58)

/** Breaks a text into as few lines as fit, of nearly equal width. */
export function wrap(text: string, width: number, size: number): string[] {
  const pieces = piecesOf(text)
  const least = Math.ceil(widthOf(text, size) / width)
  for (let count = least; count < pieces.length; count++) {
    const lines = filled(pieces, balancedWidth(pieces, count, width, size), size)
    if (lines.length <= count && lines.every((line) => widthOf(line, size) <= width)) return lines
  }
  return pieces.length > 1 ? filled(pieces, width, size) : [text]
}

/** The least width at which the pieces fill no more than so many lines. */
function balancedWidth(pieces: string[], count: number, most: number, size: number): number {
  for (let width = most / 2; width < most; width += 2) {
    const lines = filled(pieces, width, size)
    if (lines.length <= count && lines.every((line) => widthOf(line, size) <= width)) return width
  }
  return most
}

function filled(pieces: string[], width: number, size: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line && widthOf((line + piece).trimEnd(), size) > width) {
      lines.push(line.trim())
      line = piece
    } else line += piece
  }
  return [...lines, line.trim()]
}

/** What must not be broken: words with what ends them; in Chinese and Japanese as their own rules have it. */
const piecesOf = (text: string): string[] => {
  const isDense = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text)
  if (!isDense) return text.split(/(?<=[ -])/)
  const words = [
    ...new Intl.Segmenter(/[\p{sc=Hira}\p{sc=Kana}]/u.test(text) ? 'ja' : 'zh', { granularity: 'word' }).segment(text),
  ]
  // No line begins with a small kana, the sign of a long vowel or a closing mark.
  const pieces: string[] = []
  for (const { segment } of words) {
    if (pieces.length > 0 && CLINGS.test(segment)) pieces.push((pieces.pop() ?? '') + segment)
    else pieces.push(segment)
  }
  return pieces
}

const CLINGS = /^[ーぁぃぅぇぉゃゅょっァィゥェォャュョッ、。，）」]|^\p{sc=Hira}{1,2}$/u
