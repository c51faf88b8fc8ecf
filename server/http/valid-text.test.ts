import { describe, expect, test } from 'vitest'
import { ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, postJson } from '#tests/servers/requests.ts'
import { isValidText } from './valid-text.ts'

describe.each(engines)('unstorable text on %s', (engine) => {
  test('is rejected in a path, a query and a body, also without a form', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const change = { headers: { 'Content-Type': 'application/json' }, body: '{"isAdmin":false}' }
    await expectError(await owner.send('PUT', '/api/admin/users/%00/role', change), 'not-found')
    await expectError(await owner.get('/api/admin/users?search=a%00b'), 'malformed-request')
    await expectError(await owner.get('/api/admin/messages?after=%00'), 'malformed-request')
    for (const text of ['a\\u0000b', '\\ud800']) {
      const reset = `{"token":"${text}","password":"another horse of its own"}`
      await expectError(await postJson(site.app, '/api/auth/reset-password', reset), 'malformed-request')
    }
  })
})

test('a NUL or a lone surrogate is found at any depth, in names too', () => {
  for (const bad of ['\0', '\ud800', { a: ['x', '\0'] }, [{ '\0': 1 }]]) expect(isValidText(bad)).toBe(false)
  for (const good of ['', '👩‍💻', 1, null, undefined, { a: [{ b: 'x' }] }]) expect(isValidText(good)).toBe(true)
})
