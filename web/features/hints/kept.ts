/** What the browser keeps of hints: which never come again, and whether this visit has had one. */
import { storage, tabStorage } from '../../platform/storage.ts'
import { type HintId, hints } from './hints.ts'

const DISMISSED_KEY = 'dismissedHints'
const HAD_ONE_KEY = 'hint-shown'

/** What cannot be read counts as nothing. */
export function readDismissed(): HintId[] {
  const kept = storage.read(DISMISSED_KEY)
  if (kept === null) return []
  try {
    const ids: unknown = JSON.parse(kept)
    return Array.isArray(ids) ? hints.map(({ id }) => id).filter((id) => ids.includes(id)) : []
  } catch {
    return []
  }
}

export const keepDismissed = (ids: readonly HintId[]): void => storage.write(DISMISSED_KEY, JSON.stringify(ids))

export const hasHadOne = (): boolean => tabStorage.read(HAD_ONE_KEY) !== null
export const noteHadOne = (): void => tabStorage.write(HAD_ONE_KEY, 'true')
