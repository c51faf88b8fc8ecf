import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { chatI18n } from '#tests/builders/assistant/chat-messages.ts'
import { makeChip, START_FIT } from './chips.ts'

test.each(languages)(
  'the chip for the fit assessment starts it, in the language and in English (%s)',
  async (language) => {
    const { t } = await chatI18n(language)
    expect(makeChip(t('chips.fit'), t)).toMatchObject({ action: START_FIT, icon: 'fit' })
    expect(makeChip('Take Fit Assessment', t).action).toBe('start-fit-assessment')
  },
)

test('any other chip’s action says what stands on it', async () => {
  const { t } = await chatI18n('en')
  expect(makeChip('Technical Architecture', t)).toEqual({
    label: 'Technical Architecture',
    action: 'chip_technical_architecture',
    icon: 'architecture',
  })
  expect(makeChip('A  B', t).action).toBe('chip_a__b')
})

test.each([
  ['Leadership', 'leadership'],
  ['AI/ML Projects', 'ai'],
  ['Fallstudien', 'project'],
  ['安全', 'security'],
  ['履歴書', 'resume'],
  ['Outfit', 'question'],
  ['Something else', 'question'],
])('“%s” has the sign “%s”', async (label, icon) => {
  const { t } = await chatI18n('en')
  expect(makeChip(label, t).icon).toBe(icon)
})
