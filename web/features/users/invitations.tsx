/** Inviting people, and invitations that can still be used. */
import { Mail, Send } from 'lucide-react'
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { type Language, languages } from '../../../contract/language.ts'
import { ApiError } from '../../platform/api-error.ts'
import { useLanguage, useWords } from '../../platform/i18n.tsx'
import { useExplain } from '../../ui/use-explain.ts'
import { useKeptText } from '../../ui/use-kept-text.ts'
import * as api from './api.ts'
import { useDeed } from './use-deed.ts'
import { useUsersWords } from './words.tsx'

export function Invitations() {
  const say = useUsersWords()
  const t = useWords()
  const explain = useExplain()
  const { run } = useDeed()
  const { language } = useLanguage()
  const [open, setOpen] = useState<api.Invitation[]>()
  const [error, setError] = useState<unknown>()
  const list = useRef<HTMLUListElement>(null)

  const load = useCallback(async () => {
    setError(undefined)
    try {
      setOpen(await api.fetchInvitations())
    } catch (failure) {
      setError(failure)
    }
  }, [])
  useEffect(() => void load(), [load])

  const withdraw = (invitation: api.Invitation) =>
    run(
      async () => {
        await api.withdraw(invitation.id)
        setOpen((all) => all?.filter(({ id }) => id !== invitation.id))
        list.current?.focus()
      },
      say('invitations.withdrawn', { email: invitation.email }),
    )
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <section>
      <h2 className="text-title">{say('invitations.heading')}</h2>
      <p className="prose mt-1">{say('invitations.text')}</p>
      <InviteForm
        onInvited={(made) => setOpen((all) => [made, ...(all ?? []).filter(({ email }) => email !== made.email)])}
      />
      {error !== undefined && (
        <div role="alert" className="paged-fault">
          <p>{explain(error)}</p>
          <button type="button" onClick={() => void load()} className="button">
            {t('common.retry')}
          </button>
        </div>
      )}
      {open && open.length > 0 && (
        <ul ref={list} tabIndex={-1} aria-label={say('invitations.open')} className="mt-5 outline-none">
          {open.map((invitation) => (
            <li key={invitation.id} className="users-session">
              <Mail size={18} aria-hidden="true" />
              <span>
                {invitation.email}
                <span className="block text-sm text-muted">
                  {say('invitations.until', { date: date.format(invitation.expiresAt) })}
                </span>
              </span>
              <button
                type="button"
                onClick={() => withdraw(invitation)}
                aria-label={say('invitations.withdrawOf', { email: invitation.email })}
                className="button"
              >
                {say('invitations.withdraw')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {open?.length === 0 && <p className="mt-4 text-muted">{say('invitations.none')}</p>}
    </section>
  )
}

function InviteForm({ onInvited }: { onInvited(made: api.Invitation): void }) {
  const say = useUsersWords()
  const explain = useExplain()
  const { language: reading } = useLanguage()
  const { busy, run } = useDeed()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useKeptText('users invitation')
  const [language, setLanguage] = useState<Language>(reading)
  const [wrong, setWrong] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(
      async () => {
        try {
          onInvited(await api.sendInvitation(email, language))
        } catch (error) {
          const body = error instanceof ApiError ? error.body : undefined
          if (body?.fields?.email || body?.error === 'email-taken') {
            setWrong(body.fields?.email ?? explain(error))
            field.current?.focus()
          }
          throw error
        }
        setEmail('')
        setWrong(undefined)
      },
      say('invitations.sent', { email }),
    )
  }
  return (
    <form noValidate onSubmit={submit} className="users-invite">
      <div className="users-invite-email">
        <label htmlFor={id} className="text-sm">
          {say('invitations.email')}
        </label>
        <input
          ref={field}
          id={id}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          value={email}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && `${id}-wrong`}
          onChange={({ target }) => {
            setEmail(target.value)
            setWrong(undefined)
          }}
          className="field"
        />
        {wrong && (
          <p id={`${id}-wrong`} className="mt-1 text-sm text-red">
            {wrong}
          </p>
        )}
      </div>
      <div>
        <label htmlFor={`${id}-language`} className="text-sm">
          {say('invitations.language')}
        </label>
        <select
          id={`${id}-language`}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
          className="field"
        >
          {languages.map((one) => (
            <option key={one} value={one}>
              {new Intl.DisplayNames(reading, { type: 'language' }).of(one)}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" aria-disabled={busy || undefined} className="button button-primary">
        <Send size={18} aria-hidden="true" />
        {say('invitations.send')}
      </button>
    </form>
  )
}
