/** Asks for the code from an app, after the password or whatever else proves first who it is. */
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import type { User } from '#contract/accounts/accounts.ts'
import { typedCode } from '#contract/accounts/second-factor.ts'
import * as api from '#web/features/accounts/api.ts'
import { CodeField } from '#web/features/accounts/field.tsx'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { FormEnd } from '#web/ui/form/controls.tsx'
import type { Failure, Form } from '#web/ui/form/use-form.ts'
import { useEntry } from './use-entry.ts'

interface Options {
  t: Translate
  onTaken(user: User): unknown
  onFailed(failure: Failure): void
}

export function useCodeForm({ t, onTaken, onFailed }: Options): Form<{ code: string }> {
  const { begin } = useEntry()
  return useAccountForm({
    t,
    initial: { code: '' },
    ...bySchema(typedCode),
    keep: true,
    send(body) {
      begin()
      return api.giveCode(body)
    },
    onTaken: (_, { user }) => onTaken(user),
    onFailed,
  })
}

interface Props {
  t: Translate
  form: Form<{ code: string }>
  onBack(): void
}

export function CodeForm({ t, form, onBack }: Props) {
  const { ref } = form
  // It has taken the place of what had the focus.
  useEffect(() => {
    ref.current?.querySelector('input')?.focus()
  }, [ref])
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-5 grid gap-4">
      <CodeField field={form.field('code')} t={t} />
      <FormEnd form={form} label={t('secondFactor.submit')} busyLabel={t('secondFactor.busy')} />
      <button type="button" onClick={onBack} className="link account-way inline-flex items-center gap-1.5">
        <ArrowLeft size={16} aria-hidden="true" />
        {t('back')}
      </button>
    </form>
  )
}
