/** Whether a client is mailed what happens on their projects. */
import type { Notices } from '../../../contract/portal-notices.ts'
import type { Call } from '../../http/mount.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { readNoticesToken } from './notices-token.ts'
import type { ClientCall } from './projects.ts'
import { noticesStopped, resumeNoticesOf, stopNoticesOf } from './store.ts'

export async function readNotices({ db }: Services, { user }: ClientCall): Promise<Notices> {
  return { mail: !(await noticesStopped(db, user.id)) }
}

export async function setNotices({ db, clock }: Services, { user, body }: ClientCall<Notices>): Promise<Notices> {
  if (body.mail) await resumeNoticesOf(db, user.id)
  else await stopNoticesOf(db, user.id, clock.now())
  return body
}

/** @throws Refusal `not-found` for a token that is not ours, and for one whose account is gone. */
export async function stopByToken({ db, clock, secret }: Services, { params }: Call<unknown>): Promise<Notices> {
  const userId = readNoticesToken(secret, params.token ?? '')
  if (userId === undefined || !(await stopNoticesOf(db, userId, clock.now()))) throw new Refusal('not-found')
  return { mail: false }
}
