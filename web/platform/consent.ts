/** Whether Google Analytics may count this visitor besides the site itself. Without a measurement ID nobody is asked. */

import { storage, watchStorage } from './storage.ts'
import { asksNotToBeTracked } from './tracking/may-count.ts'

const KEY = 'analytics-consent'
const DECIDED = 'analytics-consent-decided'

/** `unasked`: nothing was decided yet. `unwanted`: not to be tracked at all, which is not to be asked about. */
export type Consent = 'given' | 'refused' | 'unasked' | 'unwanted'

export function readConsent(): Consent {
  if (asksNotToBeTracked()) return 'unwanted'
  const kept = storage.read(KEY)
  return kept === 'given' || kept === 'refused' ? kept : 'unasked'
}

export function decide(consent: 'given' | 'refused'): void {
  storage.write(KEY, consent)
  window.dispatchEvent(new Event(DECIDED))
}

/** Calls back when it was decided, in this tab or another. @returns ends it. */
export function watchConsent(onDecision: () => void): () => void {
  const unwatch = watchStorage(KEY, onDecision)
  window.addEventListener(DECIDED, onDecision)
  return () => {
    unwatch()
    window.removeEventListener(DECIDED, onDecision)
  }
}
