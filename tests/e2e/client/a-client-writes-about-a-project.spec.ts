import type { Locator } from '@playwright/test'
import { mailsTo, signedIn } from '#tests/browser/accounts.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { visitAsClient } from '#tests/browser/portal.ts'
import { expect, hold, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const MESSAGES = '**/messages'

test('a message is shown at once, reaches the owner by mail, and the answer appears', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { openTab, project, button, inDialog, dialog, tFeature, content } = await visitAsClient(page)
  await openTab('resources', project)
  await button(tFeature('actions.message')).click()
  await expect(dialog).toContainText(tFeature('thread.title', { project: 'A project of one’s own' }))
  const text = `Could we move the pilot? ${project}`
  const calls = await hold(page, MESSAGES)
  await dialog.getByLabel(tFeature('thread.label')).fill(text)
  await inDialog(tFeature('thread.send')).click()
  const sent = dialog.getByRole('listitem').filter({ hasText: text })
  await expect(sent).toContainText(tFeature('thread.sending'))
  // It is read out once, when it has arrived.
  await expect(sent.locator('xpath=..')).toHaveAttribute('aria-live', 'off')
  await expect(dialog.getByLabel(tFeature('thread.label'))).toHaveValue('')
  await calls.release()
  await expect(dialog.getByText(tFeature('thread.sending'))).toHaveCount(0)
  await expect(sent).toHaveCount(1)
  await expect(sent.locator('xpath=..')).not.toHaveAttribute('aria-live')
  const mails = () => mailsTo(content.profile.channels.projects)
  await expect.poll(async () => (await mails()).filter((mail) => mail.text?.includes(project)).length).toBe(1)

  const owner = await playwright.request.newContext({ baseURL: expectDefined(baseURL) })
  await owner.post('/api/auth/login', { data: OWNER })
  const answer = await owner.post(`/api/admin/projects/${project}/messages`, { data: { text: 'Yes, by a week.' } })
  expect(answer.status()).toBe(200)
  // Nothing is pressed: an open thread looks for answers by itself.
  const answered = dialog.getByRole('listitem').filter({ hasText: 'Yes, by a week.' })
  await expect(answered.getByText('New', { exact: true })).toBeVisible({ timeout: 15_000 })
  await expect(dialog.getByText('New', { exact: true })).toHaveCount(1)
})

test('what the owner wrote meanwhile is marked until it is read, and appears on return to the tab', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { openTab, project, button, dialog, card, tFeature } = await visitAsClient(page)
  await openTab('overview', project)
  await expect(button(tFeature('actions.messages'))).toBeVisible()
  const unread = async () => {
    const projects = (await (await page.request.get('/api/client/projects')).json()) as { unreadMessages: number }[]
    return projects[0]?.unreadMessages
  }
  expect(await unread()).toBe(0)

  const owner = await playwright.request.newContext({ baseURL: expectDefined(baseURL) })
  await owner.post('/api/auth/login', { data: OWNER })
  await owner.post(`/api/admin/projects/${project}/messages`, { data: { text: 'The pilot begins on Monday.' } })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const opener = page.getByRole('button', {
    name: `${tFeature('actions.messages')} ${tFeature('actions.unread', { count: 1 })}`,
  })
  await expect(opener).toBeVisible()
  await expect(card('A project of one’s own')).toContainText(tFeature('attention.unread', { count: 1 }))

  await opener.click()
  const message = dialog.getByRole('listitem').filter({ hasText: 'The pilot begins on Monday.' })
  await expect(message.getByText('New', { exact: true })).toBeVisible()
  await expect.poll(unread).toBe(0)
  await page.keyboard.press('Escape')
  await expect(button(tFeature('actions.messages'))).toBeVisible()
  await page.reload()
  await expect(button(tFeature('actions.messages'))).toBeVisible()
})

test('an undelivered message stays, also over a reload, and is sent once', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  const { openTab, project, button, inDialog, dialog, tFeature } = await visitAsClient(page)
  await openTab('resources', project)
  // The message arrives, but the answer to it is lost.
  await page.route(MESSAGES, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await button(tFeature('actions.message')).click()
  await dialog.getByLabel(tFeature('thread.label')).fill('Are you there?')
  await inDialog(tFeature('thread.send')).click()
  await expect(dialog.getByRole('alert')).toContainText(tFeature('thread.failed'))

  await page.reload()
  await expect(dialog.getByRole('alert')).toContainText(tFeature('thread.failed'))
  await page.unroute(MESSAGES)
  await inDialog(tFeature('thread.again')).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByText('Are you there?')).toHaveCount(1)
  const thread = (await (await page.request.get(`/api/client/projects/${project}/messages`)).json()) as {
    text: string
  }[]
  expect(thread.filter(({ text }) => text === 'Are you there?')).toHaveLength(1)
})

test('a message that the server refuses waits for its writer, whatever becomes of the network', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 422/)
  const { openTab, project, button, inDialog, dialog, tFeature } = await visitAsClient(page)
  await openTab('resources', project)
  let sent = 0
  await page.route(MESSAGES, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    sent++
    await route.fulfill({
      status: 422,
      json: { success: false, error: 'invalid-input', message: 'Not like this.', requestId: 'x' },
    })
  })
  await button(tFeature('actions.message')).click()
  await dialog.getByLabel(tFeature('thread.label')).fill('Refused')
  await inDialog(tFeature('thread.send')).click()
  await expect(dialog.getByRole('alert')).toContainText('Not like this.')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  expect(sent).toBe(1)
  // Sent again by hand it would be the second.
  const again = page.waitForResponse((response) => response.request().method() === 'POST')
  await inDialog(tFeature('thread.again')).click()
  await again
  expect(sent).toBe(2)
  // After a reload it still says why, and is not sent by itself.
  await page.reload()
  await expect(dialog.getByRole('alert')).toContainText('Not like this.')
  expect(sent).toBe(2)
})

test('a message over which the session ended is delivered once its writer has signed in again', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 401/)
  const { openTab, project, button, inDialog, dialog, tFeature, email } = await visitAsClient(page)
  await openTab('resources', project)
  await button(tFeature('actions.message')).click()
  await dialog.getByLabel(tFeature('thread.label')).fill('Begun in time')
  await page.context().clearCookies({ name: 'session' })
  await inDialog(tFeature('thread.send')).click()
  await expect(dialog.getByText('Not delivered. Please sign in first.')).toBeVisible()
  await signedIn(page, email)
  const sent = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
  await page.reload()
  await sent
  await expect(dialog.getByText('Begun in time')).toHaveCount(1)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('where the session ends over a message, the way to the sign-in stands above the messages', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 401/)
  await page.setViewportSize({ width: 360, height: 740 })
  const { openTab, project, button, inDialog, dialog, tFeature } = await visitAsClient(page)
  await openTab('resources', project)
  await button(tFeature('actions.message')).click()
  await dialog.getByLabel(tFeature('thread.label')).fill('Begun in time')
  await page.context().clearCookies({ name: 'session' })
  await inDialog(tFeature('thread.send')).click()
  const signIn = dialog.getByRole('link', { name: tFeature('fault.signIn') })
  await expect(signIn).toHaveAttribute('href', '/api/login')
  await expect(dialog.getByText('Begun in time')).toBeVisible()
  const boxOf = async (part: Locator) => expectDefined(await part.boundingBox())
  const way = await boxOf(signIn)
  const messages = await boxOf(dialog.locator('.portal-log'))
  const form = await boxOf(dialog.locator('.portal-composer'))
  expect(way.y + way.height).toBeLessThanOrEqual(messages.y)
  expect(messages.height).toBeGreaterThan(100)
  expect(form.y + form.height).toBeLessThanOrEqual(740)
})

test('in a window as low as a phone on its side, messages can be read and the form is reached', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  const { openTab, project, button, inDialog, dialog, tFeature } = await visitAsClient(page)
  await openTab('resources', project)
  await button(tFeature('actions.message')).click()
  const send = inDialog(tFeature('thread.send'))
  expect(expectDefined(await dialog.locator('.portal-log').boundingBox()).height).toBeGreaterThan(150)
  await dialog.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight))
  const { y, height } = expectDefined(await send.boundingBox())
  expect(y + height).toBeLessThanOrEqual(360)
  expect(await dialog.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0)
})

test('what is typed while a form is on its way stays', async ({ page }) => {
  const { openTab, project, button, inDialog, dialog, tFeature, toast } = await visitAsClient(page)
  await openTab('resources', project)
  await button(tFeature('actions.schedule')).click()
  const day = new Date(Date.now() + 7 * 24 * 3600_000).toISOString().slice(0, 10)
  await dialog.getByLabel(tFeature('meeting.when')).fill(`${day}T11:30`)
  const topic = dialog.getByLabel(tFeature('meeting.topic'))
  await topic.fill('The budget')
  const calls = await hold(page, '**/meetings')
  await inDialog(tFeature('meeting.send')).click()
  await expect.poll(calls.count).toBe(1)
  await topic.fill('The budget, and who signs')
  await calls.release()
  await expect(toast).toContainText(tFeature('meeting.sent'))
  await button(tFeature('actions.schedule')).click()
  await expect(topic).toHaveValue('The budget, and who signs')
})

test('a draft survives closing and reloading, and a blank message is not sent', async ({ page }) => {
  const { openTab, project, button, inDialog, dialog, tFeature, t } = await visitAsClient(page)
  await openTab('resources', project)
  await button(tFeature('actions.message')).click()
  const field = dialog.getByLabel(tFeature('thread.label'))
  await inDialog(tFeature('thread.send')).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(t('fields.message-required'))
  await field.fill('Half a thought')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(tFeature('actions.message'))).toBeFocused()
  await button(tFeature('actions.messages')).click()
  await expect(field).toHaveValue('Half a thought')
  await page.reload()
  await expect(field).toHaveValue('Half a thought')
})

test('a double click sends once and shows no error', async ({ page }) => {
  const { openTab, project, button, inDialog, dialog, tFeature } = await visitAsClient(page)
  await openTab('overview', project)
  await button(tFeature('actions.messages')).click()
  const field = dialog.getByLabel(tFeature('thread.label'))
  await expect(field).toBeFocused()
  await field.fill('Only once, please.')
  await inDialog(tFeature('thread.send')).dblclick()
  await expect(dialog.getByText('Only once, please.')).toHaveCount(1)
  await expect(dialog.getByText(tFeature('thread.sending'))).toHaveCount(0)
  await expect(field).toHaveValue('')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('the thread leads to the documents', async ({ page }) => {
  const { openTab, project, button, inDialog, dialog, tFeature, tab } = await visitAsClient(page)
  await openTab('overview', project)
  await button(tFeature('actions.messages')).click()
  await dialog.getByLabel(tFeature('thread.label')).fill('Here is the plan:')
  await inDialog(tFeature('thread.document')).click()
  await expect(dialog).toHaveCount(0)
  await expect(tab('resources')).toHaveAttribute('aria-selected', 'true')
  await expect(button(tFeature('upload.choose'))).toBeFocused()
  await button(tFeature('actions.messages')).click()
  await expect(dialog.getByLabel(tFeature('thread.label'))).toHaveValue('Here is the plan:')
})

test('an update is requested once and then shown as open', async ({ page }) => {
  const { openTab, project, button, inDialog, dialog, tFeature, toast, tab, panel } = await visitAsClient(page)
  await openTab('resources', project)
  await button(tFeature('actions.update')).click()
  await dialog.getByLabel(tFeature('update.note')).fill('How is the pilot?')
  await inDialog(tFeature('update.send')).click()
  await expect(toast).toContainText(tFeature('update.sent'))
  await button(tFeature('actions.update')).click()
  await expect(dialog).toContainText(tFeature('update.openNote', { note: 'How is the pilot?' }))
  await page.keyboard.press('Escape')
  await tab('overview').click()
  await expect(panel).toContainText('How is the pilot?')
})

for (const width of [360, 1280]) {
  test(`a toast lies over no part of the form of a thread, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const { openTab, project, button, inDialog, dialog, tFeature, toast } = await visitAsClient(page)
    await openTab('resources', project)
    await button(tFeature('actions.update')).click()
    await inDialog(tFeature('update.send')).click()
    await expect(toast).toBeVisible()
    await button(tFeature('actions.message')).click()
    await expect(dialog.getByLabel(tFeature('thread.label'))).toBeVisible()
    await expect
      .poll(async () => {
        const [form, shown] = [await dialog.locator('form').boundingBox(), await toast.boundingBox()]
        return expectDefined(shown).y + expectDefined(shown).height - expectDefined(form).y
      })
      .toBeLessThanOrEqual(0)
  })
}

test('a meeting is proposed, listed, and can be added to the calendar', async ({ page }) => {
  const { openTab, project, button, inDialog, dialog, tFeature, toast, content } = await visitAsClient(page)
  await openTab('resources', project)
  const calls = await hold(page, '**/meetings')
  await button(tFeature('actions.schedule')).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeFocused()
  await calls.release()
  const when = dialog.getByLabel(tFeature('meeting.when'))
  await expect(when).toBeFocused()
  await inDialog(tFeature('meeting.send')).click()
  await expect(when).toBeFocused()
  await expect(when).toHaveAccessibleDescription(new RegExp(tFeature('fields.time-required')))
  const day = new Date(Date.now() + 7 * 24 * 3600_000).toISOString().slice(0, 10)
  await when.fill(`${day}T10:30`)
  await dialog.getByLabel(tFeature('meeting.minutes')).selectOption('45')
  await dialog.getByLabel(tFeature('meeting.topic')).fill('The pilot')
  await inDialog(tFeature('cancel')).click()
  await expect(dialog).toHaveCount(0)
  await button(tFeature('actions.schedule')).click()
  await expect(dialog.getByLabel(tFeature('meeting.minutes'))).toHaveValue('45')
  await inDialog(tFeature('meeting.send')).click()
  await expect(toast).toContainText(tFeature('meeting.sent'))
  const invited = async () =>
    (await mailsTo(content.profile.channels.projects)).filter(({ text }) => text?.includes('The pilot'))
  await expect.poll(async () => (await invited()).length).toBeGreaterThan(0)

  await button(tFeature('actions.schedule')).click()
  await expect(dialog).toContainText('The pilot')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: tFeature('meeting.calendarOf', { when: '' }).trim() }).click()
  expect((await download).suggestedFilename()).toBe('meeting.ics')
})

test('mail notices are turned off and stay off', async ({ page }) => {
  const { openTab, project, tFeature } = await visitAsClient(page)
  await openTab('overview', project)
  const tick = page.getByRole('checkbox', { name: tFeature('notices.label') })
  await expect(tick).toBeChecked()
  await tick.click()
  await expect(page.getByText(tFeature('notices.off'))).toBeVisible()
  await page.reload()
  await expect(tick).not.toBeChecked()
})
