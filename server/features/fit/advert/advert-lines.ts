/** Cuts an advert into lines and sentences. What is shown of it later are its own words. */

import { readMarkers } from '#contract/chat/markers.ts'
import type { SectionKind } from '#contract/content/language-data.ts'
import type { AdvertLanguage } from './advert-language.ts'
import { indexOfPhrase, isDense, plain } from './phrases.ts'

export interface AdvertLine {
  text: string
  bullet: boolean
}

/** An advert of 20,000 characters with fewer than eight in a line is none; what follows is not read. */
const LINES_MAX = 2500

/** What people copy along from a web page: elements that begin a new line, and others. */
const BLOCK = /<\/?(?:p|br|li|ul|ol|div|h[1-6]|tr|td|th|table|section|article|header|footer|hr)\b[^<>]{0,500}>/gi
const INLINE =
  /<\/?(?:b|strong|em|i|u|s|a|span|font|small|sub|sup|code|img|input|script|style|svg|iframe)\b[^<>]{0,500}>/gi
const BULLET = /^\s*(?:\*(?=\s)|[-–—•·●○◦▪▫■□◆◇✓✔➤➔→▶►‣・※]|\d{1,2}[.)、．]|[(（]\d{1,2}[)）]|[①-⑳]|[a-h]\))\s*/u

export function linesOf(advert: string, { unfinished }: AdvertLanguage): AdvertLine[] {
  const lines = readMarkers(advert)
    .text.replace(/<(script|style)\b[^<>]{0,500}>[^<]{0,5000}<\/\1>/gi, '\n')
    .replace(/<li\b[^<>]{0,500}>/gi, '\n• ')
    .replace(BLOCK, '\n')
    .replace(INLINE, '')
    .split('\n', LINES_MAX)
  return unwrap(lines, unfinished)
    .map((line) => {
      const whole = line.trim()
      const text = whole.replace(BULLET, '').trim()
      return { text, bullet: text !== whole }
    })
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

/** Mails and plain text are wrapped at seventy characters or so; a list of plain names has shorter lines. */
const WRAPPED_MIN = 40

/** No paragraph is longer; every further line would be put behind all those before it. */
const JOINED_MAX = 4000

/** No word of grammar is longer; looking for the last word of a line without an end would take its square. */
const LAST_WORD_MAX = 20

/** Puts together what was wrapped: a long line that ends nothing, and one that goes on with its sentence. */
function unwrap(lines: string[], unfinished: Set<string>): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const last = whole.at(-1)?.trimEnd() ?? ''
    const isOpen = last.length >= WRAPPED_MIN && last.length <= JOINED_MAX && !'.!?:;'.includes(last.slice(-1))
    if (!isOpen) {
      whole.push(line)
      continue
    }
    // Where a line that is no bullet begins small itself, it stands in a list of such lines.
    const inSmall = /^\s*\p{Ll}/u.test(line) && (BULLET.test(last) || !/^\s*\p{Ll}/u.test(last))
    const isUnfinished =
      last.endsWith(',') ||
      unfinished.has(/(?<!\p{L})\p{L}+$/u.exec(last.slice(-LAST_WORD_MAX))?.[0].toLowerCase() ?? '')
    const goesOn = inSmall || isUnfinished || (BULLET.test(last) && /^\s{2,}\S/.test(line))
    if (goesOn && /\S/.test(line) && !BULLET.test(line) && !/:\s*$/.test(line))
      whole[whole.length - 1] = `${last} ${line.trim()}`
    else whole.push(line)
  }
  return whole
}

/** A heading is short, and nothing else stands in its line. Twice as many characters as a Chinese or Japanese one has. */
const HEADING_MAX = 60
const HEADING_WORDS = 7

export interface Heading {
  kind: SectionKind | 'not-asked' | undefined
  /** What stands behind the colon in the same line: "Nice to have: Go". */
  rest: string
}

/** @returns undefined if the line is no heading; a heading of unknown kind has none. */
export function headingOf({ text, bullet }: AdvertLine, { headings, notAsked }: AdvertLanguage): Heading | undefined {
  const bare = text.replace(/^[#=*_【［[<《\s]+/u, '').replace(/(?<![*_=】］\]>》\s])[*_=】］\]>》\s]+$/u, '')
  const colon = /^([^:：]{1,60})[:：]\s*(\S.*)?$/u.exec(bare)
  const title = colon?.[1] ?? bare
  const rest = colon?.[2] ?? ''
  if (title.length > (isDense(title) ? HEADING_MAX / 2 : HEADING_MAX)) return undefined
  if (title.split(/\s+/).length > HEADING_WORDS || /[.。;；,，、]$/.test(title)) return undefined
  // An item of a list speaks for itself alone, and so does a line such as 经验不限.
  if ((colon || !(bullet || isDense(title))) && notAsked.isAll(title)) return { kind: 'not-asked', rest }
  if (notAsked.part(title).asked !== title) return undefined
  const said = plain(title.replace(/[?？!！()（）]/g, ' '))
  const known = headings.find(({ phrase }) => phrase.length <= said.length && indexOfPhrase(said, phrase) !== -1)
  const isWhole = known && (colon !== null || said.length <= known.phrase.length * 2 + (isDense(said) ? 2 : 8))
  if (known && isWhole && (!bullet || colon !== null || said === known.phrase))
    return { kind: known.kind, rest: rest.replace(/(?<![*_])[*_]+$/, '') }
  const looksLikeOne = !bullet && (/[:：]\s*$/.test(bare) || /^(?:#|\*\*|【|［|■|◆)/u.test(text))
  return looksLikeOne ? { kind: undefined, rest: '' } : undefined
}

const LONGEST_ABBREVIATION = 12

/** Sentences of a line. A dot within "e.g." or before a small letter ends none. */
export function sentencesOf(text: string, { abbreviations }: AdvertLanguage): string[] {
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: end } of text.matchAll(/(?:[.!?]|(?<!&\w{2,8});)(?=\s)|[。！？；]/gu)) {
    const before = plain(text.slice(Math.max(start, index - LONGEST_ABBREVIATION), index))
    const goesOn =
      end === '.' &&
      (abbreviations.some((short) => endsWithWord(before, short)) || /^\s+\p{Ll}/u.test(text.slice(index + 1)))
    if (goesOn) continue
    sentences.push(text.slice(start, index + 1))
    start = index + 1
  }
  sentences.push(text.slice(start))
  // A semicolon only parts what is listed; an entity ends with one, too.
  const bare = sentences.map((sentence) => sentence.trim().replace(/(?:(?<!&\w{2,8});|；)$/, ''))
  return bare.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

const endsWithWord = (text: string, word: string) =>
  text.endsWith(word) && !/[\p{L}\p{N}]/u.test(text[text.length - word.length - 1] ?? ' ')
