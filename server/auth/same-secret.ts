import { timingSafeEqual } from 'node:crypto'

/** Compares in a time that tells nothing about where they differ. */
export function isSameSecret(own: string, given: string): boolean {
  const [one, other] = [Buffer.from(own), Buffer.from(given)]
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}
