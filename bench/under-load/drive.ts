/** Sends requests, at a given rate or as fast as they are answered, and tells how they were answered. */
import { createHistogram, performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { Pool } from 'undici'
import type { Kind } from './mix.ts'

export interface Figures {
  /** Answered properly per second. */
  perSecond: number
  /** Milliseconds until the whole answer was there. At a given rate they count from when the request was due, however late it left. */
  p50: number
  p99: number
  worst: number
  /** Requests that were answered with anything but 200, or not at all. */
  errors: number
  /** What the first of them was answered with. */
  firstError?: string
}

const CONNECTIONS = 100
const GIVE_UP_MS = 30_000
/** Timers are late by a millisecond or more, so every tick sends whatever has come due. */
const TICK_MS = 2

function createRecord() {
  const latencies = createHistogram()
  const begin = performance.now()
  let answered = 0
  let errors = 0
  let firstError: string | undefined
  return {
    answer(ms: number) {
      answered += 1
      latencies.record(Math.max(1, Math.round(ms * 1000)))
    },
    fail(why: string) {
      errors += 1
      firstError ??= why
    },
    figures(): Figures {
      const at = (percentile: number) => rounded(latencies.percentile(percentile) / 1000)
      const perSecond = Math.round((answered / (performance.now() - begin)) * 1000)
      const worst = answered > 0 ? rounded(latencies.max / 1000) : 0
      return { perSecond, p50: at(50), p99: at(99), worst, errors, ...(firstError !== undefined && { firstError }) }
    },
  }
}

const rounded = (ms: number) => Number(ms.toFixed(ms < 10 ? 1 : 0))

/** Whether or not the answers keep up. */
export async function atRate(url: string, kind: Kind, perSecond: number, seconds: number): Promise<Figures> {
  const pool = openPool(url, CONNECTIONS)
  const record = createRecord()
  const underWay: Promise<void>[] = []
  const begin = performance.now()
  for (let sent = 0; sent < perSecond * seconds; await setTimeout(TICK_MS)) {
    const due = Math.min(perSecond * seconds, Math.floor(((performance.now() - begin) / 1000) * perSecond) + 1)
    for (; sent < due; sent++) underWay.push(send(pool, kind, record, begin + (sent / perSecond) * 1000))
  }
  await Promise.all(underWay)
  const figures = record.figures()
  await pool.close()
  return figures
}

/** @param atOnce how many requests are under way at any moment. */
export async function flatOut(url: string, kind: Kind, atOnce: number, seconds: number): Promise<Figures> {
  const pool = openPool(url, atOnce)
  const record = createRecord()
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) await send(pool, kind, record, performance.now())
    }),
  )
  const figures = record.figures()
  await pool.close()
  return figures
}

const openPool = (url: string, connections: number) =>
  new Pool(url, { connections, headersTimeout: GIVE_UP_MS, bodyTimeout: GIVE_UP_MS })

async function send(pool: Pool, kind: Kind, record: ReturnType<typeof createRecord>, due: number): Promise<void> {
  try {
    const { statusCode, body } = await pool.request(kind.request())
    if (statusCode === 200) {
      await body.dump({ limit: 2 ** 24 })
      record.answer(performance.now() - due)
    } else record.fail(`${statusCode}: ${(await body.text()).slice(0, 200)}`)
  } catch (error) {
    record.fail(String(error))
  }
}
