/** Whether this visitor may be noticed and counted: what their browser says, and their own switch on this site. */
import { storage, watchStorage } from './storage.ts'

const OFF_KEY = 'not-noticed'
const SWITCHED = 'noticing-switched'

/** The browser says so to every site: by Do Not Track, or Global Privacy Control that followed it. */
export function browserAsksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** The browser says so, or the visitor switched it off here. */
export const asksNotToBeTracked = (): boolean => browserAsksNotToBeTracked() || storage.read(OFF_KEY) !== null

/** The visitor's own switch, for everything on this site that notices or counts. */
export function switchNoticing(on: boolean): void {
  if (on) storage.remove(OFF_KEY)
  else storage.write(OFF_KEY, 'true')
  window.dispatchEvent(new Event(SWITCHED))
}

/** Calls back when the switch was used, in this tab or another. @returns ends it. */
export function watchNoticing(onSwitch: () => void): () => void {
  const unwatch = watchStorage(OFF_KEY, onSwitch)
  window.addEventListener(SWITCHED, onSwitch)
  return () => {
    unwatch()
    window.removeEventListener(SWITCHED, onSwitch)
  }
}
