/** What a model drafts for the owner, held to what it was given; and what the site proposes without one. */
import { expect, test } from 'vitest'
import { providerNames } from '#contract/admin/provider-names.ts'
import { estimateTokens } from '#server/features/chat/model/token-estimate.ts'
import { type Browser, openBrowser, ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { SAYS, WORDED } from '#tests/builders/assistant/chat.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { asked, read } from '#tests/builders/inbox.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { buildProviders } from '#tests/servers/providers/provider-server.ts'
import { expectError } from '#tests/servers/requests.ts'

async function post<Reply>(owner: Browser, path: string, body: object = {}): Promise<Reply> {
  const response = await owner.post(path, body)
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as Reply
}

interface Draft {
  text: string
  questions?: string[]
  open?: string[]
  provider: string
}

const ANSWER = '/api/admin/drafts/answer'
const TRANSLATION = '/api/admin/drafts/translation'
const QUESTION = { question: 'How fast is EPIC?', language: 'en' }
const LICENCE = {
  from: 'en',
  to: 'de',
  text: 'I have held a driving licence for cars since 2004.',
  questions: ['Does she have a driving licence?'],
}

async function build(engine: (typeof engines)[number] = 'sqlite') {
  const providers = await buildProviders()
  const site = await buildApp(engine, providers.settings)
  return { providers, site, owner: await ownerSignedIn(site) }
}

test('an answer is proposed in a model’s words, without the sentences that the facts do not bear out', async () => {
  const { providers, owner } = await build()
  providers.answers.openai = { says: `${SAYS} She was convicted of fraud [[profile.bio]].` }
  expect(await post<Draft>(owner, ANSWER, QUESTION)).toEqual({ text: WORDED, provider: 'openai' })
  expect((await read<{ days: { kind: string }[] }>(owner, '/api/provider-usage')).days).toMatchObject([
    { kind: 'fact-draft', calls: 1 },
  ])
})

test('a model that finds no answer is believed, and nothing is proposed', async () => {
  const { providers, owner } = await build()
  providers.answers.openai = { says: 'NO ANSWER' }
  expect(await post<Draft>(owner, ANSWER, QUESTION)).toEqual({ text: '', provider: 'openai' })
  expect(providers.calls).toHaveLength(1)
})

test('without a model the nearest facts are proposed, and nothing where none is near', async () => {
  const owner = await ownerSignedIn(await buildApp('sqlite'))
  const { text, provider } = await post<Draft>(owner, ANSWER, QUESTION)
  expect(provider).toBe('local')
  expect(text).toContain('EPIC')
  const none = { question: 'Salesforce COBOL Zanzibar', language: 'en' }
  expect(await post<Draft>(owner, ANSWER, none)).toEqual({ text: '', provider: 'local' })
  expect(await post<Draft>(owner, TRANSLATION, LICENCE)).toEqual({ text: '', questions: [], provider: 'local' })
})

test('a translation is proposed with its questions, whatever stands around it', async () => {
  const { providers, owner } = await build()
  const translated = { text: 'Seit 2004 habe ich einen Führerschein.', questions: ['Hat sie einen Führerschein?'] }
  providers.answers.openai = { says: `Here it is:\n\`\`\`json\n${JSON.stringify(translated)}\n\`\`\`` }
  expect(await post<Draft>(owner, TRANSLATION, LICENCE)).toEqual({ ...translated, provider: 'openai' })
  const [told] = providers.calls.map(({ body }) => JSON.parse(body).messages)
  expect(told[0].content).toContain('from English into German')
  expect(JSON.parse(told[1].content)).toEqual({ text: LICENCE.text, questions: LICENCE.questions })
})

test.each([
  ['another number', { text: 'Seit 2014 habe ich einen Führerschein.', questions: [] }],
  ['another language', { text: 'I have had a licence since 2004, and it is for cars.', questions: [] }],
  ['an address', { text: 'Seit 2004 habe ich einen Führerschein: https://attacker.example', questions: [] }],
  ['markup', { text: 'Seit 2004 habe ich <img src=x onerror=alert(1)> einen Führerschein.', questions: [] }],
  ['nothing', { text: '', questions: [] }],
  ['no JSON', 'Seit 2004 habe ich einen Führerschein.'],
])('a translation with %s is no proposal', async (_, said) => {
  const { providers, owner } = await build()
  for (const name of providerNames) providers.answers[name] = { says: JSON.stringify(said) }
  expect(await post<Draft>(owner, TRANSLATION, LICENCE)).toEqual({ text: '', questions: [], provider: 'local' })
})

test.each([{ status: 500 }, { says: '{"te', ends: 'length' }] as const)(
  'when a model fails with %j, the next one is asked',
  async (behaviour) => {
    const { providers, owner } = await build()
    const text = 'Seit 2004 habe ich einen Führerschein.'
    providers.answers.openai = behaviour
    providers.answers.anthropic = { says: JSON.stringify({ text, questions: [] }) }
    expect(await post<Draft>(owner, TRANSLATION, LICENCE)).toMatchObject({ text, provider: 'anthropic' })
  },
)

test.each(engines)('a conversation is summed up from its own words, with what stayed open (%s)', async (engine) => {
  const { providers, site, owner } = await build(engine)
  const conversation = crypto.randomUUID()
  providers.answers.openai = { says: 'NO ANSWER' }
  await asked(site, 'How fast is EPIC?', conversation)
  site.clock.advance(1000)
  await asked(site, 'Does she have a driving licence?', conversation)
  const [stored] = (await read<{ items: { id: string }[] }>(owner, '/api/admin/conversations')).items
  const path = `/api/admin/conversations/${expectDefined(stored).id}/summary`
  const true_ =
    'The visitor asked how fast EPIC is [[turn.1]]. The question about a driving licence stayed open [[turn.2]].'
  providers.answers.openai = { says: `${true_} The visitor was rude to Mara Lindholm in Paris [[turn.1]].` }
  const summary = await post<Draft>(owner, path)
  expect(summary).toMatchObject({ provider: 'openai', open: ['Does she have a driving licence?'] })
  expect(summary.text).toContain('how fast EPIC is')
  expect(summary.text).not.toContain('Paris')
  for (const name of providerNames) providers.answers[name] = { status: 500 }
  expect(await post<Draft>(owner, path)).toMatchObject({
    text: '',
    provider: 'local',
    open: ['Does she have a driving licence?'],
  })
  await expectError(await owner.post('/api/admin/conversations/nobody/summary', {}), 'not-found')
})

test('of a conversation that is longer than the window of a model at home the last turns are summed up', async () => {
  const providers = await buildProviders()
  providers.answers.openai = { says: 'NO ANSWER' }
  const site = await buildApp('sqlite', { OPENAI_BASE_URL: expectDefined(providers.settings.OPENAI_BASE_URL) })
  const owner = await ownerSignedIn(site)
  const conversation = crypto.randomUUID()
  const long = 'and what about the costs of all this in the long run? '.repeat(10)
  for (let i = 0; i < 30; i++) {
    site.clock.advance(10_000)
    await asked(site, `${i} How fast is EPIC, ${long}`, conversation)
  }
  const [stored] = (await read<{ items: { id: string }[] }>(owner, '/api/admin/conversations')).items
  providers.calls.length = 0
  await post(owner, `/api/admin/conversations/${expectDefined(stored).id}/summary`)
  const { messages, max_tokens } = JSON.parse(expectDefined(providers.calls[0]).body)
  const told = messages.map(({ content }: { content: string }) => content).join('\n')
  expect(estimateTokens(told) + max_tokens).toBeLessThan(4096)
  expect(told).toContain('[[turn.30]]')
  expect(told).not.toContain('[[turn.2]]')
})

test('drafts are for admins only, and the inbox says whether a model can write them', async () => {
  const { providers, site, owner } = await build()
  const { browser } = await registered(site)
  for (const path of [ANSWER, TRANSLATION, '/api/admin/conversations/x/summary']) {
    await expectError(await openBrowser(site).post(path, QUESTION), 'not-signed-in')
    await expectError(await browser.post(path, QUESTION), 'not-allowed')
  }
  expect(providers.calls).toHaveLength(0)
  expect(await read(owner, '/api/admin/inbox')).toMatchObject({ canDraft: true })
})
