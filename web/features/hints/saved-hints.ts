/** What the browser keeps of hints: which never come again, and whether this visit has had one. */

import { storage, tabStorage } from '#web/platform/storage.ts'
import { HINT_SHOWN_KEY, HINTS_DISMISSED_KEY } from '#web/platform/tracking/tracked-behavior.ts'
import { type HintId, hints } from './hints.ts'

/** What cannot be read counts as nothing. */
export function readDismissed(): HintId[] {
  const kept = storage.read(HINTS_DISMISSED_KEY)
  if (kept === null) return []
  try {
    const ids: unknown = JSON.parse(kept)
    return Array.isArray(ids) ? hints.map(({ id }) => id).filter((id) => ids.includes(id)) : []
  } catch {
    return []
  }
}

export const keepDismissed = (ids: readonly HintId[]): void => storage.write(HINTS_DISMISSED_KEY, JSON.stringify(ids))

export const hasHadOne = (): boolean => tabStorage.read(HINT_SHOWN_KEY) !== null
export const noteHadOne = (): void => tabStorage.write(HINT_SHOWN_KEY, 'true')
