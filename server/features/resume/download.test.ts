import { describe, expect, test } from 'vitest'
import { fields as english } from '#content/interface/en/field-errors.ts'
import { serverMessages } from '#content/interface/server-messages.ts'
import { profile } from '#content/owner.ts'
import { DAY } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { ROLE_MAX } from '#contract/resume.ts'
import { resumeLayouts } from '#contract/site/resume-layouts.ts'
import { site } from '#contract/site/site.ts'
import { sweep } from '#server/db/delete-expired-rows.ts'
import { UnreadableError } from '#server/pdf/renderer.ts'
import { Busy } from '#server/workers/pool.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { inspect, pdfTools } from '#tests/builders/formats/pdf.ts'
import { askForResume, bytesOf } from '#tests/builders/resume.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { expectError, postJson, request } from '#tests/servers/requests.ts'

describe.each(engines)('the download of a résumé on %s', (engine) => {
  test('a résumé is sent, recorded, and the owner notified', async () => {
    const { app, services, clock, outbox, mailServer } = await buildApp(engine, { CONTACT_TO: 'me@example.org' })
    const response = await askForResume(app, { role: 'CTO of a bank', followUp: true, language: 'de' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="Mara-Lindholm-Lebenslauf.pdf"; filename*=UTF-8''Mara-Lindholm-Lebenslauf.pdf`,
    )
    const bytes = await bytesOf(response)
    expect(new TextDecoder('latin1').decode(bytes)).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\s*$/)
    expect(await services.db.selectFrom('resume_downloads').selectAll().execute()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        email: 'reader@example.com',
        role: 'CTO of a bank',
        follow_up: 1,
        language: 'de',
        taken_at: clock.now(),
        told_in: null,
      },
    ])
    await outbox.deliverDue()
    const [mail, ...others] = mailServer.mails
    expect(others).toEqual([])
    expect(expectDefined(mail).recipients).toEqual(['me@example.org'])
    expect(expectDefined(mail).parsed).toMatchObject({
      subject: '[localhost:3000] Your resume was downloaded: CTO of a bank',
      replyTo: [{ address: 'reader@example.com' }],
    })
    expect(expectDefined(mail).parsed.text).toContain('Language: German')
  })

  test('a reader who did not agree to mails cannot be answered by mistake', async () => {
    const { app, services, outbox, mailServer } = await buildApp(engine)
    expect((await askForResume(app)).status).toBe(200)
    const { follow_up } = await services.db.selectFrom('resume_downloads').select('follow_up').executeTakeFirstOrThrow()
    expect(follow_up).toBe(0)
    await outbox.deliverDue()
    expect(expectDefined(mailServer.mails[0]).recipients).toEqual([profile.channels.hiring])
    expect(expectDefined(mailServer.mails[0]).parsed.replyTo).toBeUndefined()
    expect(expectDefined(mailServer.mails[0]).parsed.text).toContain(serverMessages.en.resume.mail.mayNotWrite)
  })

  test('an address without permission is deleted after half a year', async () => {
    const { app, services, clock } = await buildApp(engine)
    await askForResume(app)
    await askForResume(app, { email: 'friend@example.com', followUp: true })
    clock.advance(181 * DAY)
    await sweep(services.db, clock)
    const kept = await services.db.selectFrom('resume_downloads').select('email').execute()
    expect(kept).toEqual([{ email: 'friend@example.com' }])
  })

  test('a résumé that fails its verification is not sent, not recorded, but logged', async () => {
    const { app, services, logLines } = await buildApp(engine)
    for (const [error, id] of [
      [new UnreadableError(['a fact']), 'resume-unreadable'],
      [new Busy('full'), 'unavailable'],
    ] as const) {
      services.press = { print: () => Promise.reject(error) }
      await expectError(await askForResume(app), id)
    }
    expect(logLines).toContainEqual(
      expect.objectContaining({
        msg: 'resume-unreadable',
        err: expect.objectContaining({ message: expect.stringContaining('a fact') }),
      }),
    )
    expect(await services.db.selectFrom('resume_downloads').select('id').execute()).toEqual([])
    expect(await services.db.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test('each form error is in the reader’s language', async () => {
    const { app, services } = await buildApp(engine, { RATE_LIMITS: 'off' })
    const faults = [
      [{ email: '' }, 'email', 'email-required'],
      [{ email: 'reader' }, 'email', 'email-invalid'],
      [{ role: ' ' }, 'role', 'role-required'],
      [{ role: undefined }, 'role', 'role-required'],
      [{ role: 'x'.repeat(ROLE_MAX + 1) }, 'role', 'too-long'],
      [{ role: 'a\0b' }, 'role', 'unreadable-characters'],
    ] as const
    for (const language of languages) {
      for (const [changes, field, fault] of faults) {
        const response = await askForResume(app, changes, { headers: { 'Accept-Language': language } })
        const { fields } = await expectError(response, 'invalid-input')
        expect(fields).toEqual({ [field]: serverMessages[language].fields[fault] })
      }
    }
    await expectError(await askForResume(app, { followUp: 'yes' }), 'malformed-request')
    await expectError(await askForResume(app, { language: 'xx' }), 'malformed-request')
    expect(await services.db.selectFrom('resume_downloads').select('id').execute()).toEqual([])
  })

  test('the eleventh within a minute is rejected', async () => {
    const { app, services } = await buildApp(engine)
    services.press = { print: () => Promise.resolve(new Uint8Array()) }
    for (let i = 0; i < 10; i++) expect((await askForResume(app)).status).toBe(200)
    await expectError(await askForResume(app), 'rate-limited')
    expect((await askForResume(app, {}, { from: '198.51.100.2' })).status).toBe(200)
  })

  test('only POST is accepted', async () => {
    const { app } = await buildApp(engine)
    for (const path of ['/api/download-resume', '/api/resume/custom']) {
      const response = await request(app, path)
      expect(response.headers.get('Allow')).toBe('POST')
      await expectError(response, 'method-not-allowed')
    }
  })
})

test('a reader chooses the layout; who chooses none gets the site’s', async () => {
  const { app, services } = await buildApp('sqlite')
  const layouts: string[] = []
  services.press = {
    print: ({ layout }) => {
      layouts.push(layout)
      return Promise.resolve(new Uint8Array())
    },
  }
  for (const layout of [...resumeLayouts, undefined]) expect((await askForResume(app, { layout })).status).toBe(200)
  expect(layouts).toEqual([...resumeLayouts, site.resumeLayout])
  await expectError(await askForResume(app, { layout: 'two-pages' }), 'malformed-request')
})

test('the paper size follows the reader’s country', async () => {
  const { app, services } = await buildApp('sqlite')
  const papers: string[] = []
  services.press = {
    print: (_, paper) => {
      papers.push(paper)
      return Promise.resolve(new Uint8Array())
    },
  }
  const tags = ['en-US,en;q=0.9', 'es-MX', 'fr, fr-CA;q=0.8', 'zh-Hans-CN', 'en-GB', 'en', '*', 'x'.repeat(9000)]
  for (const tag of tags) await askForResume(app, {}, { headers: { 'Accept-Language': tag } })
  expect(papers).toEqual(['letter', 'letter', 'letter', 'a4', 'a4', 'a4', 'a4', 'a4'])
})

test.runIf(pdfTools)('a conversation’s topic makes a résumé of its own', async () => {
  const { app, services } = await buildApp('sqlite')
  const ask = {
    interests: ['prompt injection'],
    technologies: ['Go'],
    userType: 'developer',
    focus: 'security reviews',
  }
  const response = await request(app, '/api/resume/custom', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'en-US' },
    body: JSON.stringify(ask),
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Disposition')).toMatch(/filename="custom-resume-\d{4}-\d\d-\d\d\.pdf"/)
  const { text, size } = await inspect(await bytesOf(response))
  expect(text).toContain('With a focus on: Go')
  expect(text).not.toContain('With a focus on: Go,')
  expect(size).toContain('letter')
  expect(await services.db.selectFrom('resume_downloads').select('id').execute()).toEqual([])
})

test('interests and technologies may come as one text', async () => {
  const { app, services } = await buildApp('sqlite')
  const printed: unknown[] = []
  services.press = {
    print: (document) => {
      printed.push(document)
      return Promise.resolve(new Uint8Array())
    },
  }
  const custom = (body: object) => postJson(app, '/api/resume/custom', body)
  await custom({ interests: ['prompt injection', 'search'], technologies: ['Go'] })
  await custom({ interests: 'prompt injection, search', technologies: 'Go' })
  await custom({ interests: 'prompt injection、search，', technologies: ' Go ' })
  expect(printed).toHaveLength(3)
  expect(printed[1]).toEqual(printed[0])
  expect(printed[2]).toEqual(printed[0])
  const long = await expectError(await custom({ interests: 'x'.repeat(5000) }), 'invalid-input')
  expect(long.fields).toEqual({ interests: english['too-long'] })
})

test('a blank interest and too many of them are reported by field', async () => {
  const { app } = await buildApp('sqlite')
  const custom = (body: object) =>
    request(app, '/api/resume/custom', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  const many = await expectError(await custom({ interests: Array(1000).fill('Go') }), 'invalid-input')
  expect(many.fields).toEqual({ interests: english['too-long'] })
  const long = await expectError(await custom({ focus: 'x'.repeat(501) }), 'invalid-input')
  expect(long.fields).toEqual({ focus: english['too-long'] })
})
