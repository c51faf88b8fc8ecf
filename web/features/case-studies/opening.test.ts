import { expect, test } from 'vitest'
import { openingOf } from './opening.ts'

const long = 'A first sentence that says what the whole thing is about and for whom it has been made, at some length.'

test('a text that fits is shown whole', () => {
  expect(openingOf('Short. And whole.')).toBe('Short. And whole.')
})

test('of a long text the sentences are shown that fit, and none of them is cut', () => {
  expect(openingOf(`${long} ${long} ${long}`)).toBe(long)
  expect(openingOf(`${long} One more word. ${long}`)).toBe(`${long} One more word.`)
})

test('a first sentence is whole, however long it is', () => {
  const endless = `${long.slice(0, -1)}, and ${long.toLowerCase()}`
  expect(openingOf(`${endless} ${long}`)).toBe(endless)
})

test('an abbreviation ends no sentence', () => {
  const named = `${long.slice(0, -1)}, led by Dr. Example and built with St. Example’s people over the years of its making.`
  expect(openingOf(`${named} ${long}`)).toBe(named)
})

test('sentences of Chinese and Japanese end without a space', () => {
  const sentence = `${'文'.repeat(100)}。`
  expect(openingOf(sentence + sentence)).toBe(sentence)
})
