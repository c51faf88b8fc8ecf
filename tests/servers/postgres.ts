/**
 * A PostgreSQL server for the half of the suite that runs on it. TEST_DATABASE_URL names one on which databases may be
 * made; without it, PostgreSQL's own programs are started in a temporary directory.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { expectDefined } from '#tests/builders/defined.ts'
import { fastFolder } from './fast-folder.ts'
import { freePort } from './ports.ts'

const START_DEADLINE_MS = 30_000

/**
 * @param durable waits for the disk with every commit, as a site's server does.
 * @returns a server on which databases may be made; undefined where there is none.
 */
export async function openPostgres({
  durable = false,
} = {}): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const programs = findPrograms()
  return programs ? await start(programs, durable ? tmpdir() : fastFolder(), durable ? {} : UNSAFE) : undefined
}

/** The folder of PostgreSQL's programs; Debian keeps them out of PATH. */
function findPrograms(): string | undefined {
  const debian = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** The data of tests lives for one run, so nothing needs to survive a power cut. */
const UNSAFE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export interface PostgresServer {
  url: string
  /** As if it had crashed: nothing is written any more, and the next start has to recover. */
  crash(): Promise<void>
  /** Starts it again, on the same port. */
  start(): Promise<void>
  /** Ends it and removes everything. */
  stop(): Promise<void>
}

/**
 * Starts a server of one's own, in a folder of its own.
 * @param within where that folder is made.
 * @param settings of postgresql.conf, instead of those for tests.
 * @returns undefined where PostgreSQL's programs are missing.
 */
export async function startPostgres(
  within: string,
  settings: Record<string, string | number> = {},
): Promise<PostgresServer | undefined> {
  const programs = findPrograms()
  // Segments of the write-ahead log as small as they get: some of these disks have a few megabytes.
  return programs ? await start(programs, within, { ...UNSAFE, ...settings }, ['--wal-segsize=1']) : undefined
}

async function start(
  programs: string,
  within: string,
  chosen: Record<string, string | number>,
  initdbOptions: string[] = [],
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(within, 'test-postgres-'))
  const data = join(folder, 'data')
  const user = ownUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const asUser = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }

  const initdb = ['-D', data, '-U', 'tests', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), [...initdb, ...initdbOptions], { ...asUser, stdio: 'pipe' })

  const port = await freePort()
  const log = join(folder, 'log')
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    ...chosen,
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logFile = openSync(log, 'a')
  const url = `postgres://tests@127.0.0.1:${port}/postgres`
  let server: ChildProcess
  const begin = async () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
      ...asUser,
      stdio: ['ignore', logFile, logFile],
    })
    await untilReady(url, server)
  }
  const stop = async () => {
    // "Fast shutdown": ends open sessions instead of waiting for them.
    await end(server, 'SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await begin()
  } catch (error) {
    const said = readFileSync(log, 'utf8')
    await stop()
    throw new Error(`PostgreSQL did not start (${error}):\n${said}`)
  }
  // "Immediate shutdown": no checkpoint, and sessions are told nothing but that they are over.
  return { url, crash: () => end(server, 'SIGQUIT'), start: begin, stop }
}

/** PostgreSQL refuses to run as root. */
function ownUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' })))
      return { uid: expectDefined(uid), gid: expectDefined(gid) }
    } catch {
      // There is no such user here; the next one may exist.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as.')
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_DEADLINE_MS; ; await setTimeout(50)) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error
    }
  }
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await gone
}
