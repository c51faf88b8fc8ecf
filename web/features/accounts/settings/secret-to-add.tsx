/** The secret for the app, and the first code that shows that the app has it. */
import { useEffect, useRef } from 'react'
import { typedCode } from '#contract/accounts/second-factor.ts'
import * as api from '#web/features/accounts/api.ts'
import { CodeField } from '#web/features/accounts/field.tsx'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { FormEnd } from '#web/ui/form/controls.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { QrCode } from './qr-code.tsx'

interface Props {
  t: Translate
  secret: string
  uri: string
  onCancel(): void
  onSwitchedOn(recoveryCodes: string[]): void
}

export function SecretToAdd({ t, secret, uri, onCancel, onSwitchedOn }: Props) {
  const { toast } = useAnnouncer()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const form = useAccountForm({
    t,
    initial: { code: '' },
    ...bySchema(typedCode),
    send: api.confirmSecondFactor,
    onTaken(_, { recoveryCodes }) {
      toast({ kind: 'success', title: t('secondFactor.on'), text: t('secondFactor.onToast') })
      onSwitchedOn(recoveryCodes)
    },
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-md gap-4">
      <h3 ref={heading} tabIndex={-1} className="strong outline-none">
        {t('secondFactor.addTitle')}
      </h3>
      <p className="prose">{t('secondFactor.addText')}</p>
      <QrCode text={uri} label={t('secondFactor.qr')} />
      <div className="note">
        <p className="text-sm">{t('secondFactor.secret')}</p>
        {/* In fours, as one types it; copied it is one word. */}
        <code className="account-secret">
          {secret.match(/.{1,4}/g)?.map((four) => (
            <span key={four}>{four}</span>
          ))}
        </code>
        <a href={uri} className="link account-way mt-2 inline-flex items-center">
          {t('secondFactor.openApp')}
        </a>
      </div>
      <CodeField field={form.field('code')} t={t} />
      <FormEnd form={form} label={t('secondFactor.confirm')} busyLabel={t('secondFactor.confirming')} />
      <button type="button" onClick={onCancel} className="button">
        {t('secondFactor.cancel')}
      </button>
    </form>
  )
}
