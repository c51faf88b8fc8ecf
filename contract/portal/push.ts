/** Push messages to clients' devices about news on a project. */
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { code } from '#contract/text.ts'

/** Padded or not, as browsers differ. */
const base64url = (bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3)
  return code(length + 2).check(z.regex(new RegExp(`^[\\w-]{${length}}={0,2}$`)))
}

const ENDPOINT_MAX = 2000

/** A push subscription (W3C Push API), reduced to what is needed. */
const pushSubscription = z.object({
  /** The push service's address for the browser. */
  endpoint: code(ENDPOINT_MAX).check(z.url({ protocol: /^https?$/, abort: true }), z.maxLength(ENDPOINT_MAX)),
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
})
export type PushSubscription = z.infer<typeof pushSubscription>

const pushDevices = z.object({
  /** The public key by which push services identify this site; browsers need it to subscribe. */
  publicKey: z.string(),
  /** Subscribed browsers, the newest last. */
  endpoints: z.array(z.string()),
})
export type PushDevices = z.infer<typeof pushDevices>

export const listPush = endpoint({
  method: 'GET',
  path: '/api/client/push',
  summary: 'One’s own browsers that get push messages.',
  access: 'client',
  reply: pushDevices,
  errors: [],
})

export const addPush = endpoint({
  method: 'POST',
  path: '/api/client/push',
  summary: 'Subscribes a browser to push messages. Beyond ten, the oldest is removed.',
  access: 'client',
  body: pushSubscription,
  reply: pushDevices,
  errors: [],
})

export const removePush = endpoint({
  method: 'DELETE',
  path: '/api/client/push',
  summary: 'Unsubscribes a browser; succeeds without a subscription too.',
  access: 'client',
  body: z.object({ endpoint: code(ENDPOINT_MAX).check(z.maxLength(ENDPOINT_MAX)) }),
  reply: pushDevices,
  errors: [],
})
