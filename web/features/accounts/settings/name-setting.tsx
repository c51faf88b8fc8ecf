import type { User } from '#contract/accounts/accounts.ts'
import { nameChange } from '#contract/accounts/own-account.ts'
import { isFamilyNameFirst } from '#contract/language.ts'
import * as api from '#web/features/accounts/api.ts'
import type { Translate } from '#web/features/accounts/i18n.ts'
import { useAccountForm } from '#web/features/accounts/use-account-form.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/session.tsx'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { FormEnd, TextField } from '#web/ui/form/controls.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

const names = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const

/** Changes the name of one's own account. */
export function NameSetting({ t, user: { firstName, lastName } }: { t: Translate; user: User }) {
  const { toast } = useAnnouncer()
  const { refresh } = useSession()
  const inOrder = isFamilyNameFirst(useLanguage().language) ? names.toReversed() : names
  const form = useAccountForm({
    t,
    initial: { firstName, lastName },
    ...bySchema(nameChange),
    keep: true,
    send: api.changeName,
    onTaken() {
      void refresh()
      toast({ kind: 'success', title: t('toasts.nameSaved'), text: t('toasts.nameSavedText') })
    },
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="grid max-w-md justify-items-stretch gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {inOrder.map(([name, autoComplete]) => (
          <TextField key={name} field={form.field(name)} label={t(name)} autoComplete={autoComplete} required />
        ))}
      </div>
      <FormEnd
        form={form}
        label={t('settings.saveName')}
        busyLabel={t('settings.saving')}
        className="button justify-self-start"
      />
    </form>
  )
}
