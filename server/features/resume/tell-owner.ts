/**
 * Tells the owner who took a résumé: of the first within an hour at once, of all others of that hour in one mail at its end.
 * So nobody can fill the owner's mailbox with downloads, and none of them goes untold.
 */
import { HOUR } from '#contract/endpoint.ts'
import { countOne } from '#server/db/limits.ts'
import type { Tx } from '#server/db/open.ts'
import { enqueueMails, noLongerAbout, rewriteMail } from '#server/db/outbox/mails.ts'
import type { Services } from '#server/services.ts'
import { listMail, ownerMail } from './mails.ts'
import { type Download, downloadsToldIn, noteToldIn } from './store.ts'

/** What one mail lists; those beyond it are in another one, an hour later. */
export const LISTED_MAX = 100

export async function tellOwner(services: Services, tx: Tx, download: Download): Promise<void> {
  const { clock, env } = services
  const about = [download.email]
  // Whoever counts holds the count until the end of the transaction: of two who write the same list one comes after the other.
  const { count, resetsAt } = await countOne(tx, clock, 'mails of résumés', HOUR)
  if (count > 1 && env.RATE_LIMITS === 'on') {
    const list = Math.floor((count - 2) / LISTED_MAX)
    const id = `${resetsAt}-${list}-resumes`
    await noteToldIn(tx, download.id, id)
    const mail = listMail(services, await downloadsToldIn(tx, id))
    const isFirst = (count - 2) % LISTED_MAX === 0
    if (isFirst) return await enqueueMails(tx, clock, [{ id, mail, about, dueAt: resetsAt + list * HOUR }])
    if (await rewriteMail(tx, id, mail, about)) return
  }
  await enqueueMails(tx, clock, [{ id: `${download.id}-resume`, mail: ownerMail(services, download), about }])
}

/** Leaves out of a list that still waits whom it names no more. One that has left is erased as a whole. */
export async function tellOwnerAnew(services: Services, tx: Tx, mailId: string, erased: string): Promise<void> {
  const downloads = await downloadsToldIn(tx, mailId)
  if (downloads.length === 0) return
  if (await rewriteMail(tx, mailId, listMail(services, downloads), [])) await noLongerAbout(tx, mailId, erased)
}
