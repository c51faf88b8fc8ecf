import { expect, test } from 'vitest'
import {
  afterGone,
  afterShown,
  choose,
  earliest,
  type Kind,
  kinds,
  newVisit,
  REST_MS,
  rules,
  type Situation,
  type Visit,
} from './interruptions.ts'

const NOW = 1_800_000_000_000
const calm: Situation = { isBusy: false, isPhone: false, path: '/', openedAt: NOW - 10 * REST_MS, now: NOW }
const pick = (wanted: Kind[], shown?: Kind, situation: Partial<Situation> = {}, visit: Partial<Visit> = {}) =>
  choose(new Set(wanted), shown, { ...newVisit, ...visit }, { ...calm, ...situation })

const prompts: Kind[] = ['exit', 'prompt']
/** What waits until nothing has been there for a minute. */
const resting = kinds.filter((kind) => rules[kind].rests)

test('of all that want to come, one comes: the first in line', () => {
  const left = [...kinds]
  for (const kind of kinds) {
    expect(pick(left)).toBe(kind)
    left.shift()
  }
  expect(pick([])).toBeUndefined()
})

test.each(kinds)('%s stays while others want to come, but for what is urgent', (shown) => {
  const displacing = kinds.filter((kind) => kind !== shown && pick([kind, shown], shown) === kind)
  const expected: Record<Kind, Kind[]> = {
    offline: [],
    restored: ['offline'],
    consent: ['offline', 'restored'],
    exit: ['offline', 'restored'],
    update: ['offline', 'restored', 'exit'],
    prompt: ['offline', 'restored'],
    install: ['offline', 'restored', 'exit'],
    hint: ['offline', 'restored', 'exit'],
  }
  expect(displacing).toEqual(expected[shown])
})

test('what is no longer wanted makes room', () => {
  expect(pick(['update'], 'prompt')).toBe('update')
  expect(pick([], 'prompt')).toBeUndefined()
})

test('only the connection is spoken of while a visitor types or has a dialog open', () => {
  const come = kinds.filter((kind) => pick([kind], undefined, { isBusy: true }) === kind)
  expect(come).toEqual(['offline', 'restored'])
  expect(kinds.filter((kind) => pick([kind], kind, { isBusy: true }) === kind)).toEqual(come)
})

test('a reader of a case study is left alone, but for the connection, the question of consent and a last offer', () => {
  const path = '/case-study/any'
  expect(kinds.filter((kind) => pick([kind], undefined, { path }) === kind)).toEqual([
    'offline',
    'restored',
    'consent',
    'exit',
  ])
  expect(pick(['prompt'], 'prompt', { path })).toBeUndefined()
})

test.each(resting)('%s waits until nothing was there for a minute', (kind) => {
  expect(pick([kind], undefined, {}, { goneAt: NOW - REST_MS + 1 })).toBeUndefined()
  expect(pick([kind], undefined, {}, { goneAt: NOW - REST_MS })).toBe(kind)
})

test.each(prompts)('%s does not come within a minute of another prompt', (kind) => {
  const gone = (ms: number) => ({ goneAt: NOW - ms, promptGoneAt: NOW - ms })
  expect(pick([kind], undefined, {}, gone(REST_MS - 1))).toBeUndefined()
  expect(pick([kind], undefined, {}, gone(REST_MS))).toBe(kind)
})

test('a last offer does not wait for the rest after anything else', () => {
  expect(pick(['exit'], undefined, {}, { goneAt: NOW })).toBe('exit')
})

test.each(prompts)('%s comes neither after two prompts nor after one was closed', (kind) => {
  expect(pick([kind], undefined, {}, { prompts: 1 })).toBe(kind)
  expect(pick([kind], undefined, {}, { prompts: 2 })).toBeUndefined()
  expect(pick([kind], undefined, {}, { isClosed: true })).toBeUndefined()
})

test('a hint opens by itself once in a visit, after the first minute of a page, and neither on a phone nor after a closed prompt', () => {
  expect(pick(['hint'])).toBe('hint')
  expect(pick(['hint'], undefined, { openedAt: NOW - REST_MS + 1 })).toBeUndefined()
  expect(pick(['hint'], undefined, {}, { hadHint: true })).toBeUndefined()
  expect(pick(['hint'], undefined, {}, { isClosed: true })).toBeUndefined()
  expect(pick(['hint'], undefined, { isPhone: true })).toBeUndefined()
})

test('what was shown and how it went is remembered', () => {
  const welcomed = afterShown(newVisit, 'prompt')
  expect(welcomed).toMatchObject({ prompts: 1, hadHint: false })
  expect(afterGone(welcomed, 'prompt', 'over', NOW)).toMatchObject({ goneAt: NOW, promptGoneAt: NOW, isClosed: false })
  expect(afterGone(welcomed, 'exit', 'closed', NOW)).toMatchObject({ isClosed: true })
  expect(afterGone(afterShown(newVisit, 'hint'), 'hint', 'closed', NOW)).toEqual({
    ...newVisit,
    hadHint: true,
    goneAt: NOW,
  })
})

test('the time is known from which on something may come', () => {
  expect(earliest('install', { ...newVisit, goneAt: NOW }, calm)).toBe(NOW + REST_MS)
  expect(earliest('offline', { ...newVisit, goneAt: NOW }, calm)).toBe(0)
  expect(earliest('prompt', { ...newVisit, isClosed: true }, calm)).toBe(Number.POSITIVE_INFINITY)
})
