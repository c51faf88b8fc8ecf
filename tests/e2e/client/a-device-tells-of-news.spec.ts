import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { SITE_URL } from '#tests/browser/environment.ts'
import { visitAsClient } from '#tests/browser/portal.ts'
import { expect, test } from '#tests/browser/site.ts'

test.use({ serviceWorkers: 'allow' })

/** This browser has no push service behind it: what one would answer is said here. */
async function withPushService(page: Page, permission: 'granted' | 'denied') {
  const ecdh = createECDH('prime256v1')
  const own = {
    endpoint: `https://push.example/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: ecdh.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') },
  }
  await page.addInitScript(
    ([subscription, answer]) => {
      const subscribed = () => sessionStorage.getItem('subscribed') !== null
      const made = {
        ...subscription,
        toJSON: () => subscription,
        unsubscribe: async () => sessionStorage.removeItem('subscribed'),
      }
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          sessionStorage.setItem('subscribed', 'true')
          return made
        },
        getSubscription: async () => (subscribed() ? made : null),
      })
      let now = 'default'
      Object.defineProperty(Notification, 'permission', { get: () => (subscribed() ? 'granted' : now) })
      Notification.requestPermission = async () => {
        now = answer
        return answer
      }
    },
    [own, permission] as const,
  )
  return own.endpoint
}

test('a client subscribes this device to notifications, and unsubscribes it', async ({ page }) => {
  const endpoint = await withPushService(page, 'granted')
  const { tFeature, openTab, project } = await visitAsClient(page)
  await openTab('overview', project)
  const tick = page.getByRole('checkbox', { name: tFeature('push.label') })
  await expect(tick).not.toBeChecked()
  const saved = page.waitForResponse('**/api/client/push')
  await tick.click()
  expect(await (await saved).json()).toMatchObject({ endpoints: [endpoint] })
  await expect(page.getByText(tFeature('push.on'))).toBeVisible()
  await expectNoViolation(page)
  await page.reload()
  await expect(tick).toBeChecked()
  await tick.click()
  await expect(page.getByText(tFeature('push.off'))).toBeVisible()
  await page.reload()
  await expect(tick).not.toBeChecked()
})

test('a client who has blocked notifications learns where to allow them', async ({ page }) => {
  await withPushService(page, 'denied')
  const { tFeature, openTab, project } = await visitAsClient(page)
  await openTab('overview', project)
  const tick = page.getByRole('checkbox', { name: tFeature('push.label') })
  await tick.click()
  await expect(page.getByText(tFeature('push.denied'))).toBeVisible()
  await expect(tick).not.toBeChecked()
})

test('a push message is shown', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) found(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const starting = context.waitForEvent('serviceworker')
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready))
  const worker = await starting
  // This browser has no place to show it: what it would show is noted instead.
  await worker.evaluate(() => {
    const shown: object[] = []
    const registration = Reflect.get(self, 'registration') as ServiceWorkerRegistration
    registration.showNotification = async (title, options) => void shown.push({ title, ...options })
    Object.assign(self, { shown })
  })
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: SITE_URL,
    registrationId: await registration,
    data: JSON.stringify({ title: 'Mara', text: 'Es gibt Neuigkeiten', path: '/client-portal', language: 'de' }),
  })
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(self, 'shown') as object[]))
    .toEqual([
      {
        title: 'Mara',
        body: 'Es gibt Neuigkeiten',
        lang: 'de',
        icon: '/icons/icon-192.png',
        tag: '/client-portal',
        data: { path: '/client-portal' },
      },
    ])
})
