/** The visitor's own switch, for everything on this site that notices or counts. */

import { storage, watchStorage } from '#web/platform/storage.ts'
import { OFF_KEY } from './may-count.ts'

const SWITCHED = 'noticing-switched'

export function setTracking(on: boolean): void {
  if (on) storage.remove(OFF_KEY)
  else storage.write(OFF_KEY, 'true')
  window.dispatchEvent(new Event(SWITCHED))
}

/** Calls back when the switch was used, in this tab or another. @returns ends it. */
export function watchTrackingChoice(onSwitch: () => void): () => void {
  const unwatch = watchStorage(OFF_KEY, onSwitch)
  window.addEventListener(SWITCHED, onSwitch)
  return () => {
    unwatch()
    window.removeEventListener(SWITCHED, onSwitch)
  }
}
