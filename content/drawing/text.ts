/**
 * How wide texts are in a drawing, and where they break. Which face draws them is not known: the site's own arrives later, and
 * systems have others. Each letter is reckoned as wide as in the widest of those that pages ask for, so that nothing is ever
 * squeezed.
 */

/** Letters by their width in DejaVu Sans, as a share of their size. */
const widths: [number, string][] = [
  [0.28, "'ií"],
  [0.32, ' \u00a0,.jl·'],
  [0.36, ':;I|’'],
  [0.4, '()[]'],
  [0.44, '!-frt'],
  [0.52, '"*/“”°'],
  [0.56, '_sz'],
  [0.6, '?cvy–ç'],
  [0.64, '12346789FJLTabdeghknopqux{}ßäöüéèêàñóáúøå«»µ'],
  [0.68, '$05EPS'],
  [0.72, 'BZ'],
  [0.76, 'ACHKNRUVXYÄÜ€'],
  [0.8, '&DGOQÖØ'],
  [0.84, '#+<=>w~≤≥×'],
  [0.92, 'M'],
]
const shares = new Map(widths.flatMap(([share, letters]) => [...letters].map((letter) => [letter, share])))
/** Chinese and Japanese characters fill a square, and so do signs that are seldom used. */
const SQUARE = 1
const OTHER_LETTER = 0.8
/** No word is wider than this part of that in Geist, Arial or Segoe UI: in drawings of all languages Geist's "desk" comes to 0.93. */
const ASKED_FOR = 0.94
/** How much wider bold letters are. */
const BOLD = 1.08

function share(letter: string): number {
  const known = shares.get(letter) ?? (/^[\u00c0-\u052f]$/.test(letter) ? OTHER_LETTER : undefined)
  return known === undefined ? SQUARE : known * ASKED_FOR
}

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + share(letter) * size, 0)

export const boldWidthOf = (text: string, size: number): number => widthOf(text, size) * BOLD

/** Breaks a text into as few lines as fit, of nearly equal width: between phrases, and within one only where it is too long. */
export function wrap(text: string, width: number, size: number): string[] {
  const phrases = phrasesOf(text)
  const doFit = phrases.every((phrase) => widthOf(phrase.trim(), size) <= width)
  const pieces = doFit ? phrases : phrases.flatMap(wordsOf)
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

const DENSE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}]/u

/** What belongs together: words with what ends them; in Japanese a noun, however long, with its particle. */
function phrasesOf(text: string): string[] {
  if (!DENSE.test(text)) return text.split(/(?<=[ -])/)
  const words = wordsOf(text)
  return JAPANESE.test(text) ? joined(words, isOnePhrase) : words
}

/** The words of Chinese and Japanese as their own rules have it. Others are one already. */
function wordsOf(text: string): string[] {
  if (!DENSE.test(text)) return [text]
  const segmenter = new Intl.Segmenter(JAPANESE.test(text) ? 'ja' : 'zh', { granularity: 'word' })
  return joined(
    [...segmenter.segment(text)].map(({ segment }) => segment),
    (before, segment) => CLINGS.test(segment) || (ONE_CHARACTER.test(segment) && FOREIGN.test(before)),
  )
}

function joined(words: string[], areOne: (before: string, word: string) => boolean): string[] {
  const pieces: string[] = []
  for (const word of words) {
    const before = pieces.at(-1)
    if (before !== undefined && areOne(before, word)) pieces[pieces.length - 1] = before + word
    else pieces.push(word)
  }
  return pieces
}

/** No line begins with a small kana, the sign of a long vowel, a closing mark, a particle or an ending. */
const CLINGS = /^[ーぁぃぅぇぉゃゅょっァィゥェォャュョッ、。，）」・ ]|^\p{sc=Hira}{1,2}$/u

/** Behind a word in another script it is an ending of it, such as 化 or 内. */
const ONE_CHARACTER = /^\p{sc=Han}$/u
const FOREIGN = /[\p{sc=Kana}ー\w]$/u

/** A compound of one script is one thing, and so is a word with the letters or figures before it. */
const isOnePhrase = (before: string, word: string) =>
  [/\p{sc=Han}/u, /[\p{sc=Kana}ー]/u, /[\w.,%]/].some(
    (script) => script.test(before.at(-1) ?? '') && script.test(word.charAt(0)),
  )
