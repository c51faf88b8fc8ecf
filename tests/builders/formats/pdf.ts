/** What independent tools say about a PDF: qpdf and poppler, where they are installed; continuous integration has them. */

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'

const run = promisify(execFile)
const isThere = (tool: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, tool)))

export const pdfTools = ['qpdf', 'pdfinfo', 'pdffonts', 'pdftotext'].every(isThere)

export interface Inspected {
  pages: number
  /** Points. */
  size: string
  author: string
  tagged: boolean
  text: string
  /** The addresses that can be followed. */
  links: string[]
}

/** Fails unless the file is sound and all its fonts are embedded. */
export async function inspect(bytes: Uint8Array): Promise<Inspected> {
  const folder = await mkdtemp(join(tmpdir(), 'pdf-'))
  const file = join(folder, 'file.pdf')
  try {
    await writeFile(file, bytes)
    const [check, info, fonts, text, links] = await Promise.all(
      [
        ['qpdf', '--check', file],
        ['pdfinfo', file],
        ['pdffonts', file],
        ['pdftotext', '-enc', 'UTF-8', file, '-'],
        ['pdfinfo', '-url', file],
      ].map(async ([tool, ...parts]) => (await run(expectDefined(tool), parts)).stdout),
    )
    expect(check).toContain('No syntax or stream encoding errors found')
    const used = expectDefined(fonts).trim().split('\n').slice(2)
    expect(used.length).toBeGreaterThan(0)
    // Columns: name, type, encoding, embedded, subset, with a table back to Unicode.
    for (const font of used) expect(font).toMatch(/ yes +yes +yes +\d+ +\d+$/)
    const field = (name: string) => new RegExp(`^${name}: +(.*)$`, 'm').exec(expectDefined(info))?.[1] ?? ''
    return {
      pages: Number(field('Pages')),
      size: field('Page size'),
      author: field('Author'),
      tagged: field('Tagged') === 'yes',
      text: expectDefined(text),
      links: [...expectDefined(links).matchAll(/^ *\d+ +Annotation +(.*)$/gm)].map((match) => expectDefined(match[1])),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Without white space and hyphens (a hyphen that ends a line is dropped when it is read), in one form. */
export const letters = (text: string): string => text.normalize('NFKC').replace(/[\s-]/g, '')

/** Which of the texts are not found one after another. */
export function outOfOrder(text: string, wanted: string[]): string[] {
  const read = letters(text)
  let from = 0
  return wanted.filter((one) => {
    const at = read.indexOf(letters(one), from)
    if (at === -1) return true
    from = at + letters(one).length
    return false
  })
}
