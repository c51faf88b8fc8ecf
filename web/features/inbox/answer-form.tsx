/** Writes an answer to a message. */
import { Send } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { wholeName } from '#contract/content/person-name.ts'
import { ANSWER_MAX, type InboxMessage, type MessageAnswer } from '#contract/inbox/inbox.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useT } from '#web/platform/i18n.tsx'
import { Failure } from '#web/ui/async/async-parts.tsx'
import { useMailOutcome } from '#web/ui/async/mail-outcome.ts'
import { useErrorMessage } from '#web/ui/async/use-error-message.ts'
import { errorText } from '#web/ui/form/error-text.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { useSubmit } from '#web/ui/form/use-submit.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { fetchMessage, sendAnswer } from './api.ts'
import { Discard } from './discard.tsx'
import { useInboxT } from './i18n.tsx'
import { useInbox } from './inbox-context.ts'
import type { Draft } from './use-inline-draft.ts'

interface Props {
  message: InboxMessage
  draft: Draft
  /** It is known anew, with an answer of which this form did not know. */
  onChange(message: InboxMessage): void
  onSent(answered: InboxMessage): void
}

export function AnswerForm({ message, draft, onChange, onSent }: Props) {
  const { email, language, answers } = message
  const name = wholeName(message)
  const t = useInboxT()
  const tSite = useT()
  const { languageName, moment } = useFormats()
  const { announce } = useAnnouncer()
  const errorMessage = useErrorMessage('action')
  const { mailIsKept } = useInbox()
  const mail = useMailOutcome()
  const { text, keep } = draft
  const [failure, setFailure] = useState<string>()
  const [late, setLate] = useState<MessageAnswer>()
  const id = useId()
  // The same text that is sent again after a failure is the same answer; another text is another.
  const sent = useRef<{ text: string; seen: number; key: string }>(undefined)
  const surplus = [...text.trim()].length - ANSWER_MAX
  const blank = text.trim() === ''

  const { ref, errors, busy, submit } = useSubmit(
    async () => {
      setFailure(undefined)
      if (blank || surplus > 0) return { text: 'message-required' }
      if (sent.current?.text !== text) sent.current = { text, seen: answers.length, key: crypto.randomUUID() }
      const { seen, key } = sent.current
      try {
        onSent(await sendAnswer(message.id, { text: text.trim(), seen }, key))
      } catch (error) {
        if (!(error instanceof ApiError && error.body?.error === 'changed-meanwhile')) throw error
        // With the answer in view, the next press sends this one too.
        sent.current = undefined
        const known = await fetchMessage(message.id)
        onChange(known)
        setLate(known.answers.at(-1))
        return
      }
      announce(mail.isHeldUp ? mail.sentence : t(mailIsKept ? 'answer.kept' : 'answer.sent'))
    },
    (error) => setFailure(errorMessage(error)),
  )
  const error =
    surplus > 0
      ? t('answer.tooLong', { max: ANSWER_MAX, count: surplus })
      : errors.text && (blank || errors.text !== 'message-required') && errorText(errors.text, tSite)
  return (
    <form ref={ref} noValidate onSubmit={submit} className="inbox-form">
      <Field
        id={id}
        label={t('answer.label', { name })}
        hint={t(mailIsKept ? 'answer.hintKept' : 'answer.hint', { email, language: languageName(language) })}
        error={error || undefined}
      >
        {(aria) => (
          <TextArea
            {...aria}
            // It was asked for, and took the place of the button.
            autoFocus={draft.takesFocus}
            rows={8}
            required
            value={text}
            onChange={({ target }) => keep(target.value)}
          />
        )}
      </Field>
      {late && (
        <p role="alert" className="callout">
          {t('answer.meanwhile', { admin: late.answeredBy, time: moment(late.answeredAt) })}
        </p>
      )}
      <Failure>{failure}</Failure>
      <div className="button-row">
        <SubmitButton
          busy={busy}
          label={t(late ? 'answer.sendAnyway' : 'answer.send')}
          icon={<Send size={18} aria-hidden="true" />}
        />
        <Discard draft={draft} />
      </div>
    </form>
  )
}
