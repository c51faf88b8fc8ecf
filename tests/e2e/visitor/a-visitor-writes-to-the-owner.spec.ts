import { contactInputs } from '#contract/contact-fields.ts'
import {
  buildMessage,
  empty,
  fields,
  formIn,
  likeAPerson,
  mailsAbout,
  type Name,
  takeDown,
  toasts,
} from '#tests/browser/contact.ts'
import { expect, hold, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

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
    expect(expectDefined(posts[0]).body).toEqual({ ...message, elapsedMs: expect.any(Number) })

    await expect.poll(async () => (await mailsAbout(sender)).length).toBe(2)
    const mails = await mailsAbout(sender)
    const toOwner = mails.find(({ to }) => to?.[0]?.address === 'hello@mara-lindholm.example')
    const toSender = mails.find(({ to }) => to?.[0]?.address === message.email)
    expect(toOwner?.subject).toContain(message.subject)
    expect(toOwner?.text).toContain('would you look at our engine?')
    expect(toOwner?.text).toContain(language === 'de' ? 'German' : 'English')
    expect(toOwner?.replyTo?.[0]?.address).toBe(message.email)
    expect(toSender?.subject).toBe(receipt)
    expect(toSender?.text).toContain('> would you look at our engine?')
  })
}

test('the name fields follow the language’s order', async ({ page }) => {
  const names = page.locator('#contact input[autocomplete$="-name"]')
  for (const [language, order] of [
    ['ja', ['family-name', 'given-name']],
    ['zh', ['family-name', 'given-name']],
    ['de', ['given-name', 'family-name']],
  ] as const) {
    await open(page, `/?lng=${language}`)
    await expect(names).toHaveCount(2)
    expect(await names.evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')))).toEqual(
      order,
    )
  }
})

test('in English the toast has the specification’s words', async ({ page }) => {
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
  test(`missing and invalid input is reported at its field in ${language}, and nothing is sent`, async ({ page }) => {
    const posts = takeDown(page)
    await open(page, `/?lng=${language}`)
    const form = await formIn(page, language)
    await form.send.click()
    const expected: Partial<Record<Name, string>> = { firstName: errors.name, lastName: errors.name, ...errors }
    for (const name of fields.filter((name) => contactInputs[name].required)) {
      await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true')
      await expect(form.field(name)).toHaveAccessibleDescription(expected[name] ?? '')
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

test('field errors change their language with the page', async ({ page }) => {
  await open(page, '/')
  const form = await formIn(page, 'en')
  await form.send.click()
  await expect(form.field('email')).toHaveAccessibleDescription('Email is required')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  const german = await formIn(page, 'de')
  await expect(german.field('email')).toHaveAccessibleDescription('Bitte geben Sie Ihre E-Mail-Adresse an')
})

test('the form waits while sending, and pressing twice sends once', async ({ page }) => {
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
  await expect(form.send).toHaveText('Send Message')
  await expect(form.send).toBeEnabled()
  expect(posts).toHaveLength(1)
})

test('sending by keyboard keeps the focus', async ({ page, faults }) => {
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
