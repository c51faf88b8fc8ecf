/** The sentence that plainly holds what is asked, where an answer that was made of other matter lacks the words that tell it. */

import { isPassage } from '#content/article-passages.ts'
import type { Fact } from '#content/fact.ts'
import { languageTraits } from '#content/language/traits.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { factsOf } from '#server/knowledge/world/naming.ts'
import type { World } from '#server/knowledge/world/world.ts'
import { type AnswerType, wantedBy } from '../follow-ups/answer-type.ts'
import { type Asked, type Plan, plan } from '../plan.ts'
import { isFailure } from '../projects/failing.ts'
import { toldFrom, toldOf } from './in-article.ts'
import { placeOf } from './of-topic.ts'
import { isProblem } from './problem.ts'
import { asksWithin, fitter, isTold, stated, type Told } from './sought.ts'

/** So many words that tell what is asked a sentence must have: one alone may be meant in another sense. */
const WORDS = 2
/** And so many where it is of something else than was talked about. */
const WORDS_ELSEWHERE = 3
/** A word is there from this share of it on: one of nearly its meaning, or a part of it. */
const THERE = 0.5
/** A sentence must have so much of all the words, and so much more than the answer. */
const HELD = { least: 0.4, more: 0.2 }

/** A sentence that is an answer of the sort. */
const FITS = 2
/** How well it must fit where something is asked that only its sort tells. */
const NEEDED: Partial<Record<AnswerType, number>> = {
  number: 2,
  duration: 2,
  date: 2,
  people: 2,
  measure: 2,
}

/** What is told, cut once: it is looked through for many questions. */
const known = new WeakMap<World, Told[]>()

function sentencesIn(world: World): Told[] {
  const made =
    known.get(world) ??
    [...world.ledger, ...world.articles.flatMap(({ passages }) => passages)]
      .filter((fact) => isTold(fact) && fact.kind !== 'testimonial' && !fact.id.startsWith('article.'))
      .flatMap((fact) => sentencesOf(fact.text).map((sentence) => ({ fact, sentence, isElsewhere: false })))
  known.set(world, made)
  return made
}

/** The words that tell what is asked: some fact has them, and not every question. */
function tellingWords({ reading }: Asked): string[] {
  const words = reading.rest
    .filter(({ isKnown, isMeant, isOrdinary }) => (isKnown || isMeant) && !isOrdinary)
    .map(({ said }) => said)
  const names = [...reading.of('node'), ...reading.of('technology')].map(({ name }) => name)
  return [...new Set([...words, ...names])]
}

/** Facts of the work that is named; of what was talked about, and the article that was told, if nothing is. */
function scopeOf(asked: Asked): { facts: ReadonlySet<Fact>; isNamed: boolean } {
  const { world, reading, focus } = asked
  const named = [...reading.of('project'), ...reading.of('job')]
  const talkedOf = focus.entities.flatMap((one) => (one.kind === 'project' || one.kind === 'job' ? [one] : []))
  const things = named.length > 0 ? named : talkedOf
  const article = named.length > 0 ? undefined : toldOf(asked)
  return {
    facts: new Set([...(article?.passages ?? []), ...things.flatMap((one) => factsOf(world, one))]),
    isNamed: named.length > 0,
  }
}

/** What came of something is told in full, and how it was before only where that or a reason is asked for, or in many of its words. */
function isOfMatter(asked: Asked, { fact }: Told, made: Plan, words: number): boolean {
  const { reading } = asked
  if (reading.has('result')) return false
  const [said] = made.said.flatMap(({ facts }) => facts)
  const isSamePlace = said !== undefined && placeOf(asked, said) === placeOf(asked, fact)
  return (
    !isProblem(fact) || !isSamePlace || words >= WORDS_ELSEWHERE || reading.has('before', 'challenge', 'why', 'how')
  )
}

/** The sentence that has clearly more of the telling words than what is said, and is the sort of answer wanted. */
function clearest(
  asked: Asked,
  words: string[],
  made: Plan,
  held: (text: string) => boolean[],
  needed: number,
): Told | undefined {
  const { world, knowledge } = asked
  const wanted = wantedBy(asked)
  const shareOf = knowledge.retrieval.near(words.join(' '))
  const answer = made.said.map(({ text }) => text).join(' ')
  const [has, share] = [held(answer), shareOf(answer)]
  const scope = scopeOf(asked)
  const fits = fitter(asked, wanted)
  const ofSort = needed < WORDS ? FITS : 0
  const least = wanted.type === undefined || wanted.isGuessed ? ofSort : (NEEDED[wanted.type] ?? ofSort)
  const [best] = sentencesIn(world)
    .flatMap((told) => {
      const isNear = scope.facts.size === 0 ? !isPassage(told.fact) : scope.facts.has(told.fact)
      const there = held(told.sentence)
      const count = there.filter(Boolean).length
      if ((!isNear && scope.isNamed) || !isOfMatter(asked, told, made, count)) return []
      const won = there.filter((is, i) => is && !has[i]).length
      const lost = there.filter((is, i) => !is && has[i]).length
      if (count < (isNear ? needed : WORDS_ELSEWHERE) || won <= lost) return []
      const part = shareOf(told.sentence)
      const fitting = fits(told)
      if (part < HELD.least || part - share < HELD.more || fitting < least) return []
      return [{ told, score: part * 3 + fitting / 2 + Number(isNear) / 3 }]
    })
    .sort((a, b) => b.score - a.score)
  return best?.told
}

/** An answer led by the sentence that has clearly more of what is asked; the rest of it stays as far as it is of the matter. */
export function withClearlyTold(asked: Asked, made: Plan): Plan {
  if (made.choices || made.marker || made.diagram) return made
  const { reading, knowledge } = asked
  const wanted = wantedBy(asked)
  const words = tellingWords(asked)
  const isOfVisitor = languageTraits[reading.language].firstPerson.test(reading.message)
  // What happens without a part is told of the part, and not by what it does.
  if (isOfVisitor || isFailure(asked)) return made
  // A part of a drawing is a name, and tells by itself where no reason was found.
  const isOfPart = !made.answered && wanted.type === 'reason' && reading.of('node').length > 0
  if (!isOfPart && (words.length < WORDS || !asksWithin(asked, wanted))) return made
  const shares = words.map((word) => knowledge.retrieval.near(word))
  const held = (text: string) => shares.map((share) => share(text) >= THERE)
  const best = clearest(asked, words, made, held, isOfPart ? 1 : WORDS)
  if (!best) return made
  if (isPassage(best.fact)) return toldFrom(asked, best.fact, best.sentence)
  const others = made.answered
    ? made.said.filter(({ text, facts }) => !facts.includes(best.fact) && held(text).some(Boolean))
    : []
  const place = placeOf(asked, best.fact)
  return plan([...stated(asked, best, wanted), ...others.slice(0, 2)], {
    focus: place ? [place, ...made.focus.filter((one) => one !== place)] : made.focus,
    next: made.next,
    isWhole: true,
  })
}
