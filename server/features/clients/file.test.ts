import { describe, expect, test } from 'vitest'
import type { ProjectsFile } from '#contract/clients/projects-file.ts'
import { type Browser, ownerSignedIn } from '#tests/builders/accounts.ts'
import { proven } from '#tests/builders/clients.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildOther, buildPortal } from '#tests/builders/portal.ts'
import type { TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, request } from '#tests/servers/requests.ts'

const FILE = '/api/admin/projects-file'

async function taken(owner: Browser, query = ''): Promise<ProjectsFile> {
  return (await (await owner.get(`${FILE}${query}`)).json()) as ProjectsFile
}

function storeUpload({ app }: TestApp, owner: Browser, content: unknown) {
  const cookie = [...owner.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const body = typeof content === 'string' ? content : JSON.stringify(content)
  return request(app, FILE, { method: 'POST', body, headers: { Cookie: cookie } })
}

/** A client’s project about which something was decided and said, and the owner. */
async function build(engine: (typeof engines)[number]) {
  const built = await buildPortal(engine)
  await proven(built.site, 'ada@example.com')
  const { browser, project } = built
  await browser.post(`${project.path}/milestones/${project.delivered}/approval`, { comment: 'Well done.' })
  await browser.post(`${project.path}/messages`, { text: 'When is it ready?' })
  await browser.post(`${project.path}/update-requests`, { note: 'The pillars?' })
  await browser.post(`${project.path}/meetings`, { startsAt: Date.parse('2026-03-05T10:00:00Z') })
  return { ...built, owner: await ownerSignedIn(built.site) }
}

describe.each(engines)('projects as a file, on %s', (engine) => {
  test('an exported and deleted project is restored', async () => {
    const { site, browser, project, owner } = await build(engine)
    const file = await taken(owner, `?id=${project.id}`)
    const seen = async () =>
      await Promise.all(
        ['', '/milestones', '/messages', '/updates', '/meetings', '/team', '/metrics', '/budget'].map(async (part) =>
          (await browser.get(part ? `${project.path}${part}` : '/api/client/projects')).json(),
        ),
      )
    const before = await seen()
    const body = JSON.stringify({ name: 'A bridge' })
    const headers = { 'Content-Type': 'application/json' }
    await owner.send('DELETE', `/api/admin/projects/${project.id}`, { body, headers })
    expect(await (await browser.get('/api/client/projects')).json()).toEqual([])
    expect(await (await storeUpload(site, owner, file)).json()).toEqual({ success: true, created: 1, changed: 0 })
    expect(await seen()).toEqual(before)
    expect(await taken(owner, `?id=${project.id}`)).toEqual(file)
  })

  test('a number beyond the databases’ range is rejected with its path', async () => {
    const { site, owner } = await build(engine)
    for (const wrong of [2 ** 31, -1, Number.MIN_SAFE_INTEGER]) {
      const file = await taken(owner)
      expectDefined(expectDefined(file.projects[0]).milestones[0]).delivery = wrong
      expectDefined(expectDefined(file.projects[0]).meetings[0]).minutes = wrong
      const { fields } = await expectError(await storeUpload(site, owner, file), 'invalid-input')
      expect(Object.keys(fields ?? {})).toEqual(['projects.0.milestones.0.delivery', 'projects.0.meetings.0.minutes'])
    }
  })

  test('importing what was just exported changes nothing, counts nothing, and mails nobody', async () => {
    const { site, project, owner } = await build(engine)
    const revision = async () =>
      ((await (await owner.get(`/api/admin/projects/${project.id}`)).json()) as { revision: number }).revision
    await site.outbox.deliverDue()
    const file = await taken(owner)
    const before = await revision()
    expect(await (await storeUpload(site, owner, file)).json()).toEqual({ success: true, created: 0, changed: 0 })
    expect(await taken(owner)).toEqual(file)
    expect(await revision()).toBe(before)
    expect(await (await owner.get('/api/admin/log')).text()).not.toContain('project-imported')
    expect(await site.outbox.deliverDue()).toBe(0)
  })

  test('a project of the file counts as changed where anything in it differs', async () => {
    const { site, owner } = await build(engine)
    await buildOther(site)
    const file = await taken(owner)
    expectDefined(expectDefined(file.projects[0]).team[0]).role = 'Divers'
    expect(await (await storeUpload(site, owner, file)).json()).toEqual({ success: true, created: 0, changed: 1 })
    expect(await taken(owner)).toEqual(file)
  })

  test('later messages stay', async () => {
    const { site, browser, project, owner } = await build(engine)
    const file = await taken(owner)
    await browser.post(`${project.path}/messages`, { text: 'Hello?' })
    expectDefined(expectDefined(file.projects[0]).messages[0]).text = 'Something that nobody said'
    await storeUpload(site, owner, file)
    const texts = expectDefined((await taken(owner)).projects[0]).messages.map(({ text }) => text)
    expect(new Set(texts)).toEqual(new Set(['When is it ready?', 'Hello?']))
  })

  test('a project of another client rejects the whole file', async () => {
    const { site, owner } = await build(engine)
    const other = await buildOther(site)
    const file = await taken(owner)
    const [mine, theirs] = [
      expectDefined(file.projects.find(({ id }) => id !== other.project.id)),
      expectDefined(file.projects.find(({ id }) => id === other.project.id)),
    ]
    mine.name = 'Another bridge'
    const stolen = { ...file, projects: [mine, { ...theirs, clientEmail: 'ada@example.com' }] }
    const { fields } = await expectError(await storeUpload(site, owner, stolen), 'invalid-input')
    expect(fields).toEqual({
      'projects.1.clientEmail': 'This project belongs to another client. Nothing was imported.',
    })
    const [milestone] = theirs.milestones
    const crossed = { ...file, projects: [{ ...mine, milestones: [milestone] }] }
    const refused = await expectError(await storeUpload(site, owner, crossed), 'invalid-input')
    expect(Object.keys(refused.fields ?? {})).toEqual(['projects.0.milestones.0.id'])
    expect((await taken(owner)).projects.map(({ name }) => name).sort()).toEqual(['A bridge', 'A tower'])
  })

  test('each error has its path and reason', async () => {
    const { site, owner } = await build(engine)
    const { projects } = await taken(owner)
    const [project] = projects
    const bad = {
      version: 1,
      projects: [
        {
          ...project,
          colour: 'red',
          totalBudget: '12',
          milestones: [{ ...expectDefined(project).milestones[0], dueDate: '2026-02-30' }],
          messages: [{ ...expectDefined(project).messages[0], author: 'somebody' }],
        },
      ],
    }
    const { fields } = await expectError(await storeUpload(site, owner, bad), 'invalid-input')
    expect(fields).toEqual({
      'projects.0.colour': 'There is no such field',
      'projects.0.totalBudget': 'Please enter a number that makes sense here',
      'projects.0.milestones.0.dueDate': 'Please enter a date that exists',
      'projects.0.messages.0.author': 'Please choose one of the given values',
    })
    const nothing = await expectError(await storeUpload(site, owner, 'no JSON'), 'invalid-input')
    expect(nothing.fields).toEqual({ file: 'This file is not valid JSON' })
    await expectError(await storeUpload(site, owner, { version: 2, projects: [] }), 'invalid-input')
    await expectError(await storeUpload(site, owner, `"${'x'.repeat(10 * 1024 * 1024)}"`), 'too-large')
  })
})
