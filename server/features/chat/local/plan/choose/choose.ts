/** Answers a question by the first rule that has an answer, by a search, or by what else may help. */
import { nearestOfOwner } from '../../owner-answers.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { whichProject } from '../projects/which-project.ts'
import { bySearch } from './by-words.ts'
import type { Rule } from './rule.ts'
import { rules } from './rules.ts'

export interface Chosen {
  plan: Plan
  rule: Omit<Rule, 'answer' | 'when'>
}

const found: Chosen['rule'] = { name: 'a search among the facts', reads: 'conversation', guesses: true }
const askedBack: Chosen['rule'] = { name: 'which project is meant', reads: 'conversation' }
const ownersNearest: Chosen['rule'] = { name: 'what the owner has answered to nearly this', reads: 'conversation' }

/** @param inContext the question with what was talked about supplied. */
export function choose(question: Asked, inContext: Asked): Chosen {
  const made = firstOf(question, inContext)
  if (made.plan.answered) return made
  const which = made.rule.guesses ? whichProject(inContext) : undefined
  return which ? { plan: which, rule: askedBack } : (nearest(inContext) ?? made)
}

function firstOf(question: Asked, inContext: Asked): Chosen {
  let refused: Chosen | undefined
  for (const rule of rules) {
    const asked = rule.reads === 'message' ? question : inContext
    const made = rule.when && !rule.when(asked) ? undefined : rule.answer(asked)
    if (!made) continue
    if (made.answered || rule.settles) return { plan: made, rule }
    refused ??= { plan: made, rule }
  }
  return refused ?? { plan: bySearch(inContext), rule: found }
}

/** What the owner added answers what nothing else does. */
function nearest({ knowledge, reading }: Asked): Chosen | undefined {
  const fact = nearestOfOwner(knowledge, reading.message, reading.interview.length > 0)
  return fact && { plan: plan([say(fact.text, fact)]), rule: ownersNearest }
}
