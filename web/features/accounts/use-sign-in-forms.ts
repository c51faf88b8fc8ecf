/** The dialog's forms. They live above what is shown of them, so that what was typed stays while one looks elsewhere. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { credentials, registration, type User } from '../../../contract/accounts.ts'
import { passwordReset } from '../../../contract/mailed-links.ts'
import { typedEmail } from '../../../contract/text.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import * as api from './api.ts'
import { useCodeForm } from './code-form.tsx'
import type { Asked } from './request.ts'
import { useEntrance } from './use-entrance.ts'
import { type Form, type Refused, useForm } from './use-form.ts'
import type { Say } from './words.ts'

export type Asking = 'reset' | 'magic'

export interface SignInForms {
  login: Form<'email' | 'password'>
  registration: Form<'email' | 'password' | 'firstName' | 'lastName'>
  asking: Form<'email'>
  /** The address that a link was sent to. */
  sentTo: string | undefined
  /** How often it was sent. */
  sentCount: number
  forgetSent(): void
  reset: Form<'password'>
  magic: Form<never>
  code: Form<'code'>
  verify: Form<never>
}

interface Options {
  say: Say
  asked: Asked
  asking: Asking
  /** To the tab for logging in. */
  onLogin(): void
  /** To the form for the code. */
  onCode(): void
  /** To the form for the password, by a link that was given and not mailed. */
  onChoose(): void
  onClose(): void
}

const address = z.object({ email: typedEmail })
const nothing = z.object({})

export function useSignInForms({ say, asked, asking, onLogin, onCode, onChoose, onClose }: Options): SignInForms {
  const { toast } = useAnnouncer()
  const { begin, finish } = useEntrance()
  const [sent, setSent] = useState<{ to: string; count: number }>()
  const token = asked.link?.token ?? ''
  const [resetToken, setResetToken] = useState(token)
  const refuse = (title: string, text: string) => toast({ kind: 'destructive', title, text })
  const welcomeBack = () => finish(say('toasts.loggedIn'), say('toasts.loggedInText'))
  const failedLogin = ({ error, text }: Refused) =>
    refuse(say('toasts.loginFailed'), error === 'wrong-credentials' ? say('toasts.loginFailedText') : text)

  const login = useForm({
    say,
    empty: { email: '', password: '' },
    body: credentials,
    send(body) {
      begin()
      return api.logIn(body)
    },
    onTaken: (_, user) => (user ? welcomeBack() : onCode()),
    onRefused: failedLogin,
  })

  const register = useForm({
    say,
    empty: { email: '', password: '', firstName: '', lastName: '' },
    body: registration,
    rest: asked.link?.kind === 'invitation' ? { invitation: token } : {},
    send(body) {
      begin()
      return api.register(body)
    },
    onTaken: () => finish(say('toasts.registered'), say('toasts.registeredText')),
    onRefused: ({ error, text }) =>
      refuse(say('toasts.registrationFailed'), error ? text : say('toasts.registrationFailedText')),
  })

  const ask = useForm({
    say,
    empty: { email: '' },
    body: address,
    keep: true,
    send: asking === 'reset' ? api.askForReset : api.askForMagicLink,
    onTaken: ({ email }) => setSent({ to: email, count: (sent?.count ?? 0) + 1 }),
  })

  const reset = useForm({
    say,
    empty: { password: '' },
    body: passwordReset,
    rest: { token: resetToken },
    send: api.resetPassword,
    onTaken() {
      toast({ kind: 'success', title: say('toasts.passwordSaved'), text: say('toasts.passwordSavedText') })
      onLogin()
    },
  })

  const magic = useForm<never, typeof nothing, User | undefined>({
    say,
    empty: {},
    body: nothing,
    send() {
      begin()
      return api.postMagicLink({ token })
    },
    onTaken: (_, user) => (user ? welcomeBack() : onCode()),
    onRefused: failedLogin,
  })

  const code = useCodeForm({ say, onTaken: welcomeBack, onRefused: failedLogin })

  const verify = useForm<never, typeof nothing, Awaited<ReturnType<typeof api.verifyEmail>>>({
    say,
    empty: {},
    body: nothing,
    send: () => api.verifyEmail({ token }),
    onTaken(_, given) {
      if (given.resetToken) {
        setResetToken(given.resetToken)
        return onChoose()
      }
      toast({ kind: 'success', title: say('toasts.verified'), text: say('toasts.verifiedText') })
      onClose()
    },
  })

  return {
    login,
    registration: register,
    asking: ask,
    sentTo: sent?.to,
    sentCount: sent?.count ?? 0,
    forgetSent: () => setSent(undefined),
    reset,
    magic,
    code,
    verify,
  }
}
