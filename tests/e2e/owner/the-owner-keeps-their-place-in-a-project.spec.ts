import { newAddress } from '#tests/browser/accounts.ts'
import { madeProject, milestoneCalled, visitClients } from '#tests/browser/clients.ts'
import { expect, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const focused = ':focus'

test('a milestone is started and delivered by keyboard, and an extra press changes nothing', async ({ page }) => {
  const { tFeature, go, toast, row } = await visitClients(page)
  const email = newAddress('grace')
  const { id } = await madeProject(page, { clientEmail: email, milestones: [milestoneCalled('Survey')] })
  await go(`&project=${id}&view=delivery`)
  const nobody = tFeature('reach.nobody', { name: email })
  await expect(page.locator('.clients')).toContainText(nobody)
  await expect(page.locator('.clients')).not.toContainText(tFeature('delivery.text'))
  const survey = row('Survey')
  const press = (name: string) => survey.getByRole('button', { name })
  await press(tFeature('delivery.begin')).focus()
  await page.keyboard.press('Enter')
  await press(tFeature('delivery.pause')).click()
  await expect(toast).toContainText(tFeature('delivery.begun'))
  await expect(survey).toContainText(tFeature('milestoneStatus.in-progress'))
  // Once the second is over it is a press like any other.
  await expect(async () => {
    await press(tFeature('delivery.pause')).click({ timeout: 500 })
    await expect(toast).toContainText(tFeature('delivery.paused'), { timeout: 500 })
  }).toPass()
  await expect(page.locator(focused)).toHaveText('Survey')
  await expect(async () => {
    await press(tFeature('delivery.deliver')).focus()
    await page.keyboard.press('Enter')
    await expect(survey).toContainText(tFeature('delivery.awaits'), { timeout: 500 })
  }).toPass()
  await expect(page.locator(focused)).toHaveText('Survey')
  await expect(toast).toContainText(nobody)
})

test('the project shows the invitation’s state, and updates it with a new one', async ({ page }) => {
  const { tFeature, go, button, toast } = await visitClients(page)
  const email = newAddress('late')
  const { id } = await madeProject(page, { clientEmail: email })
  const open = (await (await page.request.get('/api/admin/invitations')).json()) as {
    invitations: { id: string; email: string }[]
  }
  const theirs = expectDefined(open.invitations.find((invitation) => invitation.email === email))
  await go(`&project=${id}`)
  const state = page.locator('.clients header')
  const openText = tFeature('invitation.state.open', { date: '' })
  await expect(state).toContainText(openText)
  await page.request.delete(`/api/admin/invitations/${theirs.id}`)
  await page.reload()
  await expect(state).toContainText(tFeature('invitation.state.none'))
  await button(tFeature('invitation.again')).click()
  await expect(toast).toContainText(tFeature('invitation.sent'))
  await expect(state).toContainText(openText)
})

test('an expense is deleted after a confirmation, and the next one gets the focus', async ({ page }) => {
  const { tFeature, go, row } = await visitClients(page)
  const { id } = await madeProject(page, { totalBudget: 30_000 })
  for (const [label, amount] of [
    ['Rope', 20_000],
    ['Steel', 15_000],
  ])
    await page.request.post(`/api/admin/projects/${id}/expenses`, { data: { date: '2026-02-03', label, amount } })
  await go(`&project=${id}&view=figures`)
  const over = page.getByText(tFeature('expenses.over', { over: '€50' }))
  await expect(over).toBeVisible()
  const remove = (label: string) => page.getByRole('button', { name: tFeature('expenses.remove', { label }) })
  const yes = page.getByRole('button', { name: tFeature('removeYes') })
  await remove('Rope').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator(focused)).toHaveText(tFeature('cancel'))
  await page.keyboard.press('Escape')
  await expect(remove('Rope')).toBeFocused()
  await page.keyboard.press('Enter')
  await yes.press('Enter')
  await expect(row('Rope')).toHaveCount(0)
  await expect(page.locator(focused)).toContainText('Steel')
  await expect(over).toHaveCount(0)
  await remove('Steel').press('Enter')
  await yes.press('Enter')
  await expect(page.getByRole('heading', { name: tFeature('expenses.heading') })).toBeFocused()

  await page.getByLabel(tFeature('expenses.label'), { exact: true }).fill('Paint')
  await page.getByLabel(tFeature('expenses.amount', { currency: 'EUR' })).fill('12')
  await page.keyboard.press('Control+Enter')
  await expect(row('Paint')).toBeVisible()
})

test('withdrawing a document, discarding changes and retrying a list keep the focus', async ({ page, faults }) => {
  faults.allow(/status of 500/)
  const { tFeature, go, button, row, tab } = await visitClients(page)
  const { id } = await madeProject(page)
  await go(`&project=${id}&view=documents`)
  const pdf = Buffer.from('%PDF-1.7\nthe plan\n%%EOF\n')
  await page.setInputFiles('input[type=file]', { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(row('plan.pdf')).toContainText(tFeature('documents.byYou'))
  await page.getByRole('button', { name: tFeature('documents.remove', { title: 'plan.pdf' }) }).press('Enter')
  await page.getByRole('button', { name: tFeature('documents.removeYes') }).press('Enter')
  await expect(row('plan.pdf')).toHaveCount(0)
  await expect(button(tFeature('documents.choose'))).toBeFocused()

  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await tab('plan').click()
  await expect(page.getByLabel(tFeature('plan.summary'))).toBeVisible()
  expect(await entries()).toBe(before + 1)
  await page.getByLabel(tFeature('plan.summary')).fill('Over the river')
  await button(tFeature('plan.discard')).press('Enter')
  await expect(button(tFeature('plan.save'))).toBeFocused()

  await page.route('**/messages', (route) => route.fulfill({ status: 500 }))
  await tab('conversation').click()
  await expect(button('Try again')).toBeVisible()
  await page.unroute('**/messages')
  await button('Try again').press('Enter')
  await expect(page.getByRole('heading', { name: tFeature('thread.heading') })).toBeFocused()
})
