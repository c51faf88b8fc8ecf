import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('an excerpt shows what was typed with the words around it, as the text writes it', () => {
  expect(excerptOf('kafka', 'Fraud detection', 'Payments\nKafka keeps every payment for 30 days.')).toEqual({
    before: '',
    hit: 'Kafka',
    after: ' keeps every payment for 30 days.',
  })
  const long = excerptOf('budget', 'Fraud', `${'a '.repeat(60)}budget${' b'.repeat(60)}`)
  expect(long?.before).toHaveLength(37)
  expect(long?.after).toMatch(/^ b.*…$/)
})

test('what stands in the title, or nowhere as it was typed, needs none', () => {
  expect(excerptOf('fraud', 'Fraud detection', 'Fraud')).toBeUndefined()
  expect(excerptOf('kafca', 'Fraud detection', 'Kafka')).toBeUndefined()
  expect(excerptOf(' ', 'Fraud detection', 'Kafka')).toBeUndefined()
})
