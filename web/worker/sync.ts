/** Does what waited for the connection: when the browser says that it is back, even with no page open, or a page does. */
import { deliverQueued } from '#web/platform/offline/queued-messages.ts'
import { CONTACT_SYNC } from '#web/platform/offline/worker-messages.ts'

/** Not in the standard's types yet (WICG Background Sync). */
interface SyncEvent extends ExtendableEvent {
  tag: string
}

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
  }
}

/** @throws if it is to be tried again. */
export async function sync(tag: string): Promise<void> {
  if (tag === CONTACT_SYNC) await deliverQueued()
}
