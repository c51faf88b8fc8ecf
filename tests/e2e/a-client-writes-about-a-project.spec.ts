import { mailsTo } from './accounts.ts'
import { OWNER } from './place.ts'
import { visitAsClient } from './portal.ts'
import { expect, hold, test } from './site.ts'

const MESSAGES = '**/messages'

test('a message is shown at once, reaches the owner by mail, and the answer appears', async ({
  page,
  playwright,
  baseURL,
}) => {
  const { openTab, project, button, inDialog, dialog, say, content } = await visitAsClient(page)
  await openTab('resources', project)
  await button(say('actions.message')).click()
  await expect(dialog).toContainText(say('thread.title', { project: 'A project of one’s own' }))
  const text = `Could we move the pilot? ${project}`
  const calls = await hold(page, MESSAGES)
  await dialog.getByLabel(say('thread.label')).fill(text)
  await inDialog(say('thread.send')).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: text })).toContainText(say('thread.sending'))
  await expect(dialog.getByLabel(say('thread.label'))).toHaveValue('')
  await calls.release()
  await expect(dialog.getByText(say('thread.sending'))).toHaveCount(0)
  await expect(dialog.getByRole('listitem').filter({ hasText: text })).toHaveCount(1)
  const mails = () => mailsTo(content.profile.channels.projects)
  await expect.poll(async () => (await mails()).filter((mail) => mail.text?.includes(project)).length).toBe(1)

  const owner = await playwright.request.newContext({ baseURL: baseURL! })
  await owner.post('/api/auth/login', { data: OWNER })
  const answer = await owner.post(`/api/admin/projects/${project}/messages`, { data: { text: 'Yes, by a week.' } })
  expect(answer.status()).toBe(200)
  await inDialog(say('thread.refresh')).click()
  await expect(dialog.getByText('Yes, by a week.')).toBeVisible()
})

test('a message that is not delivered stays, across a reload too, and is sent once', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  const { openTab, project, button, inDialog, dialog, say } = await visitAsClient(page)
  await openTab('resources', project)
  // The message arrives, but the answer to it is lost.
  await page.route(MESSAGES, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await button(say('actions.message')).click()
  await dialog.getByLabel(say('thread.label')).fill('Are you there?')
  await inDialog(say('thread.send')).click()
  await expect(dialog.getByRole('alert')).toContainText(say('thread.failed'))

  await page.reload()
  await expect(dialog.getByRole('alert')).toContainText(say('thread.failed'))
  await page.unroute(MESSAGES)
  await inDialog(say('thread.again')).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByText('Are you there?')).toHaveCount(1)
  const thread = (await (await page.request.get(`/api/client/projects/${project}/messages`)).json()) as {
    text: string
  }[]
  expect(thread.filter(({ text }) => text === 'Are you there?')).toHaveLength(1)
})

test('what is being written survives closing and reloading, and a blank message is not sent', async ({ page }) => {
  const { openTab, project, button, inDialog, dialog, say, t } = await visitAsClient(page)
  await openTab('resources', project)
  await button(say('actions.message')).click()
  const field = dialog.getByLabel(say('thread.label'))
  await inDialog(say('thread.send')).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(t('fields.message-required'))
  await field.fill('Half a thought')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(say('actions.message'))).toBeFocused()
  await button(say('actions.messages')).click()
  await expect(field).toHaveValue('Half a thought')
  await page.reload()
  await expect(field).toHaveValue('Half a thought')
})

test('a double click sends once and finds nothing missing', async ({ page }) => {
  const { openTab, project, button, inDialog, dialog, say } = await visitAsClient(page)
  await openTab('overview', project)
  await button(say('actions.messages')).click()
  const field = dialog.getByLabel(say('thread.label'))
  await expect(field).toBeFocused()
  await field.fill('Only once, please.')
  await inDialog(say('thread.send')).dblclick()
  await expect(dialog.getByText('Only once, please.')).toHaveCount(1)
  await expect(dialog.getByText(say('thread.sending'))).toHaveCount(0)
  await expect(field).toHaveValue('')
  await expect(field).not.toHaveAttribute('aria-invalid')
})

test('from the thread one gets to where documents are sent', async ({ page }) => {
  const { openTab, project, button, inDialog, dialog, say, tab } = await visitAsClient(page)
  await openTab('overview', project)
  await button(say('actions.messages')).click()
  await dialog.getByLabel(say('thread.label')).fill('Here is the plan:')
  await inDialog(say('thread.document')).click()
  await expect(dialog).toHaveCount(0)
  await expect(tab('resources')).toHaveAttribute('aria-selected', 'true')
  await expect(button(say('upload.choose'))).toBeFocused()
  await button(say('actions.messages')).click()
  await expect(dialog.getByLabel(say('thread.label'))).toHaveValue('Here is the plan:')
})

test('an update is requested once and then shown as open', async ({ page }) => {
  const { openTab, project, button, inDialog, dialog, say, toast, tab, panel } = await visitAsClient(page)
  await openTab('resources', project)
  await button(say('actions.update')).click()
  await dialog.getByLabel(say('update.note')).fill('How is the pilot?')
  await inDialog(say('update.send')).click()
  await expect(toast).toContainText(say('update.sent'))
  await button(say('actions.update')).click()
  await expect(dialog).toContainText(say('update.openNote', { note: 'How is the pilot?' }))
  await page.keyboard.press('Escape')
  await tab('overview').click()
  await expect(panel).toContainText('How is the pilot?')
})

test('a meeting is proposed, listed, and can be taken into the calendar', async ({ page }) => {
  const { openTab, project, button, inDialog, dialog, say, toast, content } = await visitAsClient(page)
  await openTab('resources', project)
  const calls = await hold(page, '**/meetings')
  await button(say('actions.schedule')).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeFocused()
  await calls.release()
  const when = dialog.getByLabel(say('meeting.when'))
  await expect(when).toBeFocused()
  await inDialog(say('meeting.send')).click()
  await expect(when).toBeFocused()
  await expect(when).toHaveAccessibleDescription(new RegExp(say('fields.time-required')))
  const day = new Date(Date.now() + 7 * 24 * 3600_000).toISOString().slice(0, 10)
  await when.fill(`${day}T10:30`)
  await dialog.getByLabel(say('meeting.minutes')).selectOption('45')
  await dialog.getByLabel(say('meeting.topic')).fill('The pilot')
  await inDialog(say('cancel')).click()
  await expect(dialog).toHaveCount(0)
  await button(say('actions.schedule')).click()
  await expect(dialog.getByLabel(say('meeting.minutes'))).toHaveValue('45')
  await inDialog(say('meeting.send')).click()
  await expect(toast).toContainText(say('meeting.sent'))
  const invited = async () =>
    (await mailsTo(content.profile.channels.projects)).filter(({ text }) => text?.includes('The pilot'))
  await expect.poll(async () => (await invited()).length).toBeGreaterThan(0)

  await button(say('actions.schedule')).click()
  await expect(dialog).toContainText('The pilot')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: say('meeting.calendarOf', { when: '' }).trim() }).click()
  expect((await download).suggestedFilename()).toBe('meeting.ics')
})

test('mail notices are turned off and stay off', async ({ page }) => {
  const { openTab, project, say } = await visitAsClient(page)
  await openTab('overview', project)
  const tick = page.getByRole('checkbox', { name: say('notices.label') })
  await expect(tick).toBeChecked()
  await tick.click()
  await expect(page.getByText(say('notices.off'))).toBeVisible()
  await page.reload()
  await expect(tick).not.toBeChecked()
})
