import { open } from 'node:fs/promises'

/** Syncs a folder so that renames and links in it survive a power cut: a file's sync does not cover its name. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
