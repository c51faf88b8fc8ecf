import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, request } from '#tests/servers/requests.ts'

test('every answer has its own id, which the log line has too', async () => {
  const { app, logLines } = await buildApp('sqlite')
  const paths = ['/', '/nothing-here', '/api/nothing-here', '/assets/app-4f2a.js', '/healthz', '/api/openapi.json']
  const ids: (string | null)[] = []
  for (const path of paths) {
    // A visitor cannot choose the id: it would let them write into the log.
    ids.push((await request(app, path, { headers: { 'X-Request-Id': 'mine' } })).headers.get('X-Request-Id'))
  }
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(ids).size).toBe(paths.length)
  expect(logLines.map(({ requestId, path }) => [requestId, path])).toEqual(ids.map((id, i) => [id, paths[i]]))
  expect(logLines[0]).toMatchObject({ method: 'GET', status: 200, ms: expect.any(Number), msg: 'request' })
})

test('line breaks in an address do not break the log', async () => {
  const { app, rawLog } = await buildApp('sqlite')
  await request(app, '/a%0d%0a{"level":30,"msg":"forged"}')
  await request(app, '/%E2%80%A8x')
  expect(rawLog).toHaveLength(2)
  for (const line of rawLog) expect(line.trimEnd()).not.toMatch(/[\r\n]/)
})

describe.each(engines)('the log on %s', (engine) => {
  test('never contains what a visitor wrote, requested or received', async () => {
    const site = await buildApp(engine)
    const marked = {
      firstName: 'marked-first',
      lastName: 'marked-last',
      email: 'marked-mail@example.com',
      subject: 'marked-subject',
      message: 'marked-message',
    }
    const headers = { Cookie: 'session=marked-cookie', Authorization: 'Bearer marked-token' }
    const send = (changes: object = {}, key = 'marked-key') =>
      sendMessage(site.app, buildMessage({ ...marked, ...changes }), { key, headers })

    await request(site.app, '/?token=marked-query', { headers })
    expect((await send()).status).toBe(200)
    await expectError(await send({ message: 'marked-other' }), 'key-reused')
    await expectError(await send({ email: 'marked-invalid' }), 'invalid-input')
    await expectError(await sendMessage(site.app, '{"marked-truncated', { headers }), 'malformed-request')
    // A fault of our own must not tell them either.
    await sql`alter table contact_messages rename to elsewhere`.execute(site.services.db)
    await expectError(await send({}, 'marked-key-2'), 'internal-error')

    expect(site.logLines.length).toBeGreaterThan(6)
    expect(site.rawLog.join('')).not.toContain('marked')
    site.logLines.length = 0
  })
})
