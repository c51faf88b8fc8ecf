/**
 * Parts what a sentence asks from what it says is not asked: of "Five years of Python, no degree required" only the
 * Python is required. What is not asked for, or is not to have been done, no fact can meet.
 */

import { tradeWords } from '#content/language/load/load-trades.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { AdvertWords } from '#contract/content/language-data.ts'
import type { Language } from '#contract/language.ts'
import { escaped } from '#server/knowledge/escaped.ts'
import { terms } from '#server/knowledge/tokens.ts'
import { phrasesOf } from '#server/knowledge/understand/phrase-index.ts'
import { required } from '#server/required.ts'
import { isDense, plain } from './advert/phrases.ts'

interface PartedSentence {
  /** Either may be empty. */
  asked: string
  notAsked: string
  /** What is not required is wished for: "not required, but a plus". */
  wished: boolean
}

export interface NotAsked {
  part(sentence: string): PartedSentence
  /** It says nothing else: "Not required", "What you don't need". */
  isAll(title: string): boolean
}

interface Clause {
  text: string
  /** What stands between it and the one before. */
  link: string
  /** It says itself that something is not asked for. */
  refuses: boolean
  /** It, or one that speaks for it. */
  notAsked: boolean
  /** It goes on with an enumeration. */
  isListed: boolean
  /** It is as short as an item of one. */
  isItem: boolean
  /** What it says, cut into terms when it is first asked for. */
  terms?: string[]
}

/** Longer parts of an enumeration are clauses of their own. */
const ITEM_WORDS = 3
const GAP_MAX = 80

export function findNotAsked(language: Language, words: AdvertWords): NotAsked {
  const { says, begins, exceptions, but } = words.notAsked
  const { clauseMark } = languageTraits[language]
  const [said, exception] = [says.map(spoken), exceptions.map(spoken)]
  const beginning = anyOf(begins)
  const starts = new RegExp(`^(?:${beginning})[\\s']`, 'u')
  const mayStart = new RegExp(wholeWord(beginning), 'iu')
  const hasOr = new RegExp(wholeWord(anyOf(words.or)), 'iu')
  const hasList = new RegExp(wholeWord(anyOf([...words.or, ...words.and])), 'iu')
  const link = new RegExp(
    [
      `[,，]\\s+|，|[;；()（）]|\\s[–—-]\\s${clauseMark ? `|${clauseMark}` : ''}`,
      `\\s(?:${anyOf(words.and)})\\s(?=(?:${beginning})\\s)`,
      ...but.map((word) => (isDense(word) ? `(?=${word})` : `(?<!\\s)\\s+(?=${word}\\s)`)),
    ].join('|'),
    'giu',
  )
  const empty = new Set([...says, ...begins, ...but, ...words.nice].flatMap((phrase) => terms(language, phrase)))
  const wishes = new Set(words.nice.flatMap((phrase) => terms(language, phrase)))
  const termsOf = (clause: Clause) => {
    clause.terms ??= terms(language, clause.text)
    return clause.terms
  }
  const isTelling = (term: string) => !empty.has(term)
  // 精通 Python，经验不限: that any experience will do says nothing of Python.
  const work = languageTraits[language].isDense ? phrasesOf(tradeWords[language].career) : []
  const worked = new Set(work.flatMap((phrase) => terms(language, phrase)))
  const hasContent = (clause: Clause) => termsOf(clause).some((term) => isTelling(term) || worked.has(term))
  const isWish = (clause: Clause) => termsOf(clause).some((term) => wishes.has(term))

  const saysOne = (phrases: Spoken[], text: string) => phrases.some((phrase) => findIn(text, phrase).length > 0)
  const saysSo = (text: string) => {
    const whole = plain(text)
    return (saysOne(said, whole) || starts.test(whole)) && !saysOne(exception, whole)
  }
  /** It ends with the refusal, so that it goes for what stands before it. */
  const isClosed = ({ text }: Clause) => {
    const whole = plain(text)
    const end = whole.replace(/(?<![\s.。!！])[\s.。!！]+$/u, '').length
    return said.some((phrase) => findIn(whole, phrase).some((match) => match.index + match[0].length >= end))
  }
  const isItem = (text: string) =>
    isDense(text) ? !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) : text.trim().split(/\s+/).length <= ITEM_WORDS

  function clausesOf(sentence: string): Clause[] {
    const clauses: Clause[] = []
    let start = 0
    let before = ''
    for (const { 0: found, index } of [...sentence.matchAll(link), { 0: '', index: sentence.length }]) {
      const text = sentence.slice(start, index)
      if (/[\p{L}\p{N}]/u.test(text)) {
        const refuses = saysSo(text)
        const isListed = /^[,，、]/u.test(before)
        clauses.push({ text, link: before, refuses, notAsked: refuses, isListed, isItem: isItem(text) })
      }
      start = index + found.length
      before = found
    }
    return clauses
  }

  /** "Java, Scala or Go are not required", "you need no Java, Scala or Go": the refusal goes for the whole list. */
  function spread(clauses: Clause[]): void {
    for (const [i, clause] of clauses.entries()) {
      if (!clause.refuses) continue
      if (!hasContent(clause)) {
        const before = clauses[i - 1]
        if (before) before.notAsked = true
      } else if (isClosed(clause)) {
        const endsList = isDense(clause.text)
          ? !/^[\p{Script=Han}\p{Script=Hiragana}]/u.test(clause.text)
          : hasList.test(clause.text)
        for (let at = i; endsList && at > 0; at--) {
          const item = clauses[at - 1]
          if (!item?.isItem || !clauses[at]?.isListed) break
          item.notAsked = true
        }
      } else {
        let end = i + 1
        while (clauses[end]?.isListed && clauses[end]?.isItem) end++
        do end--
        while (end > i && !hasOr.test(required(clauses[end]).text))
        for (const item of clauses.slice(i + 1, end + 1)) item.notAsked = true
      }
    }
  }

  return {
    part(sentence) {
      const whole = { asked: sentence, notAsked: '', wished: false }
      if (!saysOne(said, plain(sentence)) && !mayStart.test(sentence)) return whole
      const clauses = clausesOf(sentence)
      if (!clauses.some(({ notAsked }) => notAsked)) return whole
      spread(clauses)
      const asked = clauses.filter(({ notAsked }) => !notAsked)
      if (asked.some((clause) => isWish(clause) && !hasContent(clause))) return { ...whole, wished: true }
      const telling = asked.filter(hasContent)
      if (telling.length === 0) return { ...whole, asked: '', notAsked: sentence }
      return { ...whole, asked: joined(telling), notAsked: joined(clauses.filter(({ notAsked }) => notAsked)) }
    },
    isAll: (title) => saysSo(title) && !terms(language, title).some(isTelling),
  }
}

const joined = (clauses: Clause[]) =>
  clauses
    .map(({ text, link }, i) => (i === 0 ? text.trim() : `${/^[,，、;；]/u.test(link) ? link : ', '}${text.trim()}`))
    .join('')

const anyOf = (words: readonly string[]) => words.map((word) => escaped(plain(word))).join('|') || '(?!)'
const wholeWord = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`

interface Spoken {
  pattern: RegExp
  /** What a text that says it must have in it: to look for that takes far less than the pattern. */
  words: string[]
}

const findIn = (text: string, { pattern, words }: Spoken): RegExpExecArray[] =>
  words.every((word) => text.includes(word)) ? [...text.matchAll(pattern)] : []

/** A phrase as a pattern: "…", which `plain` makes three dots of, is a gap, an asterisk any letters. */
function spoken(phrase: string): Spoken {
  const parts = plain(phrase)
    .split('...')
    .map((part) => part.trim())
  const words = parts.flatMap((part) => part.split('*')).filter(Boolean)
  const source = parts.map((part) => part.split('*').map(escaped).join('\\p{L}*'))
  if (isDense(phrase)) return { words, pattern: new RegExp(source.join(`.{0,${GAP_MAX}}?`), 'gu') }
  const gap = `(?:\\s.{0,${GAP_MAX}}?)?\\s`
  return { words, pattern: new RegExp(`(?<![\\p{L}\\p{N}])${source.join(gap)}(?![\\p{L}\\p{N}])`, 'gu') }
}
