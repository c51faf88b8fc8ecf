/** What features keep about people, so that an account can show and erase all of it without knowing their tables. */
import type { User } from '#contract/accounts/accounts.ts'
import { deleteUser, eraseReauthentications } from '#server/db/accounts.ts'
import { pseudonymise } from '#server/db/admin-log.ts'
import { forgetErased } from '#server/db/engines/rewrite.ts'
import { forgetReplies } from '#server/db/idempotency.ts'
import { deleteInvitationTo } from '#server/db/invitations.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { eraseMails } from '#server/db/outbox/mails.ts'
import { clearMailFiles } from '#server/mail/mail-files.ts'
import type { Services } from '#server/services.ts'

export interface Person {
  userId: string
  /** Of the account, proven or not. */
  address: string
  /** undefined while the address is not proven: what belongs to it may be somebody else's. */
  email: string | undefined
}

export const personOf = ({ id, email, emailVerified }: Pick<User, 'id' | 'email' | 'emailVerified'>): Person => ({
  userId: id,
  address: email,
  email: emailVerified ? email : undefined,
})

/** One feature's part. */
export interface PersonalData {
  /** The part's name in the file that people download. */
  name: string
  /** Everything that is kept about the person, as JSON. */
  collect(db: Database, person: Person): Promise<unknown>
  /**
   * Deletes it within the transaction that deletes the account.
   * @returns the ids by which answers that are kept for repeated calls name it.
   */
  erase(tx: Tx, person: Person): Promise<string[]>
  /** Removes the files whose rows are gone; what fails is left to the sweep. */
  clearFiles?(services: Services): Promise<void>
}

/**
 * Deletes an account and what each feature keeps about the person. What stays and why is in docs/decisions/036.
 * @returns what the record of admins calls them from now on.
 */
export async function eraseAccount(tx: Tx, parts: PersonalData[], person: Person): Promise<string> {
  const { userId, address, email } = person
  const ids = [userId, address]
  for (const part of parts) ids.push(...(await part.erase(tx, person)))
  await forgetReplies(tx, ids)
  await eraseMails(tx, userId)
  if (email) {
    await eraseMails(tx, email)
    await deleteInvitationTo(tx, email)
  }
  await eraseReauthentications(tx, userId, address)
  await deleteUser(tx, userId)
  return await pseudonymise(tx, address)
}

/** To be called once the erasure is committed: takes out of files what rows held no more. */
export async function clearErased(services: Services, parts: PersonalData[] = []): Promise<void> {
  const { db, log } = services
  for (const part of parts) await part.clearFiles?.(services)
  await clearMailFiles(services).catch((err: unknown) =>
    log.warn({ err }, 'mails that are kept as files, not yet erased'),
  )
  await forgetErased(db)
}
