/** Two requests that meet, each at a moment that the test chooses, without waiting for the clock. */

import { sql } from 'kysely'
import type { Database, Tx } from '#server/db/open.ts'
import type { TestApp } from '#tests/servers/app.ts'
import { request } from '#tests/servers/requests.ts'
import type { Browser } from './accounts.ts'
import { eventually } from './eventually.ts'

interface Sent {
  method: string
  path: string
  /** JSON, or a file's bytes. */
  body: object
}

/** Sends a request whose body arrives only once something else has happened: by then the server has read who asks. */
export async function sendSlowly(
  { app }: Pick<TestApp, 'app'>,
  browser: Browser,
  { method, path, body }: Sent,
  meanwhile: () => Promise<unknown>,
): Promise<Response> {
  const isFile = body instanceof Uint8Array
  const bytes = isFile ? body : new TextEncoder().encode(JSON.stringify(body))
  const stream = new ReadableStream(
    {
      async pull(controller) {
        await meanwhile()
        controller.enqueue(bytes)
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { Cookie, 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }
  return await request(app, path, { method, headers, body: stream })
}

interface Meeting<First, Second> {
  /** What the first one has to wait for; it is undone in the end. */
  block(tx: Tx): Promise<unknown>
  first(): Promise<First>
  second(): Promise<Second>
}

/** On PostgreSQL: stops the first half way, and lets it go on once the second is done, or waits for the first. */
export async function overtake<First, Second>(
  site: TestApp,
  { block, first, second }: Meeting<First, Second>,
): Promise<[First, Second]> {
  const db = await site.openAgain()
  const blocker = await db.startTransaction().execute()
  await block(blocker)
  const stopped = first()
  await eventually(async () => {
    if ((await countWaiting(db)) < 1) throw new Error('The first does not wait yet.')
  })
  let isDone = false
  const overtaking = second().finally(() => {
    isDone = true
  })
  await eventually(async () => {
    if (!isDone && (await countWaiting(db)) < 2) throw new Error('The second is neither done nor waiting.')
  })
  await blocker.rollback().execute()
  return await Promise.all([stopped, overtaking])
}

/** How many statements wait for a lock. */
async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return Number(rows[0]?.count)
}
