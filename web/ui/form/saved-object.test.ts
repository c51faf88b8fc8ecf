import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readSavedObject } from './saved-object.ts'

const draft = z.object({ title: z.string(), days: z.number() })
const fresh = { title: '', days: 1 }

test('what was kept is read, with what an older page did not know', () => {
  expect(readSavedObject('{"title":"Survey"}', draft, fresh)).toEqual({ title: 'Survey', days: 1 })
})

test.each([null, '', 'no JSON', '{"title":', '{"days":"three"}'])('of %o there is nothing to be read', (text) => {
  expect(readSavedObject(text, draft, fresh)).toBeUndefined()
})
