/** What was hard about a project is answered by its challenge, and how it was solved by its solution. */
import { expect, test } from 'vitest'
import type { PromptMessages } from '#content/interface/en/prompts.ts'
import { contentIn } from '#content/owner.ts'
import { languages } from '#contract/language.ts'
import { answer } from '#tests/builders/assistant/chat.ts'
import { buildApp } from '#tests/servers/app.ts'

test.each(languages)('the prompt about a case study asks what is answered by its challenge (%s)', async (language) => {
  const { prompts } = (await import(`../../../content/interface/${language}/prompts.ts`)) as { prompts: PromptMessages }
  const site = await buildApp('sqlite', { RATE_LIMITS: 'off' })
  for (const { id, title } of contentIn(language).caseStudies) {
    const message = prompts.case_study_interest.question.replace('{{study}}', title)
    const { answered, citations } = await answer(site, { message, language })
    expect(answered).toBe(true)
    expect(citations[0]?.id, message).toBe(`case-study.${id}.challenge`)
  }
})

test('what was hard and how it was solved is answered by both, in this order', async () => {
  const site = await buildApp('sqlite', { RATE_LIMITS: 'off' })
  for (const { id, title } of contentIn('en').caseStudies) {
    const { citations } = await answer(site, {
      message: `What was the challenge in “${title}”, and how was it solved?`,
    })
    expect(citations.map((citation) => citation.id)).toEqual([
      `case-study.${id}.challenge`,
      `case-study.${id}.solution`,
    ])
  }
})
