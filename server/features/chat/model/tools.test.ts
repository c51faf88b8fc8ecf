/** What a model may have the page do, and what comes of it. */
import { describe, expect, test } from 'vitest'
import { type ProviderName, providerNames } from '#contract/admin/provider-names.ts'
import { readMarkers } from '#contract/chat/markers.ts'
import { answer, QUESTION, SAYS, WORDED } from '#tests/builders/assistant/chat.ts'
import { buildApp } from '#tests/servers/app.ts'
import { buildProviders, type ProviderServer } from '#tests/servers/providers/provider-server.ts'

async function build() {
  const providers = await buildProviders()
  return { providers, site: await buildApp('sqlite', { ...providers.settings, RATE_LIMITS: 'off' }) }
}

const does = (providers: ProviderServer, tool: string, input: string | string[], says: string[] = [SAYS]) => {
  for (const name of providerNames) providers.answers[name] = { says, does: { tool, input } }
}

const EPIC = 'epic-ai-platform'

describe.each<ProviderName>(['openai', 'anthropic', 'gemini'])('by the protocol of %s', (name) => {
  test('a drawing is shown around the part that the model names, its input streamed in pieces', async () => {
    const { providers, site } = await build()
    const input = [`{"project": "${EPIC}"`, ', "no', 'de": "model-router"}']
    for (const other of providerNames) providers.answers[other] = { status: 500 }
    providers.answers[name] = { says: SAYS, does: { tool: 'show_diagram', input } }
    const { response, systemDiagram, provider } = await answer(site, QUESTION)
    expect(provider).toBe(name)
    expect(response).toContain(WORDED)
    expect(systemDiagram?.project).toBe(EPIC)
    const shown = systemDiagram?.nodes.map(({ id }) => id)
    expect(shown).toContain('model-router')
    expect(shown).toContain('small-model')
    expect(shown).not.toContain('document-sources')
    for (const { from, to } of systemDiagram?.connections ?? [])
      expect(shown).toEqual(expect.arrayContaining([from, to]))
  })
})

test.each([
  ['show_projects', '{}', 'PROJECT_CARDS'],
  ['compare_with_advert', '{}', 'FIT_ASSESSMENT'],
  ['make_resume', '', 'CUSTOM_RESUME'],
  ['go_to', '{"place":"experience"}', 'SCROLL_TO_EXPERIENCE'],
  ['go_to', '{"place":"tour"}', 'START_TOUR_GUIDE'],
])('%s %s is the marker that a visitor’s own wish has', async (tool, input, marker) => {
  const { providers, site } = await build()
  does(providers, tool, input)
  const { response } = await answer(site, QUESTION)
  expect(readMarkers(response)).toMatchObject({ actions: [marker], unknown: [] })
  expect(response).toContain(WORDED)
})

test('writing to the owner is proposed as something to press, and nothing moves', async () => {
  const { providers, site } = await build()
  does(providers, 'propose_contact', '{}')
  const { actions, chips } = readMarkers((await answer(site, QUESTION)).response)
  expect(actions).toEqual([])
  expect(chips[0]).toBe('How can I reach Mara?')
})

test('a model that only calls a tool has the site say what it does', async () => {
  const { providers, site } = await build()
  does(providers, 'show_diagram', `{"project":"${EPIC}"}`, [])
  const drawn = await answer(site, { message: 'Salesforce COBOL Zanzibar' })
  expect(drawn).toMatchObject({ answered: true, provider: 'local', systemDiagram: { project: EPIC } })
  expect(drawn.citations).not.toEqual([])
  does(providers, 'make_resume', '{}', [])
  const made = await answer(site, { message: 'Salesforce COBOL Zanzibar' })
  expect(readMarkers(made.response)).toMatchObject({
    text: 'I am putting the resume together.',
    actions: ['CUSTOM_RESUME'],
  })
})

test('of several tools the first that fits acts', async () => {
  const { providers, site } = await build()
  providers.answers.openai = 'by-hand'
  const asking = answer(site, QUESTION)
  const call = await providers.call(1)
  call.t(SAYS)
  call.tool('go_to', '{"place":"experience"}')
  call.end()
  expect(readMarkers((await asking).response).actions).toEqual(['SCROLL_TO_EXPERIENCE'])
})

test.each([
  ['show_diagram', '{"project":"another"}'],
  ['show_diagram', '{"project":"__proto__"}'],
  ['show_diagram', `{"project":"${EPIC}","node":"analyst-desk"}`],
  ['show_diagram', `{"project":"${EPIC}","node":["model-router"]}`],
  ['show_diagram', `{"project":"${EPIC}","look":"elsewhere"}`],
  ['show_diagram', '{"project":'],
  ['show_diagram', '[]'],
  ['go_to', '{"place":"/secure/admin"}'],
  ['go_to', '{"place":"constructor"}'],
  ['go_to', '{"place":"https://attacker.example"}'],
  ['make_resume', '{"email":"somebody@example.com"}'],
  ['send_message', '{"to":"owner"}'],
  ['delete_conversation', '{}'],
  ['constructor', '{}'],
])('%s %s does nothing, and the answer is as it was', async (tool, input) => {
  const { providers, site } = await build()
  for (const name of providerNames) providers.answers[name] = { says: SAYS }
  const plain = await answer(site, QUESTION)
  does(providers, tool, input)
  expect(await answer(site, QUESTION)).toEqual(plain)
})

test('what was to be done when the stream broke is not done', async () => {
  const { providers, site } = await build()
  providers.answers.openai = 'by-hand'
  providers.answers.anthropic = { says: SAYS }
  const asking = answer(site, QUESTION)
  const call = await providers.call(1)
  call.tool('go_to', '{"place":"tour"}')
  call.reset()
  expect(readMarkers((await asking).response).actions).toEqual([])
})

test('a model that refuses is no failure: the site answers, and nobody else is asked', async () => {
  const { providers, site } = await build()
  for (const name of providerNames) providers.answers[name] = { says: [], ends: 'refusal' }
  for (let i = 0; i < 6; i++) expect(await answer(site, QUESTION)).toMatchObject({ provider: 'local', answered: true })
  expect(providers.calls.map(({ provider }) => provider)).toEqual(Array(6).fill('openai'))
})

test.each(providerNames)('a sentence that %s was cut off in is not said, those before it are', async (name) => {
  const { providers, site } = await build()
  for (const other of providerNames) providers.answers[other] = { status: 500 }
  const half = 'EPIC shows the first word [[experience.fjordvane-logistics.launch-epic]]'
  providers.answers[name] = { says: [`${SAYS}\n`, half], ends: 'length' }
  const { response } = await answer(site, QUESTION)
  expect(response).toContain(WORDED)
  expect(response).not.toContain('EPIC shows the first word [^1]')
  providers.answers[name] = { says: [`${SAYS}\n`, half] }
  expect((await answer(site, QUESTION)).response).toContain('EPIC shows the first word [^1]')
})
