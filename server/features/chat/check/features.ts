/** What of a sentence speaks for or against its being what the cited facts say, as numbers that a weight is learnt for. */
import type { Fact } from '#content/fact.ts'
import type { Mark } from '#content/language/claim-words.ts'
import { claimWords } from '#content/language/load-claims.ts'
import { keysOf } from '#contract/keys.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { lexiconOf } from './lexicon.ts'
import type { NamesRead } from './names.ts'
import type { NumbersRead } from './numbers.ts'
import type { Origin, ReadWord } from './vocabulary.ts'

export type Features = Readonly<Record<string, number>>

const MOST = 3
const capped = (value: number) => Math.min(MOST, value)

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
  const saidMarks = lexicon
    .marksIn(lexicon.withoutName(sentence, knowledge.owner.first))
    .map(({ value }) => value)
  const count = (marks: Mark[], mark: Mark) => marks.filter((one) => one === mark).length
  for (const mark of keysOf(claimWords[language].marks)) {
    const [said, there] = [count(saidMarks, mark), count(factMarks, mark)]
    if (said > 0 && there === 0) features[`new:${mark}`] = capped(said)
    if (said > there && there > 0) features[`more:${mark}`] = 1
    if (there > 0 && said === 0) features[`lost:${mark}`] = 1
  }
  const sides = (text: string) => {
    const by = new Map<number, Set<number>>()
    for (const { pair, side } of lexicon.sidesIn(text)) by.set(pair, (by.get(pair) ?? new Set()).add(side))
    return by
  }
  const factSides = sides(known)
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
  features['run:longest'] = Math.min(6, longest) / 2
  features['run:count'] = Math.min(6, runs) / 2
  features['run:tail'] = Math.min(6, tailOf(words)) / 2
  features['names:strange'] = capped(strange.filter(({ isName }) => isName).length)
  features['names:technologies'] = capped(names.technologies.length)
  features['names:shared'] = capped(names.shared)
  features['numbers:proven'] = capped(numbers.proven)
  features['numbers:loose'] = capped(numbers.loose)
  features['names:order'] = names.order === 'right' ? 1 : 0
  features['words:all'] = Math.min(40, words.length) / 10
  return features
}

const isStrange = (origin: Origin) => origin === 'own' || origin === 'trade' || origin === 'elsewhere'

/** Words of the model's own at the end of the sentence, where something is added. */
function tailOf(words: ReadWord[]): number {
  const last = words.slice(-5)
  return last.filter(({ origin }) => isStrange(origin)).length
}
