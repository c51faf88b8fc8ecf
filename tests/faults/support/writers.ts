/** Visitors who write message after message and try each again, with the same key, until it is acknowledged. */

import { setTimeout } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import { buildMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'

/** Stands in every message, to be looked for where it must not be. */
export const MARK = 'words-for-the-owner-only'

export interface Writers {
  /** The id that each acknowledged message was answered with, by its text. */
  acknowledged: Map<string, string>
  /** Answers that no writer should get. */
  wrong: string[]
  /** Lets each finish the message it is at. */
  finish(): Promise<void>
}

export function startWriters(count: number, urls: string[]): Writers {
  const acknowledged = new Map<string, string>()
  const wrong: string[] = []
  let finishing = false
  // A test that failed calls no `finish`, and its writers would go on for ever.
  let stopped = false
  onTestFinished(() => {
    stopped = true
  })

  async function write(url: string): Promise<void> {
    while (!finishing && !stopped) {
      const message = `${MARK} ${crypto.randomUUID()}`
      const id = await untilAcknowledged(url, message)
      if (id) acknowledged.set(message, id)
    }
  }

  async function untilAcknowledged(url: string, message: string): Promise<string | undefined> {
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify(buildMessage({ message })),
    }
    // A pause between tries, as a browser makes: the site is down for a moment now and then.
    while (!stopped) {
      try {
        const response = await fetch(`${url}/api/contact`, { ...request, signal: AbortSignal.timeout(5000) })
        const body = (await response.json()) as { id: string }
        if (response.status === 200) return body.id
        if (response.status !== 503) wrong.push(JSON.stringify(body))
      } catch {
        // Nobody listens, or the connection broke: whether the message arrived is unknown.
      }
      await setTimeout(20)
    }
    return undefined
  }

  const writing = Array.from({ length: count }, (_, i) => write(expectDefined(urls[i % urls.length])))
  return {
    acknowledged,
    wrong,
    async finish() {
      finishing = true
      await Promise.all(writing)
    },
  }
}
