/** Keeps a small secret unreadable for whoever has the database alone: AES-256-GCM with a key from the site's secret. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (siteSecret: string) => Buffer.from(hkdfSync('sha256', siteSecret, '', 'second factor', KEY_BYTES))

/** @param whose is needed to open it again, so that nobody's is worth anything under another name. */
export function encrypt(siteSecret: string, whose: string, secret: Uint8Array): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(siteSecret), nonce).setAAD(Buffer.from(whose))
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** @returns undefined if it was sealed with another secret: the site's was changed since. */
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
