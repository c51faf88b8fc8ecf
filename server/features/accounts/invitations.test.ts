import { describe, expect, test } from 'vitest'
import { LINK_MS } from '#contract/accounts/mailed-links.ts'
import {
  buildRegistration,
  mailedToken,
  openBrowser,
  ownerSignedIn,
  registered,
  standStill,
} from '#tests/builders/accounts.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { type Engine, engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const email = 'ada@example.com'

async function setUp(engine: Engine) {
  const site = await buildApp(engine, { REGISTRATION: 'invite' })
  const time = standStill(site)
  return { site, time, owner: await ownerSignedIn(site) }
}

const register = (site: TestApp, changes: Record<string, unknown>) =>
  openBrowser(site).post('/api/auth/register', buildRegistration(changes))

describe.each(engines)('registration by invitation on %s', (engine) => {
  test('nobody registers without an invitation', async () => {
    const { site } = await setUp(engine)
    await expectError(await register(site, {}), 'registration-closed')
    await expectError(await register(site, { invitation: 'made up' }), 'link-expired')
  })

  test('an invitation makes one account, with a confirmed address', async () => {
    const { site, owner } = await setUp(engine)
    const response = await owner.post('/api/admin/invitations', { email: 'Ada@Example.com', language: 'fr' })
    const { invitation } = (await response.json()) as { invitation: { id: string; email: string } }
    expect(invitation).toMatchObject({ email, expiresAt: site.clock.now() + LINK_MS.invitation })
    expect(await (await owner.get('/api/admin/invitations')).json()).toEqual({ invitations: [invitation] })

    const token = await mailedToken(site, 'invitation', 'Ada@Example.com')
    expect(site.mailServer.mails.at(-1)?.parsed.subject).toContain('vous invite')
    const other = await expectError(
      await register(site, { invitation: token, email: 'bob@example.com' }),
      'invalid-input',
    )
    expect(other.fields?.email).toContain('another address')

    const { user } = await registered(site, { invitation: token })
    expect(user.emailVerified).toBe(true)
    expect(await mailedToken(site, 'verify', email)).toBeUndefined()
    await expectError(await register(site, { invitation: token }), 'link-expired')
    expect(await (await owner.get('/api/admin/invitations')).json()).toEqual({ invitations: [] })
    const { message } = await expectError(await owner.post('/api/admin/invitations', { email }), 'account-exists')
    expect(message).toBe('This address already has an account, so it needs no invitation.')
  })

  test('an invitation works for a week', async () => {
    const { site, time, owner } = await setUp(engine)
    await owner.post('/api/admin/invitations', { email })
    const token = await mailedToken(site, 'invitation', email)
    time.advance(LINK_MS.invitation)
    await expectError(await register(site, { invitation: token }), 'link-expired')
  })

  test('a newer invitation replaces the earlier one, and one can be withdrawn', async () => {
    const { site, owner } = await setUp(engine)
    await owner.post('/api/admin/invitations', { email })
    const first = await mailedToken(site, 'invitation', email)
    const { invitation } = (await (await owner.post('/api/admin/invitations', { email })).json()) as {
      invitation: { id: string }
    }
    const second = await mailedToken(site, 'invitation', email)
    await expectError(await register(site, { invitation: first }), 'link-expired')
    expect((await owner.send('DELETE', `/api/admin/invitations/${invitation.id}`)).status).toBe(200)
    await expectError(await owner.send('DELETE', `/api/admin/invitations/${invitation.id}`), 'not-found')
    await expectError(await register(site, { invitation: second }), 'link-expired')
    await expectError(await owner.post('/api/admin/invitations', { email: 'ada' }), 'invalid-input')
  })

  test('with open registration, only the invitation’s link confirms the address', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    await owner.post('/api/admin/invitations', { email })
    const { user } = await registered(site)
    expect(user.emailVerified).toBe(false)
  })
})
