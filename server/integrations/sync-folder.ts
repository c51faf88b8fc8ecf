import { open } from 'node:fs/promises'

/** Makes what was renamed or linked in a folder survive a power cut: a file's own sync says nothing of its name. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
