/** A text in the form in which phrases are looked for, with the way back to what was written. */
import { normalize } from '#server/knowledge/normalize.ts'
import { fold } from '#server/knowledge/tokens.ts'

export interface FoldedText {
  /** Lower case, without accents, blanks for punctuation, one blank at each end. */
  text: string
  /** Where each of its characters stands in what was typed. */
  origins: readonly number[]
  /** What stands there as it was typed. */
  written(at: number, end: number): string
  rewritten(text: string, origins: readonly number[]): FoldedText
}

const folds = new Map<string, string>()
/** More different characters than the six languages have between them are some other script. */
const MOST_KNOWN = 20_000

/** Signs that belong to names: C++, C#, Node.js. */
const isPartOfName = (text: string, i: number) => {
  const sign = text[i]
  if (sign === '+' || sign === '#') return /[A-Za-z+]/.test(text[i - 1] ?? '')
  return sign === '.' && /[\p{L}\d]/u.test(text[i - 1] ?? '') && /[a-z\d]/i.test(text[i + 1] ?? '')
}

function foldCharacter(character: string): string {
  let folded = folds.get(character)
  if (folded === undefined) {
    folded = /[\p{L}\p{N}]/u.test(character) ? fold(character) : /\p{M}/u.test(character) ? '' : ' '
    if (folds.size < MOST_KNOWN) folds.set(character, folded)
  }
  return folded
}

export function foldText(typed: string): FoldedText {
  const source = normalize(typed, 'NFC')
  let text = ' '
  const origins = [0]
  let i = 0
  for (const character of source) {
    const folded = isPartOfName(source, i) ? character : foldCharacter(character)
    for (const one of folded) {
      if (one === ' ' && text.endsWith(' ')) continue
      text += one
      for (let unit = 0; unit < one.length; unit++) origins.push(i)
    }
    i += character.length
  }
  if (!text.endsWith(' ')) {
    text += ' '
    origins.push(source.length)
  }
  return foldedFrom(source, text, origins)
}

function foldedFrom(source: string, text: string, origins: readonly number[]): FoldedText {
  return {
    text,
    origins,
    written(at, end) {
      const last = end < origins.length ? origins[end] : source.length
      return trimmed(source.slice(origins[at], last))
    },
    rewritten: (other, places) => foldedFrom(source, other, places),
  }
}

/** Without what is neither letter nor digit at its ends. */
function trimmed(text: string): string {
  const characters = [...text]
  const first = characters.findIndex((one) => /[\p{L}\p{N}]/u.test(one))
  const last = characters.findLastIndex((one) => /[\p{L}\p{N}+#]/u.test(one))
  return first < 0 ? '' : characters.slice(first, last + 1).join('')
}

/** Puts other words in the places of these, which must not overlap and stand in order. */
export function rewrite(folded: FoldedText, replacements: { value: string; at: number; end: number }[]): FoldedText {
  if (replacements.length === 0) return folded
  let text = ''
  const origins: number[] = []
  let from = 0
  const keep = (to: number) => {
    text += folded.text.slice(from, to)
    for (let i = from; i < to; i++) origins.push(folded.origins[i] ?? 0)
  }
  for (const { value, at, end } of replacements) {
    keep(at)
    text += value
    for (let i = 0; i < value.length; i++) origins.push(folded.origins[at] ?? 0)
    from = end
  }
  keep(folded.text.length)
  return folded.rewritten(text, origins)
}
