/** Confirms an approval, or asks what should be different. */
import { Check, Send } from 'lucide-react'
import { approval, changeRequest, type Milestone, type Project } from '#contract/portal/portal.ts'
import { approve, askForChanges } from '#web/features/portal/api.ts'
import { PortalDialog } from '#web/features/portal/dialog.tsx'
import { FormFoot } from '#web/features/portal/form-parts.tsx'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useContent } from '#web/platform/i18n.tsx'
import { useErrorMessage } from '#web/ui/async/use-error-message.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { TextAreaField } from '#web/ui/form/controls.tsx'
import { useForm } from '#web/ui/form/use-form.ts'

export type DecisionKind = 'approve' | 'changes'

interface Props {
  project: Project
  milestone: Milestone
  kind: DecisionKind
  onDecided(milestone: Milestone): void
  /** It was decided meanwhile, or is no longer delivered. */
  onStale(): void
  onClose(): void
}

export function DecisionDialog({ project, milestone, kind, onDecided, onStale, onClose }: Props) {
  const t = usePortalT()
  const { profile } = useContent()
  const failureText = useErrorMessage('action')
  const approving = kind === 'approve'
  const form = useForm({
    ...bySchema(approving ? approval : changeRequest),
    initial: { comment: '' },
    draft: `portal ${kind} ${milestone.id}`,
    send: (comment) => (approving ? approve : askForChanges)(project.id, milestone.id, comment),
    failureText,
    onTaken: (_, { milestone: decided }) => onDecided(decided),
    onFailed: ({ error }) => (error === 'already-decided' || error === 'not-delivered') && onStale(),
  })
  const values = { milestone: milestone.title, owner: profile.name }
  return (
    <PortalDialog
      title={t(approving ? 'decide.approveTitle' : 'decide.changesTitle', values)}
      text={t(approving ? 'decide.approveText' : 'decide.changesText', values)}
      onClose={onClose}
    >
      <form ref={form.ref} noValidate onSubmit={form.submit} className="grid grid-cols-1 gap-5">
        <TextAreaField
          field={form.field('comment')}
          label={t(approving ? 'decide.approveComment' : 'decide.changesComment')}
          required={!approving}
        />
        <FormFoot
          icon={approving ? Check : Send}
          send={t(approving ? 'decide.approveSend' : 'decide.changesSend')}
          busy={form.busy}
          failure={form.failure?.text}
          onCancel={onClose}
        />
      </form>
    </PortalDialog>
  )
}
