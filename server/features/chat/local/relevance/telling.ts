/** Adds to an answer what was asked for and it lacks: the facts that most likely belong to it, by what is learnt. */
import type { Fact } from '#content/fact.ts'
import { distinct, state } from '../plan/evidence.ts'
import { type Asked, type Plan, plan, type Said } from '../plan/plan.ts'
import { typeOf } from './fact-types.ts'
import { relevantFacts } from './relevance.ts'

/** From this likelihood on a fact is added to an answer, and from the second on it answers what nothing else does. */
const MISSING = { answered: 0.22, unanswered: 0.45 }
/** No more facts than these are added. */
const MOST = 2
/** What stands behind a fact that leads. */
const BEHIND = 2

/** Lists of names and dates are told by what is computed from them. */
const isTold = (fact: Fact) => !['technologies', 'period', 'condition', 'article'].includes(typeOf(fact))

const isQuotation = ({ kind }: Fact) => kind === 'interview' || kind === 'testimonial' || kind === 'profile'

export function withTelling(asked: Asked, made: Plan): Plan {
  if (made.choices || made.marker || made.diagram) return made
  const { language } = asked.reading
  const facts = made.said.flatMap((one) => one.facts)
  const relevant = relevantFacts(asked, { facts, answered: made.answered })
  const least = made.answered ? MISSING.answered : MISSING.unanswered
  const missing = relevant.filter(
    ({ fact, likelihood }) => likelihood >= least && isTold(fact) && !facts.includes(fact),
  )
  if (missing.length === 0) return made
  const [best] = missing
  const saidBest = relevant.find(({ fact }) => facts.includes(fact))
  const isLead = !made.answered || (best && best.likelihood > (saidBest?.likelihood ?? 0))
  const others = made.answered ? made.said : []
  const fresh = distinct(language, [...(made.answered ? facts : []), ...missing.map(({ fact }) => fact)]).filter(
    (fact) => !facts.includes(fact),
  )
  const more = stated(asked, fresh, made.answered && facts.some(isQuotation), facts.at(-1)?.source)
  if (more.length === 0) return made
  const said = isLead ? [...more, ...others.slice(0, BEHIND)] : [...others, ...more]
  return made.answered ? { ...made, said } : plan(said, { focus: made.focus, next: made.next })
}

/** With one quotation at most in all of the answer. */
function stated(asked: Asked, facts: Fact[], isQuoted: boolean, besides: string | undefined): Said[] {
  const said: Said[] = []
  let quoted = isQuoted
  let last = besides
  for (const fact of facts) {
    if (said.length === MOST) break
    const one = state(asked, fact, { besides: last, quoted })
    if (!one) continue
    quoted ||= isQuotation(fact)
    last = fact.source ?? last
    said.push(one)
  }
  return said
}
