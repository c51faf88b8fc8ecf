import { expect, test } from 'vitest'
import { createStage } from './stage.ts'

/** A stage before a visitor who turns to other things when told to. */
function build() {
  let busy = false
  let onChange = () => {}
  const stage = createStage(
    () => busy,
    (listener) => {
      onChange = listener
      return () => {
        onChange = () => {}
      }
    },
  )
  return {
    stage,
    turnTo(isBusy: boolean) {
      busy = isBusy
      onChange()
    },
  }
}

test('one at a time', () => {
  const { stage } = build()
  const giveBack = stage.take(() => {})
  expect(giveBack).toBeDefined()
  expect(stage.take(() => {})).toBeUndefined()
  giveBack?.()
  expect(stage.take(() => {})).toBeDefined()
})

test('nobody comes while the visitor is at something', () => {
  const { stage, turnTo } = build()
  turnTo(true)
  expect(stage.isFree()).toBe(false)
  expect(stage.take(() => {})).toBeUndefined()
})

test('who is on it gives way when the visitor turns to something, once', () => {
  const { stage, turnTo } = build()
  let gave = 0
  const giveBack = stage.take(() => gave++)
  turnTo(false)
  expect(gave).toBe(0)
  turnTo(true)
  turnTo(true)
  expect(gave).toBe(1)
  turnTo(false)
  const other = stage.take(() => {})
  // Too late: it belongs to the other now.
  giveBack?.()
  expect(stage.isFree()).toBe(false)
  other?.()
  expect(stage.isFree()).toBe(true)
})

test('it is told when it is taken and given back', () => {
  const { stage } = build()
  const free: boolean[] = []
  const end = stage.subscribe(() => free.push(stage.isFree()))
  stage.take(() => {})?.()
  end()
  stage.take(() => {})
  expect(free).toEqual([false, true])
})
