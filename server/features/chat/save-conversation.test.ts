import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { type ChatReply, chatReply } from '#contract/chat/chat.ts'
import type { Database } from '#server/db/open.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { type Engine, engines } from '#tests/servers/database.ts'
import { buildProxy, type TcpProxy } from '#tests/servers/proxy.ts'
import { expectError, postJson, request } from '#tests/servers/requests.ts'

const MINE = 'b6a4d2a0-41c7-4c5e-9f0e-0a4f5f1c7d11'
const OTHERS = '3f0c1b8e-7f52-4e0d-8f4b-6f1f0a2d9c22'
const message = 'How fast does EPIC answer its users? Quillfeather'

const post = ({ app }: TestApp, path: string, body: object) => postJson(app, path, body)
const rate = (site: TestApp, body: object) => post(site, '/api/chat/feedback', body)

async function ask(site: TestApp, body: object): Promise<ChatReply> {
  const response = await post(site, '/api/chat', { message, ...body })
  expect(response.status).toBe(200)
  return z.parse(chatReply, await response.json())
}

async function erase(site: TestApp, conversation: string): Promise<void> {
  const response = await post(site, '/api/chat/erase', { conversation })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ success: true })
}

const turns = ({ services }: TestApp) => services.db.selectFrom('chat_turns').selectAll().execute()

/** Everything that the database says, in every table. */
async function dump(db: Database): Promise<string> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  expect(tables).toContain('chat_turns')
  const rows = await Promise.all(tables.map((name) => sql`select * from ${sql.table(name)}`.execute(db)))
  return JSON.stringify(rows.map((result) => result.rows))
}

/** What stands in SQLite's files, deleted or not. */
const onDisk = ({ services }: TestApp) => {
  const folder = services.env.DATA_DIR
  const files = readdirSync(folder).filter((file) => file.startsWith('site.db'))
  return files.map((file) => readFileSync(join(folder, file), 'latin1')).join('')
}

/** A language model that says its first sentence and then waits to be told to go on. */
async function buildHesitantModel() {
  const waiting: ServerResponse[] = []
  const server = createServer(async (asked, response) => {
    let body = ''
    for await (const chunk of asked) body += chunk
    const [fact = ''] = body.match(/\[\[[\w.-]+\]\] [^"\\]+/g)?.slice(-1) ?? []
    const [, id, text] = /(\S+) (.*)/.exec(fact) ?? []
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    t(response, `${text} ${id}\n\nMore follows. `)
    waiting.push(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const t = (response: ServerResponse, content: string, finish_reason: string | null = null) => {
    const chunk = { id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm' }
    const choices = [{ index: 0, delta: { role: 'assistant', content }, finish_reason }]
    response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`)
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    hasBegun: () => eventually(() => expect(waiting).toHaveLength(1)),
    goOn() {
      for (const response of waiting) {
        t(response, '', 'stop')
        response.end('data: [DONE]\n\n')
      }
    },
  }
}

describe.each(engines)('conversations on %s', (engine: Engine) => {
  test('what a visitor lets the owner read is kept', async () => {
    const site = await buildApp(engine)
    const reply = await ask(site, { conversation: MINE, role: 'recruiter', language: 'en' })
    expect(reply.citations.length).toBeGreaterThan(0)
    const [turn] = await turns(site)
    expect(turn).toMatchObject({
      id: reply.turn,
      asked_at: site.clock.now(),
      question: message,
      facts: JSON.stringify(reply.citations.map(({ id }) => id)),
      answered: 1,
      provider: 'local',
      language: 'en',
      role: 'recruiter',
      feedback: null,
    })
    expect(reply.response.startsWith(expectDefined(turn).answer)).toBe(true)
    expect(expectDefined(turn).answer).not.toContain('[CHIPS')
    // Whoever reads the database cannot act in the visitor's name.
    expect(await dump(site.services.db)).not.toContain(MINE)
  })

  test('without consent nothing is kept and nothing is logged', async () => {
    const site = await buildApp(engine)
    expect(await ask(site, {})).not.toHaveProperty('turn')
    expect(await turns(site)).toEqual([])
    expect(await dump(site.services.db)).not.toContain('Quillfeather')
    expect(site.rawLog.join('')).not.toContain('Quillfeather')
  })

  test('a stream tells at its end what was kept', async () => {
    const site = await buildApp(engine)
    const headers = { Accept: 'text/event-stream' }
    const response = await postJson(site.app, '/api/chat', { message, conversation: MINE }, { headers })
    const done = /event: done\ndata: (.*)/.exec(await response.text())?.[1]
    const [turn] = await turns(site)
    expect(JSON.parse(expectDefined(done)).turn).toBe(expectDefined(turn).id)
  })

  test('feedback can be given, repeated, changed and taken back', async () => {
    const site = await buildApp(engine)
    const { turn } = await ask(site, { conversation: MINE })
    for (const feedback of ['up', 'up', 'down', null]) {
      expect((await rate(site, { conversation: MINE, turn, feedback })).status).toBe(200)
      expect((await turns(site)).map((row) => row.feedback)).toEqual([feedback])
    }
  })

  test('feedback on what is not there, or is another’s, is refused in the same words', async () => {
    const site = await buildApp(engine)
    const { turn } = await ask(site, { conversation: MINE })
    await ask(site, { conversation: OTHERS })
    const wrong = [
      { conversation: OTHERS, turn },
      { conversation: MINE, turn: crypto.randomUUID() },
      { conversation: crypto.randomUUID(), turn },
    ]
    const said = new Set<string>()
    for (const ids of wrong) {
      const { requestId: _, ...body } = await expectError(await rate(site, { ...ids, feedback: 'up' }), 'not-found')
      said.add(JSON.stringify(body))
    }
    expect(said.size).toBe(1)
    expect((await turns(site)).map(({ feedback }) => feedback)).toEqual([null, null])
  })

  test('what is erased is gone, stays gone, and takes nothing else with it', async () => {
    const site = await buildApp(engine)
    const { db } = site.services
    const { turn } = await ask(site, { conversation: MINE })
    await ask(site, { conversation: OTHERS, message: 'What is EPIC, asks Inkwell?' })
    if (engine === 'sqlite') expect(onDisk(site)).toContain('Quillfeather')

    await erase(site, MINE)
    for (const trace of ['Quillfeather', 'quillfeather', expectDefined(turn)])
      expect(await dump(db)).not.toContain(trace)
    expect(await dump(db)).toContain('Inkwell')
    if (engine === 'sqlite') expect(onDisk(site)).not.toMatch(/quillfeather/i)

    // A tab that has not heard of it asks on.
    expect(await ask(site, { conversation: MINE })).not.toHaveProperty('turn')
    await expectError(await rate(site, { conversation: MINE, turn, feedback: 'up' }), 'not-found')
    await erase(site, MINE)
    await erase(site, crypto.randomUUID())
    expect(await turns(site)).toHaveLength(1)
  })

  test('an answer that is coming while its conversation is erased is not kept', async () => {
    const model = await buildHesitantModel()
    const site = await buildApp(engine, { OPENAI_BASE_URL: model.url })
    const headers = { Accept: 'text/event-stream' }
    const answer = await postJson(site.app, '/api/chat', { message, conversation: MINE }, { headers })
    await model.hasBegun()
    await erase(site, MINE)
    model.goOn()
    const [, done] = (await answer.text()).split('event: done')
    expect(done).toContain('"provider":"openai"')
    expect(done).not.toContain('"turn"')
    expect(await dump(site.services.db)).not.toContain('Quillfeather')
  })

  test('an answer that the visitor did not wait for is not kept', async () => {
    const model = await buildHesitantModel()
    const site = await buildApp(engine, { OPENAI_BASE_URL: model.url })
    const visitor = new AbortController()
    const answer = request(site.app, '/api/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message, conversation: MINE }),
      signal: visitor.signal,
    })
    await model.hasBegun()
    visitor.abort()
    expect(await (await answer).json()).not.toHaveProperty('turn')
    expect(await dump(site.services.db)).not.toContain('Quillfeather')
  })

  test('however questions and erasing cross each other, nothing is left', async () => {
    const site = await buildApp(engine, { RATE_LIMITS: 'off' })
    for (let round = 0; round < 5; round++) {
      const conversation = crypto.randomUUID()
      const asking = Array.from({ length: 6 }, () => ask(site, { conversation }))
      await Promise.all([...asking, erase(site, conversation)])
    }
    expect(await turns(site)).toEqual([])
  })

  test('a visitor gets the answer even if it cannot be kept', async () => {
    const site = await buildApp(engine)
    await sql`drop table dropped_sentences`.execute(site.services.db)
    await sql`drop table chat_turns`.execute(site.services.db)
    const reply = await ask(site, { conversation: MINE })
    expect(reply.answered).toBe(true)
    expect(reply).not.toHaveProperty('turn')
    expect(site.logLines.filter(({ msg }) => msg === 'a turn was not kept')).toHaveLength(1)
    expect(site.rawLog.join('')).not.toContain('Quillfeather')
    // Half of a turn would keep its conversation's row.
    expect(await site.services.db.selectFrom('chat_conversations').selectAll().execute()).toEqual([])
  })

  test('of a conversation 500 turns are kept, and further questions are answered', async () => {
    const site = await buildApp(engine)
    await ask(site, { conversation: MINE })
    await site.services.db.updateTable('chat_conversations').set({ turns: 499 }).execute()
    expect(await ask(site, { conversation: MINE })).toHaveProperty('turn')
    expect(await ask(site, { conversation: MINE })).not.toHaveProperty('turn')
    expect(await turns(site)).toHaveLength(2)
  })

  test('what could not be answered can be listed, alike questions together and the newest first', async () => {
    const site = await buildApp(engine)
    const first = ['Salesforce COBOL Zanzibar?', 'Zeppelin Quokka Zanzibar', 'salesforce  COBOL, “Zanzibar”!', message]
    for (const question of [...first, '¿Ｓalesforce Quokka?', '鰯鯖'.repeat(2000)]) {
      await ask(site, { message: question, conversation: MINE })
      site.clock.advance(1000)
    }
    const unanswered = await site.services.db
      .selectFrom('chat_turns')
      .select(({ fn }) => ['question_key', fn.countAll<number | string>().as('count')])
      .where('answered', '=', 0)
      .groupBy('question_key')
      .orderBy(({ fn }) => fn.max('asked_at'), 'desc')
      .execute()
    expect(unanswered.map(({ question_key, count }) => [question_key, Number(count)])).toEqual([
      ['鰯鯖'.repeat(100), 1],
      ['salesforce quokka', 1],
      ['salesforce cobol zanzibar', 2],
      ['zeppelin quokka zanzibar', 1],
    ])
  })
})

const [engine] = engines

test.each([
  ['a word', 'mine'],
  ['an id that can be guessed', '00000000-0000-0000-0000-000000000000'],
  ['a number', 7],
  ['an id with something behind it', `${MINE} `],
])('%s is no conversation', async (_, conversation) => {
  const site = await buildApp(expectDefined(engine))
  const turn = crypto.randomUUID()
  await expectError(await post(site, '/api/chat', { message, conversation }), 'malformed-request')
  await expectError(await post(site, '/api/chat/erase', { conversation }), 'malformed-request')
  await expectError(await rate(site, { conversation, turn, feedback: 'up' }), 'malformed-request')
  await expectError(await rate(site, { conversation: MINE, turn: conversation, feedback: 'up' }), 'malformed-request')
  expect(await turns(site)).toEqual([])
})

test('feedback is up, down or none', async () => {
  const site = await buildApp(expectDefined(engine))
  const { turn } = await ask(site, { conversation: MINE })
  await expectError(await rate(site, { conversation: MINE, turn, feedback: 'sideways' }), 'malformed-request')
  await expectError(await rate(site, { conversation: MINE, turn }), 'malformed-request')
})

test('nobody can read a conversation, whoever’s it is', async () => {
  const site = await buildApp(expectDefined(engine))
  await ask(site, { conversation: MINE })
  for (const path of ['/api/chat', '/api/chat/erase', '/api/chat/feedback']) {
    await expectError(await request(site.app, `${path}?conversation=${MINE}`), 'method-not-allowed')
  }
})

test.each([
  ['/api/chat/feedback', { turn: MINE, feedback: 'up' }],
  ['/api/chat/erase', {}],
])('the thirty-first call of %s within a minute is refused', async (path, rest) => {
  const site = await buildApp(expectDefined(engine))
  const statuses: number[] = []
  for (let i = 0; i < 31; i++) statuses.push((await post(site, path, { conversation: OTHERS, ...rest })).status)
  expect(statuses.slice(0, 30)).not.toContain(429)
  expect(statuses[30]).toBe(429)
})

test.runIf(engines.includes('postgres'))(
  'with the database away there is an answer, but nothing is erased',
  async () => {
    let proxy: TcpProxy | undefined
    const site = await buildApp('postgres', {}, async (url) => {
      proxy = await buildProxy(url)
      return proxy.url
    })
    await ask(site, { conversation: MINE })
    await expectDefined(proxy).cut()
    const reply = await ask(site, { conversation: MINE })
    expect(reply.answered).toBe(true)
    expect(reply).not.toHaveProperty('turn')
    await expectError(await post(site, '/api/chat/erase', { conversation: MINE }), 'unavailable')
    await expectDefined(proxy).mend()
    await erase(site, MINE)
    expect(await turns(site)).toEqual([])
  },
)
