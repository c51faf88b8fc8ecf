/** What a message describes without naming it: "at the newspaper", "the job before the wind turbines". */
import type { Reading } from '#server/knowledge/understand/read.ts'
import { describedEmployer } from '#server/knowledge/world/described.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import type { Asked } from '../plan.ts'
import { comparedJobs, describedIn, descriptionIn } from '../texts/topic.ts'

export interface Described {
  /** The job that the message describes. */
  job: Job | undefined
  /** Those that it sets side by side. */
  compared: Job[]
  /** The one at an employer that it describes. */
  employer: Job | undefined
}

/** A message is looked at by each planner; what it describes stays the same. */
const known = new WeakMap<Reading, Described>()

export function describedBy(asked: Pick<Asked, 'reading' | 'world' | 'knowledge'>): Described {
  const { reading, world, knowledge } = asked
  const made = known.get(reading) ?? {
    job: describedIn(asked),
    compared: comparedJobs(asked),
    employer: describedEmployer(world, knowledge.retrieval, descriptionIn(reading)),
  }
  known.set(reading, made)
  return made
}
