import { describe, expect, test } from 'vitest'
import { buildLedger } from '#content/ledger.ts'
import { caseStudies } from '#content/owner.ts'
import { agentTools } from '#contract/agents.ts'
import type { FitReply } from '#contract/chat/fit.ts'
import { HOUR, MINUTE } from '#contract/endpoint.ts'
import { languages, sectionAddress } from '#contract/language.ts'
import { buildAgentSite, connectAgent } from '#tests/builders/assistant/agent.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { engines } from '#tests/servers/database.ts'
import { postJson, request } from '#tests/servers/requests.ts'

const advert = 'Requirements:\n- Kubernetes, Terraform and AWS\n- COBOL\nNice to have:\n- Kafka'
const message = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  subject: 'An engine',
  message: 'Shall we build it?',
}

test('an agent gets every tool with its inputs and their meaning', async () => {
  const site = await buildAgentSite('sqlite')
  const { client } = await connectAgent(site)
  expect(client.getServerVersion()).toMatchObject({ name: 'localhost', title: 'Mara Lindholm' })
  expect(client.getInstructions()).toContain('Mara Lindholm')
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(Object.keys(agentTools))
  for (const { name, description, inputSchema, outputSchema, annotations } of tools) {
    expect(description, name).not.toContain('{{')
    const { properties = {} } = inputSchema as { properties?: Record<string, { description: string }> }
    for (const [input, schema] of Object.entries(properties)) {
      expect(schema.description.length, `${name}.${input}`).toBeGreaterThan(10)
    }
    expect(properties).toHaveProperty('language')
    expect(outputSchema === undefined).toBe(name === 'get_case_study')
    expect(annotations?.readOnlyHint).toBe(name !== 'send_message')
  }
})

test('facts are found in every language, with a link to the site', async () => {
  const site = await buildAgentSite('sqlite')
  const agent = await connectAgent(site)
  for (const language of languages) {
    const ledger = new Map(buildLedger(site.services.knowledgeOf(language).content).map((fact) => [fact.id, fact]))
    const { data, text, isError } = await agent.call('search_facts', { query: 'EPIC Kubernetes', language })
    expect(isError).toBe(false)
    const { facts } = data as { facts: { id: string; text: string; link: string; coverage: number }[] }
    expect(JSON.parse(text)).toEqual(data)
    expect(facts.length).toBeGreaterThan(1)
    for (const found of facts) {
      const { text, anchor } = expectDefined(ledger.get(found.id))
      expect(found).toMatchObject({ text, link: sectionAddress(site.url, anchor, language) })
      expect(found.coverage).toBeGreaterThan(0)
    }
  }
  expect((await agent.call('search_facts', { query: 'Zanzibar quokka' })).data).toEqual({ facts: [] })
})

test('a case study is complete, like the site’s Markdown', async () => {
  const site = await buildAgentSite('sqlite')
  const agent = await connectAgent(site)
  for (const { id } of caseStudies) {
    const { text } = await agent.call('get_case_study', { id, language: 'ja' })
    expect(text).toBe(await (await request(site.app, `/case-study/${id}.md?lng=ja`)).text())
  }
  const { text, isError } = await agent.call('get_case_study', { id: '../admin' })
  expect(isError).toBe(true)
  expect(text).toBe(`There is no case study “../admin”. There are: ${caseStudies.map(({ id }) => id).join(', ')}.`)
})

test('an advert is compared exactly as on the page', async () => {
  const site = await buildAgentSite('sqlite')
  const agent = await connectAgent(site)
  const reply = (await (await postJson(site.app, '/api/fit', { advert, language: 'fr' })).json()) as FitReply
  const { data } = await agent.call('assess_fit', { advert, language: 'fr' })
  const { success, requirements, ...rest } = reply
  expect(success).toBe(true)
  expect(data).toEqual({
    ...rest,
    requirements: requirements.map(({ citations, ...judged }) => {
      const evidence = citations.map(({ id, text, anchor }) => ({
        id,
        text,
        link: sectionAddress(site.url, anchor, 'en'),
      }))
      return { ...judged, evidence }
    }),
  })
})

test('the résumé’s links are returned, and the page for one by role is named', async () => {
  const site = await buildAgentSite('sqlite')
  const agent = await connectAgent(site)
  const { data } = await agent.call('resume_link', { role: 'recruiter', language: 'de' })
  const { pdf, text, json, forRole } = data as Record<string, string>
  for (const [address, type] of [
    [pdf, 'application/pdf'],
    [text, 'text/plain'],
    [json, 'application/json'],
  ]) {
    const response = await request(site.app, expectDefined(address).slice(site.url.length))
    expect([response.status, response.headers.get('Content-Language')]).toEqual([200, 'de'])
    expect(response.headers.get('Content-Type')).toContain(type)
  }
  expect(forRole).toContain(`${site.url}/?lng=de`)
  expect((await agent.call('resume_link')).data).toMatchObject({ pdf: `${site.url}/resume.pdf`, forRole: null })
})

test.each([
  ['search_facts', {}, 'query: Message is required'],
  ['search_facts', { query: 'x'.repeat(501) }, 'query: This is too long; please shorten it'],
  ['search_facts', { query: 'x', language: 'it' }, 'language must be one of en, es, fr, de, zh, ja'],
  ['search_facts', { query: 'x', limit: 3 }, 'there is no input limit; there are query, language'],
  ['get_case_study', { id: 7 }, 'id must be a string'],
  ['assess_fit', { advert: ' ' }, 'advert: Please paste the text of the advert'],
  ['assess_fit', { advert: 'x'.repeat(20_001) }, 'advert: This is too long; please shorten it'],
  ['assess_fit', { advert: 'nice weather' }, 'advert: '],
  ['resume_link', { role: 'king' }, 'role must be one of recruiter, client, developer'],
  ['send_message', { ...message, email: 'nowhere' }, 'email: Please enter a valid email address'],
  ['send_message', { ...message, message: 'x'.repeat(5001) }, 'message: This is too long; please shorten it'],
  ['send_message', { ...message, website: 'https://a.example' }, 'there is no input website'],
  ['drop_tables', {}, 'There is no tool “drop_tables”. There are: search_facts, get_case_study'],
])('%s with a wrong input %j tells what to do', async (tool, input, told) => {
  const site = await buildAgentSite('sqlite')
  const { text, isError } = await (await connectAgent(site)).call(tool, input)
  expect(isError).toBe(true)
  expect(text).toContain(told)
})

describe.each(engines)('a message of an agent on %s', (engine) => {
  test('is stored and mailed like one of the form, once for one key', async () => {
    const site = await buildAgentSite(engine)
    const agent = await connectAgent(site)
    const first = (await agent.call('send_message', { ...message, language: 'de' })).data as { id: string }
    expect((await agent.call('send_message', { ...message, language: 'de' })).data).toEqual(first)
    const rows = await site.services.db.selectFrom('contact_messages').selectAll().execute()
    expect(rows).toMatchObject([{ id: first.id, language: 'de', email: message.email, kept_apart: null }])
    await site.outbox.deliverDue()
    expect(site.mailServer.mails.map(({ recipients }) => recipients[0])).toContain(message.email)
    expect(site.mailServer.mails).toHaveLength(2)
  })

  test('counts together with those of the form at the same address', async () => {
    const site = await buildAgentSite(engine, { TRUST_PROXY: '1' })
    const agent = await connectAgent(site, { 'X-Forwarded-For': '203.0.113.7' })
    const form = () => sendMessage(site.app, buildMessage(), { headers: { 'X-Forwarded-For': '203.0.113.7' } })
    for (let i = 0; i < 4; i++) {
      expect((await agent.call('send_message', { ...message, subject: `No. ${i}` })).isError).toBe(false)
    }
    expect((await form()).status).toBe(200)
    const refused = await agent.call('send_message', { ...message, subject: 'No. 6' })
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('Please try again in 60 minutes.') })
    const other = await connectAgent(site, { 'X-Forwarded-For': '203.0.113.8' })
    expect((await other.call('send_message', message)).isError).toBe(false)
    site.clock.advance(HOUR)
    expect((await agent.call('send_message', { ...message, subject: 'No. 6' })).isError).toBe(false)
  })

  test('gets a clear error while the database is unavailable, and a later one arrives', async () => {
    const site = await buildAgentSite(engine)
    const agent = await connectAgent(site)
    await site.services.db.schema.alterTable('contact_messages').renameTo('contact_messages_away').execute()
    const refused = await agent.call('send_message', message)
    expect(refused.isError).toBe(true)
    expect(refused.text).toContain('Something went wrong on our side')
    expect(refused.text).not.toContain('contact_messages')
    site.logLines.length = 0
    await site.services.db.schema.alterTable('contact_messages_away').renameTo('contact_messages').execute()
    expect((await agent.call('send_message', message)).isError).toBe(false)
  })
})

test('adverts count together with those of the page', async () => {
  const site = await buildAgentSite('sqlite')
  const agent = await connectAgent(site)
  for (let i = 0; i < 9; i++) await agent.call('assess_fit', { advert })
  expect((await postJson(site.app, '/api/fit', { advert }, { from: '127.0.0.1' })).status).toBe(200)
  const { text, isError } = await agent.call('assess_fit', { advert })
  expect([isError, text]).toEqual([true, expect.stringContaining('Please try again in 1 minute.')])
  site.clock.advance(MINUTE)
  expect((await agent.call('assess_fit', { advert })).isError).toBe(false)
})
