/** What of a sentence speaks for or against its being what the cited facts say, as numbers that a weight is learnt for. */
import type { Fact } from '#content/fact.ts'
import type { Mark } from '#content/language/claim-words.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import { languageTraits } from '#content/language/traits.ts'
import { keysOf } from '#contract/keys.ts'
import type { Language } from '#contract/language.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { type Match, phrasesOf } from '#server/knowledge/understand/phrase-index.ts'
import { amountsIn } from './amounts.ts'
import { type ContrariesRead, readContraries } from './contraries.ts'
import { lexiconOf } from './lexicon.ts'
import { marksOf } from './marks.ts'
import type { NamesRead } from './names.ts'
import type { NumbersRead } from './numbers.ts'
import type { Origin, ReadWord } from './own-words.ts'

export type Features = Readonly<Record<string, number>>

/** What is said by one kind of words can often be said by another: "only with", "never without". */
const LIKE: Partial<Record<Mark, readonly Mark[]>> = {
  not: ['failed', 'instead', 'only', 'gone'],
  failed: ['not', 'gone', 'instead'],
  gone: ['not', 'failed', 'instead'],
  instead: ['gone', 'not', 'past', 'before'],
  all: ['always', 'only'],
  always: ['all'],
  late: ['after', 'last'],
  after: ['late', 'before', 'first'],
  before: ['early', 'after', 'past'],
  past: ['before', 'gone', 'now'],
  now: ['past', 'early'],
  early: ['before', 'now', 'first', 'instant'],
  instant: ['early', 'now'],
  first: ['early', 'last'],
}

const MOST = 3
const capped = (value: number) => Math.min(MOST, value)

/** Marks whose words name somebody or something: where the facts name it too, they tell nothing new. */
const NOUNS: readonly Mark[] = ['actor', 'role', 'helped', 'most', 'multiple', 'instant']

const isOf = (words: readonly string[], said: string) => {
  const mark = said.trim()
  return mark !== '' && words.some((word) => word === mark || (mark.length > 1 && word.includes(mark)))
}

type Signals = Record<string, number>

interface ReadSentence {
  names: NamesRead
  numbers: NumbersRead
  words: ReadWord[]
}

/** The signals of a sentence, each by the name that its weight has. */
export function featuresOf(knowledge: Knowledge, sentence: string, cited: Fact[], read: ReadSentence): Features {
  const { language } = knowledge.content
  const known = cited.map(({ text, source }) => `${text}\n${source ?? ''}`).join('\n')
  const said = marksOf(knowledge, sentence, read.numbers)
  const contraries = readContraries(language, sentence, known)
  const features: Signals = newMarks({ language, sentence, cited, known, said, words: read.words })
  Object.assign(
    features,
    contrariesTaken(contraries),
    sharesOf(read.words),
    clausesOf(read.words),
    denials(features, said, contraries.explained),
    runsOf(read.words),
    namesAndNumbers(read),
  )
  features.added = features['new:also'] && tailOf(read.words) > 0 ? 1 : 0
  return features
}

interface Compared {
  language: Language
  sentence: string
  cited: Fact[]
  /** What the cited facts say, with their sources. */
  known: string
  /** The marks of the sentence. */
  said: Match<Mark>[]
  words: ReadWord[]
}

/** Kinds of words that change what is said, and that the facts do not have. */
function newMarks({ language, sentence, cited, known, said, words }: Compared): Signals {
  const lexicon = lexiconOf(language)
  const features: Signals = {}
  const factMarks = lexicon.marksIn(known).map(({ value }) => value)
  // "Nothing was found" is said of 0 finds.
  if (amountsIn(language, known).some(({ value, end }) => value === 0 && end > 0)) factMarks.push('not')
  const ofFacts = words.filter(({ origin }) => isShared(origin)).map(({ word }) => word.said)
  // "Certified" where the facts have "first certification": no prize is added by another form of their own word.
  const inFacts = words.filter(({ origin }) => origin === 'fact').map(({ word }) => word.said)
  const sentenceText = lexicon.folded(sentence).text
  const isExamined = cited.some(({ kind }) => kind === 'certificate' || kind === 'education')
  const saidMarks = said
    .filter(({ value, at, end }) => {
      if (value === 'honour' && isExamined && lexicon.isEarned(sentenceText.slice(at, end))) return false
      const told = value === 'honour' ? inFacts : NOUNS.includes(value) ? ofFacts : []
      return !isOf(told, sentenceText.slice(at, end))
    })
    .map(({ value }) => value)
  const count = (marks: Mark[], mark: Mark) => marks.filter((one) => one === mark).length
  for (const mark of keysOf(claimWords[language].marks)) {
    const [said, there] = [count(saidMarks, mark), count(factMarks, mark)]
    const like = [mark, ...(LIKE[mark] ?? [])].some((one) => count(factMarks, one) > 0)
    if (said > 0 && like && there === 0) features[`like:${mark}`] = 1
    else if (said > 0 && there === 0) features[`new:${mark}`] = capped(said)
  }
  // "For each card" often only spreads what "per card" does; "all" claims more.
  const { each } = claimWords[language]
  const all = said.filter(({ value }) => value === 'all')
  const isEach = ({ at, end }: Match<Mark>) => phrasesOf(each).includes(sentenceText.slice(at, end).trim())
  if (features['new:all'] && all.every(isEach)) {
    features['new:each'] = features['new:all']
    features['new:all'] = 0
  }
  features['lead:actor'] = leadsWithOthers(language, said, lexicon.marksIn(known)) ? 1 : 0
  return features
}

/** How far into a sentence its doer stands, at most: "the client's own engineers …". */
const LEAD = { spaced: 16, dense: 6 }
const OTHERS: readonly Mark[] = ['actor', 'role']

/** Whether a sentence begins with somebody else, and the facts do not. */
function leadsWithOthers(language: Language, said: Match<Mark>[], there: Match<Mark>[]): boolean {
  const far = languageTraits[language].isDense ? LEAD.dense : LEAD.spaced
  const leads = (marks: Match<Mark>[]) => marks.some(({ value, at }) => OTHERS.includes(value) && at <= far)
  return leads(said) && !leads(there)
}

/** Of two contraries, such as older and younger, the one that is said: the same as in the facts, or the other. */
const contrariesTaken = ({ opposed, turned, agreed, swapped, kept }: ContrariesRead): Signals => ({
  'contrary:opposed': capped(opposed),
  'contrary:turned': capped(turned),
  'contrary:agreed': capped(agreed),
  'contrary:swapped': capped(swapped),
  'contrary:kept': capped(kept),
})

/** How many words come from where. */
function sharesOf(words: ReadWord[]): Signals {
  const features: Signals = {}
  const counts = (origin: Origin) => words.filter((word) => word.origin === origin).length
  const telling = words.filter(({ origin }) => origin !== 'light').length || 1
  for (const origin of ['fact', 'related', 'light', 'beside', 'common', 'elsewhere', 'trade', 'own'] as const)
    features[`words:${origin}`] = Math.min(8, counts(origin)) / 2
  features['share:strange'] = (3 * words.filter(({ origin }) => isStrange(origin)).length) / telling
  features['share:fact'] = (3 * counts('fact')) / telling
  return features
}

/** Clauses that share little or nothing with the facts, and how the sentence begins. */
function clausesOf(words: ReadWord[]): Signals {
  const excess = [...Map.groupBy(words, ({ clause }) => clause).values()].map((clause) => ({
    own: clause.filter(({ origin }) => isStrange(origin)).length,
    shared: clause.filter(({ origin }) => isShared(origin)).length,
  }))
  const lead = words.filter(({ origin }) => origin !== 'light').slice(0, 2)
  return {
    'clause:alone': capped(excess.filter(({ own, shared }) => own > 0 && shared === 0).length),
    'clause:empty': capped(excess.filter(({ own, shared }) => own > 1 && shared === 0).length),
    'clause:excess': Math.min(5, Math.max(0, ...excess.map(({ own, shared }) => own - shared))) / 2,
    'lead:strange': lead.filter(({ origin }) => isStrange(origin)).length,
  }
}

/** What is denied, unless a contrary that is denied explains it. @param marks what `newMarks` found. */
function denials(marks: Features, said: Match<Mark>[], explained: number): Signals {
  const found = ['not', 'failed', 'gone', 'instead'].filter((mark) => marks[`new:${mark}`] ?? marks[`like:${mark}`])
  const denies = said.filter(({ value }) => value === 'not')
  // "No release before …", "none without …": every one of them, and then.
  const isTwice = denies.some((one) =>
    said.some((other) => other.at >= one.end && (other.value === 'not' || other.value === 'before')),
  )
  return { 'not:twice': isTwice ? 1 : 0, denied: Math.max(0, Math.min(2, found.length) - explained) }
}

/** Words side by side that the facts do not have. */
function runsOf(words: ReadWord[]): Signals {
  let run = 0
  let longest = 0
  let runs = 0
  for (const { origin } of words) {
    run = isStrange(origin) ? run + 1 : 0
    if (run === 1) runs++
    longest = Math.max(longest, run)
  }
  return {
    'run:longest': Math.min(6, longest) / 2,
    'run:count': Math.min(6, runs) / 2,
    'run:tail': Math.min(6, tailOf(words)) / 2,
  }
}

function namesAndNumbers({ names, numbers, words }: ReadSentence): Signals {
  const strange = words.filter(({ origin }) => isStrange(origin))
  return {
    'names:strange': capped(strange.filter(({ isName }) => isName).length),
    'names:technologies': capped(names.technologies.length),
    'names:shared': capped(names.shared),
    'numbers:proven': capped(numbers.proven),
    'bounds:over': capped(numbers.bounds.over),
    'bounds:under': capped(numbers.bounds.under),
    'ways:agreed': capped(numbers.directions.agreed),
    'ways:risen': capped(numbers.directions.risen),
    'ways:fallen': capped(numbers.directions.fallen),
    'numbers:loose': capped(numbers.loose),
    'names:order': names.order === 'right' ? 1 : 0,
    'nouns:strange': capped(strange.filter(({ isNoun }) => isNoun).length),
    'words:all': Math.min(40, words.length) / 10,
  }
}

const isShared = (origin: Origin) => origin === 'fact' || origin === 'related'
const isStrange = (origin: Origin) => origin === 'own' || origin === 'trade' || origin === 'elsewhere'

/** Words of the model's own at the end of the sentence, where something is added. */
function tailOf(words: ReadWord[]): number {
  const last = words.slice(-5)
  return last.filter(({ origin }) => isStrange(origin)).length
}
