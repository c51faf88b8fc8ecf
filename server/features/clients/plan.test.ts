import { describe, expect, test } from 'vitest'
import type { AdminProject } from '#contract/clients/clients.ts'
import { adminActions, mailedToken, ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { buildPlan, created, proven } from '#tests/builders/clients.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const put = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } })

describe.each(engines)('a project that the owner plans, on %s', (engine) => {
  test('appears at once for a client with an account, who is notified', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    await proven(site, 'ada@example.com')
    const owner = await ownerSignedIn(site)
    await site.outbox.deliverDue()
    site.mailServer.mails.length = 0

    const project = await created(owner)
    expect(project.client).toEqual({ email: 'ada@example.com', name: 'Ada Lovelace', hasAccount: true })
    const [seen] = (await (await browser.get('/api/client/projects')).json()) as [AdminProject]
    expect(seen).toMatchObject({ id: project.id, name: 'A bridge', totalBudget: 1_000_000, spentBudget: 0 })
    const milestones = await (await browser.get(`/api/client/projects/${project.id}/milestones`)).json()
    expect(milestones).toMatchObject(
      ['Survey', 'Pillars', 'Deck', 'Railing', 'Opening'].map((title) => ({ title, status: 'pending' })),
    )
    await site.outbox.deliverDue()
    expect(site.mailServer.mails.map(({ parsed }) => parsed.subject)).toEqual(['Your project A bridge is set up'])
    expect(site.mailServer.mails[0]?.parsed.text).not.toContain('{{')
  })

  test('waits for an invited person until they have an account with that address', async () => {
    const site = await buildApp(engine, { REGISTRATION: 'invite' })
    const owner = await ownerSignedIn(site)
    const project = await created(owner, { clientEmail: 'Grace@example.com' })
    expect(project.client).toEqual({ email: 'grace@example.com', name: '', hasAccount: false })
    const invitation = await mailedToken(site, 'invitation', 'grace@example.com')
    const { browser } = await registered(site, { email: 'grace@example.com', invitation })
    expect(await (await browser.get('/api/client/projects')).json()).toMatchObject([{ id: project.id }])
    const { client } = (await (await owner.get(`/api/admin/projects/${project.id}`)).json()) as AdminProject
    expect(client).toMatchObject({ email: 'grace@example.com', hasAccount: true })
  })

  test('is not shown to a user with an unconfirmed address', async () => {
    const site = await buildApp(engine)
    const { browser } = await registered(site)
    const owner = await ownerSignedIn(site)
    await created(owner)
    expect(await (await browser.get('/api/client/projects')).json()).toEqual([])
    await proven(site, 'ada@example.com')
    expect(await (await browser.get('/api/client/projects')).json()).toHaveLength(1)
  })

  test('is created once for one key', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const plan = { ...buildPlan({ clientEmail: null }), language: 'en' }
    const send = (body: object) => owner.post('/api/admin/projects', body, { headers: { 'Idempotency-Key': 'k' } })
    const answers = await Promise.all([send(plan), send(plan), send(plan)].map(async (one) => (await one).text()))
    expect(new Set(answers).size).toBe(1)
    await expectError(await send({ ...plan, name: 'Another' }), 'key-reused')
    const { items } = (await (await owner.get('/api/admin/projects')).json()) as { items: object[] }
    expect(items).toHaveLength(1)
  })

  test('changes: milestones are moved, renamed, added and left out, and keep what was decided', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const project = await created(owner, { clientEmail: null })
    const [survey, pillars, deck] = project.milestones
    const status = { body: JSON.stringify({ status: 'completed' }), headers: { 'Content-Type': 'application/json' } }
    await owner.send('PUT', `/api/admin/projects/${project.id}/milestones/${expectDefined(survey).id}/status`, status)
    const fresh = { id: crypto.randomUUID(), title: 'Paint', dueDate: '2026-07-01', deliverables: [] }
    const asPlanned = ({ id, title, dueDate, deliverables }: NonNullable<typeof deck>) => ({
      id,
      title,
      dueDate,
      deliverables,
    })
    const milestones = [
      asPlanned(expectDefined(deck)),
      { ...asPlanned(expectDefined(survey)), title: 'Survey of the ground' },
      fresh,
    ]
    const change = { ...buildPlan({ clientEmail: null }), milestones, team: [], revision: project.revision }
    const response = await owner.send('PUT', `/api/admin/projects/${project.id}`, put(change))
    const { project: changed } = (await response.json()) as { project: AdminProject }
    expect(changed.milestones).toMatchObject([
      { id: expectDefined(deck).id, status: 'pending' },
      { id: expectDefined(survey).id, title: 'Survey of the ground', status: 'completed', awaitsDecision: true },
      { id: fresh.id },
    ])
    expect(changed.team).toEqual([])
    await expectError(await owner.send('PUT', `/api/admin/projects/${project.id}`, put(change)), 'changed-meanwhile')
    const beyond = put({ ...change, revision: 2 ** 31 })
    await expectError(await owner.send('PUT', `/api/admin/projects/${project.id}`, beyond), 'invalid-input')
    const without = { ...change, milestones: [asPlanned(expectDefined(pillars))], revision: changed.revision }
    const lost = await owner.send('PUT', `/api/admin/projects/${project.id}`, put(without))
    const { fields } = await expectError(lost, 'invalid-input')
    expect(fields).toEqual({ milestones: 'A milestone that was delivered cannot be deleted' })
  })

  test('cannot take a milestone from another project', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const first = await created(owner, { clientEmail: null })
    const [stolen] = first.milestones
    const plan = buildPlan({ clientEmail: null })
    const milestones = [plan.milestones[0], { ...plan.milestones[1], id: expectDefined(stolen).id }]
    const response = await owner.post('/api/admin/projects', { ...plan, milestones, language: 'en' })
    const { fields } = await expectError(response, 'invalid-input')
    expect(Object.keys(fields ?? {})).toEqual(['milestones.1.id'])
    const again = (await (await owner.get(`/api/admin/projects/${first.id}`)).json()) as AdminProject
    expect(again.milestones).toEqual(first.milestones)
  })

  test('reports each invalid field', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const bad = {
      ...buildPlan({ name: ' ', clientEmail: 'ada', expectedDelivery: '2026-02-01', currency: 'EURO', progress: 101 }),
      milestones: [{ id: crypto.randomUUID(), title: '', dueDate: '2026-02-30', deliverables: [] }],
      language: 'en',
    }
    const { fields } = await expectError(await owner.post('/api/admin/projects', bad), 'invalid-input')
    expect(Object.keys(fields ?? {}).sort()).toEqual(
      ['clientEmail', 'currency', 'milestones.0.dueDate', 'milestones.0.title', 'name', 'progress'].sort(),
    )
    const late = { ...buildPlan({ expectedDelivery: '2026-02-01' }), language: 'en' }
    const refused = await expectError(await owner.post('/api/admin/projects', late), 'invalid-input')
    expect(refused.fields).toEqual({ expectedDelivery: 'Please choose a date that is not before the start' })
  })

  test('is deleted with everything about it once its name is confirmed', async () => {
    const site = await buildApp(engine)
    const owner = await ownerSignedIn(site)
    const { id } = await created(owner, { clientEmail: null })
    const remove = (name: string) => owner.send('DELETE', `/api/admin/projects/${id}`, put({ name }))
    expect((await expectError(await remove('A tower'), 'invalid-input')).fields).toHaveProperty('name')
    site.clock.advance(1000)
    expect((await remove('A bridge')).status).toBe(200)
    await expectError(await owner.get(`/api/admin/projects/${id}`), 'not-found')
    expect((await adminActions(owner))[0]).toEqual(['project-deleted', 'A bridge'])
  })
})
