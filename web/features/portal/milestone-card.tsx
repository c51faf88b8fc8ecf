import { Check, CircleCheck, MessageSquareWarning } from 'lucide-react'
import type { Decision, Milestone } from '../../../contract/portal.ts'
import { today, useFormats, useNow } from '../../ui/formats.ts'
import type { DecisionKind } from './decision-dialog.tsx'
import { usePortalWords } from './words.tsx'

interface Props {
  milestone: Milestone
  /** As in the timeline. */
  number: number
  onDecide(kind: DecisionKind): void
}

export function MilestoneCard({ milestone, number, onDecide }: Props) {
  const say = usePortalWords()
  const { title, status, deliverables, decision, awaitsDecision } = milestone
  return (
    <li className="card portal-milestone">
      <div className="portal-milestone-head">
        <span aria-hidden="true" className={`portal-number portal-${status}`}>
          {number}
        </span>
        <h3 className="text-card">{title}</h3>
        <span className={`portal-badge portal-${status}`}>{say(`milestones.status.${status}`)}</span>
      </div>
      <Dates milestone={milestone} />
      {deliverables.length > 0 && (
        <>
          <h4 className="text-sm text-muted">{say('milestones.deliverables')}</h4>
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
          <p className="strong">{say('milestones.awaits')}</p>
          <div className="portal-buttons">
            <button type="button" className="button button-primary" onClick={() => onDecide('approve')}>
              <Check size={18} aria-hidden="true" />
              {say('decide.approve')}
              <span className="sr-only">: {title}</span>
            </button>
            <button type="button" className="button" onClick={() => onDecide('changes')}>
              {say('decide.requestChanges')}
              <span className="sr-only">: {title}</span>
            </button>
          </div>
        </div>
      )}
    </li>
  )
}

function Dates({ milestone: { status, dueDate, completedAt } }: { milestone: Milestone }) {
  const say = usePortalWords()
  const { day, dayOf } = useFormats()
  const now = today(useNow())
  const overdue = status !== 'completed' && dueDate < now
  return (
    <p className="caption portal-apart">
      <span className={overdue ? 'text-red' : ''}>
        {say(overdue ? 'milestones.overdue' : 'milestones.due', { date: day(dueDate) })}
      </span>
      {completedAt !== null && <span>{say('milestones.completedOn', { date: dayOf(completedAt) })}</span>}
    </p>
  )
}

function Decided({ decision: { kind, by, at, comment } }: { decision: Decision }) {
  const say = usePortalWords()
  const { dayOf } = useFormats()
  const Icon = kind === 'approved' ? CircleCheck : MessageSquareWarning
  const key = kind === 'approved' ? 'milestones.approved' : 'milestones.changesRequested'
  return (
    <div className={`portal-decision portal-${kind}`}>
      <p>
        <Icon size={18} aria-hidden="true" />
        {say(key, { name: by, date: dayOf(at) })}
      </p>
      {comment && <blockquote className="portal-said">{comment}</blockquote>}
    </div>
  )
}
