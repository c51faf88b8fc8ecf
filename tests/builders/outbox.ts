/** Outboxes on a database of their own, for one test. */
import { onTestFinished } from 'vitest'
import type { Deliver } from '#server/db/outbox/kinds.ts'
import { createOutbox, enqueue, type Outbox } from '#server/db/outbox/outbox.ts'
import { keepHeading, MAIL, type Mail } from '#server/integrations/mail.ts'
import { buildMigratedDatabase, type Engine } from '#tests/servers/database.ts'
import { buildClock } from './clock.ts'

export const buildMail = (changes: Partial<Mail> = {}): Mail => ({
  from: { name: 'The Site', address: 'site@example.org' },
  to: { name: 'The Owner', address: 'owner@example.org' },
  subject: 'A subject',
  text: 'A text.',
  language: 'en',
  ...changes,
})

export async function buildOutbox(engine: Engine) {
  const database = await buildMigratedDatabase(engine)
  const db = await database.open()
  const clock = buildClock()
  /** What was reported as failed, by row. */
  const errors: { id: string | undefined; error: unknown }[] = []
  const outboxes: Outbox[] = []
  onTestFinished(async () => {
    await Promise.all(outboxes.map((outbox) => outbox.stop()))
    await database.remove()
  })
  return {
    db,
    clock,
    errors,
    dataDir: database.dataDir,
    /** A worker with its own connections, as another instance of the site has. */
    async worker(deliver: Deliver): Promise<Outbox> {
      const kinds = { [MAIL]: { deliver, keep: keepHeading } }
      const onError = (error: unknown, id?: string) => errors.push({ id, error })
      const outbox = createOutbox({ db: await database.open(), clock, kinds, onError })
      outboxes.push(outbox)
      return outbox
    },
    async add(id: string, mail: Mail = buildMail(), kind = MAIL): Promise<void> {
      await db.transaction().execute((tx) => enqueue(tx, clock, { id, kind, payload: mail }))
    },
    row: (id: string) => db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  }
}

/** A promise that the test settles by hand. */
export function buildGate() {
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open() }
}
