/** Sends every text to every field and tells what it cost the main thread of the site. */
import { gzipSync } from 'node:zlib'
import { BODY_BYTES, type Call, type Field, fieldsOf, type Ids, shapedCalls, shapes } from './calls.ts'
import { textNames } from './texts.ts'

/** The site, and how long a call kept its main thread from everything else. */
export interface Target {
  ids: Ids
  send(call: Call & { gzipped?: Uint8Array<ArrayBuffer> }): Promise<{ status: number; heldMs: number }>
}

export interface Limits {
  /** No call may hold the thread for longer. */
  mostMs: number
  /** Twice the text may cost twice as much, and so much more: what is shorter tells nothing of growth. */
  floorMs: number
}

export interface Walk {
  fields: number
  texts: number
  calls: number
  /** Fields whose texts were let through by their schema at least once. */
  accepted: number
  /** What took longest, in milliseconds. */
  worst: Record<string, number>
  faults: string[]
}

const WORST_SHOWN = 12
/** A call that seems too long is made again: the least of its times is its cost, the rest is what else ran. */
const TRIES = 5

interface Cost {
  ms: number
  status: number
}

/** @param isChosen which text goes into which field, by their numbers. */
export async function walk(
  target: Target,
  limits: Limits,
  isChosen: (field: number, text: number) => boolean,
): Promise<Walk> {
  const times = new Map<string, number>()
  const faults: string[] = []
  let calls = 0

  async function cost(call: Call, enoughMs: number, isPacked = false): Promise<Cost> {
    const gzipped = isPacked && call.body !== undefined ? { gzipped: new Uint8Array(gzipSync(call.body)) } : {}
    let least: Cost = { ms: Number.POSITIVE_INFINITY, status: 0 }
    for (let i = 0; i < TRIES && least.ms > enoughMs; i++) {
      calls++
      const { heldMs, status } = await target.send({ ...call, ...gzipped })
      least = { ms: Math.min(least.ms, heldMs), status }
    }
    return least
  }

  /** Measures a call at a length and, where that is worth it, at half of it. */
  async function judge(name: string, make: (length: number) => Call, length: number, isPacked = false): Promise<Cost> {
    const whole = await cost(make(length), limits.floorMs, isPacked)
    times.set(name, Math.max(whole.ms, times.get(name) ?? 0))
    if (whole.status >= 500) faults.push(`${name}: answers ${whole.status}`)
    if (whole.ms > limits.mostMs) faults.push(`${name}: holds for ${round(whole.ms)} ms`)
    if (whole.ms <= limits.floorMs) return whole
    const half = await cost(make(Math.floor(length / 2)), 0, isPacked)
    if (whole.ms > 2 * half.ms + limits.floorMs) {
      faults.push(`${name}: ${round(whole.ms)} ms, and ${round(half.ms)} ms for half of it`)
    }
    return whole
  }

  const isTaken = (status: number) => status < 300
  async function visit(field: Field, index: number): Promise<boolean> {
    let taken = false
    for (const text of textNames.filter((_, number) => isChosen(index, number))) {
      const make = (length: number) => field.call(text, length)
      const room = field.room(text)
      const lengths = lengthsOf(field.limit, room)
      for (const length of lengths) {
        const { status } = await judge(`${field.name} ← ${text} × ${length}`, make, length)
        taken ||= isTaken(status)
      }
      if (make(0).body !== undefined) await judge(`${field.name} ← ${text} × ${room}, packed`, make, room, true)
    }
    return taken
  }

  const fields = fieldsOf(target.ids)
  let accepted = 0
  for (const [index, field] of fields.entries()) if (await visit(field, index)) accepted++
  const bodies = shapedCalls(target.ids)
  for (const [index, { name, call }] of bodies.entries()) {
    for (const shape of Object.keys(shapes).filter((_, number) => isChosen(index, number))) {
      await judge(`${name} ← ${shape}`, (bytes) => call(shape, bytes), BODY_BYTES - 100)
    }
  }
  const worst = [...times].sort(([, one], [, other]) => other - one).slice(0, WORST_SHOWN)
  return {
    fields: fields.length + bodies.length,
    texts: textNames.length + Object.keys(shapes).length,
    calls,
    accepted,
    worst: Object.fromEntries(worst.map(([name, ms]) => [name, round(ms)])),
    faults,
  }
}

/** At its limit, at twice that, and as long as a request may be. */
function lengthsOf(limit: number | undefined, room: number): number[] {
  const all = limit === undefined ? [room] : [limit, 2 * limit, room]
  return [...new Set(all.filter((length) => length <= room))]
}

const round = (ms: number) => Math.round(ms * 10) / 10
