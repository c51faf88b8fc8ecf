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
