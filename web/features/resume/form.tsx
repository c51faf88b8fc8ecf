import { FileDown, Loader } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { useContent } from '../../platform/i18n.tsx'
import { RoleField } from './role-field.tsx'
import type { Request } from './use-request.ts'
import type { Say } from './words.ts'

/** The longest address that the contract takes. */
const EMAIL_MAX = 254

export function ResumeForm({ say, request }: { say: Say; request: Request }) {
  const { profile } = useContent()
  const { typed, change, wrong, failure, busy, send } = request
  const form = useRef<HTMLFormElement>(null)
  const owner = { owner: profile.name }

  // To what is wrong, whether it was found here or by the server.
  const tried = useRef(false)
  useEffect(() => {
    if (!tried.current || busy) return
    tried.current = false
    const found = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    const inside = found?.querySelector<HTMLElement>('input:checked, input')
    ;(inside ?? found)?.focus()
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    tried.current = true
    void send()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-6 grid gap-5">
      <div>
        <label htmlFor="resume-email" className="mb-1.5 block text-sm">
          {say('email')}
        </label>
        <input
          id="resume-email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required
          value={typed.email}
          onChange={({ target }) => change({ email: target.value })}
          aria-invalid={wrong.email ? true : undefined}
          aria-describedby={wrong.email && 'resume-email-error'}
          className="field"
        />
        {wrong.email && (
          <p id="resume-email-error" className="mt-1 text-sm text-red">
            {wrong.email}
          </p>
        )}
      </div>
      <RoleField say={say} typed={typed} change={change} error={wrong.role} />
      <div>
        <label className="resume-consent">
          <input
            type="checkbox"
            checked={typed.followUp}
            onChange={({ target }) => change({ followUp: target.checked })}
            aria-describedby="resume-privacy"
          />
          {say('followUp', owner)}
        </label>
        <p id="resume-privacy" className="mt-1 text-sm text-muted">
          {say('privacy', owner)}
        </p>
      </div>
      {failure && (
        <p id="resume-failure" className="resume-failure">
          {failure}
        </p>
      )}
      {/* Not disabled while it is busy: then it would lose the focus. */}
      <button
        type="submit"
        aria-disabled={busy || undefined}
        aria-describedby={failure && 'resume-failure'}
        className="button button-primary"
      >
        {busy ? (
          <Loader size={18} aria-hidden="true" className="animate-spin" />
        ) : (
          <FileDown size={18} aria-hidden="true" />
        )}
        {say(busy ? 'making' : 'download')}
      </button>
      <p role="status" className="sr-only">
        {busy && say('making')}
      </p>
    </form>
  )
}
