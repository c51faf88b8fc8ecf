/** Encrypts a small secret with AES-256-GCM and a key derived from the site's secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (siteSecret: string) => Buffer.from(hkdfSync('sha256', siteSecret, '', 'second factor', KEY_BYTES))

/** @param whose is authenticated too, so that the text is invalid for another user. */
export function encrypt(siteSecret: string, whose: string, secret: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(siteSecret), nonce).setAAD(Buffer.from(whose))
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** @returns undefined if it was encrypted with another secret of the site. */
export function decrypt(siteSecret: string, whose: string, encrypted: string): Buffer | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, keyOf(siteSecret), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(whose)).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}
