import { identityProviders, signInNotices } from '#contract/accounts/identity-providers.ts'
import { newAddress, registered, visitAccounts } from '#tests/browser/accounts.ts'
import { IDENTITY_PORT, IDENTITY_URL } from '#tests/browser/environment.ts'
import { englishName, expect, open, test } from '#tests/browser/site.ts'
import { type IdentityServer, startIdentityServer } from '#tests/servers/identity/identity-protocol.ts'

// One server stands in for all services, on a port that the site knows: these journeys go one after the other.
test.describe.configure({ mode: 'serial' })

let server: IdentityServer & { stop(): void }
test.beforeAll(async () => {
  server = await startIdentityServer({ sub: '1' }, { port: IDENTITY_PORT })
})
test.afterAll(() => server.stop())
test.beforeEach(({ faults }) => {
  faults.allow(new RegExp(`foreign request: ${IDENTITY_URL}`))
  server.fault = undefined
})

for (const [i, provider] of identityProviders.entries()) {
  test(`${provider} signs a user in on the same page, and the account shows that no password is set`, async ({
    page,
  }) => {
    const email = newAddress(provider)
    server.identity = {
      sub: `${Date.now()}${i}`,
      email,
      email_verified: true,
      given_name: 'Grace',
      family_name: 'Hopper',
    }
    await open(page, '/projects')
    const { tFeature, dialog, opener, menu } = await visitAccounts(page)
    await opener.click()
    const link = dialog.getByRole('link', { name: tFeature(`providers.${provider}`) })
    await link.click()
    await expect(page).toHaveURL('/projects')
    await expect(menu).toContainText('Grace Hopper')
    await expect(menu).toContainText(email)
    await open(page, '/account')
    const main = page.getByRole('main')
    await expect(main.getByText('Your account has no password.')).toBeVisible()
    await main
      .locator('section')
      .filter({ hasText: 'Your account has no password.' })
      .getByRole('button', { name: 'Send link' })
      .click()
    await expect(main.getByRole('status').filter({ hasText: 'no email with it will reach you' })).toBeVisible()
  })
}

test('the page is in the light theme when it leaves for a provider', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.route('**/api/auth/google?**', (route) => route.fulfill({ status: 204 }))
  await open(page, '/')
  const { dialog, opener } = await visitAccounts(page)
  await opener.click()
  await expect(page.locator('html')).toHaveClass('dark')
  await dialog.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page.locator('html')).toHaveClass('light')
})

test('a provider that has not confirmed an address does not take over its account, and this is explained', async ({
  page,
  context,
}) => {
  const email = await registered(page)
  await context.clearCookies()
  server.identity = { sub: `${Date.now()}9`, email, email_verified: false, given_name: 'Mallory' }
  await open(page, '/')
  const { dialog, opener, tFeature } = await visitAccounts(page)
  await opener.click()
  await dialog.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(dialog).toContainText(tFeature('notices.account-not-linked'))
  await expect(page).toHaveURL(/\/client-portal\?login=1&notice=account-not-linked/)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/client-portal')
})

for (const language of ['en', 'ja'] as const) {
  test(`the result of a provider’s sign-in is shown in ${englishName(language)}`, async ({ page }) => {
    for (const notice of signInNotices) {
      await open(page, `/client-portal?login=1&notice=${notice}&lng=${language}`)
      const { dialog, tFeature } = await visitAccounts(page, language)
      // That one opens the form for the code.
      const said = notice === 'second-factor-required' ? 'secondFactor.text' : (`notices.${notice}` as const)
      await expect(dialog).toContainText(tFeature(said))
    }
  })
}

test('of providers that are not configured a client reads nothing', async ({ page }) => {
  const options = { google: false, github: true, apple: false, registration: 'open', mailWay: 'smtp' }
  await page.route('**/api/auth/options', (route) => route.fulfill({ json: options }))
  await open(page, '/')
  const { dialog, opener } = await visitAccounts(page)
  await opener.click()
  await expect(dialog.getByRole('link')).toHaveText(['Continue with GitHub'])
  await expect(dialog).not.toContainText(/Google|Apple/)
})
