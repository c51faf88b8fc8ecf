/** Whether a message that was written offline is kept on this device: a note that costs nothing to look up. */
import { storage } from '#web/platform/storage.ts'

const KEY = 'kept-messages'

export const noteKept = () => storage.write(KEY, 'true')
export const isKeptNoted = () => storage.read(KEY) !== null
export const forgetKept = () => storage.remove(KEY)
