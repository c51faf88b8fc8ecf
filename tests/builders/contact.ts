import type { App } from '#server/app.ts'
import { postJson, type Sender } from '#tests/servers/requests.ts'

/** What a person might write; `changes` replace or, where undefined, leave out fields. */
export const buildMessage = (changes: Record<string, unknown> = {}) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  subject: 'An engine',
  message: 'Dear owner,\n\nshall we build it?',
  elapsedMs: 20_000,
  ...changes,
})

export interface Sending extends Sender {
  key?: string
}

export async function sendMessage(
  app: App,
  message: unknown,
  { key, headers, ...sender }: Sending = {},
): Promise<Response> {
  return await postJson(app, '/api/contact', message, {
    ...sender,
    headers: { ...(key !== undefined && { 'Idempotency-Key': key }), ...headers },
  })
}
