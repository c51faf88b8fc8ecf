import { expect, test } from 'vitest'
import { DOCUMENT_MAX_BYTES, FILE_NAME_MAX } from '#contract/portal/documents.ts'
import { objectionTo } from './file-check.ts'

test('what can be uploaded is let through, whatever the case of its ending', () => {
  for (const name of ['plan.pdf', 'PLAN.PDF', 'notes.md', 'photo.jpeg', 'a.b.xlsx']) {
    expect(objectionTo({ name, size: 1 })).toBeUndefined()
  }
})

test('what a browser would run, or has no ending, is not sent', () => {
  for (const name of ['page.html', 'drawing.svg', 'run.js', 'README', 'pdf']) {
    expect(objectionTo({ name, size: 1 })).toBe('wrong-type')
  }
})

test('the largest file is let through and one byte more is not', () => {
  expect(objectionTo({ name: 'a.pdf', size: DOCUMENT_MAX_BYTES })).toBeUndefined()
  expect(objectionTo({ name: 'a.pdf', size: DOCUMENT_MAX_BYTES + 1 })).toBe('too-large')
})

test('an empty file and an endless name are not sent', () => {
  expect(objectionTo({ name: 'a.pdf', size: 0 })).toBe('file-empty')
  expect(objectionTo({ name: `${'a'.repeat(FILE_NAME_MAX)}.pdf`, size: 1 })).toBe('name-too-long')
})
