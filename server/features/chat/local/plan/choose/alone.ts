/** "Did she win that on her own?", "who else built it?": others are told where the facts speak of them, and that they are not told elsewhere. */

import type { Fact } from '#content/fact.ts'
import { aloneWords, coauthors, othersWords, usersWords, withWhomWords } from '#content/language/patterns/alone.ts'
import { ofInterview } from '#contract/chat/message-kinds.ts'
import type { Language } from '#contract/language.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { countsPeople, teamIn } from '#server/knowledge/world/teams.ts'
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

/** Teams that had the problem, or are served by what was built, had no part in the work: its own text says who it is for. */
const isOfUsers = ({ id, text }: Fact, language: Language) =>
  /\.(?:challenge|outcome|metric|node|architecture)(?:\.|$)/.test(id) || usersWords[language].test(text)

function speaksOfOthers({ reading }: Asked, { id, text }: Fact): boolean {
  const language = spokenLanguage(text, reading.language)
  return (id.startsWith('publication.') ? coauthors : othersWords)[language].test(text)
}

/** "Who else worked on it?", of what was told or is named: those of whom its facts speak, or its job's team; else that it is not told. */
function withWhom(asked: Asked, made: Plan): Plan {
  const { reading, focus, s } = asked
  const facts = factsAsked(asked, made)
  const isPointing =
    reading.of('project').length > 0 ||
    (reading.mentions.length === 0 && (focus.last.some(isOf) || focus.entities.length > 0))
  const [heading] = facts
  if (!heading || !isPointing) return made
  const rest = { focus: made.focus.length > 0 && !isPointing ? made.focus : focus.entities, next: made.next }
  const project = asked.world.projects.find((one) => one.facts.includes(heading))
  const job = project?.job ?? asked.world.jobs.find((one) => one.facts.includes(heading))
  // A text of work has teams of all sorts: only one that counts people tells who was there.
  const others = [...facts, ...(project ? [] : (job?.facts ?? []))].filter((fact) =>
    isRecord(fact)
      ? speaksOfOthers(asked, fact)
      : fact.id.split('.').length > 2 && countsPeople(reading.language, fact.text),
  )
  const team = job && teamIn(reading.language, job)
  const told = others.length > 0 ? others : team ? [team.fact] : []
  return told.length > 0
    ? plan(stateAll(asked, told, heading && isRecord(heading) ? 2 : 1), rest)
    : plan([say(s.othersUntold()), ...stateAll(asked, project?.facts ?? facts, 1)], rest)
}

/** Those who were led in the job that a project was part of: its own facts need not name them. */
function teamOf({ reading, world }: Asked, facts: Fact[]): Fact | undefined {
  const project = world.projects.find((one) => facts.some((fact) => one.facts.includes(fact)))
  const job = project?.job ?? world.jobs.find((one) => facts.some((fact) => one.facts.includes(fact)))
  return job && teamIn(reading.language, job)?.fact
}

/** @returns the answer as it was made, where nobody asks for that. */
export function withOthers(asked: Asked, made: Plan): Plan {
  const { reading, kinds, s } = asked
  const [best] = kinds
  const isOfOwner = best && ofInterview.has(best.kind) && best.probability >= OF_OWNER
  if (!isOfOwner && !made.choices && withWhomWords[reading.language].test(reading.message)) return withWhom(asked, made)
  if (isOfOwner || made.choices || !aloneWords[reading.language].test(reading.message)) return made
  if (reading.has('how', 'why', 'when', 'where', 'howMany', 'howLong')) return made
  const facts = factsAsked(asked, made)
  if (facts.length === 0) return made
  const others = facts.filter(
    (fact) => !isOfUsers(fact, spokenLanguage(fact.text, reading.language)) && speaksOfOthers(asked, fact),
  )
  const rest = { focus: made.focus, next: made.next }
  if (others.length > 0) return plan([say(s.notAlone()), ...stateAll(asked, others, 2)], rest)
  const team = teamOf(asked, facts)
  if (team) return plan([say(s.notAlone()), ...stateAll(asked, [team], 1)], rest)
  const own = facts.filter((fact) => {
    const spoken = spokenLanguage(fact.text, reading.language)
    return !isOfUsers(fact, spoken) && aloneWords[spoken].test(fact.text)
  })
  if (own.length > 0) return plan(stateAll(asked, own, 1), rest)
  // What it is, which a project's first fact says, before any of its parts.
  const project = asked.world.projects.find((one) => facts.some((fact) => one.facts.includes(fact)))
  return plan([say(s.othersUntold()), ...stateAll(asked, project?.facts ?? facts, 1)], rest)
}
