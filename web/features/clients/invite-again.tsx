/** For a client without an account: an invitation lasts for some days only, and mails get lost. */
import { MailPlus } from 'lucide-react'
import { useAnnouncer } from '../../ui/announcer.tsx'
import { inviteAgain } from './api.ts'
import { Failure } from './loaded.tsx'
import { useAction } from './use-action.ts'
import { useClientsWords } from './words.tsx'

export function InviteAgain({ email }: { email: string }) {
  const say = useClientsWords()
  const { toast } = useAnnouncer()
  const { busy, failure, run } = useAction()
  const invite = () =>
    run(async () => {
      await inviteAgain(email)
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
