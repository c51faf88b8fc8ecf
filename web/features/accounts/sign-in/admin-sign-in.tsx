/** Signing in as an admin: address and password, and the code where a second factor is on. */
import { ArrowLeft, ShieldAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { credentials, type User } from '#contract/accounts/accounts.ts'
import { nameOrAddress } from '#contract/content/person-name.ts'
import { wayBack } from '#web/platform/address.ts'
import { paths } from '#web/platform/paths.ts'
import { NavLink } from '#web/ui/nav-link.tsx'
import { loadToast, useAnnouncer } from '#web/ui/toast/announcer.tsx'
import './admin-sign-in.css'
import * as api from '#web/features/accounts/api.ts'
import { CodeForm, useCodeForm } from './code-form.tsx'
import './dialog.css'
import { EmailField, PasswordField } from '#web/features/accounts/field.tsx'
import { useAccountsT } from '#web/features/accounts/i18n.ts'
import { failureOf, useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { FormEnd } from '#web/ui/form/controls.tsx'
import { errorText } from '#web/ui/form/error-text.ts'
import type { Failure } from '#web/ui/form/use-form.ts'
import { useEntry } from './use-entry.ts'

export { AccountMessagesProvider } from '#web/features/accounts/i18n.ts'

export default function AdminSignIn() {
  const t = useAccountsT()
  const { toast } = useAnnouncer()
  const { begin, finishAt, giveUp } = useEntry()
  const [asksCode, setAsksCode] = useState(false)

  useEffect(() => {
    loadToast().catch(() => {})
  }, [])

  const goIn = (user: User) =>
    finishAt(wayBack(), t('adminEntrance.welcome'), t('adminEntrance.welcomeText', { name: nameOrAddress(user) }))
  /** Visitors are told to write an email; whoever signs in here can make room. */
  const diskFull = (error: string | undefined) => (error === 'storage-full' ? t('adminEntrance.diskFull') : undefined)
  const deny = ({ error, fields, text }: Failure) => {
    giveUp()
    // Of a code there is one field, which says more than that some field is wrong.
    const ofCode = fields?.code && errorText(fields.code, t)
    const own = error === 'wrong-credentials' ? t('adminEntrance.deniedText') : diskFull(error)
    toast({ kind: 'destructive', title: t('adminEntrance.denied'), text: own ?? ofCode ?? text })
  }

  const form = useAccountForm({
    t,
    initial: { email: '', password: '' },
    ...bySchema(credentials, (typed) => ({ ...typed, as: 'admin' })),
    keep: true,
    send(body) {
      begin()
      return api.logIn(body)
    },
    onTaken(_, user) {
      if (user) return goIn(user)
      giveUp()
      setAsksCode(true)
    },
    onFailed: deny,
    failureText(cause) {
      const { error, text } = failureOf(t, cause)
      return error === 'wrong-credentials' ? t('adminEntrance.failed') : (diskFull(error) ?? text)
    },
  })
  const code = useCodeForm({ t, onTaken: goIn, onFailed: deny })

  return (
    <div className="board">
      <div className="blank page">
        <div className="card admin-entrance">
          <h1 className="text-title">{t(asksCode ? 'secondFactor.title' : 'adminEntrance.heading')}</h1>
          <p className="mt-1 text-muted">{t(asksCode ? 'secondFactor.text' : 'adminEntrance.text')}</p>
          {asksCode ? (
            <CodeForm t={t} form={code} onBack={() => setAsksCode(false)} />
          ) : (
            <>
              <noscript>
                <p className="note mt-5">{t('adminEntrance.noScript')}</p>
              </noscript>
              {/* Sent by a browser without scripts that shows it nevertheless, the password must not stand in the address. */}
              <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="mt-5 grid gap-4">
                <EmailField field={form.field('email')} t={t} />
                <PasswordField field={form.field('password')} label={t('password')} t={t} />
                <FormEnd form={form} label={t('adminEntrance.submit')} busyLabel={t('adminEntrance.busy')} />
              </form>
            </>
          )}
          <p className="admin-entrance-warning text-sm text-muted">
            <ShieldAlert size={18} aria-hidden="true" />
            <span>{t('adminEntrance.monitored')}</span>
          </p>
        </div>
        <NavLink href={paths.home} className="link account-way mt-4 inline-flex items-center gap-1.5">
          <ArrowLeft size={16} aria-hidden="true" />
          {t('adminEntrance.back')}
        </NavLink>
      </div>
    </div>
  )
}
