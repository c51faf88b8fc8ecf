/**
 * A process of its own that asks one address again and again, so that nothing its starter has to do delays it:
 * `node asker.ts <address> <pause in ms>`. It says when it has begun, and at `stop` what it got.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

export interface Asked {
  /** How often each status was answered. */
  statuses: Record<string, number>
  /** Of each answer, in milliseconds. */
  times: number[]
  /** For how long, at most, this process was held up itself: a late answer may then be its own fault. */
  heldUpMs: number
}

const [address, everyMs] = process.argv.slice(2)
const asked: Asked = { statuses: {}, times: [], heldUpMs: 0 }
let going = true
process.once('message', () => {
  going = false
})
process.once('disconnect', () => process.exit())

/** A visitor who waits no longer than this has gone. */
const PATIENCE_MS = 60_000

async function ask(): Promise<number> {
  const response = await fetch(String(address), { signal: AbortSignal.timeout(PATIENCE_MS) })
  await response.text()
  return response.status
}

// What runs for the first time takes longer.
await ask()
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
process.send?.('begun')
for (; going; await pause(Number(everyMs))) {
  const start = performance.now()
  const status = await ask()
  asked.times.push(performance.now() - start)
  asked.statuses[status] = (asked.statuses[status] ?? 0) + 1
}
asked.heldUpMs = delay.max / 1e6
process.send?.(asked, () => process.disconnect())
