/** Talking to the assistant as a browser does. */

import { expect } from 'vitest'
import * as z from 'zod/mini'
import { type ChatReply, chatReply } from '#contract/chat/chat.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import type { TestApp } from '#tests/servers/app.ts'
import { postJson, type Sender } from '#tests/servers/requests.ts'

export const ask = ({ app }: TestApp, body: object | string, sender?: Sender) =>
  postJson(app, '/api/chat', body, sender)

export async function answer(site: TestApp, body: object, sender?: Sender): Promise<ChatReply> {
  const response = await ask(site, body, sender)
  expect(response.status).toBe(200)
  return z.parse(chatReply, await response.json())
}

/** Asks as the page does, and returns the reply with all bytes that came. */
export async function streamedAnswer(site: TestApp, body: object): Promise<{ reply: ChatReply; bytes: string }> {
  const response = await ask(site, body, streaming)
  expect(response.status).toBe(200)
  const bytes = await response.text()
  const done = bytes.split('\n\n').find((block) => block.startsWith('event: done'))
  return { reply: z.parse(chatReply, JSON.parse(done?.split('\ndata: ')[1] ?? '')), bytes }
}

export const streaming = { headers: { Accept: 'text/event-stream' } }

/** The events of a whole stream. */
export async function events(response: Response): Promise<{ event: string; data: unknown }[]> {
  expect(response.headers.get('Content-Type')).toContain('text/event-stream')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  const blocks = (await response.text()).trim().split('\n\n')
  return blocks.map((block) => {
    const [event = '', data = ''] = block.split('\n').map((line) => line.replace(/^(?:event|data): /, ''))
    return { event, data: JSON.parse(data) }
  })
}

/** A question that the ledger answers, and what a model may make of its facts. */
export const QUESTION = { message: 'How fast is EPIC?' }
export const WORDED = 'With more than 1,000 concurrent users EPIC shows the first word in 0.8 s.'
export const SAYS = `${WORDED} [[experience.fjordvane-logistics.launch-epic]]`

/** The text of a stream while it comes: each call waits for the next event and returns it. */
export function reading(response: Response): {
  next(): Promise<{ event: string; data: unknown }>
  leave(): Promise<void>
} {
  const reader = expectDefined(response.body).pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  return {
    async next() {
      while (!rest.includes('\n\n')) {
        const { value, done } = await reader.read()
        if (done) throw new Error('The stream is over.')
        rest += value
      }
      const block = rest.slice(0, rest.indexOf('\n\n'))
      rest = rest.slice(block.length + 2)
      const [event = '', data = ''] = block.split('\n').map((line) => line.replace(/^(?:event|data): /, ''))
      return { event, data: JSON.parse(data) }
    },
    leave: () => reader.cancel(),
  }
}
