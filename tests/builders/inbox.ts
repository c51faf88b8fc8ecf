/** The owner at their inbox. */
import { expect } from 'vitest'
import type { InboxMessage } from '#contract/inbox/inbox.ts'
import type { TestApp } from '#tests/servers/app.ts'
import type { Browser } from './accounts.ts'
import { ask } from './assistant/chat.ts'
import { buildMessage, sendMessage } from './contact.ts'

/** A visitor writes to the owner. @returns the message's id. */
export async function written(site: TestApp, changes: Record<string, unknown> = {}, language = 'en'): Promise<string> {
  const response = await sendMessage(site.app, buildMessage(changes), { headers: { 'Accept-Language': language } })
  expect(response.status).toBe(200)
  return ((await response.json()) as { id: string }).id
}

/** What an admin's call answers. */
export async function read<Reply>(browser: Browser, path: string): Promise<Reply> {
  const response = await browser.get(path)
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as Reply
}

export const sendBody = (browser: Browser, method: string, path: string, body: unknown, key?: string) =>
  browser.send(method, path, {
    headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify(body),
  })

export const messagesIn = async (browser: Browser, query = '') =>
  (await read<{ items: InboxMessage[] }>(browser, `/api/admin/messages${query}`)).items

/** A question of a visitor who lets the owner read it. */
export async function asked(site: TestApp, message: string, conversation: string = crypto.randomUUID()) {
  const response = await ask(site, { message, conversation })
  expect(response.status).toBe(200)
  return { ...((await response.json()) as { turn: string; answered: boolean }), conversation }
}
