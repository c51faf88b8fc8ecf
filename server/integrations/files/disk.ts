/** Stores documents in a folder. */

import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '#server/integrations/sync-folder.ts'
import { webStream } from '#server/integrations/web-stream.ts'
import { type Draft, piecesOf } from './draft.ts'
import { type Files, FilesError } from './files.ts'

export function diskFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, key)
  const partOf = (key: string) => `${pathOf(key)}.part`
  return {
    /** The file gets its name only when it is completely on the disk. */
    async save(key, draft) {
      await mkdir(folder, { recursive: true })
      await copy(draft, partOf(key))
      await rename(partOf(key), pathOf(key))
      await syncFolder(folder)
    },
    async read(key, from, to) {
      const handle = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new FilesError(`There is no file ${key}.`) : error
      })
      const stream = handle.createReadStream({ start: from, end: to - 1 })
      return webStream(stream)
    },
    async remove(key) {
      await rm(partOf(key), { force: true })
      await rm(pathOf(key), { force: true })
    },
  }
}

async function copy(draft: Draft, path: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    for await (const piece of piecesOf(draft)) await file.writeFile(piece)
    await file.sync()
  } finally {
    await file.close()
  }
}
