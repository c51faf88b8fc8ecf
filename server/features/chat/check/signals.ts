/** What of a sentence speaks for or against its being what the cited facts say, as numbers that a weight is learnt for. */
import type { Fact } from '#content/fact.ts'
import type { Mark } from '#content/language/claim-words.ts'
import { claimWords } from '#content/language/load/load-claims.ts'
import { languageTraits } from '#content/language/traits.ts'
import { keysOf } from '#contract/keys.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { amountsIn } from './amounts.ts'
import { lexiconOf } from './lexicon.ts'
import { marksOf } from './marks.ts'
import type { NamesRead } from './names.ts'
import type { NumbersRead } from './numbers.ts'
import type { Origin, ReadWord } from './own-words.ts'
import { readPoles } from './polarity.ts'

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
const NOUNS: readonly Mark[] = ['actor', 'helped', 'most', 'multiple', 'instant']

const isOf = (words: readonly string[], said: string) => {
  const mark = said.trim()
  return mark !== '' && words.some((word) => word === mark || (mark.length > 1 && word.includes(mark)))
}

/** The signals of a sentence, each by the name that its weight has. */
export function featuresOf(
  knowledge: Knowledge,
  sentence: string,
  cited: Fact[],
  { names, numbers, words }: { names: NamesRead; numbers: NumbersRead; words: ReadWord[] },
): Features {
  const { language } = knowledge.content
  const lexicon = lexiconOf(language)
  const known = cited.map(({ text, source }) => `${text}\n${source ?? ''}`).join('\n')
  const features: Record<string, number> = {}
  const factMarks = lexicon.marksIn(known).map(({ value }) => value)
  // "Nothing was found" is said of 0 finds.
  if (amountsIn(language, known).some(({ value, end }) => value === 0 && end > 0)) factMarks.push('not')
  const ofFacts = words.filter(({ origin }) => origin === 'fact' || origin === 'related').map(({ word }) => word.said)
  // "Certified" where the facts have "first certification": no prize is added by another form of their own word.
  const inFacts = words.filter(({ origin }) => origin === 'fact').map(({ word }) => word.said)
  const said = marksOf(knowledge, sentence, numbers)
  const sentenceText = lexicon.folded(sentence).text
  const saidMarks = said
    .filter(({ value, at, end }) => {
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
  const sides = (text: string) => {
    const by = new Map<number, Set<number>>()
    for (const {
      value: { pair, side },
    } of lexicon.sidesAt(text))
      by.set(pair, (by.get(pair) ?? new Set()).add(side))
    return by
  }
  const factSides = sides(known)
  addAnchored(features, knowledge, sentence, known)
  let opposite = 0
  let loose = 0
  let agreed = 0
  for (const [pair, said] of sides(sentence)) {
    const there = factSides.get(pair)
    if (!there) loose++
    else if ([...said].every((side) => !there.has(side))) opposite++
    else if ([...said].every((side) => there.has(side))) agreed++
  }
  features['side:opposite'] = capped(opposite)
  features['side:loose'] = capped(loose)
  features['side:agreed'] = capped(agreed)

  const poles = readPoles(language, sentence, known)
  features['pole:agreed'] = capped(poles.agreed)
  features['pole:opposed'] = capped(poles.opposed)
  features['pole:opposed-anywhere'] = capped(poles.opposedAnywhere)
  features['pole:agreed-anywhere'] = capped(poles.agreedAnywhere)
  features['pole:explained'] = capped(poles.explained)

  const counts = (origin: Origin) => words.filter((word) => word.origin === origin).length
  const telling = words.filter(({ origin }) => origin !== 'light').length || 1
  const strange = words.filter(({ origin }) => isStrange(origin))
  for (const origin of ['fact', 'related', 'light', 'beside', 'elsewhere', 'trade', 'own'] as const)
    features[`words:${origin}`] = Math.min(8, counts(origin)) / 2
  features['share:strange'] = (3 * strange.length) / telling
  features['share:fact'] = (3 * counts('fact')) / telling
  let run = 0
  let longest = 0
  let runs = 0
  for (const { origin } of words) {
    run = isStrange(origin) ? run + 1 : 0
    if (run === 1) runs++
    longest = Math.max(longest, run)
  }
  const clauses = [...new Set(words.map(({ clause }) => clause))].map((clause) =>
    words.filter((word) => word.clause === clause),
  )
  const excess = clauses.map((clause) => {
    const own = clause.filter(({ origin }) => isStrange(origin)).length
    const shared = clause.filter(({ origin }) => origin === 'fact' || origin === 'related').length
    return { own, shared }
  })
  features['clause:alone'] = capped(excess.filter(({ own, shared }) => own > 0 && shared === 0).length)
  features['clause:empty'] = capped(excess.filter(({ own, shared }) => own > 1 && shared === 0).length)
  features['clause:excess'] = Math.min(5, Math.max(0, ...excess.map(({ own, shared }) => own - shared))) / 2
  const lead = words.filter(({ origin }) => origin !== 'light').slice(0, 2)
  features['lead:strange'] = lead.filter(({ origin }) => isStrange(origin)).length
  const denials = ['not', 'failed', 'gone', 'instead'].filter(
    (mark) => features[`new:${mark}`] ?? features[`like:${mark}`],
  )
  const denies = said.filter(({ value }) => value === 'not')
  // "No release before …", "none without …": every one of them, and then.
  const isTwice = denies.some((one) =>
    said.some((other) => other.at >= one.end && (other.value === 'not' || other.value === 'before')),
  )
  features['not:twice'] = isTwice ? 1 : 0
  features.denied = Math.max(0, Math.min(2, denials.length) - poles.explained)
  features.added = features['new:also'] && tailOf(words) > 0 ? 1 : 0
  features['run:longest'] = Math.min(6, longest) / 2
  features['run:count'] = Math.min(6, runs) / 2
  features['run:tail'] = Math.min(6, tailOf(words)) / 2
  features['names:strange'] = capped(strange.filter(({ isName }) => isName).length)
  features['names:technologies'] = capped(names.technologies.length)
  features['names:shared'] = capped(names.shared)
  features['numbers:proven'] = capped(numbers.proven)
  features['bounds:over'] = capped(numbers.bounds.over)
  features['bounds:under'] = capped(numbers.bounds.under)
  features['numbers:loose'] = capped(numbers.loose)
  features['names:order'] = names.order === 'right' ? 1 : 0
  features['nouns:strange'] = capped(strange.filter(({ isNoun }) => isNoun).length)
  features['words:all'] = Math.min(40, words.length) / 10
  return features
}

/** Marks that turn what stands beside them. */
const TURNING: readonly Mark[] = [
  'not',
  'failed',
  'before',
  'after',
  'all',
  'only',
  'first',
  'last',
  'actor',
  'helped',
  'instead',
]
const AROUND = { spaced: 26, dense: 7 }

/** What a word of the facts is said beside, there and here: "before failure", "after failure". */
function addAnchored(features: Record<string, number>, knowledge: Knowledge, sentence: string, known: string): void {
  const { language } = knowledge.content
  const lexicon = lexiconOf(language)
  const around = languageTraits[language].isDense ? AROUND.dense : AROUND.spaced
  const [said, there] = [lexicon.folded(sentence).text, lexicon.folded(known).text]
  const beside = (text: string, { at, end }: { at: number; end: number }) =>
    lexicon.termsOf(`${text.slice(Math.max(0, at - around), at)} ${text.slice(end, end + around)}`)
  const factSides = lexicon.sidesAt(known).map((match) => ({ ...match, near: new Set(beside(there, match)) }))
  let opposed = 0
  let agreed = 0
  for (const match of lexicon.sidesAt(sentence)) {
    const near = beside(said, match)
    const same = factSides.filter(
      ({ value, near: terms }) => value.pair === match.value.pair && near.some((term) => terms.has(term)),
    )
    if (same.length === 0) continue
    if (same.some(({ value }) => value.side === match.value.side)) agreed++
    else opposed++
  }
  features['anchored:opposed'] = capped(opposed)
  features['anchored:agreed'] = capped(agreed)
  const factTerms = new Set(lexicon.termsOf(known))
  const factMarks = lexicon.marksIn(known)
  for (const mark of TURNING) {
    const near = lexicon
      .marksIn(sentence)
      .filter(({ value }) => value === mark)
      .flatMap((match) => beside(said, match))
      .filter((term) => factTerms.has(term))
    const nearThere = new Set(factMarks.filter(({ value }) => value === mark).flatMap((match) => beside(there, match)))
    const bare = new Set(near.filter((term) => !nearThere.has(term)))
    if (bare.size > 0) features[`at:${mark}`] = capped(bare.size)
  }
}

const isStrange = (origin: Origin) => origin === 'own' || origin === 'trade' || origin === 'elsewhere'

/** Words of the model's own at the end of the sentence, where something is added. */
function tailOf(words: ReadWord[]): number {
  const last = words.slice(-5)
  return last.filter(({ origin }) => isStrange(origin)).length
}
