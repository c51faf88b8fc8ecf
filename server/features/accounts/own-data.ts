/** Everything that is kept about somebody: to take along, and to delete. */

import type { User } from '../../../contract/accounts.ts'
import { type AccountDeletion, FRESH_MS } from '../../../contract/own-account.ts'
import { mailNews } from '../../account-mails.ts'
import { countAdmins, findPasswordHash } from '../../db/accounts.ts'
import { forgetDeleted } from '../../db/open.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Person, PersonalData } from '../../personal-data.ts'
import type { Services } from '../../services.ts'
import { callAuth } from './auth-call.ts'
import { show, wrongPassword } from './own-account.ts'
import { deleteUser, eraseMails } from './store.ts'

const personOf = ({ id, email, emailVerified }: User): Person => ({
  userId: id,
  email: emailVerified ? email : undefined,
})

export async function download(services: Services, parts: PersonalData[], call: Call<unknown, 'client'>) {
  const { password, providers, sessions } = await show(services, call)
  const data: Record<string, unknown> = { account: call.user, password, providers, sessions }
  for (const part of parts) data[part.name] = await part.collect(services.db, personOf(call.user))
  const bytes = new TextEncoder().encode(`${JSON.stringify(data, null, 2)}\n`)
  return { name: `${new URL(services.env.SITE_URL).hostname}-my-data.json`, bytes }
}

/**
 * Everything goes in one transaction, with a mail that says so.
 * @throws Refusal `sign-in-again` where there is no password to ask for and the sign-in is not fresh; `last-admin`.
 */
export async function deleteAccount(services: Services, parts: PersonalData[], call: Call<AccountDeletion, 'client'>) {
  const { db, outbox, accounts } = services
  const { user, headers, setCookies } = call
  await requireProof(services, call)
  if (user.isAdmin && (await countAdmins(db)) === 1) throw new Refusal('last-admin')
  const person = personOf(user)
  await db.transaction().execute(async (tx) => {
    for (const part of parts) await part.erase(tx, person)
    if (person.email) await eraseMails(tx, person.email)
    await deleteUser(tx, user.id)
    await mailNews(services, tx, 'accountDeleted', user)
  })
  await forgetDeleted(db)
  outbox.nudge()
  setCookies((await callAuth(services, () => accounts.auth.api.signOut({ headers, returnHeaders: true }))).headers)
  return { success: true as const }
}

async function requireProof(services: Services, call: Call<AccountDeletion, 'client'>): Promise<void> {
  const { db, clock, accounts } = services
  const { user, session, headers, body } = call
  if (!(await findPasswordHash(db, user.id))) {
    if (clock.now() - session.signedInAt > FRESH_MS) throw new Refusal('sign-in-again')
    return
  }
  const wrong = wrongPassword(services, call, 'password')
  if (body.password === undefined) throw wrong
  const { password } = body
  await callAuth(services, () => accounts.auth.api.verifyPassword({ body: { password }, headers }), { other: wrong })
}
