/** Judges a document by what is in it. Its name has to agree, but proves nothing. */
import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import { fromBufferPromise } from 'yauzl'
import { type DocumentType, documentTypes } from '../../../contract/portal-documents.ts'
import { type Draft, readDraft } from '../../outside/files/draft.ts'

/** A picture of 50 million points takes 200 MB once it is unpacked. */
const MAX_PIXELS = 50_000_000
/** What an Office document may unpack to. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
const MAX_ENTRIES = 5000

/** @returns its media type; undefined if it is none that is taken, is not what its name says, or is made to do harm. */
export async function judgeContent(draft: Draft, name: string): Promise<DocumentType | undefined> {
  const bytes = await readDraft(draft)
  const ending = extname(name).slice(1).toLowerCase()
  const type = await recognise(bytes, ending)
  if (!type || !(documentTypes[type] as readonly string[]).includes(ending)) return undefined
  if (type.startsWith('image/') && !isReasonablePicture(bytes)) return undefined
  if (isOffice(type) && !(await unpacksReasonably(bytes))) return undefined
  return type
}

async function recognise(bytes: Uint8Array, ending: string): Promise<DocumentType | undefined> {
  const found = await fileTypeFromBuffer(bytes)
  if (found) return (Object.keys(documentTypes) as DocumentType[]).find((type) => type === found.mime)
  if (!isPlainText(bytes)) return undefined
  return ending === 'csv' ? 'text/csv' : 'text/plain'
}

const isOffice = (type: string) => type.includes('openxmlformats') || type.includes('opendocument')

/** UTF-8 without control characters that does not begin like markup or a script, so that no browser takes it for one. */
function isPlainText(bytes: Uint8Array): boolean {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return false
  }
  return !/[^\P{Cc}\s]/u.test(text) && !/^\s*(?:<|#!|%!PS)/.test(text)
}

function isReasonablePicture(bytes: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 && width * height <= MAX_PIXELS
  } catch {
    return false
  }
}

/** Unpacks every entry and throws it away; what an archive says of its own size may be a lie. */
async function unpacksReasonably(bytes: Uint8Array): Promise<boolean> {
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    if (archive.entryCount > MAX_ENTRIES) return false
    let unpacked = 0
    for await (const entry of archive.eachEntry()) {
      if (unpacked + entry.uncompressedSize > MAX_UNPACKED_BYTES) return false
      if (entry.fileName.endsWith('/')) continue
      for await (const piece of await archive.openReadStreamPromise(entry)) {
        unpacked += (piece as Uint8Array).byteLength
        if (unpacked > MAX_UNPACKED_BYTES) return false
      }
    }
    return true
  } catch {
    return false
  }
}
