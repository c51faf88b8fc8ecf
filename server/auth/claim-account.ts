/** An unconfirmed account goes to whoever shows that its address is theirs. */

import { findUserByEmail } from '#server/db/accounts.ts'
import { giveToMailsOwner } from '#server/db/address-proof.ts'
import type { Tx } from '#server/db/open.ts'
import { type MailServices, mailNews } from './account-mails.ts'

/**
 * To be called wherever a mail, or a service that has verified the address, has shown whose it is. They are told by mail that
 * an earlier password no longer counts, for it may have been theirs.
 * @param keptProvider the service that has just shown it, where it is linked already.
 * @returns false if the address was proven before; then nothing has changed.
 */
export async function claimAccount(
  services: MailServices,
  tx: Tx,
  account: { id: string; email: string },
  keptProvider?: string,
): Promise<boolean> {
  if (!(await giveToMailsOwner(tx, account, keptProvider))) return false
  const recipient = await findUserByEmail(tx, account.email)
  if (recipient) await mailNews(services, tx, 'earlierAccessEnded', recipient)
  return true
}
