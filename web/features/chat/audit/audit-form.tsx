/** Takes a website's address and shows how far its measurement has got; stands in the place of the field for messages. */
import { Timer } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import './audit-form.css'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useInlineForm } from '#web/features/chat/messages/use-inline-form.ts'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { Field } from '#web/ui/form/field.tsx'
import { AuditSteps } from './audit-steps.tsx'

export function AuditForm() {
  const t = useChatT()
  const { audit } = useChat()
  const { text, progress, error, write, submit, cancel } = audit
  const id = useId()
  const { form, field, onKeyDown } = useInlineForm<HTMLInputElement>(error, cancel)
  const isBusy = progress !== undefined

  return (
    <form
      ref={form}
      className="audit-form chat-form"
      noValidate
      aria-busy={isBusy}
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!isBusy) submit()
      }}
    >
      <Field
        id={`${id}-url`}
        label={t('audit.label')}
        error={error}
        {...(!isBusy && { hint: t('audit.note') })}
        live
        className="chat-field"
      >
        {(aria) => (
          <input
            {...aria}
            ref={field}
            type="url"
            autoCapitalize="none"
            autoComplete="url"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={(event) => write(event.target.value)}
            placeholder={t('audit.placeholder')}
            readOnly={isBusy}
            className="field"
          />
        )}
      </Field>
      {isBusy && <AuditSteps progress={progress} />}
      <div className="chat-buttons">
        {!isBusy && (
          <button type="submit" className="button button-primary">
            <Timer size={18} aria-hidden="true" />
            {t('audit.submit')}
          </button>
        )}
        <button type="button" className="button" onClick={cancel}>
          {t(isBusy ? 'audit.stop' : 'audit.cancel')}
        </button>
      </div>
    </form>
  )
}
