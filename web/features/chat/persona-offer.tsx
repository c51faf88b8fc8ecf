/** Offers to prepare the conversation for the visitor's company, and says plainly what is done for it. */
import { Building2 } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { COMPANY_KEPT_MS } from '../../../contract/chat-limits.ts'
import { DAY } from '../../../contract/endpoint.ts'
import { useChat } from './chat-context.ts'
import { useChatWords } from './words.tsx'

export function PersonaOffer() {
  const say = useChatWords()
  const { persona } = useChat()
  if (persona.asking) return <AddressForm />
  return (
    <button type="button" className="chat-offer link" onClick={persona.ask}>
      <Building2 size={16} aria-hidden="true" />
      {say('persona.offer')}
    </button>
  )
}

function AddressForm() {
  const say = useChatWords()
  const { persona } = useChat()
  const { busy, error, agree, decline } = persona
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // What is agreed to is to be seen.
    field.current?.form?.scrollIntoView({ block: 'nearest' })
    field.current?.focus({ preventScroll: true })
  }, [])
  return (
    <form
      className="chat-card card"
      noValidate
      aria-busy={busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (!busy) agree(field.current!.value)
      }}
    >
      <label htmlFor={`${id}-email`} className="strong">
        {say('persona.label')}
      </label>
      <input
        ref={field}
        id={`${id}-email`}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={busy}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-wrong ${id}-consent`}
        className="field"
      />
      <p id={`${id}-wrong`} role="alert" hidden={!error} className="chat-bad">
        {error}
      </p>
      <p id={`${id}-consent`} className="chat-small">
        {say('persona.consent', { days: COMPANY_KEPT_MS / DAY })}
      </p>
      <div className="chat-buttons">
        <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
          {say(busy ? 'persona.busy' : 'persona.submit')}
        </button>
        <button type="button" className="button" onClick={decline}>
          {say('persona.cancel')}
        </button>
      </div>
    </form>
  )
}
