/** Runs before every test file: an unexpected console.error or a call to another machine fails the test. */
import { format } from 'node:util'
import { afterEach, expect } from 'vitest'
import { unexpected } from '#tests/builders/unexpected.ts'

// Each file is given a console of its own.
console.error = (...parts: unknown[]) => {
  unexpected.push(`console.error: ${format(...parts)}`)
}

afterEach(() => {
  expect(unexpected.splice(0)).toEqual([])
})
