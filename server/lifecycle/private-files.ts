/** What the site keeps is for its own user alone, whoever else has an account on the machine. */
import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The permissions that new files and folders of the process are made without: all of group and others. */
export const PRIVATE_UMASK = 0o077

/** What is in DATA_DIR. Anything else there is the owner's own, and its permissions are their affair. */
const OWN =
  /^(?:site\.db(?:-wal|-shm|-journal)?|secret(?:\..+)?|database\.dump|outbox|files|uploads|(?:before-restore|restoring|moved-to-postgres)-.+)$/

/**
 * Takes from group and others what an older version, or a looser umask, left open to them.
 * @throws if a file belongs to another user; what comes after it is left as it is.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const own = names.filter((name) => OWN.test(name))
  for (const name of own) await close(join(dataDir, name))
  // A folder that is not the site's alone may be one that others work in.
  if (own.length > 0 && own.length === names.length) await close(dataDir)
}

/** A folder is closed after what is in it, so that one that is closed need not be looked into at every start. */
async function close(path: string): Promise<void> {
  const info = await lstat(path).catch((error: NodeJS.ErrnoException) => {
    // SQLite takes its log away when the last connection ends.
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  // A link has no permissions, and leads to what somebody has put elsewhere on purpose.
  if (!info || info.isSymbolicLink() || (info.mode & PRIVATE_UMASK) === 0) return
  if (info.isDirectory()) for (const name of await readdir(path)) await close(join(path, name))
  await chmod(path, info.mode & 0o7700)
}
