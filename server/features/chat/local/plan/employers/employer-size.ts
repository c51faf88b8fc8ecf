/** Answers how large an employer is: how many work there, as far as the facts say so. */

import type { Fact } from '#content/fact.ts'
import { employerSize } from '#content/language/patterns/jobs/employer-size.ts'
import { languageTraits } from '#content/language/traits.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import type { Language } from '#contract/language.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { fold } from '#server/knowledge/tokens.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { isLeading } from '#server/knowledge/world/teams.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import { describedBy } from '../choose/described-by.ts'
import { description, nextOf } from '../life/jobs.ts'
import { type Asked, type Plan, type Planner, plan, say, unanswered } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'

interface Told {
  words: string
  fact: Fact
}

/** What ends the statement that a number belongs to. */
const ENDS = /[.;。；](?!\d)/u

/** Those who were led, or made a team, are not all who work there. */
function isOfAll(language: Language, text: string, at: number): boolean {
  const before = text.slice(0, at).split(ENDS).at(-1) ?? ''
  return !employerSize[language].ofOther.test(before) && !isLeading(language, before)
}

function sizeTold(language: Language, job: Job): Told | undefined {
  for (const fact of job.facts) {
    if (fact.kind === 'technologies') continue
    const spoken = spokenLanguage(fact.text, language)
    for (const pattern of employerSize[spoken].told) {
      const found = pattern.exec(fact.text)
      if (found && isOfAll(spoken, fact.text, found.index)) return { words: found[0].trim(), fact }
    }
  }
  return undefined
}

/** Words that say what is large: with one of them it is something else. Chinese and Japanese are cut into words by guess. */
const isOfOtherThing = (reading: Reading, { company }: Job) =>
  reading.of('project').length + reading.of('technology').length > 0 ||
  reading.has('project', 'result', 'cost', 'challenge', 'measure', 'lead', 'built') ||
  (!languageTraits[reading.language].isDense &&
    reading.rest.some(({ said, isKnown, isOrdinary }) => isKnown && !isOrdinary && !fold(company).includes(said)))

/** The employer that is named or described, or the one that was talked about. */
function employerMeant(asked: Asked): Job | undefined {
  const { reading, focus, world } = asked
  const [named] = reading.of('job')
  const [there] = reading.of('place').flatMap(({ job }) => job ?? [])
  if (named ?? there) return named ?? there
  if (!reading.has('company', 'there', 'job')) return describedBy(asked).employer
  const talkedOf = focus.entities.find((one) => one.kind === 'job')
  const current = reading.has('current') ? world.jobs.find(({ to }) => to === undefined) : undefined
  // Of "their company" it is the present one, where nothing else was talked about.
  return current ?? describedBy(asked).job ?? talkedOf ?? world.jobs.find(({ to }) => to === undefined)
}

/** Kinds of questions in which an employer's size may be asked. */
const mayBe = kindsOf(
  ...(['jobs', 'jobs-count', 'jobs-compare', 'job-*', 'topic-*', 'team-size', 'who', 'current-job'] as const),
  ...(['worked-at', 'same', 'total-years', 'industries', 'best-result', 'in-year'] as const),
  // "Is it a big company?"
  'small-clients',
)

/** From this probability on another kind of question is asked. */
const SURE = 0.35

/** @returns undefined if it is asked something else, or no employer is meant. */
export const sizeOfEmployer: Planner = (asked) => {
  const { reading, s, kinds } = asked
  const { asks, ofOther } = employerSize[reading.language]
  if (!asks.test(reading.message) || ofOther.test(reading.message)) return undefined
  const [best] = kinds
  if (best && best.probability >= SURE && !mayBe.has(best.kind)) return undefined
  const job = employerMeant(asked)
  return job && !isOfOtherThing(reading, job) ? toldOf(asked, job, s) : undefined
}

function toldOf(asked: Asked, job: Job, s: Asked['s']): Plan {
  const rest = { focus: [job], next: nextOf(asked, job) }
  const { company } = job
  const told = sizeTold(asked.reading.language, job)
  if (told)
    return plan(
      [say(s.employerSize({ company, words: told.words }), told.fact), ...stateAll(asked, [told.fact], 1, company)],
      rest,
    )
  return unanswered([say(s.employerSizeUnknown({ company })), ...stateAll(asked, description(job), 1, company)], rest)
}
