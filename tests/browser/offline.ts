/** A page with its service worker, as a visitor has it after a few seconds of reading. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './site.ts'

/** Waits until the worker answers this page's requests and has kept the page at this path. */
export async function untilKept(page: Page, path: string): Promise<void> {
  const kept = () =>
    page.evaluate(async (wanted) => {
      if (!navigator.serviceWorker.controller) return false
      const pages = (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname)
      return pages.includes(wanted) && pages.includes('/offline')
    }, path)
  await expect.poll(kept, { timeout: 20_000 }).toBe(true)
}

/**
 * Takes the connection away from the pages and from the worker that answers them. A worker that is just being started hears of it
 * later than they do, and would still fetch a page.
 */
export async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  const isOffline = () =>
    fetch('/healthz').then(
      () => false,
      () => true,
    )
  for (const worker of context.serviceWorkers())
    await expect.poll(() => worker.evaluate(isOffline), { timeout: 20_000 }).toBe(true)
}

/** Every address that is kept on this device, and all that is written there. */
export const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = []
    let text = ''
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        addresses.push(new URL(request.url).pathname)
        text += await (await cache.match(request, { ignoreVary: true }))?.text()
      }
    }
    return { addresses, text }
  })
