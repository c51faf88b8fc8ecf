/** Does what waited for the connection: when the browser says that it is back, even with no page open, or a page does. */
import { deliverKept } from '../platform/kept-messages.ts'
import { CONTACT_SYNC } from '../platform/worker-messages.ts'

/** Not in the standard's types yet (WICG Background Sync). */
export interface SyncEvent extends ExtendableEvent {
  tag: string
}

/** @throws if it is to be tried again. */
export async function sync(tag: string): Promise<void> {
  if (tag === CONTACT_SYNC) await deliverKept()
}
