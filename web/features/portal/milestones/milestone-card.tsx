import { Check, CircleCheck, MessageSquareWarning, TriangleAlert } from 'lucide-react'
import type { Decision, Milestone } from '#contract/portal/portal.ts'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { isOverdue, stageOf } from '#web/features/portal/overview/attention.ts'
import { today, useFormats, useNow } from '#web/ui/formats.ts'
import type { DecisionKind } from './decision-dialog.tsx'

interface Props {
  milestone: Milestone
  /** As in the timeline. */
  number: number
  onDecide(kind: DecisionKind): void
}

export function MilestoneCard({ milestone, number, onDecide }: Props) {
  const t = usePortalT()
  const { title, deliverables, decision, awaitsDecision } = milestone
  const stage = stageOf(milestone)
  const now = today(useNow())
  return (
    // What a decision gives the focus back to, once the buttons for it are gone.
    <li tabIndex={-1} className="card portal-milestone">
      <div className="portal-milestone-head">
        <span aria-hidden="true" className={`portal-number portal-${isOverdue(milestone, now) ? 'overdue' : stage}`}>
          {number}
        </span>
        <h3 className="text-card">{title}</h3>
        <span className={`status-badge portal-${stage}`}>{t(`milestones.status.${stage}`)}</span>
      </div>
      <Dates milestone={milestone} today={now} />
      {deliverables.length > 0 && (
        <>
          <h4 className="text-sm text-muted">{t('milestones.deliverables')}</h4>
          <ul className="portal-deliverables">
            {deliverables.map((deliverable) => (
              <li key={deliverable}>{deliverable}</li>
            ))}
          </ul>
        </>
      )}
      {decision && <Decided decision={decision} />}
      {awaitsDecision && (
        <div className="note portal-awaits">
          <p className="strong">{t('milestones.awaits')}</p>
          <div className="button-row">
            <button type="button" className="button button-primary" onClick={() => onDecide('approve')}>
              <Check size={18} aria-hidden="true" />
              {t('decide.approve')}
              <span className="sr-only">: {title}</span>
            </button>
            <button type="button" className="button" onClick={() => onDecide('changes')}>
              {t('decide.requestChanges')}
              <span className="sr-only">: {title}</span>
            </button>
          </div>
        </div>
      )}
    </li>
  )
}

function Dates({ milestone, today }: { milestone: Milestone; today: string }) {
  const t = usePortalT()
  const { dayOf } = useFormats()
  const { completedAt, awaitsDecision } = milestone
  const finished = awaitsDecision ? 'milestones.deliveredOn' : 'milestones.completedOn'
  return (
    <p className="caption portal-apart">
      <Due milestone={milestone} today={today} />
      {completedAt !== null && <span>{t(finished, { date: dayOf(completedAt) })}</span>}
    </p>
  )
}

/** Once the client has asked for changes the day that was agreed on is nobody's fault. */
function Due({ milestone, today }: { milestone: Milestone; today: string }) {
  const t = usePortalT()
  const { day, dayOf } = useFormats()
  const { status, dueDate, decision } = milestone
  const date = day(dueDate)
  if (isOverdue(milestone, today)) {
    return (
      <span className="text-red inline-flex items-center gap-1.5">
        <TriangleAlert size={16} aria-hidden="true" />
        {t('milestones.overdue', { date })}
      </span>
    )
  }
  const changing = status !== 'completed' && decision?.kind === 'changes-requested' && dueDate < today
  return (
    <span>
      {changing ? t('milestones.changing', { asked: dayOf(decision.at), date }) : t('milestones.due', { date })}
    </span>
  )
}

function Decided({ decision: { kind, by, at, comment } }: { decision: Decision }) {
  const t = usePortalT()
  const { dayOf } = useFormats()
  const Icon = kind === 'approved' ? CircleCheck : MessageSquareWarning
  const key = kind === 'approved' ? 'approved' : 'changesRequested'
  return (
    <div className={`portal-decision portal-${kind}`}>
      <p>
        <Icon size={18} aria-hidden="true" />
        {by
          ? t(`milestones.${key}`, { name: by, date: dayOf(at) })
          : t(`milestones.bySomebody.${key}`, { date: dayOf(at) })}
      </p>
      {comment && <blockquote className="as-written">{comment}</blockquote>}
    </div>
  )
}
