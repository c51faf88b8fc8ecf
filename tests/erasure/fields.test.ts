import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '#contract/all.ts'
import { type InboxMessage, inboxMessage } from '#contract/inbox/inbox.ts'
import type { Database } from '#server/db/open.ts'
import { type Kept, messageFields, personalFields } from '#server/privacy/personal-fields.ts'
import { buildAgentSite, connectAgent } from '#tests/builders/assistant/agent.ts'
import { written } from '#tests/builders/inbox.ts'
import { leaveLooseTraces, letter, useEverything, writeToOwner } from '#tests/builders/person-with-data.ts'
import type { TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { setUp } from './set-up.ts'

type Fields = Record<string, Kept | string>

interface Sent {
  name: string
  body: Record<string, unknown>
}

const shape = ({ method, path }: { method: string; path: string }) =>
  new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`)

/** Notes what is sent to the calls that take fields of people. */
function listen({ app }: Pick<TestApp, 'app'>): Sent[] {
  const sent: Sent[] = []
  const calls = Object.keys(personalFields).map((name) => ({
    name,
    shape: shape(endpoints[name as keyof typeof personalFields]),
  }))
  const { request } = app
  app.request = (input, init, ...rest) => {
    const made = `${init?.method ?? 'GET'} ${String(input).replace(/\?.*/, '')}`
    const call = calls.find((one) => one.shape.test(made))
    if (call && typeof init?.body === 'string') sent.push({ name: call.name, body: JSON.parse(init.body) })
    return request(input, init, ...rest)
  }
  return sent
}

const keptFields = Object.entries<Fields>(personalFields).flatMap(([name, fields]) =>
  Object.entries(fields).flatMap(([field, end]) => (typeof end === 'string' ? [] : [{ name, field, end }])),
)

/** What a database makes of it may be a part of it: of an address the domain, of keys each by itself. */
const isIn = (value: unknown, stored: unknown) =>
  String(stored) === String(value) || (String(stored).length > 5 && JSON.stringify(value).includes(String(stored)))

async function valuesIn(db: Database, column: string): Promise<unknown[]> {
  const [table = '', name = ''] = column.split('.')
  const rows: Record<string, unknown>[] = await db
    .selectFrom(table as 'users')
    .selectAll()
    .execute()
  return rows.map((row) => row[name])
}

describe.each(engines)('personal fields on %s', (engine) => {
  test('each input field reaches its column, and the export of personal data', async () => {
    const { site, owner, outbox } = await setUp(engine)
    const { db } = site.services
    const sent = listen(site)
    await leaveLooseTraces(site)
    const loose = sent.length
    const other = await written(site, { email: 'bystander@example.org', message: 'I stay.' })
    const own = sent.length
    await writeToOwner(site, owner)
    const { browser } = await useEverything(site, owner, other, () => outbox.deliverDue())

    const taken = await (await browser.get('/api/auth/data')).text()
    const missing: Record<string, string[]> = { 'never sent': [], 'not in its column': [], 'not in the own data': [] }
    for (const { name, field, end } of keptFields) {
      const stored = await valuesIn(db, end.column)
      const values = sent.flatMap((call, index) =>
        call.name === name && call.body[field] !== undefined
          ? [{ value: call.body[field], isOwn: index < loose ? false : index >= own }]
          : [],
      )
      const path = `${name}.${field}`
      if (values.length === 0) missing['never sent']?.push(path)
      for (const { value, isOwn } of values) {
        if (!stored.some((one) => isIn(value, one))) missing['not in its column']?.push(`${path} → ${end.column}`)
        if (isOwn && typeof value === 'string' && !taken.includes(JSON.stringify(value).slice(1, -1)))
          missing['not in the own data']?.push(path)
      }
    }
    expect(missing).toEqual({ 'never sent': [], 'not in its column': [], 'not in the own data': [] })
  })

  test('each field of a message is in the owner’s mail, in the inbox and found by its search', async () => {
    const { site, owner } = await setUp(engine)
    await writeToOwner(site, owner)
    await site.outbox.deliverDue()
    const mail = site.mailServer.mails.find(({ parsed }) => parsed.messageId?.includes('-owner@'))
    const found = async (search: string) => {
      const answer = await owner.get(`/api/admin/messages?search=${encodeURIComponent(search)}`)
      return (await answer.json()) as { items: InboxMessage[] }
    }
    const lost: Record<'text' | 'html' | 'inbox' | 'search', string[]> = { text: [], html: [], inbox: [], search: [] }
    for (const { field } of messageFields) {
      const value = letter[field] ?? ''
      const { items } = await found(value)
      for (const half of ['text', 'html'] as const) if (!mail?.parsed[half]?.includes(value)) lost[half].push(field)
      if (items.length === 0) lost.search.push(field)
      const shown = Object.values((await found('')).items[0] ?? {})
      if (!shown.some((text) => typeof text === 'string' && text.includes(value))) lost.inbox.push(field)
    }
    expect(lost).toEqual({ text: [], html: [], inbox: [], search: [] })
  })

  test('an agent’s tool has every field of a message', async () => {
    const site = await buildAgentSite(engine)
    const agent = await connectAgent(site)
    const { isError, text } = await agent.call('send_message', letter)
    expect(isError, text).toBe(false)
    const stored = await Promise.all(messageFields.map(({ column }) => valuesIn(site.services.db, column)))
    expect(Object.fromEntries(messageFields.map(({ field }, i) => [field, stored[i]?.[0]]))).toEqual(letter)
  })
})

test('the owner’s inbox shows every field of a message', () => {
  const row = readFileSync(join(import.meta.dirname, '../../web/features/inbox/message-row.tsx'), 'utf8')
  const notShown = z.keyof(inboxMessage).options.filter((field) => !new RegExp(`\\b${field}\\b`).test(row))
  expect(notShown).toEqual([])
})
