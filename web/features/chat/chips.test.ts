import { expect, test } from 'vitest'
import { languages } from '../../../contract/language.ts'
import { chatSpeech } from '../../../tests/helpers/chat-speech.ts'
import { makeChip, START_FIT } from './chips.ts'

test.each(languages)(
  'the chip for the fit assessment starts it, in the language and in English (%s)',
  async (language) => {
    const { say } = await chatSpeech(language)
    expect(makeChip(say('chips.fit'), say)).toMatchObject({ action: START_FIT, icon: 'fit' })
    expect(makeChip('Take Fit Assessment', say).action).toBe('start-fit-assessment')
  },
)

test('any other chip’s action says what stands on it', async () => {
  const { say } = await chatSpeech('en')
  expect(makeChip('Technical Architecture', say)).toEqual({
    label: 'Technical Architecture',
    action: 'chip_technical_architecture',
    icon: 'architecture',
  })
  expect(makeChip('A  B', say).action).toBe('chip_a__b')
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
  const { say } = await chatSpeech('en')
  expect(makeChip(label, say).icon).toBe(icon)
})
