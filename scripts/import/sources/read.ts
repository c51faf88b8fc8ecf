/** Recognises what somebody has about themselves, and reads it. */
import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { readBibtex } from './bibtex.ts'
import { readLinkedIn } from './linkedin.ts'
import { readMarkdown } from './markdown.ts'
import { type Entry, type Source, UnreadableSource } from './source.ts'

const TEXT_BYTES_MAX = 1_000_000
/** An export of LinkedIn may hold pictures and messages, which stay packed. */
const ARCHIVE_BYTES_MAX = 200_000_000

const readers: Record<string, (bytes: Buffer) => Source | Promise<Source>> = {
  '.json': (bytes) => ({ resume: readJson(textOf(bytes)), leftOut: [], recommendations: [] }),
  '.zip': readLinkedIn,
  '.bib': (bytes) => readBibtex(textOf(bytes)),
  '.md': (bytes) => readMarkdown(textOf(bytes)),
}

/** What can be read, in words. */
export const readable =
  'a JSON Résumé (.json), an export of LinkedIn (.zip), publications in BibTeX (.bib) or a résumé in Markdown (.md)'

/** @throws UnreadableSource */
export async function readSource(file: string): Promise<Source> {
  const ending = extname(file).toLowerCase()
  const read = readers[ending]
  if (!read) throw new UnreadableSource(`is none of these: ${readable}`)
  return read(bytesOf(file, ending === '.zip' ? ARCHIVE_BYTES_MAX : TEXT_BYTES_MAX))
}

function bytesOf(file: string, max: number): Buffer {
  let size: number
  try {
    size = statSync(file).size
    if (size <= max) return readFileSync(file)
  } catch {
    throw new UnreadableSource('cannot be read')
  }
  throw new UnreadableSource(`is larger than ${max / 1_000_000} MB`)
}

const textOf = (bytes: Buffer): string => bytes.toString('utf8').replace(/^\uFEFF/, '')

/** Its shape is checked with that of all other sources. */
function readJson(text: string): Entry {
  try {
    return JSON.parse(text) as Entry
  } catch (error) {
    throw new UnreadableSource(`is not JSON: ${(error as Error).message}`)
  }
}
