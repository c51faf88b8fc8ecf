/** How far each milestone is, and what the client said about those that were delivered. */
import { PackageCheck, Play, Undo2 } from 'lucide-react'
import type { AdminProject } from '../../../contract/clients.ts'
import type { Milestone } from '../../../contract/portal.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { useFormats } from '../../ui/formats.ts'
import { setStatus } from './api.ts'
import { Empty, Failure } from './loaded.tsx'
import { useAction } from './use-action.ts'
import type { Reading } from './use-read.ts'
import { useClientsWords } from './words.tsx'

interface Props {
  project: AdminProject
  reading: Reading<AdminProject>
}

export function DeliveryView({ project, reading }: Props) {
  const say = useClientsWords()
  if (project.milestones.length === 0) return <Empty title={say('delivery.none')}>{say('delivery.noneText')}</Empty>
  return (
    <>
      <p className="prose">{say('delivery.text')}</p>
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
  const { id, title, status, dueDate, decision, awaitsDecision } = milestone

  const set = (next: Milestone['status']) =>
    run(async () => {
      const { milestone: changed } = await setStatus(project.id, id, next)
      reading.put({ ...project, milestones: project.milestones.map((one) => (one.id === id ? changed : one)) })
      if (next === 'completed')
        toast({ kind: 'success', title: say('delivery.delivered'), text: say('delivery.deliveredText', { title }) })
    })
  const button = (next: Milestone['status'], text: string, Icon: typeof Play, primary = false) => (
    <button
      type="button"
      aria-disabled={busy || undefined}
      className={primary ? 'button button-primary' : 'button'}
      onClick={() => void set(next)}
    >
      <Icon size={18} aria-hidden="true" />
      {text}
      <span className="sr-only">: {title}</span>
    </button>
  )
  return (
    <li>
      <div className="clients-item-text">
        <p className="strong">{title}</p>
        <p className="text-sm text-muted">
          {say(`milestoneStatus.${status}`)} · {say('delivery.due', { date: day(dueDate) })}
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
