/** Which prompts were shown, as this browser keeps it: for the session, and when for longer. */

import { storage, tabStorage } from '#web/platform/storage.ts'
import { PROMPTS_SESSION_KEY, PROMPTS_SHOWN_KEY } from '#web/platform/tracking/tracked-behavior.ts'
import type { Memory, Trigger } from './triggers.ts'

export interface PromptMemory {
  read(): Memory
  rememberShown(trigger: Trigger, now: number): void
}

function readShown(): Memory['shown'] {
  const kept = tabStorage.readJson(PROMPTS_SESSION_KEY)
  return Array.isArray(kept) ? kept : []
}
const readShownAt = (): Memory['shownAt'] => ({ ...(storage.readJson(PROMPTS_SHOWN_KEY) as Memory['shownAt'] | null) })

export const browserMemory: PromptMemory = {
  read: () => ({ shown: readShown(), shownAt: readShownAt() }),
  rememberShown(trigger, now) {
    tabStorage.write(PROMPTS_SESSION_KEY, JSON.stringify([...readShown(), trigger]))
    storage.write(PROMPTS_SHOWN_KEY, JSON.stringify({ ...readShownAt(), [trigger]: now }))
  },
}
