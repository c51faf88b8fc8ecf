/** A mail stored as a file lives as long as its row in the outbox. */
import { findMails } from '#server/db/outbox/mails.ts'
import { listMailFiles, removeMailFile } from '#server/integrations/mail.ts'
import type { Services } from '#server/services.ts'

export async function clearMailFiles({ db, env }: Pick<Services, 'db' | 'env'>): Promise<void> {
  const files = await listMailFiles(env.DATA_DIR)
  const known = await findMails(
    db,
    files.map(({ id }) => id),
  )
  for (const { id, name } of files) if (!known.has(id)) await removeMailFile(env.DATA_DIR, name)
}
