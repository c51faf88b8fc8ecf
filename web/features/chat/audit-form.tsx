/** Takes a website's address and shows how far its measurement has got; stands in the place of the field for messages. */
import { Timer } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import './audit-form.css'
import { AuditSteps } from './audit-steps.tsx'
import { useChat } from './chat-context.ts'
import { useStandIn } from './use-stand-in.ts'
import { useChatWords } from './words.tsx'

export function AuditForm() {
  const say = useChatWords()
  const { audit } = useChat()
  const { text, progress, error, write, submit, cancel } = audit
  const id = useId()
  const { form, field, onKeyDown } = useStandIn<HTMLInputElement>(error, cancel)
  const isBusy = progress !== undefined

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
