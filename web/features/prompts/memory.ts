/** Which prompts were shown, as this browser keeps it: what was shown and sent away for the session, and when for longer. */

import { storage, tabStorage } from '#web/platform/storage.ts'
import { PROMPTS_SESSION_KEY, PROMPTS_SHOWN_KEY } from '#web/platform/tracking/tracked-behavior.ts'
import type { Memory, Trigger } from './triggers.ts'

type InSession = Pick<Memory, 'shown' | 'dismissals' | 'goneAt'>

const none: InSession = { shown: [], dismissals: 0 }

const readSession = (): InSession => ({ ...none, ...JSON.parse(tabStorage.read(PROMPTS_SESSION_KEY) ?? '{}') })
const readShownAt = (): Memory['shownAt'] => JSON.parse(storage.read(PROMPTS_SHOWN_KEY) ?? '{}')
const writeSession = (session: InSession) => tabStorage.write(PROMPTS_SESSION_KEY, JSON.stringify(session))

export const readMemory = (): Memory => ({ ...readSession(), shownAt: readShownAt() })

export function rememberShown(trigger: Trigger, now: number): void {
  const session = readSession()
  writeSession({ ...session, shown: [...session.shown, trigger] })
  storage.write(PROMPTS_SHOWN_KEY, JSON.stringify({ ...readShownAt(), [trigger]: now }))
}

/** @param how the visitor sent it away, or it went by itself or for what it offered. */
export function rememberGone(how: 'dismissed' | 'over', now: number): void {
  const session = readSession()
  writeSession({ ...session, goneAt: now, dismissals: session.dismissals + (how === 'dismissed' ? 1 : 0) })
}
