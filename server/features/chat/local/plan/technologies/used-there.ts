/** "Did that run on Kubernetes?": whether a technology was used in what was talked about, and not whether it ever was. */

import { thatWork } from '#content/language/patterns/that-work.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { isShort } from '../../conversation.ts'
import type { Asked, Plan } from '../plan.ts'
import { asksWhether } from '../whether.ts'
import { technologyAtJob, technologyInProject } from './technologies.ts'

const ofUse = kindsOf('technology-*', 'project-technologies', 'job-technologies', 'same')
/** So likely it is a use that is asked about. */
const LIKELY = 0.4

/** What asks of the owner, of an order or of a choice. */
const ofAnother = ['owner', 'other', 'before', 'after', 'since', 'compare', 'or', 'and'] as const

/** @returns undefined if it does not point to a job or a project that was told last. */
export function usedThere(asked: Asked): Plan | undefined {
  const { reading, focus, kinds } = asked
  const [main] = focus.entities
  const [one, other] = reading.of('technology')
  const isNamed = namesAny(reading, 'job', 'project', 'place', 'unknown-technology', 'unknown-company')
  if (!one || other || isNamed || reading.time || reading.has(...ofAnother)) return undefined
  if (
    !isShort({ ...reading, text: reading.masked }) ||
    !asksWhether(asked) ||
    !thatWork[reading.language].test(reading.message)
  )
    return undefined
  const likely = kinds.reduce((sum, { kind, probability }) => sum + (ofUse.has(kind) ? probability : 0), 0)
  if (likely < LIKELY) return undefined
  if (main?.kind === 'project') return technologyInProject(asked, one, main)
  return main?.kind === 'job' ? technologyAtJob(asked, one, main) : undefined
}
