import { Check, X } from 'lucide-react'
import { NOTE_MAX } from '#contract/portal/messages.ts'
import { answerMeeting } from '#web/features/clients/api.ts'
import { useClientsT } from '#web/features/clients/i18n.tsx'
import { useSavedText } from '#web/features/clients/use-saved-text.ts'
import { Failure } from '#web/ui/async/async-parts.tsx'
import { useMailOutcome } from '#web/ui/async/mail-outcome.ts'
import { useAction } from '#web/ui/async/use-action.ts'
import { Field } from '#web/ui/form/field.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

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
  const t = useClientsT()
  const { toast } = useAnnouncer()
  const mail = useMailOutcome()
  const { busy, failure, wrong, run } = useAction()
  const [note, setNote] = useSavedText(`${id} meeting answer`)
  const send = (answer: 'accepted' | 'declined', control: Element) =>
    void run(async () => {
      const { reach } = await answerMeeting(projectId, id, { answer, note })
      setNote('')
      onAnswered(control)
      const told = t('meeting.told', { name })
      toast({
        kind: 'success',
        title: t(`meeting.${answer}`),
        text: reach === 'mailed' ? `${told} ${mail.sentence}` : told,
      })
    })
  return (
    <div className="clients-form clients-answer">
      <Field id={`clients-note-${id}`} label={t('meeting.note')} error={wrong.note}>
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
      <div className="button-row">
        <button
          type="button"
          className="button button-primary"
          aria-disabled={busy || undefined}
          onClick={({ currentTarget }) => send('accepted', currentTarget)}
        >
          <Check size={18} aria-hidden="true" />
          {t('meeting.accept')}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={busy || undefined}
          onClick={({ currentTarget }) => send('declined', currentTarget)}
        >
          <X size={18} aria-hidden="true" />
          {t('meeting.decline')}
        </button>
      </div>
    </div>
  )
}
