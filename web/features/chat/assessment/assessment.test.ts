import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { chatI18n } from '#tests/builders/assistant/chat-messages.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { fitQuestion, fitResult, fitScore, fitSteps, fitVerdict } from './assessment.ts'

test('the score begins at 70, adds what is matched, and ends at 98', () => {
  expect(fitScore([])).toBe(70)
  expect(fitScore([10])).toBe(80)
  expect(fitScore([15, 12])).toBe(97)
  expect(fitScore([15, 13])).toBe(98)
  expect(fitScore([15, 15, 15])).toBe(98)
})

test.each([
  [98, 'deepDive', 'excellent'],
  [90, 'deepDive', 'excellent'],
  [89, 'useCase', 'good'],
  [80, 'useCase', 'good'],
  [79, 'clarify', 'open'],
  [70, 'clarify', 'open'],
])('at %i come the steps “%s” and the verdict “%s”', (score, steps, verdict) => {
  expect(fitSteps(score)).toBe(steps)
  expect(fitVerdict(score)).toBe(verdict)
})

test.each(languages)('there are three questions of four different answers, and no fourth (%s)', async (language) => {
  const { t, content } = await chatI18n(language)
  for (const answered of [0, 1, 2]) {
    const question = fitQuestion(answered, t, content)
    expect(question).toMatchObject({ questionNumber: answered + 1, totalQuestions: 3 })
    expect(new Set(question?.options.map(({ label }) => label)).size).toBe(4)
    expect(new Set(question?.options.map(({ value }) => value)).size).toBe(4)
  }
  expect(fitQuestion(3, t, content)).toBeUndefined()
})

test('an owner without fields of expertise is asked for by skills, and one without case studies not by them', async () => {
  const { t, content } = await chatI18n('en')
  const thin = { ...content, profile: { ...content.profile, coreExpertise: [] }, caseStudies: [] }
  expect(fitQuestion(0, t, thin)).toMatchObject({
    totalQuestions: 2,
    options: [{ label: content.skills[0]?.name }, {}, {}, {}],
  })
  expect(fitQuestion(1, t, thin)?.question).toBe(t('fit.way'))
  expect(fitQuestion(2, t, thin)).toBeUndefined()
})

test('each matched answer is worth 10 to 15 and gives the owner’s own words as its reason', async () => {
  const { t, content } = await chatI18n('en')
  for (const [at, unmatched] of ['other', 'other', 'staff'].entries()) {
    for (const { value } of expectDefined(fitQuestion(at, t, content)).options) {
      const answers = ['other', 'other', 'staff']
      answers[at] = value
      const { score, matchReasons } = fitResult(answers, t, content)
      if (value === unmatched) {
        expect({ score, matchReasons }).toEqual({ score: 70, matchReasons: [] })
        continue
      }
      expect(score).toBeGreaterThanOrEqual(80)
      expect(score).toBeLessThanOrEqual(85)
      expect(matchReasons).toHaveLength(1)
      expect(JSON.stringify(content)).toContain(expectDefined(matchReasons[0]).split(': ').at(-1))
    }
  }
})

test('an answer that no question offers counts for nothing', async () => {
  const { t, content } = await chatI18n('en')
  expect(fitResult(['x', '', 'role', 'role'], t, content)).toMatchObject({ score: 85 })
  expect(fitResult([], t, content)).toMatchObject({
    score: 70,
    nextSteps: [t('fit.clarify.first'), t('fit.clarify.second'), t('fit.clarify.third')],
  })
})
