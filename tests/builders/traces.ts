/** What somebody leaves behind, looked for by bytes: in every file of a folder, and in every column of a database. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Database } from '#server/db/open.ts'
import { findPgDump } from '#server/integrations/pg-dump.ts'

/** Bytes that are no ASCII letters stay as they are. */
const lower = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** The text in every way in which mails carry it, in lower case. */
function waysOf(word: string): string[] {
  const bytes = Buffer.from(word)
  const quoted = [...bytes].map((byte) => (byte < 128 ? String.fromCharCode(byte) : `=${byte.toString(16)}`)).join('')
  const words = [word, word.toLowerCase(), word.toUpperCase()].flatMap((one) => base64Of(Buffer.from(one)))
  const escaped = JSON.stringify(word).slice(1, -1)
  const url = encodeURIComponent(word)
  return [word, quoted, escaped, url].map(lower).concat(words)
}

/** Inside a longer text its letters can begin at each of three places; those at its ends depend on what is around it. */
function base64Of(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '')
    return text.slice(before === 0 ? 0 : before + 1, -1)
  })
}

/** @returns the words that are somewhere in the bytes. */
function wordsIn(bytes: Buffer, words: readonly string[]): string[] {
  const raw = bytes.toString('latin1')
  // Mails break lines within words; in base64 case counts, elsewhere it does not.
  const joined = raw.replace(/=\r?\n|\r?\n[ \t]?/g, '')
  const texts = [raw, joined].flatMap((text) => [text, lower(text)])
  return words.filter((word) =>
    waysOf(word).some((way) => {
      const asBytes = Buffer.from(way).toString('latin1')
      return texts.some((text) => text.includes(asBytes))
    }),
  )
}

/** @returns the files that hold any of the words, and which; their paths within the folder. */
export function tracesInFiles(folder: string, words: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    if (!statSync(path).isFile()) continue
    const there = wordsIn(readFileSync(path), [...words])
    if (there.length > 0) found[relative(folder, path)] = there
    const inName = wordsIn(Buffer.from(name), [...words])
    if (inName.length > 0) found[name] = [...(found[name] ?? []), ...inName]
  }
  return found
}

/** @returns the words in a dump of PostgreSQL. */
export function tracesInDump(url: string, words: readonly string[]): string[] {
  const dump = execFileSync(findPgDump() ?? 'pg_dump', ['--format=plain', `--dbname=${url}`], { maxBuffer: 1024 ** 3 })
  return wordsIn(dump, [...words])
}

/** @returns the columns that hold any of the words, as `table.column`. */
export async function columnsWith(db: Database, words: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const { name } of await db.introspection.getTables()) {
    if (name.startsWith('kysely_')) continue
    const rows = await db
      .selectFrom(name as 'users')
      .selectAll()
      .execute()
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (typeof value === 'string' && wordsIn(Buffer.from(value), [...words]).length > 0)
          found.add(`${name}.${column}`)
      }
    }
  }
  return found
}
