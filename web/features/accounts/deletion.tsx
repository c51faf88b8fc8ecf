/** Deleting one's own account, after a second question that only its owner can answer. */
import { Trash2 } from 'lucide-react'
import { AlertDialog } from 'radix-ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { IdentityProvider } from '../../../contract/identity-providers.ts'
import { accountDeletion } from '../../../contract/own-account.ts'
import { paths } from '../../platform/paths.ts'
import { leaveToast } from '../../ui/left-toast.ts'
import * as api from './api.ts'
import '../../ui/dialog.css'
import { PasswordField } from './field.tsx'
import { ProviderLink } from './providers.tsx'
import { Submit } from './submit.tsx'
import { useForm } from './use-form.ts'
import type { Say } from './words.ts'

interface Props {
  say: Say
  account: api.Account
  configured: readonly IdentityProvider[]
}

export function Deletion({ say, account, configured }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="prose">{say('settings.deletionText')}</p>
      <p className="mt-2">
        <a href={paths.privacy} className="link">
          {say('settings.whatStays')}
        </a>
      </p>
      <AlertDialog.Root open={open} onOpenChange={setOpen}>
        <AlertDialog.Trigger className="button account-danger mt-4">
          <Trash2 size={18} aria-hidden="true" />
          {say('settings.deleteAccount')}
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="scrim no-print" />
          <AlertDialog.Content className="dialog card popup no-print">
            <AlertDialog.Title className="text-title">{say('settings.confirmTitle')}</AlertDialog.Title>
            <AlertDialog.Description className="mt-1 text-muted">{say('settings.confirmText')}</AlertDialog.Description>
            <Confirmation say={say} account={account} configured={configured} />
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  )
}

const noPassword = z.object({})

function Confirmation({ say, account, configured }: Props) {
  const form = useForm({
    say,
    empty: { password: '' },
    // Without a password the server looks at how fresh the sign-in is.
    body: account.password ? accountDeletion : noPassword,
    send: api.deleteAccount,
    onTaken() {
      leaveToast({ kind: 'success', title: say('toasts.deleted'), text: say('toasts.deletedText') })
      window.location.assign(paths.home)
      return new Promise<never>(() => {})
    },
  })
  const again = account.providers.filter((provider) => configured.includes(provider))
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-5 grid gap-4">
      {account.password && <PasswordField form={form} name="password" label={say('password')} say={say} />}
      <Submit
        form={form}
        label={say('settings.confirm')}
        busyLabel={say('settings.deleting')}
        className="account-danger"
        instead={
          form.refused?.error === 'sign-in-again' && (
            <div className="mt-3 grid gap-3">
              {again.map((provider) => (
                <ProviderLink key={provider} say={say} provider={provider} />
              ))}
            </div>
          )
        }
      />
      <AlertDialog.Cancel className="button">{say('settings.keep')}</AlertDialog.Cancel>
    </form>
  )
}
