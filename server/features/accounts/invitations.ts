/** Invitations by the owner to register. */
import type { InvitationRequest } from '#contract/accounts/invitations.ts'
import { mailLink } from '#server/auth/account-mails.ts'
import { findUserByEmail } from '#server/db/accounts.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { deleteInvitation, insertInvitation, openInvitations } from '#server/db/invitations.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'

type Row = Awaited<ReturnType<typeof openInvitations>>[number]

const present = ({ id, email, invited_at, expires_at }: Row) => ({
  id,
  email,
  invitedAt: invited_at,
  expiresAt: expires_at,
})

export async function invite(services: Services, call: Call<InvitationRequest, 'admin'>) {
  const { body, language, user } = call
  const { db, clock, outbox } = services
  // An unconfirmed account may be a stranger's: the invited person takes it over, see `register`.
  if ((await findUserByEmail(db, body.email))?.emailVerified) throw new HttpError('account-exists')
  const row = await call.write(async (tx) => {
    const made = await insertInvitation(tx, clock, body.email)
    await mailLink(services, tx, 'invitation', { email: body.email, language: body.language ?? language }, made.token)
    await logAdmin(tx, clock, user.email, 'user-invited', made.row.email)
    return made.row
  })
  outbox.wake()
  return { success: true as const, invitation: present(row) }
}

export async function list({ db, clock }: Services) {
  return { invitations: (await openInvitations(db, clock)).map(present) }
}

export async function withdraw({ clock }: Services, call: Call<unknown, 'admin'>) {
  const { params, user } = call
  await call.write(async (tx) => {
    const email = await deleteInvitation(tx, params.id ?? '')
    if (email === undefined) throw new HttpError('not-found')
    await logAdmin(tx, clock, user.email, 'invitation-withdrawn', email)
  })
  return { success: true as const }
}
