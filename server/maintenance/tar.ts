/** Archives in the tar format (POSIX.1-1988 "ustar"), limited to regular files with short names. */

const BLOCK = 512
/** Length of the name field. */
const NAME_MAX = 100
/** Maximum of eleven octal digits. */
const SIZE_MAX = 8 ** 11 - 1

export interface TarEntry {
  name: string
  /** Bytes. */
  size: number
  modifiedAt: number
  content: AsyncIterable<Uint8Array<ArrayBuffer>>
}

/** @throws if an entry's content does not have its stated size: the archive is invalid then. */
export async function* tar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for await (const { name, size, modifiedAt, content } of entries) {
    yield header(name, size, modifiedAt)
    let sent = 0
    for await (const piece of content) {
      sent += piece.byteLength
      yield piece
    }
    if (sent !== size) throw new Error(`${name} has ${sent} bytes instead of ${size}.`)
    yield new Uint8Array(padding(size))
  }
  yield new Uint8Array(2 * BLOCK)
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

function header(name: string, size: number, modifiedAt: number): Uint8Array<ArrayBuffer> {
  if (Buffer.byteLength(name) > NAME_MAX || size > SIZE_MAX) throw new Error(`${name} does not fit into the archive.`)
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, at: number, digits: number) =>
    block.write(value.toString(8).padStart(digits, '0'), at, 'latin1')
  block.write(name, 0)
  octal(0o600, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(size, 124, 11)
  octal(Math.floor(modifiedAt / 1000), 136, 11)
  block.write('        ', 148, 'latin1')
  block.write('0', 156, 'latin1')
  block.write('ustar\x0000', 257, 'latin1')
  octal(sumOf(block), 148, 6)
  block.write('\0 ', 154, 'latin1')
  return new Uint8Array(block)
}

/** The checksum counts its own field as spaces. */
const sumOf = (block: Uint8Array) => block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

export interface TarFile {
  name: string
  /** Start of its content in the archive. */
  at: number
  size: number
}

/** Digits only: a size of -512 would make an endless loop. */
const readOctal = (text: string): number | undefined => (/^[0-7]+$/.test(text) ? Number.parseInt(text, 8) : undefined)

/**
 * Lists an archive.
 * @param read reads bytes at a position.
 * @throws if it is invalid, damaged, or truncated.
 */
export async function listTar(read: (at: number, length: number) => Promise<Uint8Array>): Promise<TarFile[]> {
  const files: TarFile[] = []
  for (let at = 0; ; ) {
    const block = Buffer.from(await read(at, BLOCK))
    if (block.byteLength < BLOCK) throw new Error('The archive is cut off.')
    if (block.every((byte) => byte === 0)) return files
    const text = (from: number, length: number) =>
      block
        .toString('utf8', from, from + length)
        .split('\0', 1)
        .join('')
    const number = (from: number, length: number) => readOctal(text(from, length).trim())
    const size = number(124, 12)
    if (text(257, 5) !== 'ustar' || number(148, 8) !== sumOf(block) || size === undefined)
      throw new Error('This is no archive of a backup.')
    files.push({ name: text(0, NAME_MAX), at: at + BLOCK, size })
    at += BLOCK + size + padding(size)
  }
}
