/** The built site as a visitor meets it: the real server in a process of its own, on a free port. */

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectDefined } from '#tests/builders/defined.ts'

const root = join(import.meta.dirname, '../..')

/** As `npm start` and `deploy/` have them. */
const FLAGS = ['--max-semi-space-size=8', '--initial-old-space-size=64', '--heap-growing-percent=50']
/** As `deploy/` has them. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '4000000' }

export interface Started {
  url: string
  stop(): Promise<void>
}

/**
 * Waits for a line like `… at http://…` and takes the address from it.
 *
 * @param settled what is printed when nothing of the start is still being done.
 */
async function started(child: ChildProcess, clean: () => Promise<void>, settled = ''): Promise<Started> {
  let printed = ''
  for await (const chunk of expectDefined(child.stdout)) {
    printed += chunk
    const url = /at (http:\/\/\S+)/.exec(printed)?.[1]
    if (url && printed.includes(settled)) {
      expectDefined(child.stdout).resume()
      return {
        url,
        async stop() {
          child.kill('SIGTERM')
          if (child.exitCode === null) await once(child, 'exit')
          await clean()
        },
      }
    }
  }
  throw new Error(`The server did not start: ${printed}`)
}

/**
 * @param settings environment variables beside those that every bench has.
 * @param flags of Node.js beside those of `npm start`.
 */
export async function startSite(settings: Record<string, string> = {}, flags: string[] = []): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const own = { PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'info' }
  const env = { ...process.env, ...ALLOCATOR, ...own, ...settings }
  const child = spawn(process.execPath, [...FLAGS, ...flags, 'server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return await started(child, () => rm(dataDir, { recursive: true, force: true }), 'pages are as small as they get')
}

/** A bare `node:http` server that answers everything with one file, compressed beforehand. */
export async function startBare(file: string, encoding: 'br' | 'identity'): Promise<Started> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file, encoding], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return await started(child, async () => {})
}

export const median = (values: number[]): number =>
  expectDefined(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)])

/** The last line of a bench: what it claims, as JSON. */
export const print = (figures: object): void => void process.stdout.write(`${JSON.stringify(figures)}\n`)
