/** How it was before a project: told as the answer only to those who ask for the problem. */
import type { Fact } from '#content/fact.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import type { Asked } from '../plan.ts'

export const isProblem = ({ id }: Pick<Fact, 'id'>): boolean => id.endsWith('.challenge')

const ofProblem = kindsOf('project-challenge', 'hardest')

/** Whether the problem itself is asked for. */
export const asksProblem = ({ reading, kinds: [best] }: Pick<Asked, 'reading' | 'kinds'>): boolean =>
  reading.has('challenge') || (best !== undefined && ofProblem.has(best.kind))
