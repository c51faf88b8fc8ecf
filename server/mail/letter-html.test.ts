import { describe, expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { mailedToken, ownerSignedIn, registered } from '#tests/builders/accounts.ts'
import { written } from '#tests/builders/inbox.ts'
import { buildPortal } from '#tests/builders/portal.ts'
import { askForResume } from '#tests/builders/resume.ts'
import { buildApp, SITE_URL } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { letterHtml } from './letter-html.ts'

const hrefsIn = (html = '') => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe.each(engines)('the look of mails on %s', (engine) => {
  test('what the site mails has HTML in its language that fetches nothing', async () => {
    const { site, browser, project } = await buildPortal(engine)
    const owner = await ownerSignedIn(site)
    await browser.post(`/api/client/projects/${project.id}/messages`, { text: 'How is it going?' })
    await owner.post(`/api/admin/projects/${project.id}/messages`, { text: 'Well.' })
    await owner.post(`/api/admin/projects/${project.id}/updates`, { text: 'The piers stand.' })
    await owner.post('/api/admin/invitations', { email: 'grace@example.com' })
    const id = await written(site, {}, 'ja')
    await owner.post(`/api/admin/messages/${id}/answers`, { text: 'Yes.' })
    await askForResume(site.app)
    await site.outbox.deliverDue()
    expect(site.mailServer.mails.length).toBeGreaterThan(6)
    for (const { parsed } of site.mailServer.mails) {
      const { html = '', subject, text } = parsed
      const language = parsed.headers.find(({ key }) => key === 'content-language')?.value
      expect(text, subject).not.toContain('{{')
      expect(html, subject).not.toContain('{{')
      // A message's own language is in the header of the owner's mail about it.
      if (language === 'en') expect(html, subject).toContain('<html lang="en" dir="ltr">')
      expect(html, subject).toContain('prefers-color-scheme: dark')
      expect(html, subject).not.toMatch(/<(?:img|script|link|iframe|object)\b|\b(?:src|background)=|url\(|@import/i)
      for (const href of hrefsIn(html)) expect(href, subject).toMatch(/^http:\/\/localhost:3000(?:\/|$)/)
    }
  })

  test('a link that the mail is about is a button, and the address below it', async () => {
    const site = await buildApp(engine)
    await registered(site)
    const token = await mailedToken(site, 'verify', 'ada@example.com')
    const { html } = site.mailServer.mails.find(({ parsed }) => parsed.html?.includes('#verify='))?.parsed ?? {}
    const link = `${SITE_URL}/client-portal?login=1#verify=${encodeURIComponent(token ?? '')}`
    expect(hrefsIn(html)).toEqual([SITE_URL, link, link, SITE_URL])
    expect(html).toContain(`<a class="button" href="${link}">Confirm this address</a>`)
  })
})

test.for(languages)('a letter in %s has its paragraphs, quote, button and footer', (language) => {
  const html = letterHtml({
    language,
    siteUrl: SITE_URL,
    subject: '[localhost] News & more',
    template: 'Hello {{name}},{{none}}\n\n{{text}}\n\n{{nothing}}\n\nSee it:\n{{link}}\n\n—\nStop:\n{{stop}}',
    values: {
      name: 'A <b>',
      none: undefined,
      text: 'never shown',
      nothing: '',
      link: `${SITE_URL}/a`,
      stop: `${SITE_URL}/b`,
    },
    quotes: { text: '1 < 2\n\n{{link}}' },
    button: 'Open',
  })
  expect(html).toContain(`<html lang="${language}" dir="ltr">`)
  expect(html).toContain('<h1>News &amp; more</h1>')
  expect(html).toContain('<p>Hello A &lt;b&gt;,</p>')
  expect(html).toContain('<blockquote dir="auto">1 &lt; 2<br><br>{{link}}</blockquote>')
  expect(html).not.toContain('<p></p>')
  expect(html).toContain(`<p>See it:</p>\n<p><a class="button" href="${SITE_URL}/a">Open</a></p>`)
  expect(html).toContain(`<td class="foot"><p>Stop:<br><a href="${SITE_URL}/b">${SITE_URL}/b</a></p>`)
})
