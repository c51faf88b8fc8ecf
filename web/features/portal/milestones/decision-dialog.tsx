/** Confirms an approval, or asks what should be different. */
import { Check, Send } from 'lucide-react'
import type { FormEvent } from 'react'
import { errorStatus } from '#contract/errors.ts'
import { COMMENT_MAX, type Milestone, type Project } from '#contract/portal/portal.ts'
import { approve, askForChanges } from '#web/features/portal/api.ts'
import { PortalDialog } from '#web/features/portal/dialog.tsx'
import { FormFoot } from '#web/features/portal/form-parts.tsx'
import { usePortalT } from '#web/features/portal/i18n.tsx'
import { useSavedText } from '#web/features/portal/use-saved-text.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useContent, useT } from '#web/platform/i18n.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useRequired } from './use-required.ts'

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
  const tSite = useT()
  const { profile } = useContent()
  const [comment, setComment] = useSavedText(`${kind} ${milestone.id}`)
  const action = useAction()
  const { wrong, run } = action
  const { missing, check, field } = useRequired(comment)
  const approving = kind === 'approve'
  const values = { milestone: milestone.title, owner: profile.name }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!approving && !check()) return
    void run(async () => {
      const decide = approving ? approve : askForChanges
      const { milestone: decided } = await decide(project.id, milestone.id, { comment }).catch((error) => {
        if (error instanceof ApiError && error.status === errorStatus['already-decided']) onStale()
        throw error
      })
      setComment('')
      onDecided(decided)
    })
  }
  return (
    <PortalDialog
      title={t(approving ? 'decide.approveTitle' : 'decide.changesTitle', values)}
      text={t(approving ? 'decide.approveText' : 'decide.changesText', values)}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
        <Field
          id="portal-comment"
          label={t(approving ? 'decide.approveComment' : 'decide.changesComment')}
          error={wrong.comment ?? (missing ? tSite('fields.message-required') : undefined)}
        >
          {(props) => (
            <TextArea
              {...props}
              ref={field}
              maxLength={COMMENT_MAX}
              required={!approving}
              value={comment}
              onChange={({ target }) => setComment(target.value)}
            />
          )}
        </Field>
        <FormFoot
          icon={approving ? Check : Send}
          send={t(approving ? 'decide.approveSend' : 'decide.changesSend')}
          action={action}
          onCancel={onClose}
        />
      </form>
    </PortalDialog>
  )
}
