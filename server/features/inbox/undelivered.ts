/** Undelivered mails. Their text is never shown, because it may contain sign-in links. */
import * as z from 'zod/mini'
import type { PageQuery } from '#contract/page.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { failedMailPage, retryFailed, retryOne, setAside } from './undelivered-store.ts'

const addressed = z.object({ to: z.object({ address: z.string() }), subject: z.string() })

export async function listUndelivered({ db }: Services, { query }: Call<unknown, 'admin', PageQuery>) {
  const { rows, next } = await failedMailPage(db, query.after)
  const items = rows.map((row) => ({
    id: row.id,
    ...about(row.payload),
    state: row.state === 'unconfirmed' ? ('unconfirmed' as const) : ('failed' as const),
    reason: row.last_error,
    failedAt: row.finished_at ?? row.created_at,
  }))
  return { items, next }
}

export async function retryMail({ clock, outbox }: Services, call: Call<unknown, 'admin'>) {
  const { params, user } = call
  await call.write(async (tx) => {
    const payload = await retryOne(tx, params.id ?? '', clock.now())
    if (payload === undefined) throw new HttpError('not-found')
    await logAdmin(tx, clock, user.email, 'mail-retried', about(payload).to)
  })
  outbox.wake()
  return { success: true as const }
}

export async function retryAllMails({ clock, outbox }: Services, call: Call<unknown, 'admin'>) {
  const { user } = call
  const count = await call.write(async (tx) => {
    const payloads = await retryFailed(tx, clock.now())
    for (const payload of payloads) await logAdmin(tx, clock, user.email, 'mail-retried', about(payload).to)
    return payloads.length
  })
  outbox.wake()
  return { success: true as const, count }
}

export async function dismissMail({ clock }: Services, call: Call<unknown, 'admin'>) {
  const { params, user } = call
  await call.write(async (tx) => {
    const payload = await setAside(tx, params.id ?? '', clock.now())
    if (payload === undefined) throw new HttpError('not-found')
    await logAdmin(tx, clock, user.email, 'mail-dismissed', about(payload).to)
  })
  return { success: true as const }
}

/** Of a mail that could not be read nothing is kept: it is listed all the same, so that it can be dismissed. */
function about(payload: string) {
  const { data } = z.safeParse(addressed, JSON.parse(payload))
  return { to: data?.to.address ?? '', subject: data?.subject ?? '' }
}
