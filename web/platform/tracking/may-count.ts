/** Whether this visitor may be noticed and counted: what their browser says, and their own switch on this site. */
import { storage } from '#web/platform/storage.ts'

/** Where the visitor's own switch is kept; see `tracking-opt-out.ts`. */
export const OFF_KEY = 'not-noticed'

/** The browser says so to every site: by Do Not Track, or Global Privacy Control that followed it. */
export function browserAsksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** The browser says so, or the visitor switched it off here. */
export const asksNotToBeTracked = (): boolean => browserAsksNotToBeTracked() || storage.read(OFF_KEY) !== null
