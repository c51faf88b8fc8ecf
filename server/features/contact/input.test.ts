import { describe, expect, test } from 'vitest'
import { fields as german } from '#content/interface/de/field-errors.ts'
import { fields as english } from '#content/interface/en/field-errors.ts'
import { type FieldError, fieldErrors } from '#contract/errors.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError } from '#tests/servers/requests.ts'

const required = {
  firstName: 'name-required',
  lastName: 'name-required',
  email: 'email-required',
  subject: 'subject-required',
  message: 'message-required',
} as const satisfies Record<string, FieldError>

const faults: [field: string, value: unknown, fault: FieldError][] = [
  ...Object.entries(required).flatMap(([field, fault]) =>
    [undefined, null, '', ' \n\t ', 7, ['x'], { a: 1 }].map((value): [string, unknown, FieldError] => [
      field,
      value,
      fault,
    ]),
  ),
  ...[
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'ada@exa_mple.com',
    'ada@example.com, b@example.com',
  ].map((value): [string, unknown, FieldError] => ['email', value, 'email-invalid']),
  ['firstName', 'x'.repeat(101), 'too-long'],
  // Far beyond its limit nothing but that is said of a text, whatever is in it.
  ...[' ', '\n', '@', ' \r\n'].flatMap((unit) =>
    Object.keys(required).map((field): [string, unknown, FieldError] => [
      field,
      unit.repeat(Math.floor(60_000 / JSON.stringify(unit).slice(1, -1).length)),
      'too-long',
    ]),
  ),
  ['lastName', 'x'.repeat(101), 'too-long'],
  ['email', `${'a'.repeat(243)}@example.com`, 'too-long'],
  ['subject', 'x'.repeat(201), 'too-long'],
  ['message', 'x'.repeat(5001), 'too-long'],
  ...Object.keys(required).flatMap((field) =>
    ['a\0b', 'a\ud800b', '\udc00'].map((value): [string, unknown, FieldError] => [
      field,
      value,
      'unreadable-characters',
    ]),
  ),
]

async function expectNothingStored({ services: { db } }: TestApp) {
  expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([])
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
  // That somebody asked is counted apart.
  expect(await db.selectFrom('limits').select('id').where('id', 'not like', '% requests %').execute()).toEqual([])
}

describe.each(engines)('contact input on %s', (engine) => {
  test('each field error is in the reader’s language', async () => {
    const site = await buildApp(engine, { RATE_LIMITS: 'off' })
    for (const [field, value, fault] of faults) {
      for (const [language, words] of [
        ['en', english],
        ['de', german],
      ] as const) {
        const headers = { 'Accept-Language': language }
        const response = await sendMessage(site.app, buildMessage({ [field]: value }), { headers })
        const { fields } = await expectError(response, 'invalid-input')
        expect(fields, `${field}: ${JSON.stringify(value)}`).toEqual({ [field]: words[fault] })
      }
    }
    const ofOtherForms = ['role-required', 'url-required', 'url-invalid']
    expect(new Set(faults.map(([, , fault]) => fault))).toEqual(
      new Set(fieldErrors.filter((fault) => !ofOtherForms.includes(fault))),
    )
    await expectNothingStored(site)
  })

  test('five missing fields are all reported at once', async () => {
    const site = await buildApp(engine)
    const { fields } = await expectError(await sendMessage(site.app, {}), 'invalid-input')
    expect(fields).toEqual(
      Object.fromEntries(Object.entries(required).map(([field, fault]) => [field, english[fault]])),
    )
    await expectNothingStored(site)
  })

  test('a message of the maximum length is accepted', async () => {
    const { app } = await buildApp(engine)
    const message = buildMessage({
      firstName: 'x'.repeat(100),
      lastName: '名'.repeat(100),
      email: `${'a'.repeat(242)}@example.com`,
      subject: 'x'.repeat(200),
      message: '字'.repeat(5000),
    })
    expect((await sendMessage(app, message)).status).toBe(200)
  })

  test('input that no form can send is malformed', async () => {
    const site = await buildApp(engine)
    const valid = JSON.stringify(buildMessage())
    const bodies = {
      empty: '',
      truncated: valid.slice(0, -5),
      array: `[${valid}]`,
      null: 'null',
      number: '1',
      text: '"x"',
      'two values': `${valid}${valid}`,
      'nested 10,000 deep': `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      'objects nested 10,000 deep': `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      'nested within a field': valid.replace('"An engine"', `${'['.repeat(100)}${']'.repeat(100)}`),
      prototype: valid.replace('{', '{"__proto__":{"isAdmin":true},'),
      'prototype in a field': valid.replace('"An engine"', '{"__proto__":{}}'),
      'a number where text belongs': valid.replace('{', '{"website":1,'),
      'a negative time': valid.replace('20000', '-1'),
      'an endless time': valid.replace('20000', '1e999'),
    }
    for (const [what, body] of Object.entries(bodies)) {
      const response = await sendMessage(site.app, body)
      expect(response.status, what).toBe(400)
      expect(await expectError(response, 'malformed-request'), what).not.toHaveProperty('fields')
    }
    expect({}).not.toHaveProperty('isAdmin')
    await expectNothingStored(site)
  })

  test('unknown fields are dropped', async () => {
    const { app, services } = await buildApp(engine)
    const extra = { id: 'mine', kept_apart: 'x', received_at: 1, language: 'xx', constructor: 'x' }
    expect((await sendMessage(app, buildMessage(extra))).status).toBe(200)
    const row = await services.db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ language: 'en', kept_apart: null })
    expect(row.id).not.toBe('mine')
  })
})
