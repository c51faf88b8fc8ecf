/**
 * The outbox: mails and pushes are rows, committed together with their cause; this file delivers them. Several
 * instances may share one outbox: each leases its rows.
 */
import { DAY, HOUR, MINUTE, SECOND } from '#contract/endpoint.ts'
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
  /** Expiry in epoch milliseconds; none by default. */
  expiresAt?: number
  /** When a finished row is deleted; by default after the usual retention. */
  eraseAt?: number
}

export interface Outbox {
  /** Starts a delivery soon; call it after a commit that added entries. */
  wake(): void
  /** Delivers all due rows and returns the number of attempts. */
  deliverDue(): Promise<number>
  /** Reduces payloads that will not be delivered any more. */
  tidy(): Promise<void>
  start(): void
  /** Stops leasing rows and waits for deliveries in progress. */
  stop(): Promise<void>
}

const POLL_MS = 5 * SECOND
/** What comes one soon after another is leased and marked together, which takes as many statements as one does. */
const GATHER_MS = 50
/** Maximum number of resends of a row with an unknown result. */
const MOST_RESENDS = 1
const GIVE_UP_AFTER_MS = DAY

/**
 * Retry delay in milliseconds: 5 s, doubled up to 60 s during the first hour, then 15 minutes. So a mail
 * leaves within two minutes of a short outage's end, even if the outage's last connections hang and block others.
 */
function backoff(attempts: number, age: number): number {
  return age < HOUR ? Math.min(5 * SECOND * 2 ** (attempts - 1), MINUTE) : 15 * MINUTE
}

/** Adds entries within the caller's transaction. */
export async function enqueue(tx: Tx, clock: Clock, ...entries: OutboxEntry[]): Promise<void> {
  await entriesInsert(tx, clock, entries).execute()
}

/** For `insertTogether`. */
export function entriesInsert(tx: Tx, clock: Clock, entries: OutboxEntry[]) {
  const now = clock.now()
  const waiting = { state: 'pending' as const, attempts: 0, created_at: now }
  const rows = entries.map(({ id, kind, payload, dueAt = now, expiresAt = null, eraseAt = null }) => ({
    ...{ id, kind, payload: JSON.stringify(payload), due_at: dueAt, expires_at: expiresAt, erase_at: eraseAt },
    ...waiting,
  }))
  return tx.insertInto('outbox').values(rows)
}

/**
 * Records, within the caller's transaction, a delivery that bypassed the outbox.
 * @param entry its payload is the reduced one of its kind.
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
  /** The delivery of each kind of entry. */
  kinds: Kinds
  onError: (error: unknown, id?: string) => void
}

export function createOutbox({ db, clock, kinds, onError }: OutboxSettings): Outbox {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<number> | undefined
  let again = false
  let stopped = true

  /** Deliveries not recorded yet, because the database failed. */
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

  /** A row that may have arrived never becomes failed. */
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
      // The connection broke meanwhile: marking the row now would make it count as unconfirmed.
      await handingOver?.catch(() => {})
      await postpone(row, error)
      return
    }
    // Outside the `try`: if the database fails now, the row was delivered and must not be retried.
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

  /** This process remembers the delivery even after the lease, which would otherwise end in a duplicate. */
  async function noteTheRest(): Promise<void> {
    for (const row of unnoted) {
      await noteSent(row)
      unnoted = unnoted.filter((other) => other !== row)
    }
  }

  async function deliverBatch(): Promise<number> {
    await noteTheRest()
    const rows = await lease(db, clock)
    // All finish before an error ends the round, so that `stop` waits for each.
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

  /** One round at a time; a wake-up during a round, or soon after it, starts another one. */
  function wake(): void {
    if (stopped) return
    if (running) again = true
    else round()
  }

  function round(): void {
    clearTimeout(timer)
    again = false
    running = deliverDue(() => !stopped).catch((error) => {
      onError(error)
      return 0
    })
    void running.then(() => {
      if (stopped) running = undefined
      else timer = setTimeout(rested, GATHER_MS)
    })
  }

  function rested(): void {
    running = undefined
    if (again) round()
    else timer = setTimeout(round, POLL_MS)
  }

  return {
    wake,
    deliverDue: () => deliverDue(),
    tidy: () => reducePayloads(db, clock, kinds),
    start() {
      stopped = false
      wake()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
      running = undefined
      await noteTheRest().catch(onError)
    },
  }
}
