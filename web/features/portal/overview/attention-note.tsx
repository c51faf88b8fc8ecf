import { ArrowRight, Hourglass, TriangleAlert } from 'lucide-react'
import type { ListedProject } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useAttention } from './use-attention.ts'

interface Props {
  project: ListedProject
  onMilestones(): void
}

/** Above everything else: what is late and what waits for the client, and the way there. */
export function AttentionNote({ project, onMilestones }: Props) {
  const t = usePortalT()
  const { overdue, awaiting } = useAttention(project)
  if (overdue + awaiting === 0) return null
  return (
    <section className={`note portal-attention ${overdue > 0 ? 'portal-overdue' : 'portal-delivered'}`}>
      <div>
        {overdue > 0 && (
          <p className="strong portal-overdue">
            <TriangleAlert size={20} aria-hidden="true" />
            {t('attention.overdueLine', { count: overdue })}
          </p>
        )}
        {awaiting > 0 && (
          <p className="strong portal-delivered">
            <Hourglass size={20} aria-hidden="true" />
            {t('attention.awaitingLine', { count: awaiting })}
          </p>
        )}
      </div>
      <button type="button" className="button" onClick={onMilestones}>
        {t('attention.toMilestones')}
        <ArrowRight size={18} aria-hidden="true" />
      </button>
    </section>
  )
}
