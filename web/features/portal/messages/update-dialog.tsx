/** Asks the owner how the project is doing, and shows what they posted so far. */
import { CircleHelp } from 'lucide-react'
import { useRef } from 'react'
import { updateWish } from '#contract/portal/messages.ts'
import type { Project } from '#contract/portal/portal.ts'
import { postUpdateRequest } from '#web/features/portal/api.ts'
import { PortalDialog } from '#web/features/portal/dialog.tsx'
import { FormFoot } from '#web/features/portal/form-parts.tsx'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useUpdates } from '#web/features/portal/queries.ts'
import { useContent } from '#web/platform/i18n.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useErrorMessage } from '#web/ui/async/use-error-message.ts'
import { useLateFocus } from '#web/ui/dialog.tsx'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { TextAreaField } from '#web/ui/form/controls.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
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
  const failureText = useErrorMessage('action')
  const field = useRef<HTMLTextAreaElement>(null)
  useLateFocus(field)
  const form = useForm({
    ...bySchema(updateWish),
    initial: { note: '' },
    draft: `portal update ${project.id}`,
    send: (wish) => postUpdateRequest(project.id, wish),
    failureText,
    onTaken(_, { request }) {
      query.change(({ updates }) => ({ updates, openRequest: request }))
      onClose()
      toast({ kind: 'success', title: t('update.sent'), text: t('update.sentText', { owner: profile.name }) })
    },
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
      <TextAreaField field={form.field('note')} label={t('update.note')} ref={field} />
      <FormFoot
        icon={CircleHelp}
        send={t('update.send')}
        busy={form.busy}
        failure={form.failure?.text}
        onCancel={onClose}
      />
    </form>
  )
}
