/**
 * How often strangers can have the site mail one address within an hour, whoever they are and from wherever they come. What
 * is over the limit is not mailed, silently: the answer to whoever caused it says nothing about the address.
 */
import { createHash } from 'node:crypto'
import { HOUR } from '#contract/endpoint.ts'
import type { Clock } from '#server/clock.ts'
import type { Env } from '#server/config/env.ts'
import { countOne } from '#server/db/limits.ts'
import type { Tx } from '#server/db/open.ts'

const WINDOW_MS = HOUR

const most = {
  /** Links that sign in, set a password or prove the address, all of them together. */
  link: 5,
  /** That a message has arrived, which whoever wrote it may have signed with anybody's address. */
  receipt: 3,
  /** That a password was changed or an account deleted: whoever registers another's address can do both, time after time. */
  news: 5,
}

/** Counts one mail of the kind to the address. @returns whether it may be sent. */
export async function mayMail(
  tx: Tx,
  { clock, env }: { clock: Clock; env: Env },
  kind: keyof typeof most,
  email: string,
): Promise<boolean> {
  const address = createHash('sha256').update(email.toLowerCase()).digest('base64url')
  const { count } = await countOne(tx, clock, `mail ${kind} ${address}`, WINDOW_MS)
  return count <= most[kind] || env.RATE_LIMITS === 'off'
}
