/** The owner reads what models wrote and nobody was shown, and says what of it was true. */
import { expect, test } from 'vitest'
import { DROPPED_RETENTION_DAYS, type DroppedSentence } from '#contract/admin/dropped-sentences.ts'
import { DAY } from '#contract/endpoint.ts'
import { sweep } from '#server/db/delete-expired-rows.ts'
import { type Browser, openBrowser, ownerSignedIn, registered, standStill } from '#tests/builders/accounts.ts'
import { answer, QUESTION, SAYS } from '#tests/builders/assistant/chat.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { read } from '#tests/builders/inbox.ts'
import { buildApp } from '#tests/servers/app.ts'
import { buildProviders } from '#tests/servers/providers/provider-server.ts'
import { expectError } from '#tests/servers/requests.ts'

const EPIC = 'experience.fjordvane-logistics.launch-epic'
const wrong: [sentence: string, reason: DroppedSentence['reason']][] = [
  ['EPIC shows the first word in 0.9 s.', 'number'],
  ['At Vindtal Energy she launched EPIC.', 'name'],
  ['She launched EPIC back in 2011.', 'time'],
  ['A team of consultants from another company designed EPIC, without her, for every bank in the world.', 'own-words'],
  ['<script>alert(1)</script> She designed EPIC.', 'unsafe'],
]

/** A question of a visitor who lets the owner read the conversation. */
const agreed = (conversation: string = crypto.randomUUID()) => ({ ...QUESTION, conversation })

async function build(says: string) {
  const providers = await buildProviders()
  providers.answers.openai = { says }
  const site = await buildApp('sqlite', providers.settings)
  return { providers, site, time: standStill(site) }
}

async function list(owner: Browser): Promise<DroppedSentence[]> {
  const response = await owner.get('/api/admin/dropped-sentences')
  expect(response.status).toBe(200)
  return ((await response.json()) as { sentences: DroppedSentence[] }).sentences
}

test('each sentence that was not shown is listed with its reason and the facts that it cites, and none that was', async () => {
  const { site } = await build([SAYS, ...wrong.map(([sentence]) => `${sentence} [[${EPIC}]]`)].join('\n'))
  const reply = await answer(site, agreed())
  for (const [sentence] of wrong) expect(reply.response).not.toContain(sentence)
  const listed = await list(await ownerSignedIn(site))
  const reasons = new Map(listed.map(({ sentence, reason }) => [sentence, reason]))
  for (const [sentence, reason] of wrong) expect([sentence, reasons.get(sentence)]).toEqual([sentence, reason])
  expect(listed).toHaveLength(wrong.length)
  const { text } = expectDefined(knowledgeOf('en').world.facts.get(EPIC))
  for (const one of listed) expect(one).toMatchObject({ language: 'en', facts: [{ id: EPIC, text }], wasTrue: false })
})

test('what cites nothing, or nothing that there is, is no claim and is not listed', async () => {
  const { site } = await build(`She won a prize. She won two. [[no.such.fact]]\n${SAYS}`)
  await answer(site, agreed())
  expect(await list(await ownerSignedIn(site))).toEqual([])
})

test('the owner says that a sentence was true, and takes it back', async () => {
  const { site } = await build(wrong.map(([sentence]) => `${sentence} [[${EPIC}]]`).join('\n'))
  await answer(site, agreed())
  const owner = await ownerSignedIn(site)
  const { id } = expectDefined((await list(owner))[0])
  const path = `/api/admin/dropped-sentences/${id}`
  const marked = async () => (await list(owner)).filter(({ wasTrue }) => wasTrue).map((one) => one.id)
  expect((await owner.post(path, { wasTrue: true })).status).toBe(200)
  expect(await marked()).toEqual([id])
  expect((await owner.post(path, { wasTrue: false })).status).toBe(200)
  expect(await marked()).toEqual([])
  await expectError(await owner.post('/api/admin/dropped-sentences/no-such', { wasTrue: true }), 'not-found')
})

test('only the owner reads and judges them', async () => {
  const { site } = await build(`${wrong[0]?.[0]} [[${EPIC}]]`)
  await answer(site, agreed())
  const { browser } = await registered(site)
  const [one] = await list(await ownerSignedIn(site))
  for (const [visitor, error] of [
    [openBrowser(site), 'not-signed-in'],
    [browser, 'not-allowed'],
  ] as const) {
    await expectError(await visitor.get('/api/admin/dropped-sentences'), error)
    await expectError(await visitor.post(`/api/admin/dropped-sentences/${one?.id}`, { wasTrue: true }), error)
  }
})

test('keys do not stand in the list, and after two weeks nothing does', async () => {
  const { providers, site, time } = await build('')
  providers.answers.openai = { says: `EPIC’s key is ${providers.keys.openai}, and 17 more. [[${EPIC}]]\n${SAYS}` }
  await answer(site, agreed())
  const owner = await ownerSignedIn(site)
  const listed = await list(owner)
  expect(listed).toHaveLength(1)
  expect(JSON.stringify(listed)).not.toContain(providers.keys.openai)
  time.advance(DROPPED_RETENTION_DAYS * DAY + 1)
  await sweep(site.services.db, site.clock)
  expect(await site.services.db.selectFrom('dropped_sentences').selectAll().execute()).toEqual([])
})

const repeated = `Ada Zqlovelace of Zqanalytical asked about EPIC in 2031. [[${EPIC}]]\n${SAYS}`

test('of a visitor who has not agreed nothing is kept, also not what a model repeats', async () => {
  const { site } = await build(repeated)
  const reply = await answer(site, QUESTION)
  expect(reply.provider).toBe('openai')
  expect(reply.response).not.toContain('Zq')
  expect(await list(await ownerSignedIn(site))).toEqual([])
})

test('they go with the conversation, whether its visitor or the owner erases it, or it is late for that', async () => {
  const { site } = await build(repeated)
  const owner = await ownerSignedIn(site)
  const [byVisitor, byOwner] = [crypto.randomUUID(), crypto.randomUUID()]
  const ask = async (conversation: string) => {
    await answer(site, agreed(conversation))
    return await list(owner)
  }
  const erase = () => openBrowser(site).post('/api/chat/erase', { conversation: byVisitor })
  expect(await ask(byVisitor)).toHaveLength(1)
  expect((await erase()).status).toBe(200)
  expect(await list(owner)).toEqual([])
  expect(await ask(byVisitor)).toEqual([])
  expect(await ask(byOwner)).toHaveLength(1)
  const [{ id } = { id: '' }] = (await read<{ items: { id: string }[] }>(owner, '/api/admin/conversations')).items
  expect((await owner.send('DELETE', `/api/admin/conversations/${id}`)).status).toBe(200)
  expect(await list(owner)).toEqual([])
})

test('what an earlier version has kept of whoever it was is swept away', async () => {
  const { site } = await build(SAYS)
  const earlier = { id: 'earlier', at: site.clock.now(), language: 'en', sentence: 'Zq', facts: '[]', turn: null }
  await site.services.db
    .insertInto('dropped_sentences')
    .values({ ...earlier, reason: 'time', was_true: 0 })
    .execute()
  await sweep(site.services.db, site.clock)
  expect(await list(await ownerSignedIn(site))).toEqual([])
})
