import { describe, expect, test } from 'vitest'
import { PAGE_SIZE } from '#contract/page.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { openBrowser, ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

describe.each(engines)('the admin log on %s', (engine) => {
  test('shows who did what to whom, the latest first', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    site.clock.advance(1000)
    const invited = await owner.post('/api/admin/invitations', { email: 'Grace@Example.com' })
    const { invitation } = (await invited.json()) as { invitation: { id: string } }
    site.clock.advance(1000)
    await owner.send('DELETE', `/api/admin/invitations/${invitation.id}`)
    const at = site.clock.now()
    expect(await (await owner.get('/api/admin/log')).json()).toEqual({
      items: [
        { action: 'invitation-withdrawn', at, subject: 'grace@example.com' },
        { action: 'user-invited', at: at - 1000, subject: 'grace@example.com' },
        { action: 'signed-in', at: at - 2000, subject: null },
      ].map((entry) => expect.objectContaining({ ...entry, admin: 'owner@example.com' })),
      next: null,
    })
  })

  test('is paged without gaps or repetitions', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { db, clock } = site.services
    // Many at the same moment: the order among them has to stand.
    // Beside them there is the owner's sign-in.
    for (let i = 0; i < PAGE_SIZE + 4; i++) await logAdmin(db, clock, 'owner@example.com', 'backup-made', String(i))
    type Page = { items: { subject: string | null }[]; next: string | null }
    const first = (await (await owner.get('/api/admin/log')).json()) as Page
    const second = (await (await owner.get(`/api/admin/log?after=${first.next}`)).json()) as Page
    expect([first.items.length, second.items.length, second.next]).toEqual([PAGE_SIZE, 5, null])
    expect(new Set([...first.items, ...second.items].map(({ subject }) => subject)).size).toBe(PAGE_SIZE + 5)
  })

  test('is for admins only', async () => {
    const site = await buildApp(engine)
    await expectError(await openBrowser(site).get('/api/admin/log'), 'not-signed-in')
    await expectError(await (await registered(site)).browser.get('/api/admin/log'), 'not-allowed')
  })
})
