import { Check, X } from 'lucide-react'
import { NOTE_MAX } from '../../../contract/portal-messages.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { Field } from '../../ui/field/field.tsx'
import { answerMeeting } from './api.ts'
import { Failure } from './loaded.tsx'
import { useAction } from './use-action.ts'
import { useKeptText } from './use-kept-text.ts'
import { useClientsWords } from './words.tsx'

interface Props {
  projectId: string
  id: string
  /** Who proposed it. */
  name: string
  /** @param control what had the focus. */
  onAnswered(control: Element): void
}

/** Accepts or declines a time that a client proposed. */
export function MeetingAnswer({ projectId, id, name, onAnswered }: Props) {
  const say = useClientsWords()
  const { toast } = useAnnouncer()
  const { busy, failure, wrong, run } = useAction()
  const [note, setNote] = useKeptText(`${id} meeting answer`)
  const send = (answer: 'accepted' | 'declined', control: Element) =>
    void run(async () => {
      await answerMeeting(projectId, id, { answer, note })
      setNote('')
      onAnswered(control)
      toast({ kind: 'success', title: say(`meeting.${answer}`), text: say('meeting.told', { name }) })
    })
  return (
    <div className="clients-form clients-answer">
      <Field id={`clients-note-${id}`} label={say('meeting.note')} error={wrong.note}>
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
          onClick={({ currentTarget }) => send('accepted', currentTarget)}
        >
          <Check size={18} aria-hidden="true" />
          {say('meeting.accept')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={({ currentTarget }) => send('declined', currentTarget)}
        >
          <X size={18} aria-hidden="true" />
          {say('meeting.decline')}
        </button>
      </div>
    </div>
  )
}
