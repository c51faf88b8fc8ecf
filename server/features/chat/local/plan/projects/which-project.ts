/** Asks back which project is meant, where a message asks of one, names none and none was talked about. */

import type { MessageKind } from '#contract/chat/message-kinds.ts'
import { namesNothingElse } from '#server/knowledge/understand/left-words.ts'
import { namesAny } from '#server/knowledge/understand/read.ts'
import { LIKELY } from '../choose/by-kind.ts'
import { type Asked, type Plan, type Proposal, plan, say } from '../plan.ts'

type AskedOfProject = 'project' | 'projectHow' | 'projectResults' | 'projectChallenge'

const asks: Partial<Record<MessageKind, AskedOfProject>> = {
  'project-about': 'project',
  'project-how': 'projectHow',
  'project-results': 'projectResults',
  'project-challenge': 'projectChallenge',
}

const names = [
  'job',
  'project',
  'technology',
  'unknown-technology',
  'unknown-company',
  'item',
  'person',
  'node',
] as const

/** @returns undefined if it is clear what is meant, or nothing of the kind is asked. */
export function whichProject({ reading, kinds, focus, world, s }: Asked): Plan | undefined {
  const [best] = kinds
  const ask = best && best.probability >= LIKELY ? asks[best.kind] : undefined
  const isNamed = namesAny(reading, ...names)
  if (!ask || isNamed || focus.entities.length > 0 || world.projects.length < 2) return undefined
  if (!namesNothingElse(reading)) return undefined
  const choices = world.projects.map(({ title }): Proposal => ({ ask, title }))
  return plan([say(s.whichProject())], { listed: world.projects, choices })
}
