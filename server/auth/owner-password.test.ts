import { describe, expect, test } from 'vitest'
import { openBrowser, ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { ensureOwner, renewOwnerPassword } from './first-accounts.ts'

describe.each(engines)('a new password for the owner on %s', (engine) => {
  test('signs in, and ends the earlier one and its sign-ins', async () => {
    const site = await buildApp(engine)
    const first = await ensureOwner(site.services)
    const login = (password = '') => openBrowser(site).post('/api/auth/login', { email: first?.email, password })
    expect((await login(first?.password)).status).toBe(200)
    const { email, password } = await renewOwnerPassword(site.services)
    expect(email).toBe(first?.email)
    expect((await login(first?.password)).status).toBe(401)
    expect((await login(password)).status).toBe(200)
  })

  test('is for the admin there is, if the content names another address by now', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site, 'earlier@example.com')
    expect((await renewOwnerPassword(site.services)).email).toBe('earlier@example.com')
    expect((await owner.get('/api/admin/waiting/count')).status).toBe(401)
  })

  test('is refused where ADMIN_PASSWORD would be put back at the next start', async () => {
    const { services } = await buildApp(engine, { ADMIN_PASSWORD: 'a long and rare one' })
    await expect(renewOwnerPassword(services)).rejects.toThrow('ADMIN_PASSWORD')
  })
})
