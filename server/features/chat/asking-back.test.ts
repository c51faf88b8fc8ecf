/** Where two or three things fit equally, the visitor is asked which; each choice is answered. */
import { expect, test } from 'vitest'
import { contentIn } from '#content/owner.ts'
import { readMarkers } from '#contract/chat/markers.ts'
import type { Language } from '#contract/language.ts'
import { answer } from '#tests/builders/assistant/chat.ts'
import { buildApp } from '#tests/servers/app.ts'

const build = () => buildApp('sqlite', { RATE_LIMITS: 'off' })

test.each<[Language, string]>([
  ['en', 'Show me the system diagram'],
  ['de', 'Zeig mir das Systemdiagramm'],
  ['fr', 'Montre-moi le schéma du système'],
  ['es', 'Muéstrame el diagrama del sistema'],
  ['zh', '给我看系统架构图'],
  ['ja', 'システム図を見せて'],
])('a drawing without a name offers those there are (%s)', async (language, message) => {
  const site = await build()
  const reply = await answer(site, { message, language })
  const { clarify, chips } = readMarkers(reply.response)
  expect(reply.systemDiagram).toBeUndefined()
  expect(chips).toEqual([])
  const drawn: (string | undefined)[] = []
  for (const choice of clarify) drawn.push((await answer(site, { message: choice, language })).systemDiagram?.project)
  expect(drawn).toEqual(contentIn(language).caseStudies.map(({ id }) => id))
})

test.each<[Language, string]>([
  ['en', 'How was it built?'],
  ['de', 'Wie wurde das gebaut?'],
  ['fr', 'Comment a-t-il été construit ?'],
  ['es', '¿Cómo se construyó?'],
  ['zh', '这个项目有什么成果？'],
  ['ja', 'それはどうやって作られましたか？'],
])('a question about a project that nobody named asks which (%s)', async (language, message) => {
  const site = await build()
  const { clarify } = readMarkers((await answer(site, { message, language })).response)
  expect(clarify).toHaveLength(contentIn(language).caseStudies.length)
  for (const choice of clarify)
    expect(await answer(site, { message: choice, language }), choice).toMatchObject({ answered: true })
})

test('what was talked about is meant, and nobody is asked', async () => {
  const site = await build()
  const history = [
    { role: 'user', content: 'What is EPIC?' },
    { role: 'assistant', content: 'EPIC AI Platform is a project.' },
  ]
  const reply = await answer(site, { message: 'How was it built?', history })
  expect(readMarkers(reply.response).clarify).toEqual([])
  expect(reply.systemDiagram?.project).toBe('epic-ai-platform')
})
