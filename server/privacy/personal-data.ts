/** Personal data of features, so that an account can export and erase it without knowing their tables. */
import type { User } from '#contract/accounts/accounts.ts'
import { deleteUser, eraseMailedLinks, holdUser } from '#server/db/accounts.ts'
import { type FormerAddress, listFormerAddresses } from '#server/db/address-proof.ts'
import { pseudonymise } from '#server/db/admin-log.ts'
import { forgetErased, markErased } from '#server/db/engines/rewrite.ts'
import { forgetReplies } from '#server/db/idempotency.ts'
import { deleteInvitationTo } from '#server/db/invitations.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { eraseMails } from '#server/db/outbox/mails.ts'
import { clearMailFiles } from '#server/mail/clear-mail-files.ts'
import type { Services } from '#server/services.ts'

export interface Person {
  userId: string
  /** The account's address, confirmed or not. */
  address: string
  /** undefined while the address is unconfirmed: its data may be another person's. */
  email: string | undefined
  /** Only of an address that they have left: nothing that came later is theirs. Epoch milliseconds. */
  until?: number
}

export const personOf = ({ id, email, emailVerified }: Pick<User, 'id' | 'email' | 'emailVerified'>): Person => ({
  userId: id,
  address: email,
  email: emailVerified ? email : undefined,
})

/** One feature's part. */
export interface PersonalData {
  /** The part's name in the export. */
  name: string
  /** Parts by address are asked for each of the person's addresses, also for former ones; others once. */
  by: 'account' | 'address'
  /** The person's data as JSON. */
  collect(db: Database, person: Person): Promise<unknown>
  /**
   * Deletes it within the transaction that deletes the account.
   * @returns ids by which stored replies refer to it.
   */
  erase(tx: Tx, person: Person): Promise<string[]>
  /** Removes the files of deleted rows; the sweep retries failures. */
  clearFiles?(services: Services): Promise<void>
}

/** The person at an address that they have left. */
export const formerly = (userId: string, { email, leftAt }: FormerAddress) => ({
  userId,
  address: email,
  email,
  until: leftAt,
})

export const byAddress = (parts: PersonalData[]): PersonalData[] => parts.filter(({ by }) => by === 'address')

/**
 * Deletes an account and each feature's data about the person. docs/decisions/036 says what stays and why.
 * @returns the person's replacement in the admin log.
 */
export async function eraseAccount(tx: Tx, parts: PersonalData[], person: Person): Promise<string> {
  const { userId, address, email } = person
  const ids = [userId, address]
  await holdUser(tx, userId)
  // Whatever happens after the commit, the next sweep rewrites the file.
  await markErased(tx)
  for (const part of parts) ids.push(...(await part.erase(tx, person)))
  for (const former of await listFormerAddresses(tx, userId)) {
    const { email: address, until } = formerly(userId, former)
    for (const part of byAddress(parts)) ids.push(...(await part.erase(tx, formerly(userId, former))))
    await forgetReplies(tx, [address], until)
    await eraseMails(tx, address, until)
    await pseudonymise(tx, address, until)
  }
  await forgetReplies(tx, ids)
  await eraseMails(tx, userId)
  if (email) {
    await eraseMails(tx, email)
    await deleteInvitationTo(tx, email)
  }
  await eraseMailedLinks(tx, userId, address)
  await deleteUser(tx, userId)
  return await pseudonymise(tx, address)
}

/** Call this once the erasure is committed: removes deleted rows' data from files. */
export async function clearErased(services: Services, parts: PersonalData[] = []): Promise<void> {
  const { db, log } = services
  // The data is erased by now: what fails here is done with the next sweep, and is no failure of the erasure.
  const later = (what: string) => (err: unknown) => log.warn({ err }, `${what}, not yet erased`)
  for (const part of parts) await part.clearFiles?.(services).catch(later('files of a feature'))
  await clearMailFiles(services).catch(later('mails that are kept as files'))
  await forgetErased(db).catch(later('free pages of the database'))
}
