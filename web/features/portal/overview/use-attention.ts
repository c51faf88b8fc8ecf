import type { ListedProject } from '#contract/portal/portal.ts'
import { useMilestones } from '#web/features/portal/queries.ts'
import { today, useNow } from '#web/ui/formats.ts'
import { type Attention, attentionOf } from './attention.ts'

export function useAttention(project: ListedProject): Attention {
  return attentionOf(project, useMilestones(project.id, false).data, today(useNow()))
}
