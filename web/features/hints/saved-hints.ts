/** What the browser keeps of hints: which never come again. */

import { storage } from '#web/platform/storage.ts'
import { HINTS_DISMISSED_KEY } from '#web/platform/tracking/tracked-behavior.ts'
import { type HintId, hints } from './hints.ts'

export interface HintStore {
  /** Those that were dismissed for good. */
  read(): readonly HintId[]
  keep(dismissed: readonly HintId[]): void
}

export const browserStore: HintStore = {
  /** What cannot be read counts as nothing. */
  read() {
    const ids = storage.readJson(HINTS_DISMISSED_KEY)
    return Array.isArray(ids) ? hints.map(({ id }) => id).filter((id) => ids.includes(id)) : []
  },
  keep: (dismissed) => storage.write(HINTS_DISMISSED_KEY, JSON.stringify(dismissed)),
}
