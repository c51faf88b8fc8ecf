/** Switching the second factor on and off. Admins may switch it on; anyone who has one may switch it off. */
import { ShieldCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { RECOVERY_CODES, secondFactorSetup, typedCode } from '#contract/accounts/second-factor.ts'
import * as api from '#web/features/accounts/api.ts'
import { CodeField, PasswordField } from '#web/features/accounts/field.tsx'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { FormEnd } from '#web/ui/form/controls.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecretToAdd } from './secret-to-add.tsx'

/** From so few recovery codes on it is said that there are few. */
const FEW = RECOVERY_CODES * 0.3

interface Props {
  t: Translate
  account: api.Account
  onChanged(): Promise<void>
}

type Secret = Awaited<ReturnType<typeof api.setUpSecondFactor>>

export function SecondFactorSetting({ t, account, onChanged }: Props) {
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<string[]>()
  const box = useRef<HTMLDivElement>(null)
  // What had the focus is gone.
  const moveOn = () => requestAnimationFrame(() => box.current?.focus())
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {codes ? (
        <RecoveryCodes
          t={t}
          codes={codes}
          onKept={async () => {
            setCodes(undefined)
            await onChanged()
            moveOn()
          }}
        />
      ) : account.secondFactor ? (
        <SwitchOff t={t} left={account.secondFactor.recoveryCodesLeft} onChanged={onChanged} />
      ) : secret ? (
        <SecretToAdd
          t={t}
          secret={secret.secret}
          uri={secret.uri}
          onCancel={() => {
            setSecret(undefined)
            moveOn()
          }}
          onSwitchedOn={(made) => {
            setSecret(undefined)
            setCodes(made)
            moveOn()
          }}
        />
      ) : (
        <Begin t={t} hasPassword={account.password} onBegun={setSecret} />
      )}
    </div>
  )
}

function Begin({ t, hasPassword, onBegun }: { t: Translate; hasPassword: boolean; onBegun(secret: Secret): void }) {
  const form = useAccountForm({
    t,
    initial: hasPassword ? { password: '' } : ({} as { password: string }),
    ...bySchema(secondFactorSetup),
    send: api.setUpSecondFactor,
    onTaken: (_, secret) => onBegun(secret),
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-md gap-4">
      <p className="prose">{t('secondFactor.offText')}</p>
      {hasPassword && <PasswordField field={form.field('password')} label={t('settings.currentPassword')} t={t} />}
      <FormEnd
        form={form}
        label={t('secondFactor.begin')}
        busyLabel={t('secondFactor.beginning')}
        className="button justify-self-start"
      />
    </form>
  )
}

function SwitchOff({ t, left, onChanged }: { t: Translate; left: number; onChanged(): Promise<void> }) {
  const { toast } = useAnnouncer()
  const form = useAccountForm({
    t,
    initial: { code: '' },
    ...bySchema(typedCode),
    send: api.endSecondFactor,
    onTaken() {
      toast({ kind: 'success', title: t('secondFactor.off'), text: t('secondFactor.offToast') })
      return onChanged()
    },
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-md gap-4">
      <p className="flex gap-2">
        <ShieldCheck size={20} aria-hidden="true" className="mt-0.5 flex-none text-green" />
        {t('secondFactor.onText', { count: left })}
      </p>
      {left <= FEW && <p className="note">{t('secondFactor.few')}</p>}
      <p className="prose">{t('secondFactor.endText')}</p>
      <CodeField field={form.field('code')} t={t} />
      <FormEnd
        form={form}
        label={t('secondFactor.end')}
        busyLabel={t('secondFactor.ending')}
        className="button button-danger justify-self-start"
      />
    </form>
  )
}
