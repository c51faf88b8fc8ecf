/** Push services: sends messages that only the subscribed browser can decrypt (RFC 8291). */
import { ECDH } from 'node:crypto'
import { request } from 'undici'
import webPush from 'web-push'
import * as z from 'zod'
import { profile } from '#content/owner.ts'
import { DAY, SECOND } from '#contract/endpoint.ts'
import type { Database } from '#server/db/open.ts'
import { type Deliver, DeliveryError, type Kind } from '#server/db/outbox/kinds.ts'
import { findSubscription, forgetSubscription, ownPushKeys, type PushKeys, type Subscription } from '#server/db/push.ts'
import type { Guard } from './public-address.ts'
import { guardedAgent, mayAsk } from './safe-fetch.ts'

/** The notification. */
const push = z.object({
  subscriptionId: z.string(),
  title: z.string(),
  text: z.string(),
  /** Its link: a path on this site. */
  path: z.string(),
  /** BCP 47 tag of the text's language. */
  language: z.string(),
})
export type Push = z.infer<typeof push>

/** The outbox kind of a push; its payload is a `Push`. */
export const PUSH = 'push'

const ANSWER_MS = 10 * SECOND
/** Only the status is read, because the device's user chose the service. */
const ANSWER_BYTES_MAX = 128 * 1024
/** Time to live; a device that is off for longer misses it. */
const KEPT_BY_SERVICE_S = DAY / SECOND

const PUBLIC_KEY_BYTES = 65
/** The first byte of a point that is not compressed (SEC 1 section 2.3.3), the only form that RFC 8291 knows. */
const UNCOMPRESSED = 4
const AUTH_BYTES = 16

/** Whether the keys are usable for encryption: a point of the curve P-256, and a secret of the right length. */
export function canBeTold({ keys }: Pick<Subscription, 'keys'>): boolean {
  const point = Buffer.from(keys.p256dh, 'base64url')
  if (point.length !== PUBLIC_KEY_BYTES || point[0] !== UNCOMPRESSED) return false
  if (Buffer.from(keys.auth, 'base64url').length !== AUTH_BYTES) return false
  try {
    ECDH.convertKey(point, 'prime256v1')
    return true
  } catch {
    return false
  }
}

export interface PushSender extends Kind {
  /** The public key for subscriptions. */
  publicKey: string
}

interface Settings {
  db: Database
  guard: Guard
  /** Undefined: generated once and stored in the database. */
  keys: PushKeys | undefined
}

export async function openPush({ db, guard, keys }: Settings): Promise<PushSender> {
  const vapid = keys ?? (await ownPushKeys(db, webPush.generateVAPIDKeys))
  const agent = guardedAgent(guard, ANSWER_BYTES_MAX)

  async function deliver({ id, payload }: Parameters<Deliver>[0]): Promise<void> {
    const { subscriptionId, ...shown } = push.parse(JSON.parse(payload))
    const subscription = await findSubscription(db, subscriptionId)
    // The subscription has ended meanwhile.
    if (!subscription) return
    // Invalid keys cannot be encrypted for; retries do not help.
    if (!canBeTold(subscription)) return await forgetSubscription(db, subscriptionId)
    const url = new URL(subscription.endpoint)
    if (!mayAsk(guard, url)) throw new DeliveryError('The push service has no public address.', true)
    const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(shown), {
      vapidDetails: { subject: `mailto:${profile.email}`, ...vapid },
      TTL: KEPT_BY_SERVICE_S,
      // A repetition replaces the one waiting at the service (RFC 8030 section 5.4).
      topic: id.replace(/[^\w-]/g, '').slice(0, 32),
    })
    const answer = await request(url, {
      dispatcher: agent,
      method: 'POST',
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    // Only the status matters.
    answer.body.on('error', () => {}).destroy()
    await judge(answer.statusCode, subscriptionId)
  }

  async function judge(status: number, subscriptionId: string): Promise<void> {
    if (status >= 200 && status < 300) return
    if (status === 404 || status === 410) return await forgetSubscription(db, subscriptionId)
    const later = status === 408 || status === 429 || status >= 500
    throw new DeliveryError(`The push service answered ${status}.`, !later)
  }

  // No screen shows one.
  return { publicKey: vapid.publicKey, deliver, keep: () => '{}' }
}
