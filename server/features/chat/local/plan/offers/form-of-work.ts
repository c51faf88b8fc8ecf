/** Answers whether somebody works freelance or part-time, in the owner's own words, whoever asks for what. */
import { formOfWork } from '#content/language/patterns/form-of-work.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { askedOfJob } from '../employers/asked-of-job.ts'
import { isAtMost, SHORT } from '../follow-ups/asked-of.ts'
import { type Asked, type Plan, plan } from '../plan.ts'
import { state } from '../texts/evidence.ts'

/** @returns undefined if something else is asked, what a job was among it, or owners say nothing of it. */
export function formOfWorkAsked(asked: Asked): Plan | undefined {
  const { reading, world } = asked
  if (!formOfWork[reading.language].test(reading.message) || !isAtMost(reading, SHORT)) return undefined
  if (reading.time !== undefined || namesAny(reading, 'job', 'project', 'technology', 'person')) return undefined
  if (askedOfJob(asked)) return undefined
  const fact = world.facts.get('interview.contract')
  const said = fact && state(asked, fact)
  return said && plan([said], { next: [{ interview: 'rates' }, { ask: 'services' }, { ask: 'contact' }] })
}
