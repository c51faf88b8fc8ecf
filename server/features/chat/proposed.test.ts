/** Whatever the product itself proposes to ask, the assistant answers: chips, prompts, next steps, parts of drawings. */
import { expect, test } from 'vitest'
import type { ChatMessages } from '#content/interface/en/chat/chat.ts'
import type { PromptMessages } from '#content/interface/en/prompts.ts'
import { withChatLabels } from '#content/labels.ts'
import { cuesIn } from '#content/language/load/load-cues.ts'
import { contentIn } from '#content/owner.ts'
import { readMarkers } from '#contract/chat/markers.ts'
import { type Language, languages } from '#contract/language.ts'
import { answer } from '#tests/builders/assistant/chat.ts'
import { buildApp } from '#tests/servers/app.ts'

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)

async function proposed(language: Language): Promise<string[]> {
  const { chat } = (await import(`../../../content/interface/${language}/chat/chat.ts`)) as { chat: ChatMessages }
  const { prompts } = (await import(`../../../content/interface/${language}/prompts.ts`)) as { prompts: PromptMessages }
  const { profile, caseStudies, records } = contentIn(language)
  const owner = profile.name
  const { contact: _, resume: __, fit: ___, ...topics } = chat.chips
  const inOwnWords = withChatLabels(chat, contentIn(language).labels).chips
  const asked = Object.values(prompts).flatMap((prompt) =>
    typeof prompt === 'object' && 'question' in prompt ? [prompt.question] : [],
  )
  return [
    ...Object.values(topics),
    ...[inOwnWords.architecture, inOwnWords.projects, inOwnWords.results],
    fill(chat.audit.question, { owner }),
    ...asked.flatMap((question) => caseStudies.map(({ title: study }) => fill(question, { owner, study }))),
    ...caseStudies.flatMap(({ diagram }) => [
      ...diagram.nextSteps.map(({ ask }) => ask),
      ...diagram.nodes.map(({ label }) => fill(chat.diagram.ask, { part: label, system: diagram.title })),
    ]),
    ...records.interview
      .filter(({ answer }) => answer)
      .map(({ id }) => fill(cuesIn[language].interview[id].question, { owner: profile.name })),
  ]
}

test.each(languages)('what the product proposes is answered from facts (%s)', async (language) => {
  const site = await buildApp('sqlite', { RATE_LIMITS: 'off' })
  const refused: string[] = []
  for (const message of new Set(await proposed(language))) {
    const { answered, citations } = await answer(site, { message, language })
    if (!answered || citations.length === 0) refused.push(message)
  }
  expect(refused).toEqual([])
})

test.each(languages)('what an answer proposes next is answered, too (%s)', async (language) => {
  const site = await buildApp('sqlite', { RATE_LIMITS: 'off' })
  const refused = new Set<string>()
  const chips = new Set<string>()
  for (const message of await proposed(language)) {
    for (const chip of readMarkers((await answer(site, { message, language })).response).chips) chips.add(chip)
  }
  for (const chip of chips) {
    const { answered } = await answer(site, { message: chip, language })
    if (!answered) refused.add(chip)
  }
  expect([...refused]).toEqual([])
})
