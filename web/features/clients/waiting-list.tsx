/** What clients wait for, across all projects. */
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import type { Waiting } from '../../../contract/clients.ts'
import { NOTE_MAX } from '../../../contract/portal-messages.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFormats, useNow } from '../../ui/formats.ts'
import { answerMeeting, fetchWaiting } from './api.ts'
import { Empty, Failure, Loaded, More } from './loaded.tsx'
import { useAction } from './use-action.ts'
import { usePlace, type View } from './use-place.ts'
import { usePages } from './use-read.ts'
import { useClientsWords } from './words.tsx'

/** Where each kind is dealt with. */
const viewFor: Record<Waiting['kind'], View> = {
  message: 'conversation',
  'update-requested': 'conversation',
  'meeting-proposed': 'conversation',
  'changes-requested': 'delivery',
}

export function WaitingList() {
  const say = useClientsWords()
  const pages = usePages('waiting', fetchWaiting)
  return (
    <section className="clients-group">
      <h2 className="text-title">{say('waiting.heading')}</h2>
      <Loaded reading={pages} bone={8}>
        {({ items }) => (
          <>
            {items.length === 0 && <Empty title={say('waiting.none')}>{say('waiting.noneText')}</Empty>}
            <ul className="clients-list">
              {items.map((waiting) => (
                <WaitingRow key={`${waiting.kind} ${waiting.id}`} waiting={waiting} onAnswered={pages.reload} />
              ))}
            </ul>
            <More pages={pages} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function WaitingRow({ waiting, onAnswered }: { waiting: Waiting; onAnswered(): void }) {
  const say = useClientsWords()
  const { ago, moment, minutes } = useFormats()
  const now = useNow()
  const { open } = usePlace()
  const { kind, by, text, milestone, project, projectId, at, startsAt } = waiting
  return (
    <li>
      <div className="clients-item-text">
        <p>
          <span className="strong">{say(`waiting.${kind}`, { name: by || say('waiting.somebody'), milestone })}</span>
          <span className="text-sm text-muted">
            {' '}
            · {project} · {ago(at, now)}
          </span>
        </p>
        {startsAt !== null && (
          <p>
            {moment(startsAt)}, {minutes(waiting.minutes ?? 0)}
          </p>
        )}
        {text && <p className="clients-said clients-excerpt text-muted">{text}</p>}
      </div>
      {kind === 'meeting-proposed' ? (
        <MeetingAnswer waiting={waiting} onAnswered={onAnswered} />
      ) : (
        <button type="button" className="button" onClick={() => open(projectId, viewFor[kind])}>
          {say(kind === 'changes-requested' ? 'waiting.look' : 'waiting.answer')}
          <span className="sr-only">: {project}</span>
        </button>
      )}
    </li>
  )
}

function MeetingAnswer({ waiting, onAnswered }: { waiting: Waiting; onAnswered(): void }) {
  const say = useClientsWords()
  const { toast } = useAnnouncer()
  const { busy, failure, wrong, run } = useAction()
  const [note, setNote] = useState('')
  const send = (answer: 'accepted' | 'declined') =>
    run(async () => {
      await answerMeeting(waiting.projectId, waiting.id, { answer, note })
      onAnswered()
      toast({ kind: 'success', title: say(`meeting.${answer}`), text: say('meeting.told', { name: waiting.by }) })
    })
  return (
    <div className="clients-form clients-answer">
      <Field id={`clients-note-${waiting.id}`} label={say('meeting.note')} error={wrong.note}>
        {(props) => (
          <input
            {...props}
            autoComplete="off"
            maxLength={NOTE_MAX}
            className="field"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {!wrong.note && <Failure>{failure}</Failure>}
      <div className="clients-buttons">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={busy || undefined}
          onClick={() => void send('accepted')}
        >
          <Check size={18} aria-hidden="true" />
          {say('meeting.accept')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={() => void send('declined')}
        >
          <X size={18} aria-hidden="true" />
          {say('meeting.decline')}
        </button>
      </div>
    </div>
  )
}
