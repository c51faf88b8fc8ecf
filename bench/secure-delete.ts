/**
 * What `secure_delete` costs on SQLite, by counts: how many pages go to the log for the same inserts, changes and deletions,
 * with and without it, the processor's time for them, and how long a vacuum takes. `node bench/secure-delete.ts`
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const ROWS = 20_000
/** A page of 4096 bytes and its header of 24. */
const LOGGED_PAGE_BYTES = 4120

interface Cost {
  pages: number
  cpuMs: number
}

function measure(secureDelete: 'on' | 'off') {
  const folder = mkdtempSync(join(tmpdir(), 'bench-secure-delete-'))
  const file = join(folder, 'bench.db')
  const database = new DatabaseSync(file)
  try {
    // The log is never emptied on the way, so that its length counts what was written.
    database.exec(`pragma journal_mode = wal; pragma secure_delete = ${secureDelete}; pragma wal_autocheckpoint = 0`)
    database.exec(
      'create table messages (id text primary key, at integer, text text); create index by_at on messages (at)',
    )
    const run = (sql: string): Cost => {
      const before = statSync(`${file}-wal`).size
      const cpu = process.threadCpuUsage()
      const statement = database.prepare(sql)
      for (let at = 0; at < ROWS; at += 2) statement.run(at)
      const { user, system } = process.threadCpuUsage(cpu)
      const pages = Math.round((statSync(`${file}-wal`).size - before) / LOGGED_PAGE_BYTES)
      return { pages, cpuMs: Math.round((user + system) / 1000) }
    }
    const insert = run('insert into messages values (hex(randomblob(16)), ?, hex(randomblob(300)))')
    const change = run('update messages set text = hex(randomblob(300)) where at = ?')
    const remove = run('delete from messages where at = ? and at % 4 = 0')
    database.exec('pragma wal_checkpoint(truncate)')
    const began = performance.now()
    database.exec('vacuum')
    return { insert, change, remove, vacuumMs: Math.round(performance.now() - began), bytes: statSync(file).size }
  } finally {
    database.close()
    rmSync(folder, { recursive: true })
  }
}

const rounds = (['off', 'on', 'off', 'on'] as const).map((secureDelete) => ({ secureDelete, ...measure(secureDelete) }))
for (const round of rounds) console.log(JSON.stringify(round))
const least = (secureDelete: 'on' | 'off', deed: 'insert' | 'change' | 'remove', of: keyof Cost) =>
  Math.min(...rounds.filter((round) => round.secureDelete === secureDelete).map((round) => round[deed][of]))
for (const deed of ['insert', 'change', 'remove'] as const) {
  const ratio = (of: keyof Cost) => (least('on', deed, of) / least('off', deed, of)).toFixed(2)
  console.log(`${deed}: ${ratio('pages')} times the pages, ${ratio('cpuMs')} times the processor's time`)
}
