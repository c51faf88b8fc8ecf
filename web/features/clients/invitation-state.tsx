/** How somebody without an account gets one: an invitation lasts for some days only, and mails get lost. */
import { MailPlus } from 'lucide-react'
import type { AdminProject } from '../../../contract/clients.ts'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { useFormats } from '../../ui/formats.ts'
import { inviteAgain } from './api.ts'
import { Failure } from './loaded.tsx'
import { useAction } from './use-action.ts'
import { useClientsWords } from './words.tsx'

interface Props {
  project: AdminProject
  onInvited(): void
}

export function InvitationState({ project: { client, invitation }, onInvited }: Props) {
  const say = useClientsWords()
  const { moment } = useFormats()
  if (!client) return null
  if (!invitation) return <p className="text-sm text-muted">{say('invitation.state.account')}</p>
  const { state, expiresAt } = invitation
  return (
    <>
      <p className="text-sm">
        {say(`invitation.state.${state}`, { date: expiresAt === null ? '' : moment(expiresAt) })}
      </p>
      {state !== 'registered' && <InviteAgain email={client.email} onInvited={onInvited} />}
    </>
  )
}

function InviteAgain({ email, onInvited }: { email: string; onInvited(): void }) {
  const say = useClientsWords()
  const { toast } = useAnnouncer()
  const { busy, failure, run } = useAction()
  const invite = () =>
    run(async () => {
      await inviteAgain(email)
      onInvited()
      toast({ kind: 'success', title: say('invitation.sent'), text: say('invitation.sentText', { email }) })
    })
  return (
    <>
      <button type="button" className="button mt-2" aria-disabled={busy || undefined} onClick={() => void invite()}>
        <MailPlus size={18} aria-hidden="true" />
        {say('invitation.again')}
      </button>
      <Failure>{failure}</Failure>
    </>
  )
}
