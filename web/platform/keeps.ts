/** What this browser keeps. `navigator.cookieEnabled` is true where the visitor has forbidden cookies: only a try tells. */
import { hasCookie, removeCookie, writeCookie } from './storage.ts'

const PROBE = 'probe'

export function keepsCookies(): boolean {
  writeCookie(PROBE, '1')
  const kept = hasCookie(PROBE)
  if (kept) removeCookie(PROBE)
  return kept
}
