/** Removes orphaned files: deleted ones, and those of uploads that failed between file and row. */
import type { Services } from '#server/services.ts'
import { listExpiredOrphans, unmarkOrphaned } from './documents-store.ts'

/** Failures, as with an unavailable storage, are retried with the next sweep. */
export async function deleteOrphanedFiles({
  db,
  clock,
  files,
  log,
}: Pick<Services, 'db' | 'clock' | 'files' | 'log'>): Promise<void> {
  for (const key of await listExpiredOrphans(db, clock.now())) {
    try {
      await files.remove(key)
      await unmarkOrphaned(db, key)
    } catch (err) {
      log.warn({ err, key }, 'a file was not removed yet')
    }
  }
}
