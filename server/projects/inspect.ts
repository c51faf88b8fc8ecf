/** Checks a document by its content. Its name must match, but proves nothing. */

import { extname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileTypeFromBuffer } from 'file-type'
import { fromBufferPromise } from 'yauzl'
import { isOneOf, keysOf } from '#contract/keys.ts'
import { type DocumentType, documentTypes } from '#contract/portal/documents.ts'
import { type Draft, readDraft } from '#server/integrations/files/draft.ts'
import { pictureSize } from './picture-size.ts'

/** An image of 50 million pixels takes 200 MB decoded. */
const MAX_PIXELS = 50_000_000
/** Maximum unpacked size of an Office document. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
const MAX_ENTRIES = 5000
/** Bytes checked before yielding. */
const PIECE_BYTES = 256 * 1024
/** Beginnings of markup and scripts. */
const LONGEST_SIGN = 4

/** @returns its media type; undefined if it is not accepted, does not match its name, or is malicious. */
export async function inspectContent(draft: Draft, name: string): Promise<DocumentType | undefined> {
  const bytes = await readDraft(draft)
  const ending = extname(name).slice(1).toLowerCase()
  const type = await recognise(bytes, ending)
  if (!type || !isOneOf(documentTypes[type], ending)) return undefined
  if (type.startsWith('image/') && !isReasonablePicture(type, bytes)) return undefined
  if (isOffice(type) && !(await unpacksReasonably(bytes))) return undefined
  return type
}

async function recognise(bytes: Uint8Array, ending: string): Promise<DocumentType | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (found) return keysOf(documentTypes).find((type) => type === found.mime)
  if (!(await isPlainText(bytes))) return undefined
  return ending === 'csv' ? 'text/csv' : 'text/plain'
}

const isOffice = (type: string) => type.includes('openxmlformats') || type.includes('opendocument')

/** UTF-8 text without control characters and without the beginning of markup or a script, which a browser could run. */
async function isPlainText(bytes: Uint8Array): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let start = ''
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const isLast = at + PIECE_BYTES >= bytes.length
    let text: string
    try {
      text = decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: !isLast })
    } catch {
      return false
    }
    if (/[^\P{Cc}\s]/u.test(text)) return false
    if (start.length < LONGEST_SIGN) start += (start === '' ? text.trimStart() : text).slice(0, LONGEST_SIGN)
    // Yields, because ten megabytes take a tenth of a second.
    if (!isLast) await setImmediate()
  }
  return !/^(?:<|#!|%!PS)/.test(start)
}

function isReasonablePicture(type: DocumentType, bytes: Uint8Array): boolean {
  const { width, height } = pictureSize(type, bytes) ?? { width: 0, height: 0 }
  return width > 0 && height > 0 && width * height <= MAX_PIXELS
}

/** Unpacks every entry and discards it, because an archive's stated size may be false. */
async function unpacksReasonably(bytes: Uint8Array): Promise<boolean> {
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    if (archive.entryCount > MAX_ENTRIES) return false
    let unpacked = 0
    for await (const entry of archive.eachEntry()) {
      if (unpacked + entry.uncompressedSize > MAX_UNPACKED_BYTES) return false
      if (entry.fileName.endsWith('/')) continue
      for await (const piece of await archive.openReadStreamPromise(entry)) {
        const bytes: Uint8Array = piece
        unpacked += bytes.byteLength
        if (unpacked > MAX_UNPACKED_BYTES) return false
      }
    }
    return true
  } catch {
    return false
  }
}
