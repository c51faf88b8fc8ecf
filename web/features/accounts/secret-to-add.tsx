/** The secret for the app, and the first code that shows that the app has it. */
import { useEffect, useRef } from 'react'
import { typedCode } from '../../../contract/second-factor.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import * as api from './api.ts'
import { CodeField } from './field.tsx'
import { QrCode } from './qr-code.tsx'
import { Submit } from './submit.tsx'
import { useForm } from './use-form.ts'
import type { Say } from './words.ts'

interface Props {
  say: Say
  secret: string
  uri: string
  onCancel(): void
  onSwitchedOn(recoveryCodes: string[]): void
}

export function SecretToAdd({ say, secret, uri, onCancel, onSwitchedOn }: Props) {
  const { toast } = useAnnouncer()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const form = useForm({
    say,
    empty: { code: '' },
    body: typedCode,
    send: api.confirmSecondFactor,
    onTaken(_, { recoveryCodes }) {
      toast({ kind: 'success', title: say('secondFactor.on'), text: say('secondFactor.onToast') })
      onSwitchedOn(recoveryCodes)
    },
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-md gap-4">
      <h3 ref={heading} tabIndex={-1} className="strong outline-none">
        {say('secondFactor.addTitle')}
      </h3>
      <p className="prose">{say('secondFactor.addText')}</p>
      <QrCode text={uri} label={say('secondFactor.qr')} />
      <div className="note">
        <p className="text-sm">{say('secondFactor.secret')}</p>
        {/* In fours, as one types it; copied it is one word. */}
        <code className="account-secret">
          {secret.match(/.{1,4}/g)?.map((four) => (
            <span key={four}>{four}</span>
          ))}
        </code>
        <a href={uri} className="link account-way mt-2 inline-flex items-center">
          {say('secondFactor.openApp')}
        </a>
      </div>
      <CodeField form={form} say={say} />
      <Submit form={form} label={say('secondFactor.confirm')} busyLabel={say('secondFactor.confirming')} />
      <button type="button" onClick={onCancel} className="button">
        {say('secondFactor.cancel')}
      </button>
    </form>
  )
}
