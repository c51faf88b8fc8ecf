/** Gives an unconfirmed account to the person who proves that the address is theirs. */

import { findUserByEmail } from '#server/db/accounts.ts'
import { giveToMailsOwner } from '#server/db/address-proof.ts'
import type { Tx } from '#server/db/open.ts'
import { type MailServices, mailNews } from './account-mails.ts'

/**
 * Call this whenever a mail, or a provider that has verified the address, proves its owner. They get a mail that
 * an earlier password no longer works, because it may have been theirs.
 * @param keptProvider the provider of this sign-in, if it is linked already.
 * @returns false if the address was confirmed before; then nothing changes.
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
