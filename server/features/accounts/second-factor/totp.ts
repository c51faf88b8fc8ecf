/** Codes that change with time: TOTP (RFC 6238) as every app has it, of six digits, with HMAC-SHA-1 and steps of 30 seconds. */
import { Secret, TOTP } from 'otpauth'

/** RFC 6238 section 5.2: a code that was on its way when its step ended still counts, and clocks may differ a little. */
const STEPS_EITHER_WAY = 1

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: new Uint8Array(bytes).buffer })
const totpOf = (secret: Uint8Array) => new TOTP({ secret: secretOf(secret), algorithm: 'SHA1', digits: 6, period: 30 })

/** RFC 4648 section 6, without padding. */
export const base32 = (bytes: Uint8Array): string => secretOf(bytes).base32

/** The code that an app shows at this time. @param at epoch milliseconds. */
export const codeAt = (secret: Uint8Array, at: number): string => totpOf(secret).generate({ timestamp: at })

/** Which step a code belongs to; undefined if it is not one of this time. @param at epoch milliseconds. */
export function stepOf(secret: Uint8Array, code: string, at: number): number | undefined {
  const totp = totpOf(secret)
  const steps = totp.validate({ token: code, timestamp: at, window: STEPS_EITHER_WAY })
  return steps === null ? undefined : totp.counter({ timestamp: at }) + steps
}
