/** Answers whether a certificate is still valid, and whether a project still runs. */

import { stillRunsWords, validityWords } from '#content/language/lasting-words.ts'
import { background } from './background.ts'
import { type Asked, type Plan, plan, say } from './plan.ts'
import { nextOf } from './projects.ts'

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
