/** What happens without a part of a system is answered with the owner's sentence, and leads to the drawing without it. */
import { expect, test } from 'vitest'
import { drawingTexts } from '#content/interface/drawing-texts.ts'
import { contentIn } from '#content/owner.ts'
import type { FullCaseStudy } from '#contract/content/content.ts'
import { type Language, languages } from '#contract/language.ts'
import { answer } from '#tests/builders/assistant/chat.ts'
import { buildApp } from '#tests/servers/app.ts'

const build = () => buildApp('sqlite', { RATE_LIMITS: 'off' })

const drawn = languages.flatMap((language) =>
  contentIn(language).caseStudies.map((study): [Language, string, FullCaseStudy] => [language, study.id, study]),
)

test.each(drawn)('each part has its sentence, whoever asks for it (%s, %s)', async (language, project, { diagram }) => {
  const site = await build()
  for (const { id, label, without } of diagram.nodes) {
    const message = drawingTexts[language].askFails.replace('{{part}}', label)
    const { citations, answered } = await answer(site, { message, language })
    expect(answered, message).toBe(true)
    expect(citations, message).toHaveLength(1)
    expect(citations[0], message).toMatchObject({
      id: `case-study.${project}.without.${id}`,
      anchor: `/case-study/${project}#without=${id}`,
    })
    expect(citations[0]?.text, message).toContain(without?.says)
    const pressed = await answer(site, { message, language, about: { project, node: id } })
    expect(pressed.citations[0]?.id, message).toBe(`case-study.${project}.without.${id}`)
  }
})

test.each(languages)('the question below the drawing is answered from it, too (%s)', async (language) => {
  const site = await build()
  const project = 'fraud-detection-system'
  const study = contentIn(language).caseStudies.find(({ id }) => id === project)
  const message = study?.diagram.nextSteps[0]?.ask ?? ''
  for (const about of [undefined, { project }]) {
    const { citations } = await answer(site, { message, language, ...(about && { about }) })
    expect(citations[0]?.id, message).toBe(`case-study.${project}.without.feature-cache`)
  }
})

test.each([
  ['What happens if the feature cache is down?', 'case-study.fraud-detection-system.without.feature-cache'],
  ['And what if Redis, the feature cache, crashes?', 'case-study.fraud-detection-system.without.feature-cache'],
  ['What happens if Redis goes down?', 'case-study.fraud-detection-system.without.feature-cache'],
  ['What breaks without the model router?', 'case-study.epic-ai-platform.without.model-router'],
])('it is asked in many ways: %s', async (message, fact) => {
  const site = await build()
  const { citations } = await answer(site, { message })
  expect(citations[0]?.id).toBe(fact)
})

test('a part that is called by its whole name is meant, whatever project was talked about', async () => {
  const site = await build()
  const { citations } = await answer(site, {
    message: 'What happens if the large model is down?',
    history: [{ role: 'user', content: 'Tell me about fraud detection' }],
  })
  expect(citations[0]?.id).toBe('case-study.epic-ai-platform.without.large-model')
})

test.each([
  'Has a project of hers ever failed?',
  'Can she work without a team?',
  'What is the model of her laptop that is broken?',
  'What was her biggest failure?',
])('what fails and is no part of a drawing is none: %s', async (message) => {
  const site = await build()
  const { citations } = await answer(site, { message })
  for (const { id } of citations) expect(id).not.toContain('.without.')
})
