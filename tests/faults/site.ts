/** The real server as a process of its own, on loopback, to be killed and closed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { languages } from '../../contract/language.ts'
import { missingPages } from '../../server/page-store.ts'
import type { TestDatabase } from '../helpers/database.ts'

const root = join(import.meta.dirname, '../..')

/** Far more than a start takes: other tests share the processor. */
const START_DEADLINE_MS = 30_000

export interface Site {
  url: string
  /** How long it took to be ready. */
  startedInMs: number
  /** Everything it has printed. */
  output(): string
  /** Resident memory, in megabytes. */
  memoryMb(): number
  /** Stops it where it is, so that it does and says nothing more. */
  freeze(): void
  /** Sends the signal, waits for the end and returns the exit code; null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/**
 * A copy of the server's sources beside pages of a few bytes: the server serves the `dist` folder next to it, and these
 * tests are not about pages and do not wait for a build.
 */
export function buildHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'test-house-'))
  onTestFinished(() => rmSync(house, { recursive: true, force: true }))
  for (const folder of ['server', 'contract', 'content'])
    cpSync(join(root, folder), join(house, folder), { recursive: true })
  cpSync(join(root, 'package.json'), join(house, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  mkdirSync(join(house, 'dist/client'), { recursive: true })
  mkdirSync(join(house, 'dist/pages'))
  writeFileSync(join(house, 'dist/pages/page.html'), '<h1>A page</h1>')
  const paths = ['/', ...Object.values(missingPages)]
  const pages = languages.flatMap((language) =>
    paths.map((path) => ({ path, language, file: 'page.html', scriptHash: '' })),
  )
  writeFileSync(join(house, 'dist/pages/index.json'), JSON.stringify({ pages }))
  return house
}

/**
 * Starts sites in one house on one database; each address stays the same over restarts.
 * @param logFile where they print to, as a shell's `>>` does; nothing but a pipe to this process unless it is given.
 */
export async function buildStarter(database: TestDatabase, settings: Record<string, string>, logFile?: string) {
  const house = buildHouse()
  const running = new Set<ChildProcess>()
  onTestFinished(() => {
    for (const child of running) child.kill('SIGKILL')
  })

  /** @param socket the number of a bound socket to hand over, as a service manager does; PORT is then nothing to the site. */
  return async (port: number, socket?: number): Promise<Site> => {
    const begin = performance.now()
    const out = logFile === undefined ? 'pipe' : openSync(logFile, 'a')
    const child = spawn(process.execPath, [join(house, 'server/main.ts')], {
      cwd: house,
      stdio: ['ignore', out, out, ...(socket === undefined ? [] : [socket])],
      env: {
        ...(socket !== undefined && { LISTEN_FDS: '1' }),
        PORT: String(port),
        DATA_DIR: database.dataDir,
        RATE_LIMITS: 'off',
        ...(database.url && { DATABASE_URL: database.url }),
        ...settings,
      },
    })
    running.add(child)
    let piped = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (piped += chunk))
    const output = () => (logFile === undefined ? piped : readFileSync(logFile, 'utf8'))
    const ended = new Promise<number | null>((resolve) =>
      child.once('exit', (code) => {
        running.delete(child)
        resolve(code)
      }),
    )
    const url = `http://127.0.0.1:${port}`
    await vi.waitFor(
      () => {
        if (!output().includes(`ready at ${url}`)) throw new Error(`The site did not start:\n${output()}`)
      },
      { timeout: START_DEADLINE_MS, interval: 20 },
    )
    return {
      url,
      startedInMs: performance.now() - begin,
      output,
      memoryMb: () => residentMb(child.pid!),
      freeze: () => void child.kill('SIGSTOP'),
      end(signal) {
        child.kill(signal)
        return ended
      },
    }
  }
}

const residentMb = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
