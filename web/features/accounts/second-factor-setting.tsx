/** Switching the second factor on and off. Admins may switch it on; whoever has one may switch it off. */
import { ShieldCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { RECOVERY_CODES, secondFactorSetup, typedCode } from '../../../contract/second-factor.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import * as api from './api.ts'
import { CodeField, PasswordField } from './field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecretToAdd } from './secret-to-add.tsx'
import { Submit } from './submit.tsx'
import { useForm } from './use-form.ts'
import type { Say } from './words.ts'

/** From so few recovery codes on it is said that there are few. */
const FEW = RECOVERY_CODES * 0.3

interface Props {
  say: Say
  account: api.Account
  onChanged(): Promise<void>
}

type Secret = Awaited<ReturnType<typeof api.setUpSecondFactor>>

export function SecondFactorSetting({ say, account, onChanged }: Props) {
  const [secret, setSecret] = useState<Secret>()
  const [codes, setCodes] = useState<string[]>()
  const box = useRef<HTMLDivElement>(null)
  // What had the focus is gone.
  const moveOn = () => requestAnimationFrame(() => box.current?.focus())
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {codes ? (
        <RecoveryCodes
          say={say}
          codes={codes}
          onKept={async () => {
            setCodes(undefined)
            await onChanged()
            moveOn()
          }}
        />
      ) : account.secondFactor ? (
        <SwitchOff say={say} left={account.secondFactor.recoveryCodesLeft} onChanged={onChanged} />
      ) : secret ? (
        <SecretToAdd
          say={say}
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
        <Begin say={say} hasPassword={account.password} onBegun={setSecret} />
      )}
    </div>
  )
}

function Begin({ say, hasPassword, onBegun }: { say: Say; hasPassword: boolean; onBegun(secret: Secret): void }) {
  const form = useForm({
    say,
    empty: hasPassword ? { password: '' } : ({} as { password: string }),
    body: secondFactorSetup,
    send: api.setUpSecondFactor,
    onTaken: (_, secret) => onBegun(secret),
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-md gap-4">
      <p className="prose">{say('secondFactor.offText')}</p>
      {hasPassword && <PasswordField form={form} name="password" label={say('settings.currentPassword')} say={say} />}
      <Submit
        form={form}
        label={say('secondFactor.begin')}
        busyLabel={say('secondFactor.beginning')}
        className="justify-self-start"
      />
    </form>
  )
}

function SwitchOff({ say, left, onChanged }: { say: Say; left: number; onChanged(): Promise<void> }) {
  const { toast } = useAnnouncer()
  const form = useForm({
    say,
    empty: { code: '' },
    body: typedCode,
    send: api.endSecondFactor,
    onTaken() {
      toast({ kind: 'success', title: say('secondFactor.off'), text: say('secondFactor.offToast') })
      return onChanged()
    },
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-md gap-4">
      <p className="flex gap-2">
        <ShieldCheck size={20} aria-hidden="true" className="mt-0.5 flex-none text-green" />
        {say('secondFactor.onText', { count: left })}
      </p>
      {left <= FEW && <p className="note">{say('secondFactor.few')}</p>}
      <p className="prose">{say('secondFactor.endText')}</p>
      <CodeField form={form} say={say} />
      <Submit
        form={form}
        label={say('secondFactor.end')}
        busyLabel={say('secondFactor.ending')}
        className="account-danger justify-self-start"
      />
    </form>
  )
}
