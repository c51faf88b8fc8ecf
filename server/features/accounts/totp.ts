/** Codes that change with time: TOTP (RFC 6238) as every app has it, of six digits, with HMAC-SHA-1 and steps of 30 seconds. */
import { createHmac } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
/** RFC 6238 section 5.2: a code that was on its way when its step ended still counts, and clocks may differ a little. */
const STEPS_EITHER_WAY = 1

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648 section 6, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** @param at epoch milliseconds. @returns which step it is in. */
const stepAt = (at: number) => Math.floor(at / STEP_MS)

/** RFC 4226 section 5.3, with the step as the counter. */
function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac[mac.length - 1]! & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The code that an app shows at this time. @param at epoch milliseconds. */
export const codeAt = (secret: Uint8Array, at: number) => codeOf(secret, stepAt(at))

/** Which step a code belongs to; undefined if it is not one of this time. @param at epoch milliseconds. */
export function stepOf(secret: Uint8Array, code: string, at: number): number | undefined {
  const now = stepAt(at)
  for (let step = now - STEPS_EITHER_WAY; step <= now + STEPS_EITHER_WAY; step++) {
    if (codeOf(secret, step) === code) return step
  }
  return undefined
}
