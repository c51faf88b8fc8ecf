/** Where an answer tells several facts in one paragraph, each gets a line of its own. The words and their footnotes stay as they are. */
import type { Citation } from '#contract/chat/chat.ts'

type Cited = Pick<Citation, 'n' | 'text'>

const footnotes = /\[\^\d+\](?:\s*\[\^\d+\])*/g
/** What Markdown has a form for already, and quotations: their signs are the owner's. */
const ownForm = /^\s*(?:[-*+>#|`]|\d+[.)]\s)/

/** So many facts after the first are a list; a single one is a line. */
const LIST_FROM = 2

export function factsInLines(text: string, citations: Cited[]): string {
  return text
    .split('\n\n')
    .map((block) => (block.includes('\n') || ownForm.test(block) ? block : linesOf(block, citations)))
    .join('\n\n')
}

function linesOf(block: string, citations: Cited[]): string {
  const pieces = piecesOf(block)
  const lists = pieces.map((piece) => listIn(piece, citations))
  if (lists.some(Boolean)) return pieces.map((piece, i) => lists[i] ?? piece).join('\n\n')
  const [first, ...others] = pieces
  const isUncited = others.at(-1)?.endsWith(']') === false
  const facts = isUncited ? others.slice(0, -1) : others
  if (first === undefined || facts.length < LIST_FROM) return pieces.join('\n\n')
  return [first, facts.map(item).join('\n'), ...(isUncited ? others.slice(-1) : [])].join('\n\n')
}

/** A number at the beginning would make a list of its own. */
const item = (text: string) => `- ${text.replace(/^(\d+)([.)])/, '$1\\$2')}`

/** What is said up to each group of footnotes; at the end what has none. */
function piecesOf(block: string): string[] {
  const ends = [...block.matchAll(footnotes)].map((group) => group.index + group[0].length)
  return [...ends, block.length].map((end, i) => block.slice(ends[i - 1] ?? 0, end).trim()).filter(Boolean)
}

/** "Seven jobs: one; two; three.[^1][^2][^3]" as a list, with each footnote at its own item where that is certain. */
function listIn(piece: string, citations: Cited[]): string | undefined {
  const notes = [...piece.matchAll(/\[\^(\d+)\]/g)].map(([, n]) => Number(n))
  const words = piece.replace(footnotes, '').trimEnd()
  const colon = /[:：](?=\s|[^\d\s/])/.exec(words)
  // What cites nothing is said about the whole, as counts are, and has no facts to list.
  if (!colon || notes.length === 0 || /["“”„«»「」『』]/.test(words)) return undefined
  const intro = words.slice(0, colon.index + 1)
  const told = words.slice(intro.length)
  // The signs are the fact's own: its sentence stays whole.
  if (citations.some(({ n, text }) => notes.includes(n) && text.includes(withoutStop(told.trim())))) return undefined
  const items = [/[;；]/, /、/]
    .map((sign) => partsOf(told, sign))
    .find((parts) => parts.length > 1 && (parts.length === notes.length || told.includes(';') || told.includes('；')))
  if (!items) return undefined
  const isCertain = items.length === notes.length && items.every((one, i) => isAbout(one, notes[i], citations))
  // Commas of a sentence look like those of a list.
  if (!isCertain && !/[;；]/.test(told)) return undefined
  const mark = (n: number | undefined) => `[^${n}]`
  return [
    isCertain ? intro : intro + notes.map(mark).join(''),
    items.map((one, i) => item(isCertain ? one + mark(notes[i]) : one)).join('\n'),
  ].join('\n\n')
}

/** Whether an item names what its footnote is about: both begin with the same name. */
function isAbout(item: string, n: number | undefined, citations: Cited[]): boolean {
  const [name = ''] = citations.find((one) => one.n === n)?.text.split(/[,:;，：；、(（]/) ?? []
  return name.trim() !== '' && item.includes(name.trim())
}

/** Divided at a sign that stands outside of brackets, without the full stop at the end. */
function partsOf(text: string, sign: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if ('(（['.includes(letter)) depth++
    else if (')）]'.includes(letter)) depth--
    if (depth <= 0 && sign.test(letter)) parts.push('')
    else parts.push(parts.pop() + letter)
  }
  return parts.map((part) => part.trim()).map((part, i) => (i < parts.length - 1 ? part : withoutStop(part)))
}

/** The stop of an abbreviation such as "B.Sc." is part of it. */
const withoutStop = (text: string) => {
  const word = text.slice(text.lastIndexOf(' ') + 1, -1)
  return /[.。]$/.test(text) && !word.includes('.') ? text.slice(0, -1) : text
}
