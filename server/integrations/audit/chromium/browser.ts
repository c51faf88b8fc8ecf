/** Audits with the local browser: Lighthouse in a child process, one at a time. */
import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { AUDIT_MS, LIGHT_AUDIT_MS } from '#contract/audit/audit.ts'
import {
  AuditFailed,
  type Auditor,
  type Measurement,
  type MeasureOptions,
  PageTooHeavy,
} from '#server/integrations/audit/auditor.ts'
import { createTurns } from '#server/integrations/audit/queue.ts'
import { readReport } from '#server/integrations/audit/worker-messages.ts'
import { passedCeiling } from './ceilings.ts'
import { endGroup, makeProfile, removeProfile } from './profiles.ts'
import type { Order } from './worker.ts'

/** Leaves time for the light audit if this one fails. */
const BROWSER_MS = AUDIT_MS - LIGHT_AUDIT_MS
/** Longest queue. */
const LONGEST_LINE = 20

export interface BrowserSettings {
  /** Path of a Chromium. */
  path: string
  /** The browser's temporary folder. Keep it short: a socket's path may have 108 characters. */
  folder: string
  /** `host:port` exceptions from the guard, for visitors' audits and for this site's own. */
  exceptions: { visitors: string[]; own: string[] }
}

export function createBrowserAuditor({ path, folder, exceptions }: BrowserSettings): Auditor {
  const turns = createTurns(1, LONGEST_LINE)
  return {
    kind: 'browser',
    measure: (url, { signal, onProgress, isOwn = false, isBackground = false, isWhole = false }) =>
      turns.take(
        (inTurn) => {
          const order = { url, browser: path, exceptions: isOwn ? exceptions.own : exceptions.visitors, isWhole }
          return run(folder, order, inTurn, onProgress)
        },
        { signal, isBackground, onPosition: (position) => onProgress({ phase: 'queued', position }) },
      ),
  }
}

async function run(
  folder: string,
  order: Omit<Order, 'profile'>,
  signal: AbortSignal,
  onProgress: MeasureOptions['onProgress'],
): Promise<Measurement> {
  onProgress({ phase: 'starting' })
  const mark = randomBytes(6).toString('hex')
  const worker = fork(join(import.meta.dirname, 'worker.ts'), [mark], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    // Without the server's secrets.
    env: {},
  })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()).once('error', () => resolve()))
  if (worker.pid === undefined) throw new AuditFailed('The worker did not start.')
  const over = new AbortController()
  let profile: string | undefined
  try {
    profile = await makeProfile(folder, mark, worker.pid).catch((error: unknown) => {
      throw new AuditFailed(`The browser has no folder: ${error}`)
    })
    // The browser starts only after its folder exists, so that leftovers can be found by its name.
    const answer = answerOf(
      worker,
      { ...order, profile },
      AbortSignal.any([signal, AbortSignal.timeout(BROWSER_MS)]),
      onProgress,
    )
    const passed = passedCeiling(worker.pid, profile, over.signal).then((ceiling) => {
      throw new PageTooHeavy(`The page used more ${ceiling} than an audit may.`)
    })
    return await Promise.race([answer, passed])
  } finally {
    over.abort()
    endGroup(worker.pid)
    await ended
    if (profile) await removeProfile(profile)
  }
}

function answerOf(worker: ChildProcess, order: Order, signal: AbortSignal, onProgress: MeasureOptions['onProgress']) {
  return new Promise<Measurement>((resolve, reject) => {
    const fail = (why: string) => reject(new AuditFailed(why))
    if (signal.aborted) return fail('The audit was ended before it began.')
    signal.addEventListener('abort', () => fail('The audit was ended or took too long.'), { once: true })
    worker.once('exit', () => fail('The worker died.'))
    worker.on('message', (message) => {
      const report = readReport(message)
      if ('phase' in report) onProgress({ phase: report.phase })
      else if ('measurement' in report) resolve(report.measurement)
      else fail(report.failure)
    })
    worker.send(order, (error) => error && fail(error.message))
  })
}
