/** A page with its service worker, as a visitor has it after a few seconds of reading. */
import type { Page } from '@playwright/test'
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
