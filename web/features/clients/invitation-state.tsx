/** How somebody without an account gets one: an invitation lasts for some days only, and mails get lost. */
import { MailPlus } from 'lucide-react'
import type { AdminProject } from '#contract/clients/clients.ts'
import { Failure } from '#web/ui/async/async-parts.tsx'
import { useMailOutcome } from '#web/ui/async/mail-outcome.ts'
import { useAction } from '#web/ui/async/use-action.ts'
import { useFormats } from '#web/ui/formats.ts'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'
import { inviteAgain } from './api.ts'
import { useClientsT } from './i18n.tsx'

interface Props {
  project: AdminProject
  onInvited(): void
}

export function InvitationState({ project: { client, invitation }, onInvited }: Props) {
  const t = useClientsT()
  const { moment } = useFormats()
  if (!client) return null
  if (!invitation) return <p className="text-sm text-muted">{t('invitation.state.account')}</p>
  const { state, expiresAt } = invitation
  return (
    <>
      <p className="text-sm">{t(`invitation.state.${state}`, { date: expiresAt === null ? '' : moment(expiresAt) })}</p>
      {state !== 'registered' && <InviteAgain email={client.email} onInvited={onInvited} />}
    </>
  )
}

function InviteAgain({ email, onInvited }: { email: string; onInvited(): void }) {
  const t = useClientsT()
  const mail = useMailOutcome()
  const { toast } = useAnnouncer()
  const { busy, failure, run } = useAction()
  const invite = () =>
    run(async () => {
      await inviteAgain(email)
      onInvited()
      toast({
        kind: 'success',
        title: t('invitation.sent'),
        text: `${t('invitation.sentText', { email })} ${mail.sentence}`,
      })
    })
  return (
    <>
      <button type="button" className="button mt-2" aria-disabled={busy || undefined} onClick={() => void invite()}>
        <MailPlus size={18} aria-hidden="true" />
        {t('invitation.again')}
      </button>
      <Failure>{failure}</Failure>
    </>
  )
}
