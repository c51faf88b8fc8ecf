/**
 * The service worker: answers from this device what the network does not. What it keeps anybody may read: pages as a
 * stranger gets them, and files with a hash in their name. Calls, and pages of people who are signed in, pass it by.
 */
import { clientsClaim } from 'workbox-core'
import { precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { PageMessage } from '#web/platform/offline/worker-messages.ts'
import { answerFile, answerPage, keepOfflinePage, keepPage } from './page-cache.ts'
import { follow, show } from './push.ts'
import { sync } from './sync.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by `scripts/build/service-worker.ts`. */
declare const __PRECACHED__: { url: string; revision: string | null }[]

precacheAndRoute(__PRECACHED__)
clientsClaim()

registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), answerFile)
registerRoute(({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'), answerPage)

// With a new build comes a new page that says what can be read offline.
self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage(event)))

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message.type === 'KEEP_PAGE') event.waitUntil(keepPage(message, event))
  // What still fails is tried again with the next connection.
  if (message.type === 'TRIGGER_SYNC') event.waitUntil(sync(message.tag).catch(() => {}))
})

self.addEventListener('sync', (event) => event.waitUntil(sync(event.tag)))

self.addEventListener('push', (event) => event.waitUntil(show(self.registration, event.data?.json())))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(follow(self.clients, event.notification.data.path))
})
