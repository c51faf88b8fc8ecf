/** The only way to what the browser can be told by push while no page is open. */
import type { PushSubscription as Subscription } from '#contract/portal/push.ts'
import { openWorker } from './worker.ts'

/** iPhones and iPads can once the site is installed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export const isPushDenied = (): boolean => Notification.permission === 'denied'

/** Where this browser is told, if it is. */
export async function ownPushEndpoint(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint
}

/** Asks the visitor, and subscribes. @returns undefined if they do not want it. @throws if the browser cannot. */
export async function subscribeToPush(publicKey: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') {
    // biome-ignore lint/suspicious/noConsole: it is for the operator of the site; the switch tells the visitor.
    console.warn('Push was not allowed.')
    return undefined
  }
  const registration = await openWorker()
  if (!registration) throw new Error('There is no service worker.')
  await navigator.serviceWorker.ready
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}

/** @returns where this browser was told. */
export async function unsubscribeFromPush(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}
