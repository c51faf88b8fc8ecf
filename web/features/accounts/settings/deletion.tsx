/** Deleting one's own account, after a second question that only its owner can answer. */
import { Trash2 } from 'lucide-react'
import { AlertDialog } from 'radix-ui'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { IdentityProvider } from '#contract/accounts/identity-providers.ts'
import { accountDeletion } from '#contract/accounts/own-account.ts'
import * as api from '#web/features/accounts/api.ts'
import { paths } from '#web/platform/paths.ts'
import { saveToast } from '#web/ui/toast/next-page-toast.ts'
import '#web/ui/dialog.css'
import { PasswordField } from '#web/features/accounts/field.tsx'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { FormEnd } from '#web/ui/form/controls.tsx'
import { SignInAgain } from './sign-in-again.tsx'

interface Props {
  t: Translate
  account: api.Account
  configured: readonly IdentityProvider[]
}

export function Deletion({ t, account, configured }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="prose">{t('settings.deletionText')}</p>
      <p className="mt-2">
        <a href={paths.privacy} className="link">
          {t('settings.whatStays')}
        </a>
      </p>
      <AlertDialog.Root open={open} onOpenChange={setOpen}>
        <AlertDialog.Trigger className="button button-danger mt-4">
          <Trash2 size={18} aria-hidden="true" />
          {t('settings.deleteAccount')}
        </AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Overlay className="scrim no-print" />
          <AlertDialog.Content className="dialog card popup no-print">
            <AlertDialog.Title className="text-title">{t('settings.confirmTitle')}</AlertDialog.Title>
            <AlertDialog.Description className="mt-1 text-muted">{t('settings.confirmText')}</AlertDialog.Description>
            <Confirmation t={t} account={account} configured={configured} />
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
    </>
  )
}

const noPassword = z.object({})

function Confirmation({ t, account, configured }: Props) {
  const form = useAccountForm({
    t,
    initial: { password: '' },
    // Without a password the server looks at how fresh the sign-in is.
    ...bySchema(account.password ? accountDeletion : noPassword),
    send: api.deleteAccount,
    onTaken() {
      saveToast({ kind: 'success', title: t('toasts.deleted'), text: t('toasts.deletedText') })
      window.location.assign(paths.home)
      return new Promise<never>(() => {})
    },
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-5 grid gap-4">
      {account.password && <PasswordField field={form.field('password')} label={t('password')} t={t} />}
      <FormEnd
        form={form}
        label={t('settings.confirm')}
        busyLabel={t('settings.deleting')}
        className="button button-danger"
        wayOn={<SignInAgain t={t} error={form.failure?.error} account={account} configured={configured} />}
      />
      <AlertDialog.Cancel className="button">{t('settings.keep')}</AlertDialog.Cancel>
    </form>
  )
}
