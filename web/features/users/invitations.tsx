/** Inviting people, and invitations that can still be used. */

import { Mail, Send } from 'lucide-react'
import { useRef } from 'react'
import { invitationRequest } from '#contract/accounts/invitations.ts'
import { languages } from '#contract/language.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useSession } from '#web/platform/session.tsx'
import { AsyncView } from '#web/ui/async/async-view.tsx'
import { useMailOutcome } from '#web/ui/async/mail-outcome.ts'
import { useErrorMessage } from '#web/ui/async/use-error-message.ts'
import { useServerQuery } from '#web/ui/async/use-server-query.ts'
import { bySchema } from '#web/ui/form/by-schema.ts'
import { SelectField, TextField } from '#web/ui/form/controls.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import * as api from './api.ts'
import { useUsersT } from './i18n.tsx'
import { useUserAction } from './use-user-action.ts'

export function Invitations() {
  const t = useUsersT()
  const { run } = useUserAction()
  const query = useServerQuery(['invitations'], api.fetchInvitations)
  const mail = useMailOutcome()
  const heading = useRef<HTMLHeadingElement>(null)

  const withdraw = (invitation: api.Invitation) =>
    run(
      async () => {
        await api.withdraw(invitation.id)
        query.change((all) => all.filter(({ id }) => id !== invitation.id))
        // The list itself goes with its last row.
        heading.current?.focus()
      },
      t('invitations.withdrawn', { email: invitation.email }),
    )
  const formats = useFormats()
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-title">
        {t('invitations.heading')}
      </h2>
      <p className="prose mt-1">{mail.reaches ? t('invitations.text') : `${t('invitations.text')} ${mail.sentence}`}</p>
      <InviteForm
        onInvited={(made) => query.change((all) => [made, ...all.filter(({ email }) => email !== made.email)])}
      />
      <AsyncView query={query} skeletonHeights={[3]} empty={<p className="mt-4 text-muted">{t('invitations.none')}</p>}>
        {(open) => (
          <ul aria-label={t('invitations.open')} className="mt-5">
            {open.map((invitation) => (
              <li key={invitation.id} className="users-session">
                <Mail size={18} aria-hidden="true" />
                <span>
                  {invitation.email}
                  <span className="block text-sm text-muted">
                    {t('invitations.until', { date: formats.dayOf(invitation.expiresAt) })}
                  </span>
                </span>
                <button
                  type="button"
                  onClick={() => withdraw(invitation)}
                  aria-label={t('invitations.withdrawOf', { email: invitation.email })}
                  className="button"
                >
                  {t('invitations.withdraw')}
                </button>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  )
}

function InviteForm({ onInvited }: { onInvited(made: api.Invitation): void }) {
  const t = useUsersT()
  const errorMessage = useErrorMessage('action')
  const { language } = useLanguage()
  const { toast } = useAnnouncer()
  const mail = useMailOutcome()
  const { refresh } = useSession()
  const { languageName } = useFormats()
  const form = useForm({
    ...bySchema(invitationRequest),
    initial: { email: '', language },
    draft: 'users invitation',
    send: api.sendInvitation,
    failureText: errorMessage,
    onTaken({ email }, made) {
      onInvited(made)
      toast({ kind: 'success', title: t('done'), text: `${t('invitations.sent', { email })} ${mail.sentence}` })
    },
    onFailed({ text, error }) {
      toast({ kind: 'destructive', title: t('failed'), text })
      if (error === 'not-allowed') void refresh()
    },
    fieldAtFault: ({ error }) => (error === 'account-exists' ? 'email' : undefined),
  })
  return (
    <form ref={form.ref} noValidate onSubmit={form.submit} className="users-invite">
      <TextField
        field={form.field('email')}
        label={t('invitations.email')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <SelectField field={form.field('language')} label={t('invitations.language')}>
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageName(one)}
          </option>
        ))}
      </SelectField>
      <SubmitButton busy={form.busy} label={t('invitations.send')} icon={<Send size={18} aria-hidden="true" />} />
    </form>
  )
}
