/** Which words of a sentence the cited facts have, and which are the model's own. */
import type { Fact } from '#content/fact.ts'
import { anyOf } from '#content/language/any-language.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { Language } from '#contract/language.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { compoundParts } from '#server/knowledge/spelling.ts'
import { cutWords, fold, stem, type Word } from '#server/knowledge/tokens.ts'
import { lexiconOf } from './lexicon.ts'
import { remember } from './remember.ts'

export type Origin =
  /** A cited fact has it. */
  | 'fact'
  /** A cited fact has a word of nearly the same meaning. */
  | 'related'
  /** Any text may have it. */
  | 'light'
  /** It names no thing. */
  | 'common'
  /** Other facts of the same job or project have it. */
  | 'beside'
  /** Only facts about other things have it. */
  | 'elsewhere'
  /** No fact has it, but the general words of the trade do. */
  | 'trade'
  | 'own'

export interface ReadWord {
  word: Word
  origin: Origin
  /** Written like a name, or in another script. */
  isName: boolean
  /** The number of its clause. */
  clause: number
  /** It stands where nouns do: behind an article, or with a capital in German. */
  isNoun: boolean
}

/** Different forms of a word begin alike, for so much of the shorter one. */
const SAME_BEGINNING = 4
const SAME_SHARE = 0.7

interface Stock {
  terms: Set<string>
  said: string[]
  groups: Set<number>
  text: string
}

const SEPARATOR = '\u0000'
/** Of so many sets of facts the words are known. */
const STOCKS = 60
const stocks = new WeakMap<Knowledge, (texts: string) => Stock>()
function stockOf(knowledge: Knowledge, texts: string[]): Stock {
  let known = stocks.get(knowledge)
  if (!known) {
    known = remember(STOCKS, (joined) => readStock(knowledge, joined.split(SEPARATOR)))
    stocks.set(knowledge, known)
  }
  return known(texts.join(SEPARATOR))
}

function readStock(knowledge: Knowledge, texts: string[]): Stock {
  const { language } = knowledge.content
  const lexicon = lexiconOf(language)
  const words = texts.flatMap((text) => lexicon.wordsOf(text))
  const terms = new Set(words.flatMap((word) => word.terms))
  const groups = new Set([...terms].flatMap((term) => [...lexicon.groupsOf(term)]))
  return { terms, said: [...new Set(words.map(({ said }) => said))], groups, text: texts.join('\n').toLowerCase() }
}

function begins(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  if (shorter < SAME_BEGINNING) return false
  let same = 0
  while (same < shorter && a[same] === b[same]) same++
  return same >= SAME_BEGINNING && same >= shorter * SAME_SHARE && same >= Math.max(a.length, b.length) * 0.5
}

const ledgers = new WeakMap<Knowledge, Set<string>>()
function ledgerTerms(knowledge: Knowledge): Set<string> {
  let known = ledgers.get(knowledge)
  if (!known) {
    const { language } = knowledge.content
    known = new Set(
      [...knowledge.world.facts.values()].flatMap(({ text }) => cutWords(language, text).map(({ terms }) => terms[0])),
    )
    ledgers.set(knowledge, known)
  }
  return known
}

/** Words at which another statement begins. */
const joining: Record<Language, string> = {
  en: '\\s(?:and|with|by|while|which)\\s',
  es: '\\s(?:y|e|con|mientras)\\s',
  fr: '\\s(?:et|avec|en|tandis)\\s',
  de: '\\s(?:und|mit|sowie|wobei)\\s',
  zh: '并|而且|还|以及',
  ja: 'し、|また',
}
/** Where one statement ends and another begins. */
const CLAUSE = new RegExp(`[,;:，。；：、()（）—–]|${anyOf(joining)}`, 'u')

/** The job, project, skill or article that a fact is told of: the first two parts of its id. */
const subjectOf = ({ id }: Fact) =>
  id
    .split('.')
    .slice(0, 2)
    .join('.')
    .replace(/^passage\./, 'article.')

const tellings = new WeakMap<Knowledge, ReadonlyMap<string, string[]>>()
/** What all facts tell of each subject. */
function textsBySubject(knowledge: Knowledge): ReadonlyMap<string, string[]> {
  let known = tellings.get(knowledge)
  if (!known) {
    const { facts, articles } = knowledge.world
    const texts = Map.groupBy([...facts.values(), ...articles.flatMap(({ passages }) => passages)], subjectOf)
    known = new Map([...texts].map(([subject, facts]) => [subject, facts.map(({ text }) => text)]))
    tellings.set(knowledge, known)
  }
  return known
}

/** Each word of a sentence, and where it comes from. */
export function readWords(knowledge: Knowledge, sentence: string, cited: Fact[]): ReadWord[] {
  const { language, profile } = knowledge.content
  const { isDense, joinsNouns, hasCapitalNouns } = languageTraits[language]
  const lexicon = lexiconOf(language)
  const own = stockOf(knowledge, [profile.name, ...cited.flatMap(({ text, source }) => [text, source ?? ''])])
  const subjects = new Set(cited.map(subjectOf).filter((subject) => !subject.startsWith('profile')))
  const beside = stockOf(knowledge, [
    ...cited.flatMap(({ tags }) => tags),
    ...[...subjects].flatMap((subject) => textsBySubject(knowledge).get(subject) ?? []),
  ])
  const ledger = ledgerTerms(knowledge)

  const isIn = ({ said, terms }: Word, { terms: known, said: others, text }: Stock): boolean => {
    if (known.has(terms[0])) return true
    if (isDense) return isDenseIn(said, text)
    if (others.some((other) => begins(said, other))) return true
    if (!joinsNouns) return false
    const parts = compoundParts(
      said,
      (part) => stem(language, part),
      (term) => known.has(term),
    )
    return (
      parts.length > 0 ||
      others.some(
        (other) =>
          other.length > 5 &&
          said.length > 5 &&
          (other.includes(said.slice(0, -1)) || said.includes(other.slice(0, -1))),
      )
    )
  }
  const origin = (word: Word): Origin => {
    const [term] = word.terms
    if (isIn(word, own)) return 'fact'
    const groups = lexicon.groupsOf(term)
    if ([...groups].some((group) => own.groups.has(group))) return 'related'
    if (lexicon.isLight(word.said, term) || /^[\d.,]+$/.test(word.said)) return 'light'
    if (isIn(word, beside)) return 'beside'
    if (lexicon.isCommon(word.said, term)) return 'common'
    if (ledger.has(term)) return 'elsewhere'
    return groups.size > 0 ? 'trade' : 'own'
  }
  const capitals = new Set(hasCapitalNouns ? (sentence.match(/\p{Lu}\p{L}+/gu) ?? []).map((word) => fold(word)) : [])
  const articles = new Set(claimWords[language].articles.split(' ').filter(Boolean))
  const clauses = sentence.split(CLAUSE).filter((clause) => clause.trim() !== '')
  return clauses
    .flatMap((clause, number) => cutWords(language, clause).map((word) => ({ word, clause: number })))
    .map(({ word, clause }) => ({
      word,
      clause,
      origin: origin(word),
      isNoun: capitals.has(word.said) || (word.before !== undefined && articles.has(word.before)),
      isName: word.isName === true && /\p{Script=Latin}/u.test(word.said),
    }))
}

/** A word of signs is there if its pairs are, or all of its signs side by side in one. */
function isDenseIn(said: string, text: string): boolean {
  if (text.includes(said)) return true
  const signs = [...said].filter((sign) => /\p{Script=Han}/u.test(sign))
  if (signs.length < 2) return false
  return signs.length === 2
    ? signs.every((sign) => text.includes(sign))
    : signs.slice(1).some((sign, i) => text.includes(`${signs[i]}${sign}`))
}
