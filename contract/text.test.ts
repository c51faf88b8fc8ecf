import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { optionalLine, optionalText, typedEmail, typedLine, typedText } from './text.ts'

const MAX = 50
const text = typedText('message-required', MAX)
const line = typedLine('subject-required', MAX)

/** The id of what is wrong with a value, or undefined. */
const faultOf = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).error?.issues[0]?.message

// Whole characters of any script, as a keyboard makes them.
const typed = fc.string({ unit: 'grapheme', maxLength: MAX }).filter((value) => [...value].length <= MAX)

test('typed text is unchanged but for trimming', () => {
  fc.assert(
    fc.property(typed, (value) => {
      const trimmed = value.trim()
      if (trimmed === '') expect(faultOf(text, value)).toBe('message-required')
      else expect(z.parse(text, value)).toBe(trimmed)
    }),
  )
})

test('anything that is not text counts as blank', () => {
  fc.assert(
    fc.property(
      fc.anything().filter((value) => typeof value !== 'string'),
      (value) => {
        expect(faultOf(text, value)).toBe('message-required')
      },
    ),
  )
})

test('text that cannot be stored or mailed is rejected, and all accepted text can', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: MAX }), (value) => {
      const result = z.safeParse(text, value)
      if (!result.success) return
      expect(result.data).not.toContain('\0')
      expect(result.data.isWellFormed()).toBe(true)
    }),
  )
  for (const value of ['\0', 'a\0b', '\ud800', 'x\udfff', '\udc00\ud800']) {
    expect(faultOf(text, value), JSON.stringify(value)).toBe('unreadable-characters')
  }
})

test('the length is counted after trimming, to the exact limit', () => {
  expect(z.parse(text, ` ${'x'.repeat(MAX)}\n`)).toHaveLength(MAX)
  expect(faultOf(text, 'x'.repeat(MAX + 1))).toBe('too-long')
  // A smiling face is two UTF-16 units, but one character to a reader.
  expect(z.parse(text, '😀'.repeat(MAX))).toBe('😀'.repeat(MAX))
  expect(faultOf(text, '😀'.repeat(MAX + 1))).toBe('too-long')
})

test('a line never holds a line break, and loses nothing else', () => {
  const broken = fc.array(fc.constantFrom('a', 'é', '中', ' ', '\r', '\n', '\r\n', '\t'), { maxLength: MAX / 2 })
  fc.assert(
    fc.property(broken, (parts) => {
      const value = parts.join('')
      const result = z.safeParse(line, value)
      if (value.trim() === '') {
        expect(result.error?.issues[0]?.message).toBe('subject-required')
        return
      }
      expect(result.data).not.toMatch(/[\r\n]/)
      expect(result.data?.replace(/\s/g, '')).toBe(value.replace(/\s/g, ''))
    }),
  )
  expect(z.parse(line, 'one \r\n\r\n two\nthree')).toBe('one two three')
})

test('every ordinary address is accepted', () => {
  for (const address of [
    'a@b.co',
    'first.last+tag@sub.example.co.uk',
    "o'brien@example.ie",
    'x_y-z@exa-mple.museum',
    '1234567890@example.com',
    'ada@xn--bcher-kva.example',
    `${'a'.repeat(242)}@example.com`,
  ]) {
    expect(z.parse(typedEmail, ` ${address} `), address).toBe(address)
  }
  fc.assert(
    fc.property(
      fc.emailAddress().filter(({ length }) => length <= 254),
      (address) => {
        expect(z.parse(typedEmail, address)).toBe(address)
      },
    ),
  )
})

test('an address is one address and nothing more', () => {
  for (const address of [
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example..com',
    'ada@exam ple.com',
    'ada@example.com, b@example.com',
    'ada@example.com;b@example.com',
    'ada@example.com\r\nBcc: b@example.com',
    'Ada <ada@example.com>',
    '"ada"@example.com',
    'ada@[127.0.0.1]',
    'ada@@example.com',
    'аda@exаmple.com',
  ]) {
    expect(faultOf(typedEmail, address), address).toBe('email-invalid')
  }
  expect(faultOf(typedEmail, `${'a'.repeat(243)}@example.com`)).toBe('too-long')
  expect(faultOf(typedEmail, ' ')).toBe('email-required')
})

test('text at its limit passes in any script, with white space around it', () => {
  const around = ' \n'.repeat(200)
  expect(z.parse(text, `${around}${'😀'.repeat(MAX)}${around}`)).toBe('😀'.repeat(MAX))
})

test('a text that is too long reports only that', () => {
  const everythingWrong = ['\0', '\ud800', ' ', '\n', '@', ' \r\n ', '!a@b.']
  const schemas = [text, line, optionalText(MAX), optionalLine(MAX), typedEmail]
  for (const unit of everythingWrong) {
    for (const schema of schemas) {
      const { error } = z.safeParse(schema, unit.repeat(64 * 1024))
      expect(error?.issues.map(({ message }) => message)).toEqual(['too-long'])
    }
  }
  const { error } = z.safeParse(typedEmail, `@${'a'.repeat(300)}`)
  expect(error?.issues.map(({ message }) => message)).toEqual(['too-long'])
})
