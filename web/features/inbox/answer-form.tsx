/** Writes an answer to a message. */
import { Send } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ANSWER_MAX, type InboxMessage, type MessageAnswer } from '#contract/inbox/inbox.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { useT } from '#web/platform/i18n.tsx'
import { BusyIcon } from '#web/ui/async/async-parts.tsx'
import { useAction } from '#web/ui/async/use-action.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { fetchMessage, sendAnswer } from './api.ts'
import { Discard } from './discard.tsx'
import { useFormats } from './formats.ts'
import { useInboxT } from './i18n.tsx'
import { useInbox } from './inbox-context.ts'
import { Failure } from './parts.tsx'
import type { Draft } from './use-draft.ts'

interface Props {
  message: InboxMessage
  draft: Draft
  /** It is known anew, with an answer of which this form did not know. */
  onChange(message: InboxMessage): void
  onSent(answered: InboxMessage): void
}

export function AnswerForm({ message: { id, name, email, language, answers }, draft, onChange, onSent }: Props) {
  const t = useInboxT()
  const tSite = useT()
  const { nameOf, moment } = useFormats()
  const { announce } = useAnnouncer()
  const action = useAction()
  const field = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const { mailIsKept } = useInbox()
  const { text, keep } = draft
  const [tried, setTried] = useState(false)
  const [late, setLate] = useState<MessageAnswer>()
  // The same text that is sent again after a failure is the same answer; another text is another.
  const sent = useRef<{ text: string; seen: number; key: string }>(undefined)
  const surplus = [...text.trim()].length - ANSWER_MAX
  const blank = text.trim() === ''
  const wrong =
    surplus > 0
      ? t('answer.tooLong', { max: ANSWER_MAX, count: surplus })
      : tried && blank
        ? tSite('fields.message-required')
        : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (blank || surplus > 0) {
      area.current?.focus()
      return
    }
    if (sent.current?.text !== text) sent.current = { text, seen: answers.length, key: crypto.randomUUID() }
    const { seen, key } = sent.current
    void action.run(async () => {
      try {
        onSent(await sendAnswer(id, { text: text.trim(), seen }, key))
      } catch (error) {
        if (!(error instanceof ApiError && error.body?.error === 'changed-meanwhile')) throw error
        // With the answer in view, the next press sends this one too.
        sent.current = undefined
        const known = await fetchMessage(id)
        onChange(known)
        setLate(known.answers.at(-1))
        return
      }
      announce(t(mailIsKept ? 'answer.kept' : 'answer.sent'))
    })
  }
  return (
    <form noValidate onSubmit={submit} className="inbox-form">
      <div>
        <label htmlFor={field} className="field-label">
          {t('answer.label', { name })}
        </label>
        <textarea
          ref={area}
          id={field}
          // biome-ignore lint/a11y/noAutofocus: it was asked for, and took the place of the button.
          autoFocus={draft.takesFocus}
          rows={8}
          required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${field}-hint${wrong ? ` ${field}-wrong` : ''}`}
          className="field"
          value={text}
          onChange={({ target }) => keep(target.value)}
        />
        {wrong && (
          <p id={`${field}-wrong`} className="text-sm text-red">
            {wrong}
          </p>
        )}
        <p id={`${field}-hint`} className="text-sm text-muted">
          {t(mailIsKept ? 'answer.hintKept' : 'answer.hint', { email, language: nameOf(language) })}
        </p>
      </div>
      {late && (
        <p role="alert" className="callout">
          {t('answer.meanwhile', { admin: late.answeredBy, time: moment(late.answeredAt) })}
        </p>
      )}
      <Failure action={action} />
      <div className="button-row">
        <button type="submit" aria-disabled={action.busy || undefined} className="button button-primary">
          <BusyIcon busy={action.busy} icon={Send} />
          {t(late ? 'answer.sendAnyway' : 'answer.send')}
        </button>
        <Discard draft={draft} />
      </div>
    </form>
  )
}
