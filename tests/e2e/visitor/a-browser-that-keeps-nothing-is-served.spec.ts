import { visitAccounts } from '#tests/browser/accounts.ts'
import { test } from '#tests/browser/blocked-cookies.ts'
import { answerWith, visitChat, ways } from '#tests/browser/chat.ts'
import { DEMO_CLIENT, OWNER } from '#tests/browser/environment.ts'
import { expect, open } from '#tests/browser/site.ts'

for (const way of ways) {
  test(`a question is answered where cookies are blocked (${way.surface})`, async ({ page }) => {
    await answerWith(page, 'Here is the answer.')
    const { ask, last, panel, tFeature } = await visitChat(page, way)
    await expect(panel.getByText(tFeature('notice.unkept'))).toBeVisible()
    await ask('Where do you live?')
    await expect(last).toContainText('Here is the answer.')
    await ask('And since when?')
    await expect(last).toContainText('Here is the answer.')
  })
}

test('a chosen language stays with the page, and with the next one, where nothing is kept', async ({ page }) => {
  const html = page.locator('html')
  await open(page, '/projects')
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click()
  await expect(html).toHaveAttribute('lang', 'ja')
  await expect(page).toHaveURL('/projects?lng=ja')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'ja')
  await page.getByRole('contentinfo').locator('a[href="/privacy"]').click()
  await expect(page).toHaveURL('/privacy?lng=ja')
  await page.reload()
  await expect(html).toHaveAttribute('lang', 'ja')
})

test('withdrawing consent does not say that anything is kept where nothing is', async ({ page }) => {
  const { panel, tFeature } = await visitChat(page, { surface: 'page', theme: 'light', language: 'en' })
  const consent = panel.getByRole('switch')
  const said = page.getByRole('status').filter({ hasText: tFeature('notice.unkept') })
  await consent.click()
  await expect(consent).toBeChecked()
  await consent.click()
  await expect(said).toHaveCount(1)
  await expect(page.getByText(tFeature('notice.kept'), { exact: true })).toHaveCount(0)
})

test('signing in says that it needs cookies where they are blocked', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  await open(page, '/client-portal?login=1')
  const { dialog, email, password, submit, tab, firstName, lastName, tFeature } = await visitAccounts(page)
  await email.fill(DEMO_CLIENT.email)
  await password.fill(DEMO_CLIENT.password)
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText(tFeature('cookiesBlocked'))
  await expect(password).toHaveValue(DEMO_CLIENT.password)

  // An account would be made that nobody is signed in to.
  await tab('register').click()
  await firstName.fill('Ada')
  await lastName.fill('Lovelace')
  await email.fill('ada@example.org')
  await password.fill('a horse of its own')
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText(tFeature('cookiesBlocked'))

  await open(page, '/secure/admin')
  const entrance = page.getByRole('main')
  await entrance.getByLabel(tFeature('email'), { exact: true }).fill(OWNER.email)
  await entrance.getByLabel(tFeature('password'), { exact: true }).fill(OWNER.password)
  await entrance.getByRole('button', { name: tFeature('adminEntrance.submit') }).click()
  await expect(entrance.getByRole('alert')).toHaveText(tFeature('cookiesBlocked'))
  expect(sent).toBe(0)
})

test('signing in with another service says that it needs cookies, too, and does not leave the page', async ({
  page,
}) => {
  await open(page, '/client-portal?login=1')
  const { dialog, tFeature } = await visitAccounts(page)
  await dialog.getByRole('link', { name: tFeature('providers.google') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(tFeature('cookiesBlockedNow'))
  await expect(page).toHaveURL(/\/client-portal/)
})
