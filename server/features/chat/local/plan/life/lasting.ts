/** Answers whether a certificate is still valid, a project still runs, and the owner is still with an employer. */

import { stillRunsWords, stillThereWords, validityWords } from '#content/language/patterns/jobs/lasting-words.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import { type Asked, type Plan, plan, say } from '../plan.ts'
import { nextOf } from '../projects/projects.ts'
import { background } from './background.ts'
import { at, nextOf as nextOfJob, periodFact, wasAt } from './jobs.ts'

/** "Is the licence still in date?": a résumé tells when it was given, and not for how long. */
export function validity(asked: Asked): Plan | undefined {
  const { reading, focus, s } = asked
  if (!validityWords[reading.language].test(reading.message)) return undefined
  const isOfCertificates =
    reading.has('certificate') ||
    reading.of('item').some(({ list }) => list === 'certificates') ||
    (reading.mentions.length === 0 && focus.last.some(({ id }) => id.startsWith('certificate.')))
  if (!isOfCertificates) return undefined
  const told = background(asked, 'certificates')
  if (!told.answered || told.said.some(({ text }) => validityWords[reading.language].test(text))) return undefined
  // What was told right before needs no telling again.
  const isTold = told.said.every(({ facts }) => facts.every(({ id }) => focus.said.has(id)))
  return {
    ...told,
    kind: 'certificates',
    said: [say(s.validityUntold(), ...told.said.flatMap(({ facts }) => facts)), ...(isTold ? [] : told.said)],
  }
}

/** "Does it still run?": by the project's own end. */
export function stillRuns(asked: Asked): Plan | undefined {
  const { reading, focus, s, date } = asked
  if (!stillRunsWords[reading.language].test(reading.message) || reading.of('job').length > 0) return undefined
  const [named] = reading.of('project')
  const project =
    named ?? (reading.mentions.length === 0 ? focus.entities.find((one) => one.kind === 'project') : undefined)
  if (!project?.span) return undefined
  const { span, title } = project
  const [about] = project.facts
  const ran = s.projectRan({
    title,
    from: date.start(span),
    to: date.end(span),
    duration: date.duration([span]),
    yes: span.to === undefined,
  })
  return plan([say(ran, about)], { focus: [project], next: nextOf(asked, project) })
}

/** From this probability on it is asked whether somebody works there. */
const LIKELY = 0.25
const ofStaying = kindsOf(
  ...(['current-job', 'previous-job', 'worked-at', 'job-when', 'job-about', 'job-title', 'job-after'] as const),
  'in-year',
)

/** "Is she still with the bank?": no yes to an employer that was left, and what came after it. */
export function stillThere(asked: Asked): Plan | undefined {
  const { reading, focus, kinds, world, s, date } = asked
  const [main] = focus.entities
  const isTalkedOf = main?.kind === 'job' && reading.mentions.length === 0 && reading.has('there', 'it', 'company')
  const [job, other] = new Set(isTalkedOf ? [main] : reading.of('job'))
  const isOfOthers = reading.has('why', 'how', 'where', 'use', 'team', 'people', 'lead', 'built', 'project')
  if (!job || other || isOfOthers || !stillThereWords[reading.language].test(reading.message)) return undefined
  const ofThings = [...reading.of('technology'), ...reading.of('unknown-technology'), ...reading.of('project')]
  const likely = kinds.reduce((all, { kind, probability }) => all + (ofStaying.has(kind) ? probability : 0), 0)
  if (ofThings.length > 0 || likely < LIKELY) return undefined
  const [present] = job.to === undefined ? [] : world.jobs.filter(({ to }) => to === undefined)
  const now = present
    ? [say(s.currentJob({ ...at(asked, present), duration: date.duration([present]) }), periodFact(asked, present))]
    : []
  return plan([wasAt(asked, job, job.to === undefined), ...now], { focus: [job], next: nextOfJob(asked, job) })
}
