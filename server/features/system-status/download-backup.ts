/** A backup for download, made while the site runs. */

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { logAdmin } from '#server/db/admin-log.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import { findPgDump } from '#server/integrations/pg-dump.ts'
import { webStream } from '#server/integrations/web-stream.ts'
import { backupName, makeArchive } from '#server/maintenance/backup.ts'
import type { Services } from '#server/services.ts'

export function backupWayOf({ env }: Services) {
  const engine = env.DATABASE_URL ? ('postgres' as const) : ('sqlite' as const)
  const way = engine === 'sqlite' || findPgDump() ? ('download' as const) : ('elsewhere' as const)
  return { way, engine, documents: env.S3_ENDPOINT === undefined }
}

/** Waits for the first piece, so that a failed copy is an error and not a truncated file. */
export async function backUp(services: Services, { user, write }: Call<unknown, 'admin'>) {
  const { clock, env, log } = services
  if (backupWayOf(services).way === 'elsewhere') throw new HttpError('unavailable')
  const folder = join(env.DATA_DIR, 'uploads')
  await mkdir(folder, { recursive: true })
  const pieces = makeArchive(env, folder)
  const first = await pieces.next()
  await write((tx) => logAdmin(tx, clock, user.email, 'backup-made'))
  async function* all() {
    try {
      if (!first.done) yield first.value
      yield* pieces
    } catch (err) {
      log.warn({ err }, 'a backup broke off')
      throw err
    } finally {
      // A cancelled download leaves nothing behind.
      await pieces.return(undefined)
    }
  }
  const stream = webStream(Readable.from(all(), { objectMode: false }))
  return { name: backupName(clock.now()), stream }
}
