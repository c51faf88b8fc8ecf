import type { ListedProject } from '../../../contract/portal.ts'
import { today, useNow } from '../../ui/formats.ts'
import { type Attention, attentionOf } from './attention.ts'
import { useKnownMilestones } from './readings.ts'

export function useAttention(project: ListedProject): Attention {
  return attentionOf(project, useKnownMilestones(project.id), today(useNow()))
}
