/** Asks for the code from an app, after the password or whatever else proves first who it is. */
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import type { User } from '../../../contract/accounts.ts'
import { typedCode } from '../../../contract/second-factor.ts'
import * as api from './api.ts'
import { CodeField } from './field.tsx'
import { Submit } from './submit.tsx'
import { useEntrance } from './use-entrance.ts'
import { type Form, type Refused, useForm } from './use-form.ts'
import type { Say } from './words.ts'

interface Options {
  say: Say
  onTaken(user: User): unknown
  onRefused(refused: Refused): void
}

export function useCodeForm({ say, onTaken, onRefused }: Options): Form<'code'> {
  const { begin } = useEntrance()
  return useForm({
    say,
    empty: { code: '' },
    body: typedCode,
    keep: true,
    send(body) {
      begin()
      return api.giveCode(body)
    },
    onTaken: (_, { user }) => onTaken(user),
    onRefused,
  })
}

interface Props {
  say: Say
  form: Form<'code'>
  onBack(): void
}

export function CodeForm({ say, form, onBack }: Props) {
  const { ref } = form
  // It has taken the place of what had the focus.
  useEffect(() => {
    ref.current?.querySelector('input')?.focus()
  }, [ref])
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-5 grid gap-4">
      <CodeField form={form} say={say} />
      <Submit form={form} label={say('secondFactor.submit')} busyLabel={say('secondFactor.busy')} />
      <button type="button" onClick={onBack} className="link account-way inline-flex items-center gap-1.5">
        <ArrowLeft size={16} aria-hidden="true" />
        {say('back')}
      </button>
    </form>
  )
}
