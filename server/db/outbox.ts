/**
 * Write first, deliver later. What must reach the world outside is a row in the outbox, committed together with what
 * caused it; this file delivers the rows. Several instances may work on one outbox: each leases what it works on.
 */
import type { Clock } from '../clock.ts'
import { type Database, locksRows, type Tx } from './open.ts'

/** How a delivery can fail. `permanent`: trying again cannot help. */
export class DeliveryError extends Error {
  readonly permanent: boolean

  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}

export interface Delivery {
  /** The row's id: stable over every try, so that a receiver can recognise a repetition. */
  id: string
  payload: string
  createdAt: number
  /**
   * To be called right before the act that cannot be taken back. If the process dies after it, the row is not tried
   * again but kept as `unconfirmed`: it was almost surely delivered, and a person can see it and decide.
   */
  handOver(): Promise<void>
}

export type Deliver = (delivery: Delivery) => Promise<void>

export interface OutboxEntry {
  id: string
  kind: string
  payload: unknown
}

export interface Outbox {
  /** Delivers soon after now; to be called after a commit that added entries. */
  nudge(): void
  /** Delivers everything that is due and returns how many rows were tried. */
  deliverDue(): Promise<number>
  start(): void
  /** Stops taking new rows and waits for those under way. */
  stop(): Promise<void>
}

const POLL_MS = 5000
/** Longer than any delivery may take (see the time-outs in `outside/mail.ts`). */
const LEASE_MS = 120_000
const BATCH = 10
const GIVE_UP_AFTER_MS = 24 * 3600_000
const FIRST_HOUR_MS = 3600_000

/**
 * Milliseconds to wait after a failure: 5 s, doubled up to 60 s during the first hour, then every 15 minutes. So a mail
 * leaves within two minutes of a short outage's end, even where the line's last connections fall silent and hold up others.
 */
export function backoff(attempts: number, age: number): number {
  return age < FIRST_HOUR_MS ? Math.min(5000 * 2 ** (attempts - 1), 60_000) : 900_000
}

/** Adds an entry within the caller's transaction. */
export async function enqueue(tx: Tx, clock: Clock, entry: OutboxEntry): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      id: entry.id,
      kind: entry.kind,
      payload: JSON.stringify(entry.payload),
      state: 'pending',
      attempts: 0,
      due_at: clock.now(),
      handed_over_at: null,
      last_error: null,
      created_at: clock.now(),
      finished_at: null,
    })
    .execute()
}

/** Notes, within the caller's transaction, something that was delivered without waiting in the outbox. */
export async function noteDelivered(tx: Tx, clock: Clock, entry: OutboxEntry, createdAt: number): Promise<void> {
  const now = clock.now()
  await tx
    .insertInto('outbox')
    .values({
      id: entry.id,
      kind: entry.kind,
      payload: JSON.stringify(entry.payload),
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
  kinds: Record<string, Deliver>
  onError: (error: unknown, id?: string) => void
}

export function createOutbox({ db, clock, kinds, onError }: OutboxSettings): Outbox {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let again = false
  let stopped = true

  async function lease() {
    const now = clock.now()
    let due = db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'pending')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(BATCH)
    if (locksRows(db)) due = due.forUpdate().skipLocked()
    return await db
      .updateTable('outbox')
      .set((eb) => ({ due_at: now + LEASE_MS, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', due)
      .returningAll()
      .execute()
  }

  type Row = Awaited<ReturnType<typeof lease>>[number]

  /** Changes nothing if the lease ended meanwhile and another instance took the row: each lease counts one attempt. */
  const update = ({ id, attempts }: Row, values: Partial<Omit<Row, 'id'>>) =>
    db
      .updateTable('outbox')
      .set(values)
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('attempts', '=', attempts)
      .executeTakeFirst()

  const finish = (row: Row, state: 'sent' | 'dead' | 'unconfirmed', error: string | null) =>
    update(row, { state, last_error: error, finished_at: clock.now() })

  async function handOver(row: Row): Promise<void> {
    const { numUpdatedRows } = await update(row, { handed_over_at: clock.now() })
    if (numUpdatedRows === 0n) throw new DeliveryError('Another instance took this over.', false)
  }

  async function deliverRow(row: Row): Promise<void> {
    if (row.handed_over_at !== null) {
      await finish(row, 'unconfirmed', 'The server stopped while this was being handed over.')
      return
    }
    let handingOver: Promise<void> | undefined
    try {
      const deliver = kinds[row.kind]
      if (!deliver) throw new DeliveryError(`Nothing here delivers "${row.kind}".`, true)
      await deliver({
        id: row.id,
        payload: row.payload,
        createdAt: row.created_at,
        handOver() {
          handingOver = handOver(row)
          return handingOver
        },
      })
    } catch (error) {
      // A line that broke meanwhile: the mark must not be set after it was taken back, or the row would never be tried again.
      await handingOver?.catch(() => {})
      await postpone(row, error)
      return
    }
    // Not within the `try`: if the database fails now, the row was delivered and must not be tried again.
    await finish(row, 'sent', null)
  }

  async function postpone(row: Row, error: unknown): Promise<void> {
    onError(error, row.id)
    const message = error instanceof Error ? error.message : String(error)
    const age = clock.now() - row.created_at
    if ((error instanceof DeliveryError && error.permanent) || age >= GIVE_UP_AFTER_MS) {
      await finish(row, 'dead', message)
    } else {
      const due_at = clock.now() + backoff(row.attempts, age)
      await update(row, { due_at, last_error: message, handed_over_at: null })
    }
  }

  async function deliverBatch(): Promise<number> {
    const rows = await lease()
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
    nudge: round,
    deliverDue: () => deliverDue(),
    start() {
      stopped = false
      round()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
