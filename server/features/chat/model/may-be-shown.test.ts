/** Real sentences, judged by the real ledger. */
import { expect, test } from 'vitest'
import { buildLedger } from '#content/ledger.ts'
import { type Language, languages } from '#contract/language.ts'
import { systemClock } from '#server/clock.ts'
import { checkFor } from '#server/features/chat/check/check.ts'
import { questionLanguage } from '#server/knowledge/language.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { faithful } from '#tests/texts/faithful-sentences.ts'
import { unfaithful } from '#tests/texts/unfaithful-sentences.ts'
import { createGrounding } from './grounding.ts'
import { rulesFor } from './instructions.ts'
import { createMayBeShown } from './may-be-shown.ts'

const SECRET = 'sk-test-OpenAi0123456789abcdefQRSTUV'

/** Everything is supported, nothing a secret. */
const nothingHeld = {
  check: () => ({ verdict: 'supported', reason: 'unproven', likely: 1 }) as const,
  isInLanguage: () => true,
  rules: '',
  open: '',
  secrets: [],
}

/** What of a model's text would leave. */
function grounded(language: Language, text: string): string {
  const knowledge = knowledgeOf(language)
  const { content, assistantName } = knowledge
  const facts = buildLedger(content)
  const rules = rulesFor(knowledgeOf(language))
  const open = `${assistantName} ${content.profile.name}, ${content.profile.title}`
  const isInLanguage = (said: string) => questionLanguage(said, language) === language
  const resembles = createMayBeShown({
    check: checkFor(knowledge, systemClock, false),
    isInLanguage,
    rules,
    open,
    secrets: [SECRET],
  })
  const grounding = createGrounding(facts, resembles)
  return grounding.add(text) + grounding.end()
}

test('faithful paraphrases leave, but for one of ten at most', () => {
  const dropped = faithful.filter(([language, sentence]) => grounded(language, sentence) === '')
  expect(dropped.length).toBeLessThanOrEqual(faithful.length / 10)
})

test.each(unfaithful)('what its fact does not say is dropped (%s): %s', (language, sentence) => {
  expect(grounded(language, sentence)).toBe('')
})

test('every fact may be said as it stands', () => {
  for (const language of languages) {
    const dropped = buildLedger(knowledgeOf(language).content)
      .filter(({ id, text }) => grounded(language, `${text} [[${id}]]`) === '')
      .map(({ id, text }) => [language, id, text])
    expect(dropped).toEqual([])
  }
})

test('a secret is not said in any spelling', () => {
  const resembles = createMayBeShown({ ...nothingHeld, secrets: [SECRET] })
  const says = (text: string) => resembles(text, []).verdict
  expect(says('The platform is fast.')).toBe('supported')
  for (const spelled of [
    SECRET,
    SECRET.toUpperCase(),
    [...SECRET].join(' '),
    SECRET.replaceAll('-', '·'),
    `x${SECRET}x`,
  ]) {
    expect(says(`The key is ${spelled}.`)).toBe('contradicted')
  }
})

test('a sentence in another language than the answer’s is dropped', () => {
  expect(
    grounded(
      'fr',
      'She was responsible for the fraud detection at Klarmynt Payments [[experience.klarmynt-payments]].',
    ),
  ).toBe('')
})
