/** What is asked of one thing, told by those of its facts that say it: how many there were, how long it took, why it came so. */

import type { Fact } from '#content/fact.ts'
import { unitsIn } from '#server/features/chat/check/amounts.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { type CueId, languageCues } from '#server/knowledge/understand/language-cues.ts'
import type { Job, Project } from '#server/knowledge/world/things.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { stateAll, tellsWhy } from './evidence.ts'

/** What was done and what came of it: no lists of tools, no dates, no parts that somebody had. */
export const isAccount = ({ id, kind }: Fact) =>
  /^(?:experience|case-study)\./.test(id) && kind !== 'technologies' && !/\.(?:period|role\.\d+)$/.test(id)

/** Who gave it and when stands in it. */
export const isRecord = ({ id }: Fact) =>
  /^(?:education|certificate|publication|article|talk|award|volunteering|language)\.[^.]+$/.test(id)

/** The job or the project that a fact is of. */
export function placeOf({ world }: Pick<Asked, 'world'>, { id }: Fact): Job | Project | undefined {
  const [, kind, name] = /^(experience|case-study)\.([^.]+)/.exec(id) ?? []
  if (kind === 'experience') return world.jobs.find((job) => job.id === name)
  return kind === 'case-study' ? world.projects.find((project) => project.id === name) : undefined
}

/** The share of the words of a question, beside what it names, that a sentence has in the same or in other words. */
export function sharesOf({ reading, knowledge }: Asked): ((sentence: string) => number) | undefined {
  const words = reading.rest.map(({ written }) => knowledge.retrieval.near(written))
  return words.length === 0
    ? undefined
    : (sentence) => words.filter((isNear) => isNear(sentence) > 0).length / words.length
}

/** A sentence is about what is asked from this share of its words on. */
const OF_MATTER = 0.4

/** "How long did the cleaning take?", of a project: a sentence that has the cleaning and a length of time. */
export function lasting(asked: Asked, facts: Fact[]): Fact[] {
  const shareOf = sharesOf(asked)
  if (!shareOf) return []
  const tells = (sentence: string) =>
    shareOf(sentence) >= OF_MATTER && unitsIn(asked.reading.language, sentence).size > 0
  return facts.filter((fact) => isAccount(fact) && sentencesOf(fact.text).some(tells))
}

/**
 * Why something about a thing came so: the sentences about just that, what gives a reason first and the heading last.
 * @returns that no more is told where none is about it; undefined if nothing in particular is asked.
 */
export function reasonFor(asked: Asked, facts: Fact[], heading: Fact[]): Plan | undefined {
  const shareOf = sharesOf(asked)
  if (!shareOf) return undefined
  const isReason = tellsWhy(asked.reading.language)
  const told = facts
    .filter(isAccount)
    .map((fact) => {
      const about = sentencesOf(fact.text).filter((sentence) => shareOf(sentence) >= OF_MATTER)
      const scores = about.map((sentence) => shareOf(sentence) + (isReason(sentence) ? 1 : 0))
      return { fact, isHeading: heading.includes(fact), score: Math.max(0, ...scores) }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => Number(a.isHeading) - Number(b.isHeading) || b.score - a.score)
    .map(({ fact }) => fact)
  if (told.length > 0) return plan(stateAll(asked, told, 2))
  return plan([say(asked.s.noMoreOfIt()), ...stateAll(asked, heading, 1)])
}

const matters: CueId[] = ['cost', 'speed', 'quantity', 'measure']

/** "Did it stay within its budget?": those that speak of costs, where any do. */
export function ofSameMatter({ reading }: Asked, facts: Fact[]): Fact[] {
  const asked = matters.filter((cue) => reading.has(cue))
  const same = facts.filter(({ text }) =>
    languageCues(reading.language)
      .cues.find(foldText(text).text)
      .some(({ value }) => asked.some((cue) => cue === value)),
  )
  return same.length > 0 ? same : facts
}
