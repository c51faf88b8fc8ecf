/** Stops guessing: wrong passwords for one account from one visitor are counted, in the database. */
import { createHash } from 'node:crypto'
import { LOCKOUT } from '../../../contract/accounts.ts'
import { countOne, forgetCount, readCount } from '../../db/limits.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'

export interface Lockout {
  /** @throws Refusal `rate-limited` after too many failures. */
  check(): Promise<void>
  countFailure(): Promise<void>
  forget(): Promise<void>
}

export function openLockout({ db, clock, env }: Services, email: string, visitor: string): Lockout {
  const account = createHash('sha256').update(email.toLowerCase()).digest('base64url').slice(0, 22)
  const id = `wrong password ${account} ${visitor}`
  return {
    async check() {
      if (env.RATE_LIMITS === 'off') return
      const { count, resetsAt } = await readCount(db, clock, id)
      if (count >= LOCKOUT.failures) throw new Refusal('rate-limited', { retryAfterMs: resetsAt - clock.now() })
    },
    countFailure: async () => void (await countOne(db, clock, id, LOCKOUT.windowMs)),
    forget: () => forgetCount(db, id),
  }
}
