/** Reads the files of a ZIP archive that somebody exported elsewhere. */
import { basename } from 'node:path'
import { fromBufferPromise } from 'yauzl'
import { UnreadableSource } from './source.ts'

const ENTRIES_MAX = 5000
/** Maximum unpacked size of one file. */
const FILE_BYTES_MAX = 5_000_000

interface Unzipped {
  /** Texts by file name, without folders. */
  texts: Map<string, string>
  /** Names of all other files. */
  others: string[]
}

/** @param wanted names of the files to unpack; no other is. */
export async function unzip(bytes: Buffer, wanted: string[]): Promise<Unzipped> {
  const texts = new Map<string, string>()
  const others: string[] = []
  try {
    const archive = await fromBufferPromise(bytes)
    if (archive.entryCount > ENTRIES_MAX) throw new UnreadableSource(`holds more than ${ENTRIES_MAX} files`)
    for await (const entry of archive.eachEntry()) {
      const name = basename(entry.fileName)
      if (entry.fileName.endsWith('/')) continue
      if (!wanted.includes(name) || texts.has(name)) {
        others.push(name)
        continue
      }
      const pieces: Uint8Array[] = []
      let size = 0
      // Counted while unpacking, because the size that an archive states may be false.
      for await (const piece of await archive.openReadStreamPromise(entry)) {
        const bytes: Uint8Array = piece
        size += bytes.byteLength
        if (size > FILE_BYTES_MAX) throw new UnreadableSource(`${name} in it is larger than five megabytes`)
        pieces.push(bytes)
      }
      texts.set(name, Buffer.concat(pieces).toString('utf8'))
    }
  } catch (error) {
    if (error instanceof UnreadableSource) throw error
    throw new UnreadableSource('is no ZIP archive, or a broken one')
  }
  return { texts, others }
}
