/** Whether a client gets mails about their projects. */
import type { Notices, NoticesWish } from '#contract/portal/notices.ts'
import { holdUser } from '#server/db/accounts.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import { readNoticesToken } from '#server/projects/notices-token.ts'
import type { ClientCall } from '#server/projects/projects.ts'
import { noticesStopped, resumeNoticesOf, stopNoticesOf } from '#server/projects/store.ts'
import type { Services } from '#server/services.ts'

export async function readNotices({ db, mail }: Services, { user }: ClientCall): Promise<Notices> {
  return { mail: !(await noticesStopped(db, user.id)), mailWay: mail.way }
}

export async function setNotices(
  { clock, mail }: Services,
  { user, body, write }: ClientCall<NoticesWish>,
): Promise<Notices> {
  await write((tx) => (body.mail ? resumeNoticesOf(tx, user.id) : stopNoticesOf(tx, user.id, clock.now())))
  return { mail: body.mail, mailWay: mail.way }
}

/** @throws HttpError `not-found` for an invalid token or a deleted account. */
export async function stopByToken({ db, clock, secret }: Services, { params }: Call<unknown>): Promise<NoticesWish> {
  const userId = readNoticesToken(secret, params.token ?? '')
  if (userId === undefined) throw new HttpError('not-found')
  await db.transaction().execute(async (tx) => {
    if (!(await holdUser(tx, userId))) throw new HttpError('not-found')
    await stopNoticesOf(tx, userId, clock.now())
  })
  return { mail: false }
}
