/** A file that is still arriving. */
import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

export interface Draft {
  /** At its start. */
  handle: FileHandle
  /** Bytes. */
  size: number
  /** In hexadecimal. */
  sha256: string
  /** Forgets it. To be called in any case. */
  close(): Promise<void>
}

/**
 * Writes what arrives into a file that has no name any more, so that nothing stays behind however this ends: the system
 * frees it when it is closed or the process dies.
 * @throws whatever reading the pieces throws; then nothing is left.
 */
export async function writeDraft(folder: string, pieces: AsyncIterable<Uint8Array>): Promise<Draft> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${crypto.randomUUID()}.part`)
  const handle = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    const hash = createHash('sha256')
    let size = 0
    for await (const piece of pieces) {
      hash.update(piece)
      await writeAll(handle, piece, size)
      size += piece.byteLength
    }
    return { handle, size, sha256: hash.digest('hex'), close: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** One write may take less than it is given. */
async function writeAll(handle: FileHandle, piece: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < piece.byteLength; ) {
    done += (await handle.write(piece, done, piece.byteLength - done, at + done)).bytesWritten
  }
}

/** @param most reads no further than that. */
export async function readDraft({ handle, size }: Draft, most = size): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(Math.min(size, most))
  for (let done = 0; done < bytes.byteLength; ) {
    const { bytesRead } = await handle.read(bytes, done, bytes.byteLength - done, done)
    if (bytesRead === 0) throw new Error('A draft is shorter than what was written.')
    done += bytesRead
  }
  return bytes
}
