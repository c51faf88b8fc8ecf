/** A file during its upload. */
import { createHash } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'

export interface Draft {
  handle: FileHandle
  /** Bytes. */
  size: number
  /** In hexadecimal. */
  sha256: string
  /** Releases it. Call this in any case. */
  close(): Promise<void>
}

/**
 * Writes chunks into an unnamed file, so that nothing stays behind: the system
 * frees it when it is closed or the process dies.
 * @throws the error of the input; then nothing is left.
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

/** One write may accept only a part. */
async function writeAll(handle: FileHandle, piece: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < piece.byteLength; ) {
    done += (await handle.write(piece, done, piece.byteLength - done, at + done)).bytesWritten
  }
}

/** An existing file, to be stored elsewhere. @throws with code ENOENT if it does not exist. */
export async function openDraft(path: string): Promise<Draft> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const hash = createHash('sha256')
    for await (const piece of piecesOf({ handle, size })) hash.update(piece)
    return { handle, size, sha256: hash.digest('hex'), close: () => handle.close() }
  } catch (error) {
    await handle.close()
    throw error
  }
}

const PIECE_BYTES = 256 * 1024

/** Reads a number of bytes at a position. @throws if the file is shorter. */
export async function* piecesOf(
  { handle, size }: Pick<Draft, 'handle' | 'size'>,
  from = 0,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < size; ) {
    const piece = new Uint8Array(Math.min(PIECE_BYTES, size - at))
    const { bytesRead } = await handle.read(piece, 0, piece.byteLength, from + at)
    if (bytesRead === 0) throw new Error('A file is shorter than it was said to be.')
    yield piece.subarray(0, bytesRead)
    at += bytesRead
  }
}

export async function readDraft(draft: Draft): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(draft.size)
  let at = 0
  for await (const piece of piecesOf(draft)) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return bytes
}
