/** What this browser keeps. `navigator.cookieEnabled` is true where the visitor has forbidden cookies: only a try tells. */
import { hasCookie, removeCookie, storage, writeCookie } from './storage.ts'

const PROBE = 'probe'

export function keepsCookies(): boolean {
  writeCookie(PROBE, '1')
  const kept = hasCookie(PROBE)
  if (kept) removeCookie(PROBE)
  return kept
}

/** Whether what is written is there at the next visit. */
export function keepsStorage(): boolean {
  storage.write(PROBE, '1')
  const kept = storage.read(PROBE) !== null
  if (kept) storage.remove(PROBE)
  return kept
}
