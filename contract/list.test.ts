import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listOf, recordOf } from './list.ts'
import { typedLine } from './text.ts'

const lines = listOf(typedLine('text-required', 10), 3, { notList: 'value-invalid', tooMany: 'too-many' })
const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message)

test('a list within its limit passes, each item parsed by its own schema', () => {
  expect(z.parse(lines, [' a ', 'b', 'c'])).toEqual(['a', 'b', 'c'])
  expect(z.parse(lines, [])).toEqual([])
  expect(messagesOf(lines, ['a', '', 5])).toEqual(['text-required', 'text-required'])
})

test('a list with too many items reports only that', () => {
  expect(messagesOf(lines, ['', '', '', ''])).toEqual(['too-many'])
})

test('a wrong type and a list that is too long have different errors, and a missing list is an error', () => {
  for (const value of ['a', 5, null, {}, undefined]) expect(messagesOf(lines, value)).toEqual(['value-invalid'])
  expect(messagesOf(z.object({ lines }), {})).toEqual(['value-invalid'])
  expect(z.parse(z.object({ lines: z._default(lines, []) }), {})).toEqual({ lines: [] })
})

test('a record has a maximum number of keys', () => {
  const record = recordOf(z.record(z.string(), z.number()), 2)
  expect(z.parse(record, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 })
  expect(z.safeParse(record, { a: '', b: '', c: '' }).error?.issues).toHaveLength(1)
})

test('the API document states a list’s items, its length, and that it is required', () => {
  expect(z.toJSONSchema(z.object({ lines }), { io: 'input' })).toMatchObject({
    properties: { lines: { type: 'array', maxItems: 3, items: { type: 'string' } } },
    required: ['lines'],
  })
})
