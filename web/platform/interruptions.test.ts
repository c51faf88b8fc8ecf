import { expect, test } from 'vitest'
import { createInterruptions } from './interruptions.ts'

/** A stage before a visitor who turns to other things when told to. */
function build() {
  let busy = false
  let onChange = () => {}
  const interruptions = createInterruptions(
    () => busy,
    (listener) => {
      onChange = listener
      return () => {
        onChange = () => {}
      }
    },
  )
  return {
    interruptions,
    turnTo(isBusy: boolean) {
      busy = isBusy
      onChange()
    },
  }
}

test('one at a time', () => {
  const { interruptions } = build()
  const giveBack = interruptions.take(() => {})
  expect(giveBack).toBeDefined()
  expect(interruptions.take(() => {})).toBeUndefined()
  giveBack?.()
  expect(interruptions.take(() => {})).toBeDefined()
})

test('nobody comes while the visitor is at something', () => {
  const { interruptions, turnTo } = build()
  turnTo(true)
  expect(interruptions.isFree()).toBe(false)
  expect(interruptions.take(() => {})).toBeUndefined()
})

test('who is on it gives way when the visitor turns to something, once', () => {
  const { interruptions, turnTo } = build()
  let gave = 0
  const giveBack = interruptions.take(() => gave++)
  turnTo(false)
  expect(gave).toBe(0)
  turnTo(true)
  turnTo(true)
  expect(gave).toBe(1)
  turnTo(false)
  const other = interruptions.take(() => {})
  // Too late: it belongs to the other now.
  giveBack?.()
  expect(interruptions.isFree()).toBe(false)
  other?.()
  expect(interruptions.isFree()).toBe(true)
})

test('it is told when it is taken and given back', () => {
  const { interruptions } = build()
  const free: boolean[] = []
  const end = interruptions.subscribe(() => free.push(interruptions.isFree()))
  interruptions.take(() => {})?.()
  end()
  interruptions.take(() => {})
  expect(free).toEqual([false, true])
})
