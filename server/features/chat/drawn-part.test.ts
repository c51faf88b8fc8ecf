/** Whatever is pressed in a drawing is answered from the facts of that very thing. */
import { expect, test } from 'vitest'
import type { ChatMessages } from '#content/interface/en/chat/chat.ts'
import { colon } from '#content/language/colon.ts'
import { contentIn } from '#content/owner.ts'
import type { FullCaseStudy } from '#contract/content/content.ts'
import { type Language, languages } from '#contract/language.ts'
import { answer } from '#tests/builders/assistant/chat.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'

const build = () => buildApp('sqlite', { RATE_LIMITS: 'off' })

async function questionAbout(language: Language, part: string, system: string): Promise<string> {
  const { chat } = (await import(`../../../content/interface/${language}/chat/chat.ts`)) as { chat: ChatMessages }
  return chat.diagram.ask.replace('{{part}}', part).replace('{{system}}', system)
}

const drawn = languages.flatMap((language) =>
  contentIn(language).caseStudies.map((study): [Language, string, FullCaseStudy] => [language, study.id, study]),
)

test.each(drawn)('each part says what it does, gets and sends (%s, %s)', async (language, project, { diagram }) => {
  const site = await build()
  const labels = new Map(diagram.nodes.map(({ id, label }) => [id, label]))
  for (const { id, label, details } of diagram.nodes) {
    const message = await questionAbout(language, label, diagram.title)
    const reply = await answer(site, { message, language, about: { project, node: id } })
    const linked = diagram.connections.filter(({ from, to }) => from === id || to === id)
    const others = linked.map(({ from, to }) => (from === id ? to : from))
    const ids = reply.citations.map((citation) => citation.id)
    const factOf = (node: string) => `case-study.${project}.node.${node}`
    expect(ids[0], id).toBe(factOf(id))
    expect(new Set(ids), id).toEqual(new Set([id, ...others].map(factOf)))
    expect(reply.citations[0]?.text, id).toBe(label + colon[language] + details)
    expect(reply.response.startsWith(label), id).toBe(true)
    for (const line of linked) expect(reply.response, id).toContain(line.label)
    for (const other of others) expect(reply.response, id).toContain(expectDefined(labels.get(other)))
    expect(reply, id).toMatchObject({ answered: true, language })
  }
})

test.each(drawn)('each line says what goes from where to where (%s, %s)', async (language, project, { diagram }) => {
  const site = await build()
  for (const { id, from, to, label } of diagram.connections) {
    const message = await questionAbout(language, label, diagram.title)
    const reply = await answer(site, { message, language, about: { project, connection: id } })
    const ids = reply.citations.map((citation) => citation.id)
    expect(ids, id).toEqual([from, to].map((node) => `case-study.${project}.node.${node}`))
    expect(reply.response, id).toContain(label)
  }
})

test.each(drawn)('each next step is answered from its project (%s, %s)', async (language, project, { diagram }) => {
  const site = await build()
  for (const { id: step, ask: message, answer: said } of diagram.nextSteps) {
    const { answered, citations } = await answer(site, { message, language, about: { project } })
    expect(answered, message).toBe(true)
    expect(citations.length, message).toBeGreaterThan(0)
    for (const { id } of citations) expect(id, message).toMatch(`case-study.${project}`)
    if (said)
      expect(citations, message).toEqual([
        expect.objectContaining({ id: `case-study.${project}.answer.${step}`, text: said }),
      ])
  }
})

test('a drawing says which project it is of', async () => {
  const site = await build()
  const { systemDiagram } = await answer(site, { message: 'Show me the architecture of the MLOps Transformation' })
  expect(systemDiagram?.project).toBe('mlops-transformation')
})

test.each([
  { project: 'nothing', node: 'chat-app' },
  { project: 'epic-ai-platform', node: 'nothing' },
  { project: 'epic-ai-platform', connection: 'nothing' },
  { project: '__proto__', node: 'constructor' },
])('ids of nothing are ignored: %j', async (about) => {
  const site = await build()
  const message = 'Which languages does she speak?'
  expect((await answer(site, { message, about })).response).toBe((await answer(site, { message })).response)
})
