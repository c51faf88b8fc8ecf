/** Asks the owner how the project is doing, and shows what they posted so far. */
import { CircleHelp } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { NOTE_MAX } from '#contract/portal/messages.ts'
import type { Project } from '#contract/portal/portal.ts'
import { postUpdateRequest } from '#web/features/portal/api.ts'
import { PortalDialog } from '#web/features/portal/dialog.tsx'
import { FormFoot } from '#web/features/portal/form-parts.tsx'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useUpdates } from '#web/features/portal/queries.ts'
import { useSavedText } from '#web/features/portal/use-saved-text.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useLateFocus } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useFormats, useNow } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

interface Props {
  project: Project
  onClose(): void
}

export function UpdateDialog({ project, onClose }: Props) {
  const t = usePortalT()
  const { profile } = useContent()
  const { ago } = useFormats()
  const now = useNow()
  const query = useUpdates(project.id)
  return (
    <PortalDialog title={t('update.title')} text={t('update.text', { owner: profile.name })} onClose={onClose}>
      <AsyncView query={query} skeletonHeights={[6]}>
        {({ updates, openRequest }) => (
          <>
            {openRequest ? (
              <div className="note wrap-anywhere">
                <p className="strong">{t('update.open', { time: ago(openRequest.requestedAt, now) })}</p>
                {openRequest.note && <p>{t('update.openNote', { note: openRequest.note })}</p>}
              </div>
            ) : (
              <RequestForm project={project} query={query} onClose={onClose} />
            )}
            <h3 className="strong">{t('update.earlier')}</h3>
            {updates.length === 0 && <p className="text-muted">{t('update.none')}</p>}
            <ol className="row-list portal-updates">
              {updates.map(({ id, text, postedBy, postedAt }) => (
                <li key={id}>
                  <p className="as-written">{text}</p>
                  <p className="text-sm text-muted">{t('overview.by', { name: postedBy, time: ago(postedAt, now) })}</p>
                </li>
              ))}
            </ol>
          </>
        )}
      </AsyncView>
    </PortalDialog>
  )
}

function RequestForm({ project, query, onClose }: Props & { query: ReturnType<typeof useUpdates> }) {
  const t = usePortalT()
  const { profile } = useContent()
  const { toast } = useAnnouncer()
  const [note, setNote] = useSavedText(`update ${project.id}`)
  const action = useAction()
  const { wrong, run } = action
  const field = useRef<HTMLTextAreaElement>(null)
  useLateFocus(field)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const { request } = await postUpdateRequest(project.id, { note })
      setNote('')
      query.change(({ updates }) => ({ updates, openRequest: request }))
      onClose()
      toast({ kind: 'success', title: t('update.sent'), text: t('update.sentText', { owner: profile.name }) })
    })
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <Field id="portal-note" label={t('update.note')} error={wrong.note}>
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
      <FormFoot icon={CircleHelp} send={t('update.send')} action={action} onCancel={onClose} />
    </form>
  )
}
