/**
 * Messages to the owner that were written offline, kept on this device until they are delivered. Page and service worker
 * share them: the first to notice the connection delivers, one at a time, and the other finds it done.
 */
import { type ContactMessage, sendContact } from '#contract/contact.ts'
import { DAY } from '#contract/endpoint.ts'
import { call } from '#web/platform/api.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { isRefusal } from '#web/platform/refusal.ts'
import { CONTACT_SYNC } from './worker-messages.ts'

/** The server knows a message's key for a week: within a day a repetition is recognised for sure. */
const TRIED_FOR_MS = 1 * DAY

interface Waiting {
  /** Makes repeating it harmless. */
  key: string
  message: ContactMessage
  writtenAt: number
}

/** What became of a message; its text is kept only if it was not delivered. */
export type Outcome = { key: string; outcome: 'sent' } | { key: string; outcome: 'refused'; message: ContactMessage }

/** @throws where the browser cannot keep it: then nothing may be promised. */
export async function queueMessage(message: ContactMessage, key: string): Promise<void> {
  await inStore('readwrite', (store) => store.put({ key, message, writtenAt: Date.now() } satisfies Waiting))
}

/** Delivers what is kept. @throws if something still waits: it is to be tried again. */
export async function deliverQueued(): Promise<void> {
  await navigator.locks.request(CONTACT_SYNC, async () => {
    const all = await inStore<(Waiting | Outcome)[]>('readonly', (store) => store.getAll())
    const failures: unknown[] = []
    for (const kept of all) {
      if ('outcome' in kept) continue
      const outcome = await deliver(kept).catch((error: unknown) => void failures.push(error))
      if (outcome) await inStore('readwrite', (store) => store.put(outcome))
      // One that the server fails at holds up none of the others; without a network each would hang in turn.
      else if (!(failures.at(-1) instanceof ApiError)) break
    }
    if (failures.length > 0) throw failures[0]
  })
}

async function deliver({ key, message, writtenAt }: Waiting): Promise<Outcome> {
  if (Date.now() - writtenAt > TRIED_FOR_MS) return { key, outcome: 'refused', message }
  try {
    await call(sendContact, message, { idempotencyKey: key })
    return { key, outcome: 'sent' }
  } catch (error) {
    if (error instanceof ApiError && isRefusal(error.status)) return { key, outcome: 'refused', message }
    throw error
  }
}

/** What became of messages since it was last asked for, each told once; and whether others still wait. */
export async function takeOutcomes(): Promise<{ outcomes: Outcome[]; waiting: boolean }> {
  return await navigator.locks.request(CONTACT_SYNC, async () => {
    const all = await inStore<(Waiting | Outcome)[]>('readonly', (store) => store.getAll())
    const outcomes = all.filter((kept) => 'outcome' in kept)
    for (const { key } of outcomes) await inStore('readwrite', (store) => store.delete(key))
    return { outcomes, waiting: outcomes.length < all.length }
  })
}

const DATABASE = 'kept-messages'
const STORE = 'messages'

/** Does one thing with the store. Resolves when it is on the disk. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const request = act(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
