/** How far each milestone is, and what the client said about those that were delivered. */
import { PackageCheck, Play, Undo2 } from 'lucide-react'
import { type MouseEvent, useRef } from 'react'
import type { AdminProject } from '../../../contract/clients.ts'
import type { Milestone } from '../../../contract/portal.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { useFormats } from '../../ui/formats.ts'
import { setStatus } from './api.ts'
import { Empty, Failure } from './loaded.tsx'
import { useAction } from './use-action.ts'
import { useAskedFor } from './use-arrival.tsx'
import { firstOf, rowId, useLeaving } from './use-leaving.ts'
import { useReach } from './use-reach.ts'
import type { Reading } from './use-read.ts'
import { useClientsWords } from './words.tsx'

interface Props {
  project: AdminProject
  reading: Reading<AdminProject>
}

/** A press so soon after a button took another's place was meant for that one. */
const SWAP_MS = 1000

export function DeliveryView({ project, reading }: Props) {
  const say = useClientsWords()
  const { silence } = useReach()
  const nobody = silence(project)
  if (project.milestones.length === 0) return <Empty title={say('delivery.none')}>{say('delivery.noneText')}</Empty>
  return (
    <>
      <p className="prose">{say(nobody ? 'delivery.textNobody' : 'delivery.text')}</p>
      {nobody && <p className="prose">{nobody}</p>}
      <ol className="clients-list">
        {project.milestones.map((milestone) => (
          <DeliveryRow key={milestone.id} milestone={milestone} project={project} reading={reading} />
        ))}
      </ol>
    </>
  )
}

function DeliveryRow({ milestone, project, reading }: Props & { milestone: Milestone }) {
  const say = useClientsWords()
  const { day, dayOf } = useFormats()
  const { toast } = useAnnouncer()
  const { busy, failure, run } = useAction()
  const reach = useReach()
  const leaving = useLeaving()
  const swappedAt = useRef(Number.NEGATIVE_INFINITY)
  useAskedFor(rowId(milestone.id))
  const { id, title, status, dueDate, decision, awaitsDecision } = milestone

  const titles = {
    completed: say('delivery.delivered'),
    'in-progress': say(status === 'completed' ? 'delivery.takenBack' : 'delivery.begun'),
    pending: say('delivery.paused'),
  }
  const set = (next: Milestone['status'], { currentTarget, timeStamp }: MouseEvent) => {
    if (timeStamp - swappedAt.current < SWAP_MS) return
    leaving(currentTarget, () => firstOf(rowId(id)))
    void run(async () => {
      const { milestone: changed, reach: reached } = await setStatus(project.id, id, next)
      reading.put({ ...project, milestones: project.milestones.map((one) => (one.id === id ? changed : one)) })
      swappedAt.current = performance.now()
      const text =
        next === 'completed'
          ? reach.said(project, reached, say('delivery.deliveredText', { title }))
          : say('delivery.changed', { title })
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
          {`${say(`milestoneStatus.${status}`)}\u00a0· ${say('delivery.due', { date: day(dueDate) })}`}
        </p>
        {awaitsDecision && <p className="text-sm">{say('delivery.awaits')}</p>}
        {decision && (
          <p className={`text-sm ${decision.kind === 'approved' ? 'text-green' : 'text-yellow'}`}>
            {say(`delivery.${decision.kind}`, { name: decision.by, date: dayOf(decision.at) })}
          </p>
        )}
        {decision?.comment && <blockquote className="clients-said text-sm">{decision.comment}</blockquote>}
        <Failure>{failure}</Failure>
      </div>
      <div className="clients-buttons">
        {status === 'pending' && button('in-progress', say('delivery.begin'), Play)}
        {status === 'in-progress' && button('pending', say('delivery.pause'), Undo2)}
        {status !== 'completed' && button('completed', say('delivery.deliver'), PackageCheck, status === 'in-progress')}
        {awaitsDecision && button('in-progress', say('delivery.takeBack'), Undo2)}
      </div>
    </li>
  )
}
