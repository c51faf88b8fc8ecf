/** Hashing passwords, and rejecting common ones. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

// OWASP Password Storage Cheat Sheet, argon2id: 12 MiB of memory, three passes, one lane. Of its equivalent
// settings this takes less memory than the best-known (19 MiB, two passes), which each hashing thread retains.
const MEMORY_KIB = 12 * 1024
const PASSES = 3
const LANES = 1
const SALT_BYTES = 16
const HASH_BYTES = 32

const derive = promisify(argon2)

/** @returns a PHC string with its parameters, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const hash = await argon2id(password, nonce, { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES })
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(nonce)}$${unpadded(hash)}`
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored)
  if (!match) return false
  const [, memory, passes, parallelism, salt = '', hash = ''] = match
  const expected = Buffer.from(hash, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const actual = await argon2id(password, Buffer.from(salt, 'base64'), cost, expected.length)
  return timingSafeEqual(actual, expected)
}

/** Normalized, because systems type an é as one or two code points. */
const argon2id = (
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
  tagLength = HASH_BYTES,
) => derive('argon2id', { message: Buffer.from(password.normalize('NFC')), nonce, tagLength, ...cost })

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/={1,2}$/, '')

/** True for common passwords, in any case. The list loads on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return (dictionary.passwords as string[]).includes(password.toLowerCase())
}
