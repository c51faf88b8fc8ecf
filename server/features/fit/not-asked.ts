/**
 * Parts what a sentence asks from what it says is not asked: of "Five years of Python, no degree required" only the
 * Python is required. What is not asked for, or is not to have been done, no fact can meet.
 */
import type { AdvertWords } from '../../../contract/content-words.ts'
import type { Language } from '../../../contract/language.ts'
import { terms } from '../../knowledge/tokens.ts'
import { escaped, isDense, plain } from './phrases.ts'

export interface PartedSentence {
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
  notAsked: boolean
}

/** Longer parts of an enumeration are clauses of their own. */
const ITEM_WORDS = 3
const GAP_MAX = 80

export function findNotAsked(language: Language, words: AdvertWords): NotAsked {
  const { says, begins, exceptions, but } = words.notAsked
  const [said, exception] = [says.map(patternOf), exceptions.map(patternOf)]
  const beginning = anyOf(begins)
  const starts = new RegExp(`^(?:${beginning})[\\s']`, 'u')
  const mayStart = new RegExp(wholeWord(beginning), 'iu')
  const hasOr = new RegExp(wholeWord(anyOf(words.or)), 'iu')
  const hasList = new RegExp(wholeWord(anyOf([...words.or, ...words.and])), 'iu')
  const link = new RegExp(
    [
      `[,，]\\s+|，|[;；()（）]|\\s[–—-]\\s${language === 'ja' ? '|、' : ''}`,
      `\\s(?:${anyOf(words.and)})\\s(?=(?:${beginning})\\s)`,
      ...but.map((word) => (isDense(word) ? `(?=${word})` : `\\s+(?=${word}\\s)`)),
    ].join('|'),
    'giu',
  )
  const empty = new Set([...says, ...begins, ...but, ...words.nice].flatMap((phrase) => terms(language, phrase)))
  const wishes = new Set(words.nice.flatMap((phrase) => terms(language, phrase)))
  const hasContent = (text: string) => terms(language, text).some((term) => !empty.has(term))
  const isWish = (text: string) => terms(language, text).some((term) => wishes.has(term))

  const matches = (text: string) => said.flatMap((pattern) => [...plain(text).matchAll(pattern)])
  const isException = (text: string) => exception.some((pattern) => plain(text).search(pattern) !== -1)
  const saysSo = (text: string) => !isException(text) && (matches(text).length > 0 || starts.test(plain(text)))
  /** It ends with the refusal, so that it goes for what stands before it. */
  const isClosed = (text: string) => {
    const end = plain(text).replace(/[\s.。!！]+$/u, '').length
    return matches(text).some((match) => match.index + match[0].length >= end)
  }
  const isItem = (text: string) =>
    isDense(text) ? !/[\p{Script=Han}\p{Script=Hiragana}]/u.test(text) : text.trim().split(/\s+/).length <= ITEM_WORDS

  function clausesOf(sentence: string): Clause[] {
    const clauses: Clause[] = []
    let start = 0
    let before = ''
    for (const { 0: found, index } of [...sentence.matchAll(link), { 0: '', index: sentence.length }]) {
      const text = sentence.slice(start, index)
      if (/[\p{L}\p{N}]/u.test(text)) clauses.push({ text, link: before, notAsked: saysSo(text) })
      start = index + found.length
      before = found
    }
    return clauses
  }

  /** "Java, Scala or Go are not required", "you need no Java, Scala or Go": the refusal goes for the whole list. */
  function spread(clauses: Clause[]): void {
    const isListed = ({ link: between }: Clause) => /^[,，、]/u.test(between)
    for (const [i, clause] of clauses.entries()) {
      if (!clause.notAsked || !saysSo(clause.text)) continue
      if (!hasContent(clause.text)) {
        if (clauses[i - 1]) clauses[i - 1]!.notAsked = true
      } else if (isClosed(clause.text)) {
        const endsList = isDense(clause.text)
          ? !/^[\p{Script=Han}\p{Script=Hiragana}]/u.test(clause.text)
          : hasList.test(clause.text)
        for (let at = i; endsList && at > 0 && isListed(clauses[at]!) && isItem(clauses[at - 1]!.text); at--)
          clauses[at - 1]!.notAsked = true
      } else {
        const items = clauses.slice(i + 1)
        const stop = items.findIndex((item) => !isListed(item) || !isItem(item.text))
        const listed = stop === -1 ? items : items.slice(0, stop)
        const last = listed.findLastIndex(({ text }) => hasOr.test(text))
        for (const item of listed.slice(0, last + 1)) item.notAsked = true
      }
    }
  }

  return {
    part(sentence) {
      const whole = { asked: sentence, notAsked: '', wished: false }
      if (matches(sentence).length === 0 && !mayStart.test(sentence)) return whole
      const clauses = clausesOf(sentence)
      if (!clauses.some(({ notAsked }) => notAsked)) return whole
      spread(clauses)
      const asked = clauses.filter(({ notAsked }) => !notAsked)
      if (asked.some(({ text }) => isWish(text) && !hasContent(text))) return { ...whole, wished: true }
      const telling = asked.filter(({ text }) => hasContent(text))
      if (telling.length === 0) return { ...whole, asked: '', notAsked: sentence }
      return { ...whole, asked: joined(telling), notAsked: joined(clauses.filter(({ notAsked }) => notAsked)) }
    },
    isAll: (title) => saysSo(title) && !hasContent(title),
  }
}

const joined = (clauses: Clause[]) =>
  clauses
    .map(({ text, link }, i) => (i === 0 ? text.trim() : `${/^[,，、;；]/u.test(link) ? link : ', '}${text.trim()}`))
    .join('')

const anyOf = (words: readonly string[]) => words.map((word) => escaped(plain(word))).join('|') || '(?!)'
const wholeWord = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`

/** A phrase as a pattern: "…", which `plain` makes three dots of, is a gap, an asterisk any letters. */
function patternOf(phrase: string): RegExp {
  const source = plain(phrase)
    .split(/\s*\.\.\.\s*/u)
    .map((part) => part.split('*').map(escaped).join('\\p{L}*'))
  if (isDense(phrase)) return new RegExp(source.join(`.{0,${GAP_MAX}}?`), 'gu')
  return new RegExp(`(?<![\\p{L}\\p{N}])${source.join(`(?:\\s.{0,${GAP_MAX}}?)?\\s`)}(?![\\p{L}\\p{N}])`, 'gu')
}
