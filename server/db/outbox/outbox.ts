/**
 * Write first, deliver later. What must reach the world outside is a row in the outbox, committed together with what
 * caused it; this file delivers the rows. Several instances may work on one outbox: each leases what it works on.
 */
import type { Clock } from '#server/clock.ts'
import { coalesce } from '#server/db/engines/coalesce.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { DeliveryError, type Kinds } from './kinds.ts'
import { BATCH, type Changes, type LeasedRow, lease, markHandedOver, markSent, updateLeased } from './lease.ts'
import { keptOf, reduced, reducePayloads } from './payload.ts'

export interface OutboxEntry {
  id: string
  kind: string
  payload: unknown
  /** Epoch milliseconds; at once unless told. */
  dueAt?: number
  /** When there is no use in delivering it any more, in epoch milliseconds; never unless given. */
  expiresAt?: number
  /** From when on the row is deleted, once it has left or was given up; as others unless given. */
  eraseAt?: number
}

export interface Outbox {
  /** Delivers soon after now; to be called after a commit that added entries. */
  wake(): void
  /** Delivers everything that is due and returns how many rows were tried. */
  deliverDue(): Promise<number>
  /** Reduces payloads that nothing will deliver any more and that are not reduced yet. */
  tidy(): Promise<void>
  start(): void
  /** Stops taking new rows and waits for those under way. */
  stop(): Promise<void>
}

const POLL_MS = 5000
/** How often a row is delivered again of which nobody knows whether it arrived. */
const MOST_RESENDS = 1
const GIVE_UP_AFTER_MS = 24 * 3600_000
const FIRST_HOUR_MS = 3600_000

/**
 * Milliseconds to wait after a failure: 5 s, doubled up to 60 s during the first hour, then every 15 minutes. So a mail
 * leaves within two minutes of a short outage's end, even where the line's last connections fall silent and hold up others.
 */
export function backoff(attempts: number, age: number): number {
  return age < FIRST_HOUR_MS ? Math.min(5000 * 2 ** (attempts - 1), 60_000) : 900_000
}

/** Adds entries within the caller's transaction. */
export async function enqueue(tx: Tx, clock: Clock, ...entries: OutboxEntry[]): Promise<void> {
  const now = clock.now()
  const waiting = { state: 'pending' as const, attempts: 0, created_at: now }
  const rows = entries.map(({ id, kind, payload, dueAt = now, expiresAt = null, eraseAt = null }) => ({
    ...{ id, kind, payload: JSON.stringify(payload), due_at: dueAt, expires_at: expiresAt, erase_at: eraseAt },
    ...waiting,
  }))
  await tx.insertInto('outbox').values(rows).execute()
}

/**
 * Notes, within the caller's transaction, something that was delivered without waiting in the outbox.
 * @param entry its payload is what its kind keeps of one.
 */
export async function noteDelivered(tx: Tx, clock: Clock, entry: OutboxEntry, createdAt: number): Promise<void> {
  const now = clock.now()
  await tx
    .insertInto('outbox')
    .values({
      id: entry.id,
      kind: entry.kind,
      payload: JSON.stringify(entry.payload),
      payload_reduced: 1,
      state: 'sent',
      attempts: 1,
      due_at: now,
      handed_over_at: now,
      last_error: null,
      created_at: createdAt,
      finished_at: now,
    })
    .execute()
}

export interface OutboxSettings {
  db: Database
  clock: Clock
  /** How each kind of entry is delivered. */
  kinds: Kinds
  onError: (error: unknown, id?: string) => void
}

export function createOutbox({ db, clock, kinds, onError }: OutboxSettings): Outbox {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let again = false
  let stopped = true

  /** What was delivered while the database could not be told. */
  let unnoted: LeasedRow[] = []

  const update = (row: LeasedRow, changes: Changes) => updateLeased(db, row, changes)

  const noteSent = coalesce<LeasedRow, true>(async (rows) => {
    await markSent(
      db,
      clock,
      rows,
      rows.map((row) => keptOf(kinds, row)),
    )
    return rows.map(() => true)
  }, BATCH)

  const noteHandedOver = coalesce<LeasedRow, boolean>((rows) => markHandedOver(db, clock, rows), BATCH)

  /** A row that may have arrived is never told as one that failed. */
  const giveUp = (row: LeasedRow, error: string, changes: Changes = {}) => {
    const state = row.unconfirmed_count > 0 ? 'unconfirmed' : 'dead'
    return update(row, { state, last_error: error, finished_at: clock.now(), ...changes })
  }

  async function handOver(row: LeasedRow): Promise<void> {
    if (!(await noteHandedOver(row))) throw new DeliveryError('Another instance took this over.', false)
  }

  async function deliverRow(row: LeasedRow): Promise<void> {
    if (row.expires_at !== null && row.expires_at <= clock.now()) {
      await giveUp(row, 'The link in it had expired before it could be sent.', reduced(kinds, row))
      return
    }
    if (row.unconfirmed_count > MOST_RESENDS) {
      await giveUp(row, 'The server stopped while this was being handed over, and again when it was sent once more.')
      return
    }
    let handingOver: Promise<void> | undefined
    try {
      const kind = kinds[row.kind]
      if (!kind) throw new DeliveryError(`Nothing here delivers "${row.kind}".`, true)
      await kind.deliver({
        id: row.id,
        payload: row.payload,
        createdAt: row.created_at,
        handOver() {
          handingOver = handOver(row)
          return handingOver
        },
      })
    } catch (error) {
      // A line that broke meanwhile: the mark must not be set after it was taken back, or the row would count as unconfirmed.
      await handingOver?.catch(() => {})
      await postpone(row, error)
      return
    }
    // Not within the `try`: if the database fails now, the row was delivered and must not be tried again.
    await noteSent(row).catch((error) => {
      unnoted.push(row)
      throw error
    })
  }

  async function postpone(row: LeasedRow, error: unknown): Promise<void> {
    onError(error, row.id)
    const message = error instanceof Error ? error.message : String(error)
    const age = clock.now() - row.created_at
    if ((error instanceof DeliveryError && error.permanent) || age >= GIVE_UP_AFTER_MS) {
      await giveUp(row, message)
    } else {
      const due_at = clock.now() + backoff(row.attempts, age)
      await update(row, { due_at, last_error: message, handed_over_at: null })
    }
  }

  /** While this process lives it knows better than the lease, which would end in a second delivery. */
  async function noteTheRest(): Promise<void> {
    for (const row of unnoted) {
      await noteSent(row)
      unnoted = unnoted.filter((other) => other !== row)
    }
  }

  async function deliverBatch(): Promise<number> {
    await noteTheRest()
    const rows = await lease(db, clock)
    // All of them come to an end before one's failure ends the round, so that `stop` waits for each.
    const results = await Promise.allSettled(rows.map(deliverRow))
    for (const result of results) if (result.status === 'rejected') throw result.reason
    return rows.length
  }

  async function deliverDue(goOn = () => true): Promise<number> {
    let tried = 0
    while (goOn()) {
      const batch = await deliverBatch()
      tried += batch
      if (batch < BATCH) break
    }
    return tried
  }

  /** One round at a time; a nudge during a round starts another after it. */
  function round(): void {
    if (stopped) return
    if (running) {
      again = true
      return
    }
    clearTimeout(timer)
    running = deliverDue(() => !stopped).catch((error) => {
      onError(error)
      return 0
    })
    void running.then(() => {
      running = undefined
      if (stopped) return
      if (again) {
        again = false
        round()
      } else timer = setTimeout(round, POLL_MS)
    })
  }

  return {
    wake: round,
    deliverDue: () => deliverDue(),
    tidy: () => reducePayloads(db, clock, kinds),
    start() {
      stopped = false
      round()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
      await noteTheRest().catch(onError)
    },
  }
}
