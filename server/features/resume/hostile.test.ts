import { expect, test } from 'vitest'
import { attachment } from '#server/http/file-name.ts'
import { draw } from '#server/pdf/draw.ts'
import { openFonts } from '#server/pdf/fonts.ts'
import { visitorsWords } from '#server/pdf/printable-text.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { inspect, letters, pdfTools } from '#tests/builders/formats/pdf.ts'
import { askForResume, buildResume, bytesOf } from '#tests/builders/resume.ts'
import { buildApp } from '#tests/servers/app.ts'
import { expectError, postJson } from '#tests/servers/requests.ts'

const fonts = openFonts()

/** What readers type, and what of it stands in their résumé. */
const roles: [typed: string, shown: string][] = [
  ['工程师 👩‍💻', '工程师'],
  ['エンジニア', 'エンジニア'],
  ['Ingénieur·e', 'Ingénieur·e'],
  ['Node.js developer (C++ & C#)', 'Node.js developer (C++ & C#)'],
  ['javascript:alert(1)', ''],
  ['see https://evil.example/x now', 'see … now'],
  ['evil.example/path or www.evil.example', '… or …'],
  ['mail me@evil.example', 'mail …'],
  ['مهندس برمجيات', ''],
  ['CTO של בנק', 'CTO …'],
  ['\u202Eevil\u202C\u200B role', 'evil role'],
  ['🚀🚀🚀', ''],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['{{reader}} $1 $& %s', '{{reader}} $1 $& %s'],
  ['<b>bold</b> (a) Tj ET', '<b>bold</b> (a) Tj ET'],
]

test.each(roles)('a reader who calls themself %j is shown as %j', (typed, shown) => {
  expect(visitorsWords(typed, 'en', fonts)).toBe(shown)
})

test.runIf(pdfTools)('no role adds a link, breaks the file or is lost', async () => {
  const known = (await inspect((await draw(await buildResume('en'), 'a4', fonts)).bytes)).links
  expect(known.length).toBeGreaterThan(4)
  for (const [typed, shown] of roles) {
    const resume = { ...(await buildResume('en')), madeFor: { before: 'Made for: {{reader}}', reader: typed } }
    const made = await inspect((await draw(resume, 'a4', fonts)).bytes)
    expect(made.links.filter((link) => !/^(?:mailto:[\w]+@mara-lindholm\.example$|https:\/\/)/.test(link))).toEqual([])
    expect(made.links.join(' ')).not.toContain('evil')
    expect(made.text).not.toContain('\uFFFD')
    if (shown) expect(letters(made.text)).toContain(letters(`Made for: ${shown}`))
    else expect(made.text).not.toContain('Made for')
    expect(made.pages).toBeLessThanOrEqual(2)
  }
})

test.runIf(pdfTools)(
  'whatever is sent to either call comes back as a sound file with the owner’s links only',
  async () => {
    const { app } = await buildApp('sqlite', { RATE_LIMITS: 'off' })
    const custom = (body: object) => postJson(app, '/api/resume/custom', body)
    const words = [
      'javascript:alert(1)',
      '工程师 👩‍💻',
      'a\r\nSet-Cookie: b=c',
      ') /URI (https://evil.example/x) (',
      '\u202Elive',
    ]
    const answers: [response: Response, says: string][] = [
      [await askForResume(app, { role: '工程师 👩‍💻' }), 'Made for: 工程师'],
      [await askForResume(app, { role: 'javascript:alert(1)' }), 'Mara Lindholm'],
      [await askForResume(app, { role: 'A\r\nContent-Type: text/html' }), 'Mara Lindholm'],
      [
        await custom({ interests: words, technologies: words, userType: words[1], focus: words.join(' ') }),
        'Mara Lindholm',
      ],
      [await custom({ interests: Array(20).fill('x'.repeat(100)) }), 'Mara Lindholm'],
    ]
    for (const [response, says] of answers) {
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toBe('application/pdf')
      expect(response.headers.get('Set-Cookie')).toBeNull()
      const bytes = await bytesOf(response)
      const { text, links, pages } = await inspect(bytes)
      expect(letters(text)).toContain(letters(says))
      expect(pages).toBeLessThanOrEqual(2)
      expect(links.join(' ')).not.toMatch(/evil|javascript|alert/i)
      expect(new TextDecoder('latin1').decode(bytes)).not.toMatch(/\/S \/(?:JavaScript|Launch)|\/OpenAction/)
    }
    await expectError(await custom({ interests: Array(1000).fill('Go') }), 'invalid-input')
  },
)

test('a letter that the font composes breaks neither its own résumé nor later ones', async () => {
  const { app } = await buildApp('sqlite', { RATE_LIMITS: 'off' })
  const strange = 'ṣ⟼ᗿ⛐𞸘⠲Ả⍃𝋢𑠆'
  for (const interest of [strange, 'Go', ...strange, 'Kubernetes'])
    expect((await postJson(app, '/api/resume/custom', { interests: [interest] })).status, interest).toBe(200)
})

test('line breaks in a role make no header, and no line of the mail’s subject', async () => {
  const { app, outbox, mailServer } = await buildApp('sqlite')
  const response = await askForResume(app, { role: 'CTO\r\nBcc: all@example.com\r\n\r\nof a bank' })
  expect(response.status).toBe(200)
  expect((await bytesOf(response)).length).toBeGreaterThan(10_000)
  await outbox.deliverDue()
  expect(mailServer.mails).toHaveLength(1)
  expect(expectDefined(mailServer.mails[0]).recipients).toHaveLength(1)
  expect(expectDefined(mailServer.mails[0]).parsed.subject).toBe(
    '[localhost:3000] Your resume was downloaded: CTO Bcc: all@example.com of a bank',
  )
})

test.each(['A\r\nSet-Cookie: a=b', 'O’Brien "x"; filename=y', '李小龙', "d'Arc (*)", '\ud800', 'é'.repeat(300)])(
  'a file named %j has a header that is safe',
  (name) => {
    const value = attachment(name)
    expect(value).toMatch(/^attachment; filename="[\w.-]*"; filename\*=UTF-8''[\w.%~!-]+$/)
    expect(decodeURIComponent(expectDefined(value.split("UTF-8''")[1]))).toBe(name.toWellFormed())
    expect(new Headers({ 'Content-Disposition': value }).get('Content-Disposition')).toBe(value)
  },
)
