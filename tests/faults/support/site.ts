/** The real server as a process of its own, on loopback, to be killed and closed. */

import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished, vi } from 'vitest'
import { expectDefined } from '#tests/builders/defined.ts'
import type { TestDatabase } from '#tests/servers/database.ts'
import { compiledIn } from '#tests/servers/server-fixture.ts'

/** Far more than a start takes: other tests share the processor. */
const START_DEADLINE_MS = 30_000

export interface Site {
  url: string
  /** How long it took to be ready. */
  startedInMs: number
  /** Everything it has printed. */
  output(): string
  /** Resident memory, in megabytes, without that of the processes that it has started. */
  memoryMb(): number
  /** How many processes it has started that are still there. */
  children(): number
  /** Stops it where it is, so that it does and says nothing more. */
  freeze(): void
  /** Lets it go on. */
  thaw(): void
  /** Sends the signal, waits for the end and returns the exit code; null if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>
}

/**
 * Starts sites with few small pages (`tests/servers/server-fixture.ts`) on one database; each address stays the same over restarts.
 * @param logFile where they print to, as a shell's `>>` does; nothing but a pipe to this process unless it is given.
 * @param flags of Node.
 */
export async function buildStarter(
  database: TestDatabase,
  settings: Record<string, string>,
  logFile?: string,
  flags: string[] = [],
) {
  const fixture = inject('fixture')
  const running = new Set<ChildProcess>()
  onTestFinished(() => {
    for (const child of running) child.kill('SIGKILL')
  })

  /** @param socket the number of a bound socket to hand over, as a service manager does; PORT is then nothing to the site. */
  return async (port: number, socket?: number): Promise<Site> => {
    const begin = performance.now()
    const out = logFile === undefined ? 'pipe' : openSync(logFile, 'a')
    const child = spawn(process.execPath, [...flags, join(fixture, 'server/main.ts')], {
      cwd: fixture,
      stdio: ['ignore', out, out, ...(socket === undefined ? [] : [socket])],
      env: {
        ...(socket !== undefined && { LISTEN_FDS: '1' }),
        NODE_COMPILE_CACHE: compiledIn(fixture),
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
      memoryMb: () => residentMb(expectDefined(child.pid)),
      children: () => childrenOf(expectDefined(child.pid)).length,
      freeze: () => void child.kill('SIGSTOP'),
      thaw: () => void child.kill('SIGCONT'),
      end(signal) {
        child.kill(signal)
        return ended
      },
    }
  }
}

const childrenOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )

const residentMb = (pid: number): number =>
  Math.round(Number(/^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
