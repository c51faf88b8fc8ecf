/**
 * Hourly limits of mails that visitors can cause to one address, over all visitors. Mails over
 * the limit are dropped silently: the answer reveals nothing about the address.
 */
import { createHash } from 'node:crypto'
import { HOUR } from '#contract/endpoint.ts'
import type { Clock } from '#server/clock.ts'
import type { Env } from '#server/config/env.ts'
import { countOne } from '#server/db/limits.ts'
import type { Tx } from '#server/db/open.ts'

const WINDOW_MS = HOUR

const most = {
  /** Links that sign in, set a password or confirm the address, together. */
  link: 5,
  /** Receipts for messages, which anybody can send with any address. */
  receipt: 3,
  /** Notices about passwords and deletions, which the registrant of another person's address could cause again and again. */
  news: 5,
}

/** Counts one mail to the address. @returns whether it may be sent. */
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
