/** How far each milestone is, and what the client said about those that were delivered. */
import { PackageCheck, Play, Undo2 } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import type { AdminProject } from '#contract/clients/clients.ts'
import type { Milestone } from '#contract/portal/portal.ts'
import { Empty, Failure } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useFocusAfterRemoval } from '#web/ui/hooks/use-focus-after-removal.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { setStatus } from './api.ts'
import { useClientsT } from './i18n.tsx'
import type { ProjectQuery } from './queries.ts'
import { firstOf, rowId } from './row-focus.ts'
import { useAskedFor } from './use-arrival.tsx'
import { useReach } from './use-reach.ts'

interface Props {
  project: AdminProject
  query: ProjectQuery
}

/** A press so soon after a button took another's place was meant for that one. */
const SWAP_MS = 1000

export function DeliveryView({ project, query }: Props) {
  const t = useClientsT()
  const { silence, mailReaches } = useReach()
  const nobody = silence(project)
  if (project.milestones.length === 0) return <Empty title={t('delivery.none')}>{t('delivery.noneText')}</Empty>
  return (
    <>
      <p className="prose">{t(nobody || !mailReaches ? 'delivery.textNobody' : 'delivery.text')}</p>
      {nobody && <p className="prose">{nobody}</p>}
      <ol className="clients-list row-list">
        {project.milestones.map((milestone) => (
          <DeliveryRow key={milestone.id} milestone={milestone} project={project} query={query} />
        ))}
      </ol>
    </>
  )
}

function DeliveryRow({ milestone, project, query }: Props & { milestone: Milestone }) {
  const t = useClientsT()
  const { day, dayOf } = useFormats()
  const { toast } = useAnnouncer()
  const { busy, failure, run } = useAction()
  const reach = useReach()
  const leaving = useFocusAfterRemoval()
  const swappedAt = useRef(Number.NEGATIVE_INFINITY)
  useAskedFor(rowId(milestone.id))
  const { id, title, status, dueDate, decision, awaitsDecision } = milestone

  const titles = {
    completed: t('delivery.delivered'),
    'in-progress': t(status === 'completed' ? 'delivery.takenBack' : 'delivery.begun'),
    pending: t('delivery.paused'),
  }
  const set = (next: Milestone['status'], { currentTarget, timeStamp }: MouseEvent) => {
    if (timeStamp - swappedAt.current < SWAP_MS) return
    leaving(currentTarget, () => firstOf(rowId(id)))
    void run(async () => {
      const { milestone: changed, reach: reached } = await setStatus(project.id, id, next)
      query.change((known) => ({
        ...known,
        milestones: known.milestones.map((one) => (one.id === id ? changed : one)),
      }))
      swappedAt.current = performance.now()
      const text =
        next === 'completed'
          ? reach.said(project, reached, t('delivery.deliveredText', { title }))
          : t('delivery.changed', { title })
      toast({ kind: 'success', title: titles[next], text })
    })
  }
  const button = (next: Milestone['status'], text: string, Icon: typeof Play, primary = false) => (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={primary ? 'button button-primary' : 'button'}
      onClick={(event) => set(next, event)}
    >
      <Icon size={18} aria-hidden="true" />
      {text}
      <span className="sr-only">: {title}</span>
    </button>
  )
  return (
    <li>
      <div className="clients-item-text">
        <p id={rowId(id)} tabIndex={-1} className="strong">
          {title}
        </p>
        <p className="text-sm text-muted">
          {`${t(`milestoneStatus.${status}`)}\u00a0· ${t('delivery.due', { date: day(dueDate) })}`}
        </p>
        {awaitsDecision && <p className="text-sm">{t('delivery.awaits')}</p>}
        {decision && (
          <p className={`text-sm ${decision.kind === 'approved' ? 'text-green' : 'text-yellow'}`}>
            {decision.by
              ? t(`delivery.${decision.kind}`, { name: decision.by, date: dayOf(decision.at) })
              : t(`delivery.bySomebody.${decision.kind}`, { date: dayOf(decision.at) })}
          </p>
        )}
        {decision?.comment && <blockquote className="as-written text-sm">{decision.comment}</blockquote>}
        <Failure>{failure}</Failure>
      </div>
      <div className="button-row">
        {status === 'pending' && button('in-progress', t('delivery.begin'), Play)}
        {status === 'in-progress' && button('pending', t('delivery.pause'), Undo2)}
        {status !== 'completed' && button('completed', t('delivery.deliver'), PackageCheck, status === 'in-progress')}
        {awaitsDecision && button('in-progress', t('delivery.takeBack'), Undo2)}
      </div>
    </li>
  )
}
