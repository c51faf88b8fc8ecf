/** TOTP (RFC 6238) as all apps implement it: six digits, HMAC-SHA-1, steps of 30 seconds. */
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 section 5.2: accepts neighbouring steps for delay and clock differences. */
const STEPS_EITHER_WAY = 1

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer })
const totpOf = (secret: Uint8Array) => new TOTP({ secret: secretOf(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** RFC 4648 section 6, without padding. */
export const base32 = (bytes: Uint8Array): string => secretOf(bytes).base32

/** The code at a time. @param at epoch milliseconds. */
export const codeAt = (secret: Uint8Array, at: number): string => totpOf(secret).generate({ timestamp: at })

/** The step of a code; undefined if it is not valid at this time. @param at epoch milliseconds. */
export function stepOf(secret: Uint8Array, code: string, at: number): number | undefined {
  const totp = totpOf(secret)
  const steps = totp.validate({ token: code, timestamp: at, window: STEPS_EITHER_WAY })
  return steps === null ? undefined : totp.counter({ timestamp: at }) + steps
}
