/** Signing in as an admin: address and password, and the code where a second factor is on. */
import { ArrowLeft, ShieldAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { credentials, type User } from '../../../contract/accounts.ts'
import { nameOrAddress } from '../../../contract/person-name.ts'
import { wayBack } from '../../platform/address.ts'
import { paths } from '../../platform/paths.ts'
import { loadToast, useAnnouncer } from '../../ui/announcer.tsx'
import { NavLink } from '../../ui/nav-link.tsx'
import './admin-entrance.css'
import * as api from './api.ts'
import { CodeForm, useCodeForm } from './code-form.tsx'
import './dialog.css'
import { EmailField, PasswordField } from './field.tsx'
import { Submit } from './submit.tsx'
import { useEntrance } from './use-entrance.ts'
import { type Refused, useForm } from './use-form.ts'
import { useAccountWords } from './words.ts'

export { AccountWordsProvider } from './words.ts'

export default function AdminEntrance() {
  const say = useAccountWords()
  const { toast } = useAnnouncer()
  const { begin, finishAt, giveUp } = useEntrance()
  const [asksCode, setAsksCode] = useState(false)

  useEffect(() => {
    loadToast().catch(() => {})
  }, [])

  const goIn = (user: User) =>
    finishAt(wayBack(), say('adminEntrance.welcome'), say('adminEntrance.welcomeText', { name: nameOrAddress(user) }))
  const deny = ({ error, text }: Refused) => {
    giveUp()
    const isWrong = error === 'wrong-credentials'
    const why = isWrong ? say('adminEntrance.deniedText') : text
    toast({ kind: 'destructive', title: say('adminEntrance.denied'), text: why })
  }

  const form = useForm({
    say,
    empty: { email: '', password: '' },
    body: credentials,
    rest: { as: 'admin' },
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
    onRefused: deny,
    sayRefusal: ({ error, text }) => (error === 'wrong-credentials' ? say('adminEntrance.failed') : text),
  })
  const code = useCodeForm({ say, onTaken: goIn, onRefused: deny })

  return (
    <div className="board">
      <div className="blank page">
        <div className="card admin-entrance">
          <h1 className="text-title">{say(asksCode ? 'secondFactor.title' : 'adminEntrance.heading')}</h1>
          <p className="mt-1 text-muted">{say(asksCode ? 'secondFactor.text' : 'adminEntrance.text')}</p>
          {asksCode ? (
            <CodeForm say={say} form={code} onBack={() => setAsksCode(false)} />
          ) : (
            // Sent by a browser without scripts, the password must not stand in the address.
            <form ref={form.ref} method="post" noValidate onSubmit={form.submit} className="mt-5 grid gap-4">
              <noscript>
                <p className="note">{say('adminEntrance.noScript')}</p>
              </noscript>
              <EmailField form={form} say={say} />
              <PasswordField form={form} name="password" label={say('password')} say={say} />
              <Submit form={form} label={say('adminEntrance.submit')} busyLabel={say('adminEntrance.busy')} />
            </form>
          )}
          <p className="admin-entrance-warning text-sm text-muted">
            <ShieldAlert size={18} aria-hidden="true" />
            <span>{say('adminEntrance.monitored')}</span>
          </p>
        </div>
        <NavLink href={paths.home} className="link account-way mt-4 inline-flex items-center gap-1.5">
          <ArrowLeft size={16} aria-hidden="true" />
          {say('adminEntrance.back')}
        </NavLink>
      </div>
    </div>
  )
}
