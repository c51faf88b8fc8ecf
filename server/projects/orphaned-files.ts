/** Clears files away that no document claims: deleted ones, and those of uploads that died between file and row. */
import type { Services } from '#server/services.ts'
import { listExpiredOrphans, unmarkOrphaned } from './documents-store.ts'

/** What cannot be removed now, because the storage is away, is tried again with the next sweep. */
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
