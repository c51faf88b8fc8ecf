/** Many visitors at once, each on a connection of their own. */

import { request as httpRequest } from 'node:http'
import { buildMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'

export interface Burst {
  /** All of it has been handed to the machine that is asked. */
  sent: Promise<unknown>
  /** What came of it: statuses and errors' codes, and how often. */
  outcomes: Promise<Map<number | string, number>>
}

const json = { 'Content-Type': 'application/json' }
const kinds = [
  { path: '/', method: 'GET', headers: {}, body: () => undefined },
  { path: '/api/contact', method: 'POST', headers: json, body: () => JSON.stringify(buildMessage()) },
  // What the ledger answers.
  { path: '/api/chat', method: 'POST', headers: json, body: () => JSON.stringify({ message: 'How fast is EPIC?' }) },
]

/** A third each of pages, messages to the owner, and questions to the assistant. */
export function sendBurst(url: string, count: number): Burst {
  const all = Array.from({ length: count }, (_, i) => {
    const { path, method, headers, body } = expectDefined(kinds[i % kinds.length])
    const request = httpRequest(url + path, { method, headers, agent: false })
    const sent = new Promise((resolve) => request.once('finish', resolve).once('error', resolve))
    const outcome = new Promise<number | string>((resolve) => {
      request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      request.on('response', (response) => {
        response.on('error', (error: NodeJS.ErrnoException) => resolve(`body ${error.code}`))
        response.resume().on('end', () => resolve(response.statusCode ?? 0))
      })
    })
    request.end(body())
    return { sent, outcome }
  })
  return {
    sent: Promise.all(all.map(({ sent }) => sent)),
    outcomes: Promise.all(all.map(({ outcome }) => outcome)).then((those) => {
      const counts = new Map<number | string, number>()
      for (const one of those) counts.set(one, (counts.get(one) ?? 0) + 1)
      return counts
    }),
  }
}
