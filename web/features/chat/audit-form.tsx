/** Takes a website's address and shows how far its measurement has got; stands in the place of the field for messages. */
import { Timer } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import './audit-form.css'
import { AuditSteps } from './audit-steps.tsx'
import { useChat } from './chat-context.ts'
import { useChatWords } from './words.tsx'

export function AuditForm() {
  const say = useChatWords()
  const { audit } = useChat()
  const { text, progress, error, write, submit, cancel } = audit
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isBusy = progress !== undefined

  useEffect(() => {
    const chat = form.current?.closest('#chat-section')
    field.current?.focus({ preventScroll: true })
    // On a touch screen the field for messages would bring up the keyboard over the result.
    const next = window.matchMedia('(pointer: coarse)').matches ? '.chat-box' : 'textarea'
    return () => chat?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (error) field.current?.focus({ preventScroll: true })
  }, [error])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // The panel around it stays.
    event.stopPropagation()
    cancel()
  }
  return (
    <form
      ref={form}
      className="audit-form"
      noValidate
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!isBusy) submit()
      }}
    >
      <label htmlFor={`${id}-url`} className="strong">
        {say('audit.label')}
      </label>
      <input
        ref={field}
        id={`${id}-url`}
        type="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => write(event.target.value)}
        placeholder={say('audit.placeholder')}
        readOnly={isBusy}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-wrong ${id}-note`}
        className="field"
      />
      <p id={`${id}-wrong`} role="alert" className="chat-limit chat-bad">
        {error}
      </p>
      {isBusy ? (
        <AuditSteps progress={progress} />
      ) : (
        <p id={`${id}-note`} className="chat-small">
          {say('audit.note')}
        </p>
      )}
      <div className="chat-buttons">
        {!isBusy && (
          <button type="submit" className="button button-primary">
            <Timer size={18} aria-hidden="true" />
            {say('audit.submit')}
          </button>
        )}
        <button type="button" className="button" onClick={cancel}>
          {say(isBusy ? 'audit.stop' : 'audit.cancel')}
        </button>
      </div>
    </form>
  )
}
