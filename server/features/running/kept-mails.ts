/** The mails that are kept as files because there is no mail server. */
import { KEPT_MAILS_SHOWN } from '../../../contract/running.ts'
import { latestDelivered } from '../../db/outbox-state.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import { hasMailFile, MAIL, mailHeading, readMailFile } from '../../outside/mail.ts'
import type { Services } from '../../services.ts'

/** Those that this instance has: each keeps its own. */
export async function keptMails({ db, env }: Services) {
  const rows = await latestDelivered(db, MAIL, KEPT_MAILS_SHOWN)
  const kept = await Promise.all(rows.map(({ id }) => hasMailFile(env.DATA_DIR, id)))
  return rows
    .filter((_, i) => kept[i])
    .map(({ id, payload, finished_at }) => {
      const { subject, to } = mailHeading.parse(JSON.parse(payload))
      return { id, subject, to: to.address, at: finished_at ?? 0 }
    })
}

export async function keptMail({ env }: Services, { params }: Call<unknown, 'admin'>) {
  const id = params.id ?? ''
  const bytes = await readMailFile(env.DATA_DIR, id)
  if (!bytes) throw new Refusal('not-found')
  return { name: `${id}.eml`, bytes }
}
