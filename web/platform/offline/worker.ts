/** The only way to the service worker. */
import type { PageMessage } from './worker-messages.ts'

/** @returns undefined where there can be none: an old browser, a private window, a fault. Nothing on the page needs it. */
export async function openWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  } catch (error) {
    warn('There is no service worker.', error)
    return undefined
  }
}

/** Says something to the worker that answers this page's requests, if there is one. */
export const tellWorker = (message: PageMessage): void => navigator.serviceWorker?.controller?.postMessage(message)

/**
 * Asks the browser to wake the worker when there is a connection again, also when no page is open any more. Browsers
 * without background sync do not: there a page does it.
 */
export async function syncLater(tag: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration?.sync) await registration.sync.register(tag)
    else warn('There is no background sync.')
  } catch (error) {
    warn('Background sync was not allowed.', error)
  }
}

/** Looks for a newer version of the site; offline there is nothing to find. */
export const checkForUpdate = (registration: ServiceWorkerRegistration): Promise<unknown> =>
  registration.update().catch((error: unknown) => warn('No update could be looked for.', error))

/** For the operator of the site; visitors miss nothing. */
function warn(...said: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: see above.
  console.warn(...said)
}
