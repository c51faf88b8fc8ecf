/** Writes an answer to a message. */
import { LoaderCircle, Send } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ANSWER_MAX, type InboxMessage } from '../../../contract/inbox.ts'
import { useWords } from '../../platform/i18n.tsx'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { sendAnswer } from './api.ts'
import { useFormats } from './formats.ts'
import { Failure } from './parts.tsx'
import { useAction } from './use-action.ts'
import { useInboxWords } from './words.tsx'

interface Props {
  message: InboxMessage
  onSent(answered: InboxMessage): void
  onCancel(): void
}

export function AnswerForm({ message: { id, name, email, language }, onSent, onCancel }: Props) {
  const say = useInboxWords()
  const t = useWords()
  const { nameOf } = useFormats()
  const { announce } = useAnnouncer()
  const action = useAction()
  const field = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  // The same text that is sent again after a failure is the same answer; another text is another.
  const key = useRef<{ text: string; key: string }>(undefined)
  const surplus = [...text.trim()].length - ANSWER_MAX
  const blank = text.trim() === ''
  const wrong =
    surplus > 0
      ? say('answer.tooLong', { max: ANSWER_MAX, count: surplus })
      : tried && blank
        ? t('fields.message-required')
        : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (blank || surplus > 0) {
      area.current?.focus()
      return
    }
    if (key.current?.text !== text) key.current = { text, key: crypto.randomUUID() }
    const { key: sentWith } = key.current
    void action.run(async () => {
      onSent(await sendAnswer(id, text.trim(), sentWith))
      announce(say('answer.sent'))
    })
  }
  return (
    <form noValidate onSubmit={submit} className="inbox-form">
      <div>
        <label htmlFor={field} className="inbox-label">
          {say('answer.label', { name })}
        </label>
        <textarea
          ref={area}
          id={field}
          // biome-ignore lint/a11y/noAutofocus: it was asked for, and took the place of the button.
          autoFocus
          rows={8}
          required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${field}-hint${wrong ? ` ${field}-wrong` : ''}`}
          className="field"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {wrong && (
          <p id={`${field}-wrong`} className="text-sm text-red">
            {wrong}
          </p>
        )}
        <p id={`${field}-hint`} className="text-sm text-muted">
          {say('answer.hint', { email, language: nameOf(language) })}
        </p>
      </div>
      <Failure action={action} />
      <div className="inbox-buttons">
        <button type="submit" aria-disabled={action.busy || undefined} className="button button-primary">
          {action.busy ? (
            <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
          ) : (
            <Send size={18} aria-hidden="true" />
          )}
          {say('answer.send')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {say('cancel')}
        </button>
      </div>
    </form>
  )
}
