/** Adds to an answer what was asked for and it lacks: the facts that most likely belong to it, by what is learnt. */
import type { Fact } from '#content/fact.ts'
import { hasMatter } from '#server/knowledge/understand/left-words.ts'
import { asksOfOtherThing } from '../plan/choose/strange-things.ts'
import { type Asked, type Plan, plan, type Said } from '../plan/plan.ts'
import { distinct, state } from '../plan/texts/evidence.ts'
import { isOutcome } from '../plan/texts/of-work.ts'
import { asksProblem, isProblem } from '../plan/texts/problem.ts'
import { typeOf } from './fact-types.ts'
import { type Relevant, relevantFacts } from './relevance.ts'
import { isComplete } from './signals.ts'

/**
 * From these likelihoods on a fact is added: to an answer; to one that is complete as it is computed, such as a list or a duration;
 * and in place of an answer that says nothing.
 */
const MISSING = { open: 0.25, closed: 0.5, unanswered: 0.45 }
/** And from this on it is told as what comes closest to a question whose answer was not found. */
const CLOSE = 0.04
/** No more facts than these are added. */
const MOST = 2
/** Lists of names and dates are told by what is computed from them. */
const isTold = (fact: Fact) => !['technologies', 'period', 'condition', 'article'].includes(typeOf(fact))

const isQuotation = ({ kind }: Fact) => kind === 'interview' || kind === 'testimonial' || kind === 'profile'

export function withTelling(asked: Asked, made: Plan): Plan {
  if (made.choices || made.marker || made.diagram) return made
  const { language } = asked.reading
  if (made.answered && isPersonal(made) && !hasMatter(asked.reading)) return made
  const facts = made.said.flatMap((one) => one.facts)
  const relevant = relevantFacts(asked, { facts, answered: made.answered })
  if (!made.answered && asksOfStrange(asked)) return withClosest(asked, made, relevant)
  const isWhole = isComplete(asked)
  const least = !made.answered ? MISSING.unanswered : isWhole ? MISSING.closed : MISSING.open
  const isOfAnswer = made.answered ? besideAnswer(asked, facts) : () => true
  const missing = relevant.filter(
    ({ fact, likelihood }) =>
      likelihood >= least && isTold(fact) && !facts.includes(fact) && isOfMatter(asked, fact) && isOfAnswer(fact),
  )
  if (missing.length === 0) return withClosest(asked, made, relevant)
  const others = made.answered ? made.said : []
  const fresh = distinct(language, [...(made.answered ? facts : []), ...missing.map(({ fact }) => fact)]).filter(
    (fact) => !facts.includes(fact),
  )
  // What is said already in other words is no longer among them.
  const best = missing.find(({ fact }) => fact === fresh[0])
  const saidBest = relevant.find(({ fact }) => facts.includes(fact))
  const isYesOrNo = asked.reading.has('whether')
  const isLead = !made.answered || (!isWhole && !isYesOrNo && best && best.likelihood > (saidBest?.likelihood ?? 0))
  const more = stated(asked, fresh, made.answered && facts.some(isQuotation), facts.at(-1)?.source)
  if (more.length === 0) return made
  const said = isLead ? [...more, ...others] : [...others, ...more]
  return made.answered ? { ...made, said } : plan(said, { focus: made.focus, next: made.next })
}

/** How it was before answers those alone who ask for the problem, and what somebody was called there nobody who asks otherwise. */
const isOfMatter = (asked: Asked, fact: Fact) =>
  (!isProblem(fact) || asksProblem(asked)) && (!fact.id.includes('.role.') || asked.reading.has('title'))

/** What somebody said of another matter comes close to nothing unless it has words of the question. */
function comesClose({ reading, knowledge, kinds }: Asked, fact: Fact): boolean {
  if (!isQuotation(fact)) return true
  const isOfKind = kinds.slice(0, 2).some(({ kind }) => fact.id === `interview.${kind}`)
  return isOfKind || (reading.topic !== '' && knowledge.retrieval.overlap(reading.topic)(fact.text) >= SHARED.same)
}

/** So much of the question a fact has that is added to an answer; and one of another place so much more than the answer. */
const SHARED = { same: 0.34, other: 0.3 }
/** A kind of the interview is meant from this probability on, and its answer is whole. */
const SURELY = 0.5

/**
 * What may stand beside an answer is about the question in its own words, and of the project or the job that is told of:
 * anything else reads as a mistake, however often such a fact belonged to such a question.
 */
function besideAnswer(asked: Asked, said: Fact[]): (fact: Fact) => boolean {
  const { reading, knowledge, kinds } = asked
  const [best] = kinds
  const isInterviewed = said.some(({ id }) => id === `interview.${best?.kind}`)
  if (isInterviewed && (best?.probability ?? 0) >= SURELY) return () => false
  // Results are told in full, and what is named is no other thing.
  const isWhole = said.length > 1 && said.every(isOutcome)
  if (isWhole) return () => false
  const isNamed = reading.of('job').length + reading.of('project').length > 0
  // What is named stands in many facts: those that are about the question have its other words.
  const words = isNamed ? reading.rest.map(({ written }) => written).join(' ') : reading.topic
  const shares = words ? knowledge.retrieval.overlap(words) : () => 0
  const places = new Set(said.flatMap(({ id, source }) => (isOfPlace(id) ? (source ?? []) : [])))
  const most = Math.max(0, ...said.map(({ text }) => shares(text)))
  return ({ id, source, text }) => {
    const share = shares(text)
    const isSamePlace = places.size === 0 || (isOfPlace(id) && source !== undefined && places.has(source))
    return isSamePlace ? share >= SHARED.same : share >= most + SHARED.other
  }
}

const isOfPlace = (id: string) => /^(?:experience|case-study)\./.test(id)

/** Whose words are others than those of the facts is helped by what comes closest, as long as it is not taken for the answer. */
function withClosest(asked: Asked, made: Plan, relevant: Relevant[]): Plan {
  const closest = relevant.find(
    ({ fact, likelihood }) => likelihood >= CLOSE && isTold(fact) && isOfMatter(asked, fact) && comesClose(asked, fact),
  )
  if (!made.isNotFound || !closest) return made
  const one = state(asked, closest.fact, { isAside: true })
  return one ? { ...made, said: [...made.said, { ...one, text: asked.s.closest({ told: one.text }) }] } : made
}

/** What the owner says of themselves is whole where the question names nothing of the work. */
const isPersonal = ({ said }: Plan) => {
  const facts = said.flatMap((one) => one.facts)
  return facts.length > 0 && facts.every((fact) => isQuotation(fact) || fact.kind === 'interest')
}

/** What no fact names is said not to be here, and whether something is so is not guessed. */
const asksOfStrange = ({ reading, kinds: [best] }: Asked) =>
  reading.has('whether') ||
  reading.rest.some(({ isKnown, isMeant, restricts }) => restricts && !isKnown && !isMeant) ||
  (best !== undefined && asksOfOtherThing(reading, best.kind))

/** With one quotation at most in all of the answer. */
function stated(asked: Asked, facts: Fact[], isQuoted: boolean, besides: string | undefined): Said[] {
  const said: Said[] = []
  let quoted = isQuoted
  let last = besides
  for (const fact of facts) {
    if (said.length === MOST) break
    // The name of a group of skills is no subject of a sentence.
    const isOfSkill = typeOf(fact).startsWith('skill')
    const one = state(asked, fact, { besides: isOfSkill ? fact.source : last, quoted, isAside: true })
    if (!one) continue
    quoted ||= isQuotation(fact)
    last = fact.source ?? last
    said.push(one)
  }
  return said
}
