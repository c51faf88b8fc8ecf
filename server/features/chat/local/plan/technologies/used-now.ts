/** Answers whether the tool that was just talked about is used in the current job: "and at her current company?" */
import { usedNow } from '#content/language/patterns/used-now.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import type { Asked, Plan } from '../plan.ts'
import { technologyAtJob } from './technologies.ts'

/** What is asked of the job itself, and not whether the tool was used there. */
const ofJob = ['what', 'who', 'why', 'how', 'howLong', 'howMany', 'when', 'sinceWhen', 'result', 'team'] as const

/** @returns undefined where no tool was talked about, the message names something, or nobody is employed today. */
export function usedToday(asked: Asked): Plan | undefined {
  const { reading, focus, world } = asked
  const tool = focus.entities.find((one) => one.kind === 'technology')
  const [job] = world.jobs.filter(({ to }) => to === undefined)
  if (!tool || !job || !usedNow[reading.language].test(reading.message)) return undefined
  if (namesAny(reading, 'job', 'project', 'technology', 'unknown-technology', 'person')) return undefined
  const isOpen = reading.rest.every(({ isOrdinary }) => isOrdinary) && !reading.has(...ofJob)
  return isOpen ? technologyAtJob(asked, tool, job) : undefined
}
