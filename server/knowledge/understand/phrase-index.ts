/** Finds which of many phrases a text says: by the first two letters of each, so that time grows with the text alone. */
import { foldText } from './folded-text.ts'

export interface Match<Value> {
  value: Value
  at: number
  end: number
  /** Where each part of a phrase stands that leaves room for other words. */
  parts?: { at: number; end: number }[]
}

interface Phrase<Value> {
  /** Parts in order, whatever stands between them; mostly one. */
  parts: { text: string; open: boolean }[]
  value: Value
}

const LETTER = /[\p{Script=Latin}\p{N}]/u
const isLetter = (character: string | undefined) => character !== undefined && LETTER.test(character)

/** プロ is no part of プロダクト. */
const isKatakana = (character: string | undefined) => character !== undefined && /[\p{sc=Katakana}ー]/u.test(character)

/** Whether no phrase can begin at a character: it goes on with the word before it. */
const isWithinWord = (before: string | undefined, character: string | undefined) =>
  before !== ' ' && ((isLetter(before) && isLetter(character)) || (isKatakana(before) && isKatakana(character)))

/** Characters between the parts of one phrase, beyond which they belong to different statements. */
const GAP_MAX = 60
const KEY = 2

export interface PhraseIndex<Value> {
  /** All of them, in the order of the text. */
  find(text: string): Match<Value>[]
}

/** "a|b c*|d … e": the phrases of a list as it stands in the language files. */
export const phrasesOf = (list: string): string[] =>
  list
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean)

/** @param phrases an asterisk at the end of a part stands for any ending, … for words in between. */
export function createPhraseIndex<Value>(phrases: Iterable<readonly [string, Value]>): PhraseIndex<Value> {
  const byStart = new Map<string, Phrase<Value>[]>()
  for (const [phrase, value] of phrases) {
    const parts = phrase
      .split('…')
      .map((part) => ({ text: foldText(part.replace(/\*$/, '')).text.trim(), open: /\*\s*$/.test(part) }))
      .filter(({ text }) => text !== '')
    const [first] = parts
    if (!first) continue
    const key = first.text.slice(0, KEY)
    const known = byStart.get(key)
    if (known) known.push({ parts, value })
    else byStart.set(key, [{ parts, value }])
  }
  return {
    find(text) {
      const found: Match<Value>[] = []
      let before: string | undefined
      for (let at = 0; at < text.length; at++) {
        const character = text[at]
        const isInside = isWithinWord(before, character)
        before = character
        if (character === ' ' || isInside) continue
        const pair = byStart.get(text.slice(at, at + KEY))
        const single = byStart.get(text.slice(at, at + 1))
        for (const phrases of [pair, single]) {
          for (const phrase of phrases ?? []) {
            const parts = partsAt(phrase, text, at)
            const end = parts?.at(-1)?.end
            if (!parts || end === undefined) continue
            found.push({ value: phrase.value, at, end, ...(parts.length > 1 && { parts }) })
          }
        }
      }
      return found
    },
  }
}

function partsAt({ parts }: Phrase<unknown>, text: string, start: number): { at: number; end: number }[] | undefined {
  const found: { at: number; end: number }[] = []
  let from = start
  for (const [i, part] of parts.entries()) {
    const at = i > 0 ? nextAt(text, part, from) : from
    const end = at < 0 ? undefined : endsAt(text, part, at)
    if (end === undefined) return undefined
    found.push({ at, end })
    from = end
  }
  return found
}

function nextAt(text: string, part: Phrase<unknown>['parts'][number], from: number): number {
  const until = from + GAP_MAX
  for (let at = text.indexOf(part.text, from); at >= 0 && at <= until; at = text.indexOf(part.text, at + 1)) {
    if (endsAt(text, part, at) !== undefined) return at
  }
  return -1
}

/** Latin letters stand between blanks or beside another script: KafkaとRedis. */
function endsAt(text: string, { text: part, open }: Phrase<unknown>['parts'][number], at: number): number | undefined {
  if (!text.startsWith(part, at)) return undefined
  if (isWithinWord(text[at - 1], part[0])) return undefined
  if (isKatakana(part.at(-1)) && isKatakana(text[at + part.length])) return undefined
  let end = at + part.length
  if (!isLetter(part.at(-1)) || !isLetter(text[end])) return end
  if (!open) return undefined
  while (isLetter(text[end])) end++
  return end
}

/** Without those that lie within a longer one. Of two of the same place both stay. */
export function withoutNested<Value>(matches: Match<Value>[]): Match<Value>[] {
  return matches.filter(
    ({ at, end }) => !matches.some((other) => other.at <= at && other.end >= end && other.end - other.at > end - at),
  )
}

/** The longest of those that overlap; of equally long ones all that have the same place. */
export function longestOnly<Value>(matches: Match<Value>[]): Match<Value>[] {
  const kept: Match<Value>[] = []
  for (const match of [...matches].sort((a, b) => b.end - b.at - (a.end - a.at) || a.at - b.at)) {
    const clashes = kept.some(
      ({ at, end }) => at < match.end && match.at < end && !(at === match.at && end === match.end),
    )
    if (!clashes) kept.push(match)
  }
  return kept.sort((a, b) => a.at - b.at)
}
