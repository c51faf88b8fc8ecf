/** The dialog's forms. They live above what is shown of them, so that what was typed stays while one looks elsewhere. */
import { useState } from 'react'
import * as z from 'zod/mini'
import { credentials, registration } from '#contract/accounts/accounts.ts'
import { passwordReset } from '#contract/accounts/mailed-links.ts'
import { typedEmail } from '#contract/text.ts'
import * as api from '#web/features/accounts/api.ts'
import type { Translate } from '#web/features/accounts/i18n.ts'
import type { Asked } from '#web/features/accounts/request.ts'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import type { Failure, Form } from '#web/ui/form/use-form.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { useCodeForm } from './code-form.tsx'
import { useEntry } from './use-entry.ts'

export type Asking = 'reset' | 'magic'

type TextForm<Field extends string> = Form<Record<Field, string>>

export interface SignInForms {
  login: TextForm<'email' | 'password'>
  registration: TextForm<'email' | 'password' | 'firstName' | 'lastName'>
  asking: TextForm<'email'>
  /** The address that a link was sent to. */
  sentTo: string | undefined
  /** How often it was sent. */
  sentCount: number
  forgetSent(): void
  reset: TextForm<'password'>
  magic: TextForm<never>
  code: TextForm<'code'>
  verify: TextForm<never>
  address: TextForm<never>
}

interface Options {
  t: Translate
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

export function useSignInForms({ t, asked, asking, onLogin, onCode, onChoose, onClose }: Options): SignInForms {
  const { toast } = useAnnouncer()
  const { begin, finish } = useEntry()
  const [sent, setSent] = useState<{ to: string; count: number }>()
  const token = asked.link?.token ?? ''
  const [resetToken, setResetToken] = useState(token)
  const refuse = (title: string, text: string) => toast({ kind: 'destructive', title, text })
  const welcomeBack = () => finish(t('toasts.loggedIn'), t('toasts.loggedInText'))
  const failedLogin = ({ error, text }: Failure) =>
    refuse(t('toasts.loginFailed'), error === 'wrong-credentials' ? t('toasts.loginFailedText') : text)

  const login = useAccountForm({
    t,
    initial: { email: '', password: '' },
    ...bySchema(credentials),
    send(body) {
      begin()
      return api.logIn(body)
    },
    onTaken: (_, user) => (user ? welcomeBack() : onCode()),
    onFailed: failedLogin,
  })

  const register = useAccountForm({
    t,
    initial: { email: '', password: '', firstName: '', lastName: '' },
    ...bySchema(registration, (typed) => ({
      ...typed,
      ...(asked.link?.kind === 'invitation' && { invitation: token }),
    })),
    send(body) {
      begin()
      return api.register(body)
    },
    onTaken: () => finish(t('toasts.registered'), t('toasts.registeredText')),
    onFailed: ({ error, text }) =>
      refuse(t('toasts.registrationFailed'), error ? text : t('toasts.registrationFailedText')),
  })

  const ask = useAccountForm({
    t,
    initial: { email: '' },
    ...bySchema(address),
    keep: true,
    send: asking === 'reset' ? api.askForReset : api.askForMagicLink,
    onTaken: ({ email }) => setSent({ to: email, count: (sent?.count ?? 0) + 1 }),
  })

  const reset = useAccountForm({
    t,
    initial: { password: '' },
    ...bySchema(passwordReset, (typed) => ({ ...typed, token: resetToken })),
    send: api.resetPassword,
    onTaken() {
      toast({ kind: 'success', title: t('toasts.passwordSaved'), text: t('toasts.passwordSavedText') })
      onLogin()
    },
  })

  const magic = useAccountForm({
    t,
    initial: {},
    ...bySchema(nothing),
    send() {
      begin()
      return api.postMagicLink({ token })
    },
    onTaken: (_, user) => (user ? welcomeBack() : onCode()),
    onFailed: failedLogin,
  })

  const code = useCodeForm({ t, onTaken: welcomeBack, onFailed: failedLogin })

  const verify = useAccountForm({
    t,
    initial: {},
    ...bySchema(nothing),
    send: () => api.verifyEmail({ token }),
    onTaken(_, given) {
      if (given.resetToken) {
        setResetToken(given.resetToken)
        return onChoose()
      }
      toast({ kind: 'success', title: t('toasts.verified'), text: t('toasts.verifiedText') })
      onClose()
    },
  })

  const changeAddress = useAccountForm({
    t,
    initial: {},
    ...bySchema(nothing),
    send: () => api.confirmAddress({ token }),
    onTaken() {
      toast({ kind: 'success', title: t('toasts.addressChanged'), text: t('toasts.addressChangedText') })
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
    address: changeAddress,
  }
}
