/** Asks the owner how the project is doing, and shows what they posted so far. */
import { CircleHelp } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import type { Project } from '../../../contract/portal.ts'
import { NOTE_MAX } from '../../../contract/portal-messages.ts'
import { useContent } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { useLateFocus } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field/field.tsx'
import { useFormats, useNow } from '../../ui/formats.ts'
import { postUpdateRequest } from './api.ts'
import { PortalDialog } from './dialog.tsx'
import { FormFoot } from './form-parts.tsx'
import { Loaded } from './loaded.tsx'
import { useUpdates } from './readings.ts'
import { useAction } from './use-action.ts'
import { useKeptText } from './use-kept-text.ts'
import { usePortalWords } from './words.tsx'

interface Props {
  project: Project
  onClose(): void
}

export function UpdateDialog({ project, onClose }: Props) {
  const say = usePortalWords()
  const { profile } = useContent()
  const { ago } = useFormats()
  const now = useNow()
  const reading = useUpdates(project.id)
  return (
    <PortalDialog title={say('update.title')} text={say('update.text', { owner: profile.name })} onClose={onClose}>
      <Loaded reading={reading} bones={[6]}>
        {({ updates, openRequest }) => (
          <>
            {openRequest ? (
              <div className="note portal-open-request">
                <p className="strong">{say('update.open', { time: ago(openRequest.requestedAt, now) })}</p>
                {openRequest.note && <p>{say('update.openNote', { note: openRequest.note })}</p>}
              </div>
            ) : (
              <RequestForm project={project} onClose={onClose} />
            )}
            <h3 className="strong">{say('update.earlier')}</h3>
            {updates.length === 0 && <p className="text-muted">{say('update.none')}</p>}
            <ol className="portal-updates">
              {updates.map(({ id, text, postedBy, postedAt }) => (
                <li key={id}>
                  <p className="portal-said">{text}</p>
                  <p className="text-sm text-muted">
                    {say('overview.by', { name: postedBy, time: ago(postedAt, now) })}
                  </p>
                </li>
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </PortalDialog>
  )
}

function RequestForm({ project, onClose }: Props) {
  const say = usePortalWords()
  const { profile } = useContent()
  const { toast } = useAnnouncer()
  const { value, put } = useUpdates(project.id)
  const [note, setNote] = useKeptText(`update ${project.id}`)
  const { busy, failure, wrong, run } = useAction()
  const field = useRef<HTMLTextAreaElement>(null)
  useLateFocus(field)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const { request } = await postUpdateRequest(project.id, { note })
      setNote('')
      put({ updates: value?.updates ?? [], openRequest: request })
      onClose()
      toast({ kind: 'success', title: say('update.sent'), text: say('update.sentText', { owner: profile.name }) })
    })
  }
  return (
    <form noValidate onSubmit={submit} className="portal-form">
      <Field id="portal-note" label={say('update.note')} error={wrong.note}>
        {(props) => (
          <TextArea
            {...props}
            ref={field}
            maxLength={NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <FormFoot icon={CircleHelp} send={say('update.send')} busy={busy} failure={failure} onCancel={onClose} />
    </form>
  )
}
