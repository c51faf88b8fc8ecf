/** Answers what everybody asks of a job, named or just talked of: whether it was liked, who led it, on what terms it was. */

import type { Fact } from '#content/fact.ts'
import {
  askedOfJob as askedWords,
  type JobAspect,
  jobAspects,
  learnedWords,
} from '#content/language/patterns/jobs/asked-of-job.ts'
import type { InterviewKind } from '#contract/content/interview-kinds.ts'
import { spokenLanguage } from '#server/knowledge/language.ts'
import { sentencesOf } from '#server/knowledge/sentences.ts'
import { namesAny, type Reading } from '#server/knowledge/understand/read.ts'
import { shortName } from '#server/knowledge/world/technologies.ts'
import { type Job, positionsOf } from '#server/knowledge/world/things.ts'
import { isAtMost, SHORT } from '../follow-ups/asked-of.ts'
import { description, nextOf, wasAt } from '../life/jobs.ts'
import { type Asked, type Plan, plan, say, unanswered } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { interviewed } from '../texts/interviewed.ts'

const answers: Record<JobAspect, (asked: Asked, job: Job) => Plan> = {
  again: untold,
  boss: untold,
  business,
  hardest,
  joined,
  learned,
  liked: untold,
  pay,
  promoted,
  terms: untold,
}

/** What of a job is asked for, whichever is meant. */
export const jobAspectAsked = ({ language, message }: Reading): JobAspect | undefined =>
  jobAspects.find((one) => askedWords[one][language].test(message))

/** @returns undefined if something else is asked, or no job is meant. */
export function askedOfJob(asked: Asked): Plan | undefined {
  const aspect = jobAspectAsked(asked.reading)
  const job = aspect && jobMeant(asked, aspect)
  if (!job) return undefined
  const own = inFacts.has(aspect) ? factsSaying(asked, job, aspect) : []
  return own.length > 0 ? told(asked, job, own) : answers[aspect](asked, job)
}

function jobMeant({ reading, focus, world }: Asked, aspect: JobAspect): Job | undefined {
  const [asking = ''] = askedWords[aspect][reading.language].exec(reading.message) ?? []
  const isOfStranger = strangers.some((kind) => reading.of(kind).some(({ name }) => !asking.includes(name)))
  if (isOfStranger || namesAny(reading, ...others) || reading.time !== undefined || !isAtMost(reading, SHORT))
    return undefined
  if (reading.has(...elsewhere)) return undefined
  const [named, another] = new Set(reading.of('job'))
  if (named) return another ? undefined : named
  const [main] = focus.entities
  if (main?.kind === 'job') return main
  // Whoever asks for somebody's boss, and of no job, means the present one.
  const [current] = world.jobs
  return aspect === 'boss' && focus.last.length === 0 && current?.to === undefined ? current : undefined
}

/** What is asked of one of these is not asked of the job. */
const others = ['project', 'technology', 'person', 'service', 'skill'] as const
/** Nor what is asked of one of these: "what did she learn at university?" */
const elsewhere = ['education', 'certificate', 'publication', 'talk', 'award', 'volunteering'] as const
/** "Wer war ihr Chef?": a word by which it is asked is no name. */
const strangers = ['unknown-technology', 'unknown-company'] as const

/** What texts of work tell in these very words. Who "promoted a festival", or "built a salary module", tells of something else. */
const inFacts: ReadonlySet<JobAspect> = new Set(['boss', 'hardest', 'learned', 'terms'])

/** The job's own sentences that speak of it, in the words in which it is asked for. */
function factsSaying({ world }: Asked, job: Job, aspect: JobAspect): Fact[] {
  const { language } = world.content
  return positionsOf(job).flatMap(({ facts }) =>
    facts.flatMap((fact) => {
      const spoken = spokenLanguage(fact.text, language)
      const words = aspect === 'learned' ? learnedWords[spoken] : askedWords[aspect][spoken]
      const sentence = sentencesOf(fact.text).find((one) => words.test(one))
      return sentence ? [{ ...fact, text: sentence }] : []
    }),
  )
}

const told = (asked: Asked, job: Job, facts: Fact[]): Plan =>
  plan([...stateAll(asked, facts, 2, job.company), wasAt(asked, job)], { focus: [job], next: nextOf(asked, job) })

/** That it is not told here, and what and when the job was, which is. */
function untold(asked: Asked, job: Job): Plan {
  const { s, world } = asked
  return unanswered([say(s.notAnswered({ email: world.content.profile.channels.general })), wasAt(asked, job)], {
    focus: [job],
    next: nextOf(asked, job),
  })
}

/** Whoever held several positions at one employer rose there. */
function promoted(asked: Asked, job: Job): Plan {
  if (positionsOf(job).length < 2) return untold(asked, job)
  return plan([wasAt(asked, job, true)], { focus: [job], next: nextOf(asked, job) })
}

/** What was hard about its projects, or what the owner calls hardest where that is of this job, or else what it was about. */
function hardest(asked: Asked, job: Job): Plan {
  const challenges = job.projects.flatMap(({ facts }) => facts.filter(({ id }) => id.endsWith('.challenge')))
  if (challenges.length > 0) return told(asked, job, challenges)
  const story = storyOf(asked, job, 'hardest')
  if (story) return told(asked, job, [story])
  const of = stateAll(asked, description(job), 1, job.company)
  return unanswered([say(asked.s.notAnsweredHere()), ...of], { focus: [job], next: nextOf(asked, job) })
}

/** What the owner tells of a mistake, where that is of this job. */
function learned(asked: Asked, job: Job): Plan {
  const story = storyOf(asked, job, 'failure')
  return story ? told(asked, job, [story]) : untold(asked, job)
}

/** An answer of the owner's that names the employer, or a project of the job. */
function storyOf({ world }: Asked, job: Job, kind: InterviewKind): Fact | undefined {
  const fact = world.facts.get(`interview.${kind}`)
  const names = [job.company, ...job.projects.map(({ title }) => shortName(title))]
  return names.some((name) => fact?.text.includes(name)) ? fact : undefined
}

/** What somebody wants to earn tells nothing of what a job paid. */
function pay(asked: Asked, job: Job): Plan {
  return asked.world.facts.has('interview.salary') ? untold(asked, job) : interviewed(asked, 'salary')
}

/** What an employer does stands in what the job was. */
function business(asked: Asked, job: Job): Plan {
  const of = stateAll(asked, description(job), 1, job.company)
  return of.length > 0 ? plan(of, { focus: [job], next: nextOf(asked, job) }) : untold(asked, job)
}

function joined(asked: Asked, job: Job): Plan {
  const { s, world } = asked
  return unanswered([say(s.noReason({ email: world.content.profile.channels.general })), wasAt(asked, job)], {
    focus: [job],
    next: nextOf(asked, job),
  })
}
