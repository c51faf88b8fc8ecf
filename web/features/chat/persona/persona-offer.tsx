/** Offers to prepare the conversation for the visitor's company, and says plainly what is done for it. */
import { Building2 } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { COMPANY_RETENTION_MS } from '#contract/chat/chat-limits.ts'
import { DAY } from '#contract/endpoint.ts'
import { EMAIL_MAX } from '#contract/limits.ts'
import { useChatT } from '#web/features/chat/i18n.tsx'
import { useChat } from '#web/features/chat/state/chat-context.ts'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'

export function PersonaOffer() {
  const t = useChatT()
  const { persona } = useChat()
  if (persona.asking) return <AddressForm />
  return (
    <button type="button" className="chat-offer link" onClick={persona.ask}>
      <Building2 size={16} aria-hidden="true" />
      {t('persona.offer')}
    </button>
  )
}

function AddressForm() {
  const t = useChatT()
  const { persona } = useChat()
  const { busy, error, agree, decline } = persona
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What is agreed to is to be seen.
    field.current?.form?.scrollIntoView({ block: 'nearest' })
    field.current?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  return (
    <form
      className="chat-card card"
      noValidate
      aria-busy={busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!busy && field.current) agree(field.current.value)
      }}
    >
      <Field
        id={`${id}-email`}
        label={t('persona.label')}
        error={error}
        hint={t('persona.consent', { days: COMPANY_RETENTION_MS / DAY })}
        live
        className="chat-field"
      >
        {(aria) => (
          <input
            {...aria}
            ref={field}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX}
            readOnly={busy}
            className="field"
          />
        )}
      </Field>
      <div className="chat-buttons">
        <SubmitButton busy={busy} label={t('persona.submit')} busyLabel={t('persona.busy')} />
        <button type="button" className="button" onClick={decline}>
          {t('persona.cancel')}
        </button>
      </div>
    </form>
  )
}
