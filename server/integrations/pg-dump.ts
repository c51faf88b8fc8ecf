/** PostgreSQL's own tool for backups, where the server has it. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Debian keeps the tools of each version there. */
const VERSIONS = '/usr/lib/postgresql'
const places = ['/usr/bin/pg_dump', '/usr/local/bin/pg_dump', '/opt/homebrew/bin/pg_dump']

/** @returns the newest that is found, or undefined. One that is older than the database refuses. */
export function findPgDump(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : []
  return [...versions.map((version) => join(VERSIONS, version, 'bin/pg_dump')), ...places].find(existsSync)
}

/** Writes a dump that `pg_restore` takes. @throws in the tool's own words, or if it is not there. */
export async function dumpPostgres(databaseUrl: string, to: string): Promise<void> {
  const tool = findPgDump()
  if (!tool) throw new Error('pg_dump is not found on this machine.')
  const url = new URL(databaseUrl)
  // Anybody on the machine can read the arguments of a process; its environment is its own.
  const password = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(tool, ['--format=custom', '--no-owner', `--file=${to}`, `--dbname=${url.href}`], {
    env: { ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`pg_dump failed: ${said.trim() || `exit code ${code}`}`)
}
