import { buildMessage, empty, formIn, likeAPerson, mailsAbout, takeDown, toasts } from '#tests/browser/contact.ts'
import { withoutTheWait } from '#tests/browser/own-clock.ts'
import { expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test('when the server fails every field is kept, and a retry sends one message', async ({ page, faults }) => {
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
  const note = page.locator('#contact').getByText('Failed to send message. Please try again.')
  await expect(note).toBeVisible()
  await form.expectFields(message)
  await expect(form.send).toBeEnabled()

  await page.unroute('**/api/contact')
  await form.send.click()
  await expect(toasts(page)).toContainText('Message sent successfully!')
  await expect(toasts(page)).toHaveCount(1)
  await expect(note).toHaveCount(0)
  expect(posts.map(({ key }) => key)).toEqual([expectDefined(posts[0]).key, expectDefined(posts[0]).key])
  expect(expectDefined(posts[0]).key).toBeTruthy()
})

test('a lost reply does not cause a second message', async ({ page, faults }) => {
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

test('an offline message is queued with a note, and sent once when the connection returns', async ({
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

test('an offline message that is rejected later returns to the form', async ({ page, context, faults }) => {
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

test('a rejected message joins the one that is being written', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|status of 409/)
  await open(page, '/')
  const form = await formIn(page, 'en')
  const refused = buildMessage('ada-refused-meanwhile')
  await form.fill(refused)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.send.click()
  await expect(toasts(page)).toContainText('Your message is kept')
  await form.fill({ subject: 'A loom', message: 'Dear Mara,\n\nand our loom?' })
  await page.route('**/api/contact', (route) => route.fulfill({ status: 409, body: '' }))
  await context.setOffline(false)
  await expect(toasts(page)).toContainText('Your message was not sent')
  await form.expectFields({
    ...refused,
    subject: 'A loom',
    message: `Dear Mara,\n\nand our loom?\n\n${refused.subject}\n${refused.message}`,
  })
})

test('going offline before the form was touched breaks nothing', async ({ page, context, faults }) => {
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

test('a form that is first touched offline keeps the message, and sends it once', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/)
  await withoutTheWait(page)
  const sending = page.waitForResponse(/\/send-[\w-]+\.js/)
  // What is said of a message that is kept comes after it.
  const words = page.waitForResponse(/\/queued-messages-[\w-]+\.js/)
  await open(page, '/')
  await sending
  await words
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const form = await formIn(page, 'en')
  await form.fill(buildMessage('ada-under-the-sea'))
  await form.send.click()
  await expect(toasts(page)).toContainText('Your message is kept')
  await context.setOffline(false)
  await expect(toasts(page)).toContainText('Your message was sent')
  await expect.poll(async () => (await mailsAbout('ada-under-the-sea')).length).toBe(2)
})

test('a draft survives a reload, and is deleted once it was sent', async ({ page }) => {
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

test('a message whose reply was lost to a reload is sent again with the same key, until it is changed', async ({
  page,
}) => {
  const keys: (string | undefined)[] = []
  await page.route('**/api/contact', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
  })
  await open(page, '/')
  const form = await formIn(page, 'en')
  const message = buildMessage('ada-once-more')
  await form.fill(message)
  for (const sent of [1, 2]) {
    await form.send.click()
    await expect.poll(() => keys.length).toBe(sent)
    await page.reload()
    await form.expectFields(message)
  }
  await form.fill({ message: 'Something else' })
  await form.send.click()
  await expect.poll(() => keys.length).toBe(3)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
