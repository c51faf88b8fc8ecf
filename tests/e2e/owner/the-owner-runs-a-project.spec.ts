import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { mailedLink, newAddress, PASSWORD, registered } from '#tests/browser/accounts.ts'
import { emptyProject, visitClients } from '#tests/browser/clients.ts'
import { giveProject, visitPortal } from '#tests/browser/portal.ts'
import { englishName, expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Fingers on keys only, and how often. */
function keyboardOf(page: Page) {
  const keys = {
    pressed: 0,
    async press(key: string, times = 1) {
      for (let i = 0; i < times; i++) await page.keyboard.press(key)
      keys.pressed += times
    },
    async type(text: string) {
      await page.keyboard.type(text)
      keys.pressed += text.length
    },
  }
  return keys
}

const milestones = [
  ['Survey', '04012027', 'Report on the ground'],
  ['Pillars', '05012027', 'Drawings'],
  ['Deck', '06012027', 'Load test'],
  ['Railing', '07012027', 'Paint sample'],
  ['Opening', '08012027', 'Handover papers'],
] as const

/** What somebody who types without haste presses in a second: 200 characters a minute. */
const KEYS_PER_SECOND = 200 / 60

/** Makes a project with five milestones by the keyboard alone. */
async function planByKeyboard(page: Page, name: string, email: string): Promise<number> {
  const keys = keyboardOf(page)
  await keys.press('Enter')
  const field = (id: string) => page.locator(`#clients-${id}`)
  await expect(field('name')).toBeVisible()
  // As far as somebody gets by Tab; where the focus lands is the page's matter.
  while (!(await field('name').evaluate((element) => element === document.activeElement))) await keys.press('Tab')
  await keys.type(name)
  await keys.press('Tab')
  await keys.type(email)
  await expect(field('language')).toBeVisible()
  await keys.press('Tab', 3)
  // The start is today.
  while (!(await field('expectedDelivery').evaluate((element) => element === document.activeElement)))
    await keys.press('Tab')
  await keys.type('08312027')
  while (!(await field('totalBudget').evaluate((element) => element === document.activeElement)))
    await keys.press('Tab')
  await keys.type('25000.50')
  await keys.press('Tab', 3)
  for (const [index, [title]] of milestones.entries()) {
    await expect(page.getByLabel(`Milestone ${index + 1}`, { exact: true })).toBeFocused()
    await keys.type(title)
    if (index < milestones.length - 1) await keys.press('Enter')
  }
  // Back to the first one for the dates and deliverables.
  while (
    !(await page.getByLabel('Milestone 1', { exact: true }).evaluate((element) => element === document.activeElement))
  )
    await keys.press('Shift+Tab')
  for (const [index, [, day, deliverable]] of milestones.entries()) {
    const title = page.getByLabel(`Milestone ${index + 1}`, { exact: true })
    while (!(await title.evaluate((element) => element === document.activeElement))) await keys.press('Tab')
    await keys.press('Tab')
    await keys.type(day)
    while ((await page.evaluate(() => document.activeElement?.tagName)) !== 'TEXTAREA') await keys.press('Tab')
    await keys.type(deliverable)
  }
  await keys.press('Control+Enter')
  return keys.pressed
}

test('from an empty form to an approved milestone, export and import', async ({ page, browser, baseURL, faults }) => {
  test.slow()
  // A wrong name and a broken file are refused.
  faults.allow(/status of 400/)
  const { tFeature, go, button, tab, toast, row } = await visitClients(page)
  const email = newAddress('grace')
  const name = `A bridge ${Date.now()}`
  await go()
  await button(tFeature('plan.new')).focus()
  const pressed = await planByKeyboard(page, name, email)
  await expect(toast).toContainText(tFeature('plan.created'))
  // Two minutes at an unhurried 200 keys a minute.
  expect(pressed / KEYS_PER_SECOND).toBeLessThan(120)
  await expect(page.getByRole('heading', { name })).toBeFocused()
  await expect(page.getByRole('heading', { name })).toBeInViewport()
  await expect(page.locator('.clients')).toContainText(tFeature('list.invited'))

  // The client follows the invitation, and the project is there.
  const theirs = await browser.newContext({ baseURL: expectDefined(baseURL), reducedMotion: 'reduce' })
  const client = await theirs.newPage()
  const token = decodeURIComponent(expectDefined((await mailedLink(email, 'invitation')).split('#invitation=')[1]))
  const data = { email, password: PASSWORD, firstName: 'Grace', lastName: 'Hopper', invitation: token }
  expect((await client.request.post('/api/auth/register', { data })).status()).toBe(200)
  const portal = await visitPortal(client)
  await open(client, '/client-portal')
  await portal.card(name).click()
  await portal.tab('milestones').click()
  for (const [title, , deliverable] of milestones) {
    const card = portal.panel.getByRole('listitem').filter({ has: client.getByRole('heading', { name: title }) })
    await expect(card).toContainText(deliverable)
  }

  await tab('documents').click()
  const pdf = Buffer.from('%PDF-1.7\nthe plan\n%%EOF\n')
  await page.setInputFiles('input[type=file]', { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(row('plan.pdf')).toContainText(tFeature('documents.byYou'))
  await tab('conversation').click()
  await page.getByLabel(tFeature('updates.label')).fill('The pillars stand.')
  await button(tFeature('updates.post')).click()
  await expect(row('The pillars stand.')).toBeVisible()
  await tab('delivery').click()
  await row('Survey')
    .getByRole('button', { name: tFeature('delivery.deliver') })
    .click()
  await expect(row('Survey')).toContainText(tFeature('delivery.awaits'))

  await client.reload()
  await portal.panel.getByRole('button', { name: portal.tFeature('decide.approve') }).click()
  await portal.inDialog(portal.tFeature('decide.approveSend')).click()
  await expect(portal.toast).toContainText(portal.tFeature('decide.approvedToast'))
  await portal.tab('resources').click()
  await expect(portal.panel).toContainText('plan.pdf')
  await portal.tab('overview').click()
  await expect(portal.panel).toContainText('The pillars stand.')

  await page.reload()
  await expect(row('Survey')).toContainText('Grace Hopper')

  await tab('plan').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: tFeature('remove.export') }).click(),
  ])
  const file = await readFile(expectDefined(await download.path()))
  await page.getByText(tFeature('remove.open'), { exact: true }).click()
  await button(tFeature('remove.yes')).click()
  await expect(page.getByText(tFeature('fields.name-mismatch'))).toBeVisible()
  await page.getByLabel(tFeature('remove.name')).fill(name)
  await button(tFeature('remove.yes')).click()
  await expect(toast).toContainText(tFeature('remove.done'))
  await client.reload()
  await expect(portal.card(name)).toHaveCount(0)

  const broken = JSON.parse(file.toString()) as { projects: { milestones: { dueDate: string }[] }[] }
  expectDefined(expectDefined(broken.projects[0]).milestones[1]).dueDate = '2027-02-30'
  const json = (content: string | Buffer) => ({
    name: 'projects.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
  await page.setInputFiles('input[type=file]', json(JSON.stringify(broken)))
  await expect(page.getByRole('alert')).toContainText('projects.0.milestones.1.dueDate')
  await page.setInputFiles('input[type=file]', json(file))
  await expect(toast).toContainText(tFeature('transfer.done'))
  await expect(row(name)).toBeVisible()
  await client.reload()
  await portal.card(name).click()
  await portal.tab('milestones').click()
  await expect(portal.panel).toContainText('Grace Hopper')
  await theirs.close()
})

test('input survives a reload and a rejected save', async ({ page }) => {
  const { tFeature, go, button } = await visitClients(page)
  await go('&project=new')
  await page.getByLabel(tFeature('plan.name')).fill('A tower')
  await page.getByLabel('Milestone 1', { exact: true }).fill('Ground floor')
  await button(tFeature('plan.create')).click()
  await expect(page.getByRole('alert')).toContainText(tFeature('plan.faults'))
  await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await expect(page.getByLabel(tFeature('plan.name'))).toHaveValue('A tower')
  await expect(page.getByLabel('Milestone 1', { exact: true })).toHaveValue('Ground floor')
  await button(tFeature('plan.clear')).click()
  await expect(page.getByLabel(tFeature('plan.name'))).toHaveValue('')

  await go('&project=demo-support-assistant&view=figures')
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field(tFeature('expenses.label')).fill('Rope')
  await field(tFeature('expenses.date')).fill('2026-02-03')
  await field(tFeature('metrics.security')).fill('77')
  await page.reload()
  await expect(field(tFeature('expenses.label'))).toHaveValue('Rope')
  await expect(field(tFeature('expenses.date'))).toHaveValue('2026-02-03')
  await expect(field(tFeature('metrics.security'))).toHaveValue('77')
})

test('a client with an expired invitation is invited again', async ({ page }) => {
  const { tFeature, go, button, toast } = await visitClients(page)
  const email = newAddress('late')
  const data = { ...emptyProject, name: `A pier ${Date.now()}`, clientEmail: email }
  const made = await page.request.post('/api/admin/projects', { data })
  const { project } = (await made.json()) as { project: { id: string } }
  const before = await mailedLink(email, 'invitation')
  await go(`&project=${project.id}`)
  await button(tFeature('invitation.again')).click()
  await expect(toast).toContainText(email)
  await expect.poll(() => mailedLink(email, 'invitation')).not.toBe(before)
  await expectNoViolation(page)
})

test('a client’s question and proposed time wait for the owner until they are answered', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const theirs = await browser.newContext({ baseURL: expectDefined(baseURL) })
  const client = await theirs.newPage()
  const { tFeature, go, button, row, toast } = await visitClients(page)
  const email = newAddress('ada')
  const name = `A tower ${Date.now()}`
  const made = await page.request.post('/api/admin/projects', {
    data: { ...emptyProject, name, clientEmail: email },
  })
  const { project } = (await made.json()) as { project: { id: string } }
  const token = decodeURIComponent(expectDefined((await mailedLink(email, 'invitation')).split('#invitation=')[1]))
  const data = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lovelace', invitation: token }
  expect((await client.request.post('/api/auth/register', { data })).status()).toBe(200)
  await client.request.get('/api/client/projects')
  const at = `/api/client/projects/${project.id}`
  await client.request.post(`${at}/messages`, { data: { text: `When is ${name} ready?` } })
  const startsAt = Date.now() + 3 * 24 * 3600_000
  await client.request.post(`${at}/meetings`, { data: { startsAt, topic: `About ${name}` } })

  await go()
  const proposal = row(`About ${name}`).filter({ has: page.getByLabel(tFeature('meeting.note')) })
  await proposal.getByLabel(tFeature('meeting.note')).fill('Gladly.')
  await page.reload()
  await expect(proposal.getByLabel(tFeature('meeting.note'))).toHaveValue('Gladly.')
  await proposal.getByRole('button', { name: tFeature('meeting.accept') }).click()
  await expect(toast).toContainText(tFeature('meeting.accepted'))
  await expect(proposal).toHaveCount(0)
  // It is an appointment from now on.
  await expect(row(`About ${name}`).getByRole('link')).toHaveAttribute('href', /\/file$/)
  await row(`When is ${name} ready?`).getByRole('button').click()
  await expect(page.getByLabel(tFeature('thread.label'))).toBeFocused()
  await expect(row(`About ${name}`)).toContainText(tFeature('meeting.stateAccepted'))
  const [calendar] = await Promise.all([page.waitForEvent('download'), row(`About ${name}`).getByRole('link').click()])
  expect(calendar.suggestedFilename()).toBe('meeting.ics')
  expect(await readFile(expectDefined(await calendar.path()), 'utf8')).toContain('BEGIN:VEVENT')
  await page.getByLabel(tFeature('thread.label')).fill('In June.')
  await button(tFeature('thread.send')).click()
  await expect(row('In June.')).toContainText(tFeature('thread.you'))
  await button(tFeature('list.back')).click()
  await expect(page.getByRole('heading', { name: tFeature('list.heading') })).toBeFocused()
  await expect(row(`When is ${name} ready?`)).toHaveCount(0)
  await theirs.close()
})

for (const language of ['en', 'de', 'ja'] as const) {
  test(`every view of a project is accessible in ${englishName(language)}`, async ({ page }) => {
    test.slow()
    const { go } = await visitClients(page, language)
    for (const view of ['plan', 'delivery', 'figures', 'documents', 'conversation']) {
      await go(`&project=demo-support-assistant&view=${view}`)
      await expect(page.getByRole('tabpanel').last()).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoViolation(page, language === 'en' ? ['light', 'dark'] : ['light'])
        const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect.soft(surplus, `${view} is ${width} pixels wide`).toBeLessThanOrEqual(0)
      }
    }
    await go()
    await expectNoViolation(page, ['light'])
  })
}

test('what a client approved stays approved by somebody when their account is gone', async ({ page }) => {
  const project = giveProject(await registered(page), `A bridge ${crypto.randomUUID().slice(0, 8)}`)
  const gone = await page.request.post('/api/auth/delete-account', { data: { password: PASSWORD } })
  expect(gone.status(), await gone.text()).toBe(200)
  const { go } = await visitClients(page)
  await go(`&project=${project}&view=delivery`)
  await expect(page.getByText(/^Somebody approved this on /).first()).toBeVisible()
  await expect(page.getByText(/Approved by on/)).toHaveCount(0)
})
