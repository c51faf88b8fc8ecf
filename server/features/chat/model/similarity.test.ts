/** Real sentences, judged by the real ledger. */
import { expect, test } from 'vitest'
import { buildLedger } from '#content/ledger.ts'
import type { Language } from '#contract/language.ts'
import { questionLanguage } from '#server/knowledge/language.ts'
import { knowledgeOf } from '#tests/builders/knowledge.ts'
import { faithful, unfaithful } from '#tests/texts/model-sentences.ts'
import { createGrounding } from './grounding.ts'
import { rulesFor } from './instructions.ts'
import { createSimilarity } from './similarity.ts'

const SECRET = 'sk-test-OpenAi0123456789abcdefQRSTUV'

/** Every word tells, none is a secret. */
const nothingHeld = {
  telling: (text: string) => text.split(/\W+/).filter(Boolean),
  isInLanguage: () => true,
  rules: '',
  open: '',
  secrets: [],
  capitalsAreNames: true,
}

/** What of a model's text would leave. */
function grounded(language: Language, text: string): string {
  const { content, assistantName, retrieval } = knowledgeOf(language)
  const facts = buildLedger(content)
  const rules = rulesFor(knowledgeOf(language))
  const open = `${assistantName} ${content.profile.name}, ${content.profile.title}`
  const capitalsAreNames = language !== 'de'
  const isInLanguage = (said: string) => questionLanguage(said, language) === language
  const resembles = createSimilarity({
    telling: retrieval.telling,
    isInLanguage,
    rules,
    open,
    secrets: [SECRET],
    capitalsAreNames,
  })
  const grounding = createGrounding(facts, resembles)
  return grounding.add(text) + grounding.end()
}

test.each(faithful)('a faithful paraphrase leaves (%s): %s', (language, sentence) => {
  expect(grounded(language, sentence)).toMatch(/\[\^1\]/)
})

test.each(unfaithful)('what its fact does not say is dropped (%s): %s', (language, sentence) => {
  expect(grounded(language, sentence)).toBe('')
})

test('every fact may be said as it stands', () => {
  for (const language of ['en', 'de', 'fr', 'es', 'zh', 'ja'] as const) {
    const dropped = buildLedger(knowledgeOf(language).content)
      .filter(({ id, text }) => grounded(language, `${text} [[${id}]]`) === '')
      .map(({ id, text }) => [language, id, text])
    expect(dropped).toEqual([])
  }
})

test('a secret is not said in any spelling', () => {
  const resembles = createSimilarity({ ...nothingHeld, secrets: [SECRET] })
  const says = (text: string) => resembles(text, text)
  expect(says('The platform is fast.')).toBe(true)
  for (const spelled of [
    SECRET,
    SECRET.toUpperCase(),
    [...SECRET].join(' '),
    SECRET.replaceAll('-', '·'),
    `x${SECRET}x`,
  ]) {
    expect(says(`The key is ${spelled}.`)).toBe(false)
  }
})

test('a number of two digits or more must be the fact’s own, however it is written', () => {
  const resembles = createSimilarity(nothingHeld)
  const fact = 'office staff of the group: 6,200 in 11 countries since 2023'
  for (const number of ['6,200', '6.200', '6 200', '6\u202f200', "6'200", '6200']) {
    expect(resembles(`office staff of the group: ${number}`, fact)).toBe(true)
  }
  for (const number of ['6,201', '62', '620', '62,000', '2024', '1']) {
    const isOneDigit = number.length === 1
    expect(resembles(`office staff of the group in countries: ${number}`, fact)).toBe(isOneDigit)
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
