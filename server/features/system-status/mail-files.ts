/** Mails stored as files without a mail server. */
import { MAIL_FILES_SHOWN } from '#contract/admin/system-status.ts'
import { latestDelivered } from '#server/db/outbox/state.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import { hasMailFile, MAIL, mailHeading, readMailFile } from '#server/integrations/mail.ts'
import type { Services } from '#server/services.ts'

/** Only this instance's files. */
export async function mailFiles({ db, env }: Services) {
  const rows = await latestDelivered(db, MAIL, MAIL_FILES_SHOWN)
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
  if (!bytes) throw new HttpError('not-found')
  return { name: `${id}.eml`, bytes }
}
