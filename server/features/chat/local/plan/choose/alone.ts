/** "Did she win that on her own?": others are told where the facts speak of them, and no yes is given where they do not. */

import type { Fact } from '#content/fact.ts'
import { aloneWords, coauthors, othersWords } from '#content/language/patterns/alone.ts'
import { ofInterview } from '#contract/chat/message-kinds.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { isAccount, isRecord } from '../texts/of-topic.ts'

const isOf = (fact: Fact) => isAccount(fact) || isRecord(fact)

/** From this probability on it is asked how somebody likes to work. */
const OF_OWNER = 0.5

/** What the question is about: a project by all of its facts, and otherwise what it was answered with or what was told last. */
function factsAsked({ reading, focus }: Asked, made: Plan): Fact[] {
  const project = reading.of('project')[0] ?? focus.entities.find(({ kind }) => kind === 'project')
  const isBare = reading.mentions.length === 0 && !reading.rest.some(({ isKnown }) => isKnown)
  const told =
    isBare && focus.last.some(isOf) ? focus.last : made.answered ? made.said.flatMap(({ facts }) => facts) : []
  const isOfRecords = told.some(isRecord)
  return (
    project?.kind === 'project' && !isOfRecords && (isBare || reading.of('project').length > 0) ? project.facts : told
  ).filter(isOf)
}

function speaksOfOthers({ reading }: Asked, { id, text }: Fact): boolean {
  const language = spokenLanguage(text, reading.language)
  return (id.startsWith('publication.') ? coauthors : othersWords)[language].test(text)
}

/** @returns the answer as it was made, where nobody asks for that. */
export function withOthers(asked: Asked, made: Plan): Plan {
  const { reading, kinds, s } = asked
  const [best] = kinds
  const isOfOwner = best && ofInterview.has(best.kind) && best.probability >= OF_OWNER
  if (isOfOwner || made.choices || !aloneWords[reading.language].test(reading.message)) return made
  if (reading.has('how', 'why', 'when', 'where', 'howMany', 'howLong')) return made
  const facts = factsAsked(asked, made)
  if (facts.length === 0) return made
  const others = facts.filter((fact) => speaksOfOthers(asked, fact))
  const rest = { focus: made.focus, next: made.next }
  if (others.length > 0) return plan([say(s.notAlone()), ...stateAll(asked, others, 2)], rest)
  const own = facts.filter(({ text }) => aloneWords[spokenLanguage(text, reading.language)].test(text))
  return own.length > 0
    ? plan(stateAll(asked, own, 1), rest)
    : plan([say(s.othersUntold()), ...stateAll(asked, facts, 1)], rest)
}
