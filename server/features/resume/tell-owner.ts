/**
 * Mails the owner about downloads: the first of an hour at once, all others of that hour in one mail at its end.
 * So downloads cannot flood the owner's mailbox, and none is missing.
 */
import { HOUR } from '#contract/endpoint.ts'
import { countOne } from '#server/db/limits.ts'
import type { Tx } from '#server/db/open.ts'
import { enqueueMails, noLongerAbout, rewriteMail } from '#server/db/outbox/mails.ts'
import type { Services } from '#server/services.ts'
import { listMail, ownerMail } from './mails.ts'
import { type Download, downloadsToldIn, noteToldIn } from './store.ts'

/** Maximum number per mail; the rest follows an hour later. */
export const LISTED_MAX = 100

export async function tellOwner(services: Services, tx: Tx, download: Download): Promise<void> {
  const { clock, env } = services
  const about = [download.email]
  // The count is locked until the end of the transaction, so concurrent updates of a list run one after the other.
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

/** Removes an erased person from a waiting list. A sent mail is erased as a whole. */
export async function tellOwnerAnew(services: Services, tx: Tx, mailId: string, erased: string): Promise<void> {
  const downloads = await downloadsToldIn(tx, mailId)
  if (downloads.length === 0) return
  if (await rewriteMail(tx, mailId, listMail(services, downloads), [])) await noLongerAbout(tx, mailId, erased)
}
