/** A queue with limited concurrency. Waiting jobs know their position and can leave. */
import { Busy } from '#server/workers/pool.ts'

export interface TurnOptions {
  signal: AbortSignal
  /** Called with the number of jobs ahead whenever it changes. */
  onPosition(position: number): void
  /** A background job: runs only if no other waits, and is aborted when one arrives. */
  isBackground: boolean
}

export interface Turns {
  /** @throws Busy if the queue is full or, for a background job, if anything runs. */
  take<Result>(job: (signal: AbortSignal) => Promise<Result>, options: TurnOptions): Promise<Result>
}

/** @param longest maximum queue length. */
export function createTurns(width: number, longest: number): Turns {
  const line: { start(): void; onPosition(position: number): void }[] = []
  const background = new Set<AbortController>()
  let running = 0

  const tellPositions = () => {
    for (const [index, { onPosition }] of line.entries()) onPosition(index + width)
  }
  const wait = (signal: AbortSignal, onPosition: (position: number) => void) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(place), 1)
        reject(signal.reason)
        tellPositions()
      }
      const start = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const place = { start, onPosition }
      signal.addEventListener('abort', leave, { once: true })
      line.push(place)
      onPosition(line.length - 1 + width)
    })
  const next = () => {
    const first = line.shift()
    if (!first) running -= 1
    else first.start()
    tellPositions()
  }

  return {
    async take(job, { signal, onPosition, isBackground }) {
      signal.throwIfAborted()
      if (isBackground && running > 0) throw new Busy()
      if (running < width) running += 1
      else {
        if (line.length >= longest) throw new Busy()
        for (const one of background) one.abort()
        await wait(signal, onPosition)
      }
      const makeWay = new AbortController()
      if (isBackground) background.add(makeWay)
      try {
        return await job(AbortSignal.any([signal, makeWay.signal]))
      } finally {
        background.delete(makeWay)
        next()
      }
    },
  }
}
