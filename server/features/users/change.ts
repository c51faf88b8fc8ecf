/** An admin's changes to accounts. Each change and its log entry are one transaction. */
import type * as z from 'zod/mini'
import type { accessChange, ListedUser, roleChange } from '#contract/accounts/users.ts'
import type { AdminAction } from '#contract/admin/admin-log.ts'
import { mailNews } from '#server/auth/account-mails.ts'
import { findUserByEmail, hasOtherAdmin } from '#server/db/accounts.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { endMailTokens } from '#server/db/mail-tokens.ts'
import type { Tx } from '#server/db/open.ts'
import { endSessions } from '#server/db/sessions.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import { clearErased, eraseAccount, type PersonalData, personOf } from '#server/privacy/personal-data.ts'
import type { Services } from '#server/services.ts'
import * as store from './store.ts'

const done = { success: true as const }

export async function setRole(services: Services, call: Call<z.infer<typeof roleChange>, 'admin'>) {
  const { isAdmin } = call.body
  return await change(services, call, async (tx, user) => {
    if (user.isAdmin === isAdmin) return undefined
    if (isAdmin && !user.emailVerified) throw new HttpError('address-unproven')
    if (!isAdmin) await requireOtherAdmin(tx, user)
    await store.updateRole(tx, user.id, isAdmin)
    return isAdmin ? 'user-promoted' : 'user-demoted'
  })
}

export async function setAccess(services: Services, call: Call<z.infer<typeof accessChange>, 'admin'>) {
  const { isDisabled } = call.body
  return await change(services, call, async (tx, user) => {
    if (user.isDisabled === isDisabled) return undefined
    if (isDisabled) {
      await requireOtherAdmin(tx, user)
      await endSessions(tx, user.id)
      await endMailTokens(tx, user.id)
    }
    await store.updateAccess(tx, user.id, isDisabled)
    return isDisabled ? 'user-disabled' : 'user-enabled'
  })
}

/** @param parts the features' personal data. */
export async function deleteAccount(services: Services, parts: PersonalData[], call: Call<unknown, 'admin'>) {
  const { outbox } = services
  await act(services, call, async (tx, user) => {
    await requireOtherAdmin(tx, user)
    const recipient = await findUserByEmail(tx, user.email)
    const subject = await eraseAccount(tx, parts, personOf(user))
    if (recipient) await mailNews(services, tx, 'accountRemoved', recipient)
    return { action: 'user-deleted', subject }
  })
  outbox.wake()
  await clearErased(services, parts)
  return done
}

export async function signOut(services: Services, call: Call<unknown, 'admin'>) {
  await act(services, call, async (tx, user) => {
    const ended = await endSessions(tx, user.id, { only: call.params.sessionId })
    if (!ended && call.params.sessionId !== undefined) throw new HttpError('not-found')
    return ended ? 'user-signed-out' : undefined
  })
  return done
}

/** @returns the log entry, and its subject if not the address; undefined if nothing changed. */
type UserAction = (
  tx: Tx,
  user: ListedUser,
) => Promise<AdminAction | { action: AdminAction; subject: string } | undefined>

/** @throws HttpError `not-found`; `own-account`, which prevents locking oneself out. */
async function act({ clock }: Services, { params, user: admin, write }: Call<unknown, 'admin'>, apply: UserAction) {
  if (params.id === admin.id) throw new HttpError('own-account')
  const also = { id: params.id, admins: true }
  await write(async (tx) => {
    const user = await store.findUser(tx, clock.now(), params.id ?? '')
    if (!user) throw new HttpError('not-found')
    const done = await apply(tx, user)
    if (!done) return
    const { action, subject } = typeof done === 'string' ? { action: done, subject: user.email } : done
    await logAdmin(tx, clock, admin.email, action, subject)
  }, also)
}

async function change(services: Services, call: Call<unknown, 'admin'>, apply: UserAction) {
  await act(services, call, apply)
  const user = await store.findUser(services.db, services.clock.now(), call.params.id ?? '')
  if (!user) throw new HttpError('not-found')
  return { ...done, user }
}

/** Locks the admins' rows, because two admins may do this to each other at the same moment. */
async function requireOtherAdmin(tx: Tx, user: ListedUser): Promise<void> {
  if (user.isAdmin && !(await hasOtherAdmin(tx, user.id))) throw new HttpError('last-admin')
}
