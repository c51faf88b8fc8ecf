import { describe, expect, test } from 'vitest'
import type { Waiting } from '#contract/clients/clients.ts'
import { HOUR } from '#contract/endpoint.ts'
import { type Browser, ownerSignedIn } from '#tests/builders/accounts.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildPortal, uploaded } from '#tests/builders/portal.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

async function waitingFor(owner: Browser): Promise<Waiting[]> {
  const { items } = (await (await owner.get('/api/admin/waiting')).json()) as { items: Waiting[] }
  expect(await (await owner.get('/api/admin/waiting/count')).json()).toEqual({ count: items.length })
  return items
}

const see = ({ kind, id }: Waiting, owner: Browser) => owner.post('/api/admin/waiting/seen', { kind, id })

describe.each(engines)('what waits until the owner has seen it on %s', (engine) => {
  test('an approval', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    await browser.post(`${project.path}/milestones/${project.delivered}/approval`, { comment: 'Well done.' })
    const waiting = await waitingFor(owner)
    expect(waiting).toMatchObject([
      { kind: 'approved', project: 'A bridge', by: 'Ada Lovelace', milestone: 'Plan', text: 'Well done.' },
    ])
    expect((await see(expectDefined(waiting[0]), owner)).status).toBe(200)
    expect(await waitingFor(owner)).toEqual([])
    expect((await see(expectDefined(waiting[0]), owner)).status).toBe(200)
  })

  test('a document from the client, and none of the owner’s', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    await uploaded(site, owner, `/api/admin/projects/${project.id}`, 'offer.pdf')
    await uploaded(site, browser, project.path, 'contract.pdf')
    await uploaded(site, browser, project.path, 'plan.pdf')
    const waiting = await waitingFor(owner)
    expect(waiting.map(({ kind, text }) => [kind, text]).toSorted()).toEqual([
      ['document', 'contract.pdf'],
      ['document', 'plan.pdf'],
    ])
    await see(expectDefined(waiting.find(({ text }) => text === 'contract.pdf')), owner)
    expect((await waitingFor(owner)).map(({ text }) => text)).toEqual(['plan.pdf'])
    await browser.send(
      'DELETE',
      `${project.path}/documents/${expectDefined(waiting.find(({ text }) => text === 'plan.pdf')).id}`,
    )
    expect(await waitingFor(owner)).toEqual([])
  })

  test('a proposed time that has passed without an answer', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const startsAt = site.clock.now() + HOUR
    await browser.post(`${project.path}/meetings`, { startsAt, minutes: 30, topic: 'The deck' })
    const [open] = await waitingFor(owner)
    expect(open).toMatchObject({ kind: 'meeting-proposed', startsAt })
    // What is still to come has to be answered.
    await see({ ...expectDefined(open), kind: 'meeting-lapsed' }, owner)
    expect(await waitingFor(owner)).toHaveLength(1)
    site.clock.advance(2 * HOUR)
    const [lapsed] = await waitingFor(owner)
    expect(lapsed).toMatchObject({ kind: 'meeting-lapsed', text: 'The deck', startsAt, minutes: 30 })
    await see(expectDefined(lapsed), owner)
    expect(await waitingFor(owner)).toEqual([])
  })

  test('what asks for an answer cannot be taken from the list', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    await browser.post(`${project.path}/messages`, { text: 'When?' })
    const [message] = await waitingFor(owner)
    await expectError(await see(expectDefined(message), owner), 'invalid-input')
    expect(await waitingFor(owner)).toHaveLength(1)
    await expectError(await see({ ...expectDefined(message), kind: 'approved' }, browser), 'not-allowed')
  })

  test('the answer to a proposed time is part of what happened', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    const startsAt = site.clock.now() + HOUR
    await browser.post(`${project.path}/meetings`, {
      startsAt,
      minutes: 30,
      topic: 'The deck',
    })
    const [open] = await waitingFor(owner)
    site.clock.advance(1000)
    const answer = await owner.post(`/api/admin/projects/${project.id}/meetings/${expectDefined(open).id}/answer`, {
      answer: 'accepted',
      note: '',
    })
    expect(await answer.json()).toMatchObject({ reach: 'mailed' })
    expect(await (await browser.get(`${project.path}/activity`)).json()).toMatchObject([
      { kind: 'meeting-accepted', by: 'Mara Lindholm', about: 'The deck', startsAt },
      { kind: 'meeting-proposed', by: 'Ada Lovelace', startsAt },
      { kind: 'milestone-completed' },
    ])
  })
})
