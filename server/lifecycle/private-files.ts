/** Restricts the site's files to its own user. */
import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The umask for new files and folders: nothing for group and others. */
export const PRIVATE_UMASK = 0o077

/** The site's entries in DATA_DIR. The permissions of others are the owner's choice. */
const OWN =
  /^(?:site\.db(?:-wal|-shm|-journal)?|secret(?:\..+)?|database\.dump|outbox|files|uploads|(?:before-restore|restoring|moved-to-postgres)-.+)$/

/**
 * Removes permissions of group and others that an older version, or a looser umask, left.
 * @throws if a file belongs to another user; later files are unchanged then.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const own = names.filter((name) => OWN.test(name))
  for (const name of own) await close(join(dataDir, name))
  // A folder with other entries may be shared.
  if (own.length > 0 && own.length === names.length) await close(dataDir)
}

/** A folder is restricted after its contents, so that a restricted one can be skipped at every start. */
async function close(path: string): Promise<void> {
  const info = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    // SQLite removes its log with the last connection.
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  // Links have no permissions, and their targets were placed elsewhere on purpose.
  if (!info || info.isSymbolicLink() || (info.mode & PRIVATE_UMASK) === 0) return
  if (info.isDirectory()) for (const name of await readdir(path)) await close(join(path, name))
  await chmod(path, info.mode & 0o7700)
}
