/** A push service on loopback, and the browser that has subscribed with it: it can read what only browsers can. */

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { PushSubscription } from '#contract/portal/push.ts'
import { expectDefined } from '#tests/builders/defined.ts'

interface Received {
  path: string
  headers: Record<string, string | string[] | undefined>
  /** What the browser makes of it. */
  shown: unknown
}

/** The keys of a browser that nobody listens to: what is encrypted for it cannot be read. */
export const buildDeviceKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})

export async function buildPushService() {
  const received: Received[] = []
  const browsers = new Map<string, (body: Buffer) => unknown>()
  let status = 201
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const { url: path = '', headers } = request
    received.push({ path, headers, shown: browsers.get(path)?.(body) })
    response.writeHead(status).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    received,
    /** What it answers from here on. */
    answer: (next: number) => {
      status = next
    },
    subscribe(name = 'phone'): PushSubscription {
      const ecdh = createECDH('prime256v1')
      const publicKey = ecdh.generateKeys()
      const auth = randomBytes(16)
      browsers.set(`/${name}`, (body) => JSON.parse(decrypt(body, ecdh, publicKey, auth)))
      return {
        endpoint: `http://${host}/${name}`,
        keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
      }
    },
  }
}

const bytesOf = (text: string) => Buffer.concat([Buffer.from(text), Buffer.from([0])])
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** As RFC 8291 section 3.4 and RFC 8188 section 2 say, for a message of one record. */
function decrypt(body: Buffer, ecdh: ReturnType<typeof createECDH>, publicKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = expectDefined(body[20])
  const senderKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([bytesOf('WebPush: info'), publicKey, senderKey])
  const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32)
  const key = derive(secret, salt, bytesOf('Content-Encoding: aes128gcm'), 16)
  const nonce = derive(secret, salt, bytesOf('Content-Encoding: nonce'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
