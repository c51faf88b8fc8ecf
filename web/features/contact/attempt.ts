/** A try to send a message, kept for this tab: where a reload took its answer away, the next try repeats it. */
import { tabStorage } from '#web/platform/storage.ts'
import { readDraft, writeDraft } from '#web/ui/form/draft.ts'

const ATTEMPT_KEY = 'contact-attempt'

/** What stays the same each time that one message is tried: its repetition must not differ from it. */
export interface Attempt {
  key: string
  /** Milliseconds from opening the page to the first try. */
  elapsedMs: number
  /** What was written. Another message is never sent with this key, however it came into the form. */
  message: string
}

// For browsers that keep nothing.
let latest: Partial<Attempt> | undefined

/** Pressing twice, or trying again after a broken connection or a reload, gets the same for the same message. */
export function attemptAt(message: string): Attempt {
  const kept = latest ?? (readDraft(ATTEMPT_KEY) as Partial<Attempt>)
  if (isOf(message, kept)) return kept
  const begun = { key: crypto.randomUUID(), elapsedMs: Math.round(performance.now()), message }
  latest = begun
  writeDraft(ATTEMPT_KEY, begun)
  return begun
}

const isOf = (message: string, kept: Partial<Attempt>): kept is Attempt =>
  kept.message === message && typeof kept.key === 'string' && typeof kept.elapsedMs === 'number'

/** Once it was sent: the same words again are another message. */
export function forgetAttempt(): void {
  latest = undefined
  tabStorage.remove(ATTEMPT_KEY)
}
