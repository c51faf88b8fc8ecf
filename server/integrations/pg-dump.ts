/** pg_dump, if the server has it. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { HOUR } from '#contract/endpoint.ts'

/** Debian's folder for each version. */
const VERSIONS = '/usr/lib/postgresql'
/** A dump that takes longer hangs: the database keeps its transaction open meanwhile. */
const LONGEST_MS = HOUR
/** Characters of what it says that are kept: the reason comes last. */
const SAID_MAX = 4096
const places = ['/usr/bin/pg_dump', '/usr/local/bin/pg_dump', '/opt/homebrew/bin/pg_dump']

/** @returns the newest, or undefined. One that is older than the database fails. */
export function findPgDump(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : []
  return [...versions.map((version) => join(VERSIONS, version, 'bin/pg_dump')), ...places].find(existsSync)
}

/** Writes a dump for `pg_restore`. @throws with the tool's message, or if it is missing. */
export async function dumpPostgres(databaseUrl: string, to: string): Promise<void> {
  const tool = findPgDump()
  if (!tool) throw new Error('pg_dump is not found on this machine.')
  const url = new URL(databaseUrl)
  // Passed in the environment, because every user can read process arguments.
  const password = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(tool, ['--format=custom', '--no-owner', `--file=${to}`, `--dbname=${url.href}`], {
    env: { ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LONGEST_MS,
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-SAID_MAX)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (child.killed) throw new Error('pg_dump was ended after an hour.')
  if (code !== 0) throw new Error(`pg_dump failed: ${said.trim() || `exit code ${code}`}`)
}
