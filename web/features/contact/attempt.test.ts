import { expect, test } from 'vitest'
import { attemptAt, forgetAttempt } from './attempt.ts'

test('the same message is tried with the same key until it was sent', () => {
  const first = attemptAt('Dear Mara')
  expect(attemptAt('Dear Mara')).toEqual(first)
  forgetAttempt()
  expect(attemptAt('Dear Mara').key).not.toBe(first.key)
})

test('a key is never used for another message', () => {
  const first = attemptAt('Dear Mara')
  expect(attemptAt('Dear Mara, once more').key).not.toBe(first.key)
})
