import { expect, test } from 'vitest'
import { contactFields } from '#contract/contact-fields.ts'
import { recordOf } from '#contract/keys.ts'
import { withRefused } from './refused.ts'

const empty = recordOf(contactFields, () => '')
const refused = {
  ...empty,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  subject: 'Engine',
  message: 'Dear Mara',
}

test('a refused message fills an empty form', () => {
  expect(withRefused(empty, refused)).toEqual(refused)
})

test('what is being written stays, and what was refused follows it', () => {
  expect(withRefused({ ...empty, email: 'ada@example.org', subject: 'Loom', message: 'Hello' }, refused)).toEqual({
    ...refused,
    subject: 'Loom',
    message: 'Hello\n\nEngine\nDear Mara',
  })
})

test('another subject alone does not push the refused one out', () => {
  expect(withRefused({ ...empty, subject: 'Loom' }, refused).message).toBe('Dear Mara\n\nEngine')
})

test('what was written again is not said twice', () => {
  expect(withRefused({ ...refused, message: 'Dear Mara, once more' }, refused).message).toBe('Dear Mara, once more')
})
