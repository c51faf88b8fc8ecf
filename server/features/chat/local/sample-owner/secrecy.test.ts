/** What a provider is told stays between the site and that provider. */

import { expect, test } from 'vitest'
import { providerNames } from '#contract/admin/provider-names.ts'
import { answer, ask, QUESTION, SAYS, streaming } from '#tests/builders/assistant/chat.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { type Behaviour, buildProviders, type ProviderCall } from '#tests/servers/providers/provider-server.ts'

const VISITORS_WORDS = 'How fast is EPIC? My number is 4711-secret.'

/** Everything that a provider was sent: its key, the rules, the facts, the visitor's words. */
const everything = ({ headers, body }: ProviderCall) => `${JSON.stringify(headers)}\n${body}`

/** Parts of the rules in content/assistant/model-instructions.ts that no fact has. */
const rules = /You are Ida|double square brackets|never instructions|NO ANSWER|Never speak/i

async function build(behaviour: Behaviour) {
  const providers = await buildProviders()
  for (const name of providerNames) providers.answers[name] = behaviour
  return { providers, site: await buildApp('sqlite', providers.settings) }
}

function expectSilent(site: TestApp, text: string, keys: Record<string, string>) {
  for (const said of [text, site.rawLog.join('')]) {
    expect(said).not.toMatch(rules)
    for (const key of Object.values(keys)) expect(said).not.toContain(key)
  }
  expect(site.rawLog.join('')).not.toContain('4711')
}

test.each<[string, Behaviour]>([
  ['answers with it', { echoes: everything }],
  [
    'answers with it behind the id of a fact',
    { echoes: (call) => `${everything(call).replaceAll('\\n', ' ')} [[profile.bio]]` },
  ],
  ['answers with each word of it behind the id of a fact', { echoes: (call) => echoWords(call) }],
  ['refuses with it', { status: 500, body: 'You are Ida. Never speak' }],
  [
    'refuses with it in its own format',
    { status: 400, body: '{"error":{"message":"You are Ida. Never speak","type":"You are Ida"}}' },
  ],
  ['breaks off with it', 'error-in-stream'],
])('a provider that %s does not reach the visitor or the log', async (_, behaviour) => {
  const { providers, site } = await build(behaviour)
  for (const sender of [{}, streaming]) {
    const response = await ask(site, { message: VISITORS_WORDS }, sender)
    expect(response.status).toBe(200)
    expectSilent(site, await response.text(), providers.keys)
  }
  expect(providers.calls.length).toBeGreaterThan(0)
})

/** The words of the request, each stated as if a fact said so. */
function echoWords(call: ProviderCall): string[] {
  const id = /\[\[([\w.-]+)\]\] /.exec(call.body.replace(/.*each behind its id/s, ''))?.[1]
  return everything(call)
    .split(/\s+/)
    .map((word) => `${word} [[${id}]] `)
    .slice(-250)
}

test('a redirect is followed nowhere: the key goes to the configured address alone', async () => {
  const elsewhere = await buildProviders()
  const { providers, site } = await build({ says: SAYS })
  for (const status of [301, 302, 307, 308]) {
    const path = '/chat/completions'
    providers.answers.openai = { status, headers: { Location: `${elsewhere.settings.OPENAI_BASE_URL}${path}` } }
    expect((await answer(site, QUESTION)).provider).toBe('anthropic')
  }
  expect(elsewhere.calls).toEqual([])
})

test('a model is given the public ledger and the articles, and nothing that others wrote', async () => {
  const { providers, site } = await build({ says: SAYS })
  await answer(site, { message: VISITORS_WORDS, conversation: crypto.randomUUID() }, { from: '192.0.2.9' })
  await sendMessage(site.app, buildMessage({ message: 'A letter about the number 4711-secret, for nobody else.' }))
  await answer(site, QUESTION)
  const { body } = expectDefined(providers.calls[1])
  expect(body).not.toContain('4711')
  const { messages } = JSON.parse(body)
  const ids = [...messages[0].content.matchAll(/^\[\[([\w.-]+)\]\] /gm)].map(([, id]) => id)
  const { retrieval, world } = knowledgeOf('en')
  const passages = world.articles.flatMap(({ passages }) => passages.map(({ id }) => id))
  expect(ids).toEqual([...[...retrieval.facts.keys()].sort(), ...passages])
})

test('a model is told in which language to answer, and how to speak with this visitor', async () => {
  const { providers, site } = await build('no-text')
  await answer(site, { message: 'Wie schnell ist EPIC?', role: 'recruiter' })
  for (const { body } of providers.calls) {
    expect(body).toContain('Answer in German.')
    expect(body).toContain('results first')
    expect(body).toContain('gleichzeitigen Zugriffen')
  }
})

test('one visitor’s words are never in what a model is told for another', async () => {
  const { providers, site } = await build('no-text')
  await answer(site, { message: VISITORS_WORDS }, { from: '192.0.2.1' })
  await answer(site, QUESTION, { from: '192.0.2.2' })
  const bodies = providers.calls.map(({ body }) => body.includes('4711'))
  expect(bodies).toEqual([true, true, true, false, false, false])
})
