/** A try to send the draft as it stands, kept for this tab: where a reload took its answer away, the next try repeats it. */
import { tabStorage } from '#web/platform/storage.ts'
import { readDraft, writeDraft } from '#web/ui/form/draft.ts'

const ATTEMPT_KEY = 'contact-attempt'

/** What stays the same each time that one message is tried: its repetition must not differ from it. */
export interface Attempt {
  key: string
  /** Milliseconds from opening the page to the first try. */
  elapsedMs: number
}

export const keepAttempt = (attempt: Attempt) => writeDraft(ATTEMPT_KEY, attempt)

/** @returns undefined unless the draft was sent as it stands. */
export function keptAttempt(): Attempt | undefined {
  const { key, elapsedMs } = readDraft(ATTEMPT_KEY)
  return typeof key === 'string' && typeof elapsedMs === 'number' ? { key, elapsedMs } : undefined
}

/** Once it was sent, or is another message. */
export const forgetAttempt = () => tabStorage.remove(ATTEMPT_KEY)
