import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { Language } from '../../contract/language.ts'
import { dataDir } from './place.ts'
import { expect, hold, open, speech, test } from './site.ts'

type Name = 'firstName' | 'lastName' | 'email' | 'subject' | 'message'

const buildMessage = (sender: string): Record<Name, string> => ({
  firstName: 'Ada',
  lastName: 'Byron',
  email: `${sender}@example.org`,
  subject: `An engine for ${sender}`,
  message: `Dear Mara,\n\nwould you look at our engine?\n\n${sender}`,
})

/** The form's fields and button, found by what they are called in one language. */
async function formIn(page: Page, language: Language) {
  const { t } = await speech(language)
  const field = (name: Name) => page.getByRole('textbox', { name: t(`contact.${name}`), exact: true })
  return {
    t,
    field,
    send: page.locator('form').getByRole('button'),
    async fill(message: Partial<Record<Name, string>>) {
      for (const [name, text] of Object.entries(message)) await field(name as Name).fill(text)
    },
    async expectFields(message: Record<Name, string>) {
      for (const [name, text] of Object.entries(message)) await expect(field(name as Name)).toHaveValue(text)
    },
  }
}

const empty = { firstName: '', lastName: '', email: '', subject: '', message: '' }

const toasts = (page: Page) => page.getByRole('region', { name: /\(F8\)/ }).getByRole('listitem')

/** What the browser sends to the endpoint from here on. */
function takeDown(page: Page) {
  const posts: { key: string | undefined; body: Record<string, string> }[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    expect(new URL(request.url()).pathname).toBe('/api/contact')
    posts.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
  })
  return posts
}

/** What takes less than a second from opening the page to sending is taken for a machine's work and mails nobody. */
const likeAPerson = (page: Page) => page.waitForFunction(() => performance.now() > 1000)

async function mailsAbout(text: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox')
  const files = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  )
  return mails.filter(
    ({ to, subject }) => subject?.includes(text) || to?.some(({ address }) => address?.includes(text)),
  )
}

for (const [language, sender, receipt] of [
  ['en', 'ada-in-english', 'Your message to Mara Lindholm has arrived'],
  ['de', 'ada-auf-deutsch', 'Ihre Nachricht an Mara Lindholm ist angekommen'],
] as const) {
  test(`a message in ${language} arrives, and both sides get their mail`, async ({ page }) => {
    const posts = takeDown(page)
    await open(page, `/?lng=${language}`)
    const form = await formIn(page, language)
    const message = buildMessage(sender)
    await form.fill(message)
    await likeAPerson(page)
    await form.send.click()

    await expect(toasts(page)).toHaveCount(1)
    await expect(toasts(page)).toContainText(form.t('contact.sent'))
    await expect(toasts(page)).toContainText(form.t('contact.sentText'))
    await form.expectFields(empty)
    expect(posts).toHaveLength(1)
    expect(posts[0]!.body).toEqual({ ...message, elapsedMs: expect.any(Number) })

    await expect.poll(async () => (await mailsAbout(sender)).length).toBe(2)
    const mails = await mailsAbout(sender)
    const toOwner = mails.find(({ to }) => to?.[0]?.address === 'hello@mara-lindholm.example')
    const toSender = mails.find(({ to }) => to?.[0]?.address === message.email)
    expect(toOwner?.subject).toContain(message.subject)
    expect(toOwner?.text).toContain('would you look at our engine?')
    expect(toOwner?.text).toContain(language === 'de' ? 'German' : 'English')
    expect(toOwner?.replyTo?.[0]?.address).toBe(message.email)
    expect(toSender?.subject).toBe(receipt)
    expect(toSender?.text).not.toContain('engine')
  })
}

test('in English the toast says what the spec says', async ({ page }) => {
  await open(page, '/')
  const form = await formIn(page, 'en')
  await form.fill(buildMessage('ada-on-toast'))
  await form.send.click()
  await expect(toasts(page)).toContainText('Message sent successfully!')
  await expect(toasts(page)).toContainText(/Thank you for reaching out\. I.ll get back to you soon\./)
})

for (const [language, errors] of [
  [
    'en',
    {
      name: 'Name is required',
      email: 'Email is required',
      invalid: 'Please enter a valid email address',
      subject: 'Subject is required',
      message: 'Message is required',
    },
  ],
  [
    'de',
    {
      name: 'Bitte geben Sie Ihren Namen an',
      email: 'Bitte geben Sie Ihre E-Mail-Adresse an',
      invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
      subject: 'Bitte geben Sie einen Betreff an',
      message: 'Bitte schreiben Sie eine Nachricht',
    },
  ],
] as const) {
  test(`what is missing or wrong is said at its field in ${language}, and nothing is sent`, async ({ page }) => {
    const posts = takeDown(page)
    await open(page, `/?lng=${language}`)
    const form = await formIn(page, language)
    await form.send.click()
    const expected = { firstName: errors.name, lastName: errors.name, ...errors } as Record<Name, string>
    for (const name of ['firstName', 'lastName', 'email', 'subject', 'message'] as const) {
      await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true')
      await expect(form.field(name)).toHaveAccessibleDescription(expected[name])
    }
    await expect(form.field('firstName')).toBeFocused()

    await form.fill({ firstName: 'Ada', lastName: '   ', email: 'ada@', subject: 'Hello', message: 'Hello' })
    await form.send.click()
    await expect(form.field('lastName')).toBeFocused()
    await expect(form.field('lastName')).toHaveAccessibleDescription(errors.name)
    await expect(form.field('email')).toHaveAccessibleDescription(errors.invalid)
    for (const name of ['firstName', 'subject', 'message'] as const) {
      await expect(form.field(name)).not.toHaveAttribute('aria-invalid')
    }
    await form.fill({ lastName: 'Byron' })
    await form.send.click()
    await expect(form.field('email')).toBeFocused()
    expect(posts).toEqual([])
    await expect(toasts(page)).toHaveCount(0)
  })
}

test('errors at the fields change their language with the page', async ({ page }) => {
  await open(page, '/')
  const form = await formIn(page, 'en')
  await form.send.click()
  await expect(form.field('email')).toHaveAccessibleDescription('Email is required')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  const german = await formIn(page, 'de')
  await expect(german.field('email')).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse an')
})

test('while it is sent the form waits, and pressing twice sends once', async ({ page }) => {
  const posts = takeDown(page)
  await open(page, '/')
  const form = await formIn(page, 'en')
  await form.fill(buildMessage('ada-twice'))
  const answer = await hold(page, '**/api/contact')
  await form.send.dblclick()
  await expect(form.send).toHaveText('Sending...')
  await expect(form.send).toBeDisabled()
  await expect(page.locator('form fieldset')).toHaveAttribute('inert')
  await expect(page.locator('form fieldset')).toHaveAttribute('aria-busy', 'true')
  await answer.release()
  await expect(toasts(page)).toContainText('Message sent successfully!')
  await expect(form.send).toHaveText('Send message')
  await expect(form.send).toBeEnabled()
  expect(posts).toHaveLength(1)
})

test('when the server fails every field is kept, and trying again sends one message', async ({ page, faults }) => {
  faults.allow(/status of 500/)
  const posts = takeDown(page)
  await open(page, '/')
  const form = await formIn(page, 'en')
  const message = buildMessage('ada-again')
  await form.fill(message)
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await form.send.click()
  await expect(toasts(page)).toContainText('Failed to send message')
  await expect(toasts(page)).toContainText('Please try again later or contact me directly via email.')
  await form.expectFields(message)
  await expect(form.send).toBeEnabled()

  await page.unroute('**/api/contact')
  await form.send.click()
  await expect(toasts(page)).toContainText('Message sent successfully!')
  await expect(toasts(page)).toHaveCount(1)
  expect(posts.map(({ key }) => key)).toEqual([posts[0]!.key, posts[0]!.key])
  expect(posts[0]!.key).toBeTruthy()
})

test('an answer that never came back does not make a second message', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/)
  await open(page, '/')
  const form = await formIn(page, 'en')
  await form.fill(buildMessage('ada-unheard'))
  await likeAPerson(page)
  // The server takes the message in, and then the connection breaks.
  await page.route('**/api/contact', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.send.click()
  await expect(toasts(page)).toContainText('Failed to send message')
  await page.unroute('**/api/contact')
  const answer = page.waitForResponse('**/api/contact')
  await form.send.click()
  expect((await answer).status()).toBe(200)
  await expect(toasts(page)).toContainText('Message sent successfully!')
  await expect.poll(async () => (await mailsAbout('ada-unheard')).length).toBe(2)
})

test('what is written offline is kept and said so, and goes once when the connection is back', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  const posts = takeDown(page)
  await open(page, '/')
  const form = await formIn(page, 'en')
  await form.fill(buildMessage('ada-in-a-tunnel'))
  await likeAPerson(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.send.click()
  await expect(toasts(page)).toContainText('Your message is kept')
  await form.expectFields(empty)
  await context.setOffline(false)
  await expect(toasts(page)).toContainText('Your message was sent')
  await expect.poll(async () => (await mailsAbout('ada-in-a-tunnel')).length).toBe(2)
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
  await page.reload()
  await form.expectFields(empty)
})

test('what was written offline and is refused later stands in the form again', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|status of 409/)
  await open(page, '/')
  const form = await formIn(page, 'en')
  const message = buildMessage('ada-refused')
  await form.fill(message)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.send.click()
  await expect(toasts(page)).toContainText('Your message is kept')
  await page.route('**/api/contact', (route) => route.fulfill({ status: 409, body: '' }))
  await context.setOffline(false)
  await expect(toasts(page)).toContainText('Your message was not sent')
  await form.expectFields(message)
})

test('offline before the form was ever touched nothing breaks either', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const form = await formIn(page, 'en')
  const message = buildMessage('ada-on-a-plane')
  await form.fill(message)
  await form.send.click()
  await expect(page.getByRole('status').filter({ hasText: 'Failed to send message' })).toBeVisible()
  await form.expectFields(message)
  await context.setOffline(false)
  await form.send.click()
  await expect(toasts(page)).toContainText('Message sent successfully!')
  await form.expectFields(empty)
})

test('a draft survives a reload, and is gone once it was sent', async ({ page }) => {
  await open(page, '/')
  const form = await formIn(page, 'en')
  const message = buildMessage('ada-reloading')
  await form.fill(message)
  await page.reload()
  await form.expectFields(message)
  await form.send.click()
  await expect(toasts(page)).toContainText('Message sent successfully!')
  await page.reload()
  await form.expectFields(empty)
})

test('whoever sends by keyboard finds the focus where it was', async ({ page, faults }) => {
  faults.allow(/status of 500/)
  await open(page, '/')
  const form = await formIn(page, 'en')
  await form.fill(buildMessage('ada-by-keyboard'))
  await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await form.send.focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Failed to send message')
  await expect(form.send).toBeFocused()
  await page.unroute('**/api/contact')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Message sent successfully!')
  await expect(form.send).toBeFocused()
})

test('the addresses beside the form open a mail to the right one', async ({ page }) => {
  await open(page, '/')
  const contact = page.locator('#contact')
  for (const [name, address] of [
    ['General inquiries', 'hello'],
    ['Hiring managers', 'hiring'],
    ['Project hiring', 'projects'],
    ['Contact support', 'support'],
  ] as const) {
    const link = contact.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', `mailto:${address}@mara-lindholm.example`)
  }
})
