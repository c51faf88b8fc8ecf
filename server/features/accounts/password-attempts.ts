/** Limits password guessing. Every try is counted in the database before it is checked. */
import { createHash } from 'node:crypto'
import { LOCKOUT, SLOWDOWN } from '#contract/accounts/accounts.ts'
import { hashPassword, verifyPassword } from '#server/auth/password.ts'
import { findPasswordHash, findUserByEmail } from '#server/db/accounts.ts'
import { countOne, forgetCount } from '#server/db/limits.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { findKnownBrowser } from './known-browser.ts'

interface Try {
  /** @returns the user; undefined for a wrong password. An unknown account takes as long. */
  check(password: string): Promise<{ id: string; isAdmin: boolean; isDisabled: boolean; hash: string } | undefined>
  /** Call this after a successful sign-in. */
  forget(): Promise<void>
}

/**
 * Counts a try at an account's password, wherever it is asked for. Concurrent tries beyond the limit are
 * rejected unchecked, so a rejection reveals nothing about the password.
 * @throws HttpError `rate-limited`.
 */
export async function beginTry(
  services: Services,
  email: string,
  { visitor, headers }: Pick<Call<unknown>, 'visitor' | 'headers'>,
): Promise<Try> {
  const { db, env } = services
  const account = createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)
  const user = await findUserByEmail(db, email)
  const hash = user && (await findPasswordHash(db, user.id))
  // A known browser is not slowed down by guesses elsewhere.
  const browser = hash && findKnownBrowser(services, headers, hash)
  const counts = [`wrong password ${account} ${browser || visitor}`]
  if (!browser) counts.push(`wrong password ${account}`, `next password ${account}`)
  if (env.RATE_LIMITS !== 'off') await countTry(services, counts)
  return {
    async check(password) {
      if (user && hash) return (await verifyPassword(password, hash)) ? { ...user, hash } : undefined
      await hashPassword(password)
      return undefined
    },
    async forget() {
      for (const id of counts) await forgetCount(db, id)
    },
  }
}

async function countTry({ db, clock }: Services, [here = '', everywhere, next]: string[]): Promise<void> {
  const rateLimited = (until: number) => new HttpError('rate-limited', { retryAfterMs: until - clock.now() })
  const own = await countOne(db, clock, here, LOCKOUT.windowMs)
  if (own.count > LOCKOUT.failures) throw rateLimited(own.resetsAt)
  if (!everywhere || !next) return
  const { count } = await countOne(db, clock, everywhere, SLOWDOWN.windowMs)
  if (count <= SLOWDOWN.free) return
  const turn = await countOne(db, clock, next, waitAfter(count))
  if (turn.count > 1) throw rateLimited(turn.resetsAt)
}

function waitAfter(count: number): number {
  const { free, firstMs, longestMs } = SLOWDOWN
  return Math.min(firstMs * 2 ** (count - free - 1), longestMs)
}
