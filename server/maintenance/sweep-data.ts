/** Deletes expired data in the database and in files. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '#contract/endpoint.ts'
import { sweep } from '#server/db/delete-expired-rows.ts'
import { rewriteErased } from '#server/db/engines/rewrite.ts'
import { clearMailFiles } from '#server/mail/clear-mail-files.ts'
import type { Services } from '#server/services.ts'
import { attemptAll } from '#server/thrown.ts'

/** Longer than any download of a backup; uploads have no name. */
const UPLOADS_RETENTION_MS = 1 * DAY

export async function sweepData(services: Pick<Services, 'db' | 'clock' | 'env'>): Promise<void> {
  await attemptAll({
    rows: () => sweep(services.db, services.clock),
    mails: () => clearMailFiles(services),
    uploads: () => clearUploads(services),
    'erased rows': () => rewriteErased(services.db),
  })
}

/** Database copies left by a server that died during a backup. */
async function clearUploads({ env }: Pick<Services, 'env'>): Promise<void> {
  const folder = join(env.DATA_DIR, 'uploads')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const name of names) {
    const info = await stat(join(folder, name)).catch(() => undefined)
    // File times follow the system clock, not the site's.
    if (info && Date.now() - info.mtimeMs > UPLOADS_RETENTION_MS) await rm(join(folder, name), { force: true })
  }
}
