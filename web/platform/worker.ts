/** The only door to the service worker. */
import type { PageMessage } from './worker-messages.ts'

/** @returns undefined where there can be none: an old browser, a private window, a fault. Nothing on the page needs it. */
export async function openWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: it is for whoever looks after the site; visitors miss nothing.
    console.warn('There is no service worker.', error)
    return undefined
  }
}

/** Says something to the worker that answers this page's requests, if there is one. */
export const tellWorker = (message: PageMessage): void => navigator.serviceWorker?.controller?.postMessage(message)
