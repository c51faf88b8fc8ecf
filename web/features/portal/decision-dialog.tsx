/** Confirms an approval, or asks what should be different. */
import { Check, Send } from 'lucide-react'
import type { FormEvent } from 'react'
import { errorStatus } from '../../../contract/errors.ts'
import { COMMENT_MAX, type Milestone, type Project } from '../../../contract/portal.ts'
import { ApiError } from '../../platform/api-error.ts'
import { useContent, useWords } from '../../platform/i18n.tsx'
import { Field, TextArea } from '../../ui/field/field.tsx'
import { approve, askForChanges } from './api.ts'
import { PortalDialog } from './dialog.tsx'
import { FormFoot } from './form-parts.tsx'
import { useAction } from './use-action.ts'
import { useKeptText } from './use-kept-text.ts'
import { useRequired } from './use-required.ts'
import { usePortalWords } from './words.tsx'

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
  const say = usePortalWords()
  const t = useWords()
  const { profile } = useContent()
  const [comment, setComment] = useKeptText(`${kind} ${milestone.id}`)
  const { busy, failure, wrong, run } = useAction()
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
      title={say(approving ? 'decide.approveTitle' : 'decide.changesTitle', values)}
      text={say(approving ? 'decide.approveText' : 'decide.changesText', values)}
      onClose={onClose}
    >
      <form noValidate onSubmit={submit} className="portal-form">
        <Field
          id="portal-comment"
          label={say(approving ? 'decide.approveComment' : 'decide.changesComment')}
          error={wrong.comment ?? (missing ? t('fields.message-required') : undefined)}
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
          send={say(approving ? 'decide.approveSend' : 'decide.changesSend')}
          busy={busy}
          failure={failure}
          onCancel={onClose}
        />
      </form>
    </PortalDialog>
  )
}
