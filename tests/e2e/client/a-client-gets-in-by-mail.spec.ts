import { mailedLink, newAddress, PASSWORD, registered, signedIn, visitAccounts } from '#tests/browser/accounts.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { giveProject, leaveToAddress } from '#tests/browser/portal.ts'
import { fulfillError } from '#tests/browser/resume.ts'
import { expect, open, test } from '#tests/browser/site.ts'

const NO_MAIL = 'Please ask Mara Lindholm for the link: no email with it will reach you.'
/** What is said once a link was asked for: not the same, or nobody would notice that something was done. */
const KEPT =
  /has an account, a link for it is ready .* after 1 hour\. Please ask Mara Lindholm for it: no email .* reach you\.$/

test.beforeEach(({ faults }) => faults.allow(/status of (?:401|410)/))

test('a forgotten password is reset by mail, which ends the old one', async ({ page }) => {
  const address = await registered(page)
  await page.context().clearCookies()
  await open(page, '/')
  const { dialog, opener, email, password, button, submit, toast, tab, reloaded, menu } = await visitAccounts(page)
  await opener.click()
  await email.fill(address)
  await button('Forgot password?').click()
  // What was typed comes along.
  await expect(email).toBeFocused()
  await expect(email).toHaveValue(address)
  // The sites of journeys have no mail server, and nothing says that a mail will come or is on its way.
  await expect(dialog.getByText(NO_MAIL)).toBeVisible()
  await submit.click()
  await expect(dialog.getByText(KEPT)).toBeVisible()
  await expect(submit).toHaveText('Send it again')
  const link = await mailedLink(address, 'reset')

  await open(page, link)
  const fresh = dialog.getByLabel('New password', { exact: true })
  await expect(fresh).toBeFocused()
  await expect(fresh).toHaveAttribute('autocomplete', 'new-password')
  await fresh.fill('tiny')
  await submit.click()
  await expect(fresh).toHaveAccessibleDescription('At least 6 characters, please')
  await fresh.fill('another horse altogether')
  await submit.click()
  await expect(toast).toHaveText('Password SavedPlease sign in with your new password.')
  await expect(tab('login')).toHaveAttribute('aria-selected', 'true')
  await email.fill(address)
  await password.fill(PASSWORD)
  await submit.click()
  await expect(toast).toHaveText('Login FailedInvalid email or password.')
  await password.fill('another horse altogether')
  await reloaded(() => submit.click())
  await expect(menu).toContainText(address)
  await expect(page).toHaveURL('/client-portal')

  // The link works once, and then leads to a new one.
  await page.context().clearCookies()
  await open(page, link)
  await fresh.fill('a third one for good measure')
  await submit.click()
  await expect(submit).toHaveAccessibleDescription(/expired|used/)
  await expect(fresh).toHaveValue('a third one for good measure')
  await button('Get a new link').click()
  await expect(email).toBeFocused()
})

test('with a mail server the links that are asked for are on their way', async ({ page }) => {
  const options = { google: false, github: false, apple: false, registration: 'open', mailWay: 'smtp' }
  await page.route('**/api/auth/options', (route) => route.fulfill({ json: options }))
  const address = await registered(page)
  await open(page, '/account')
  const main = page.getByRole('main')
  await expect(main.getByText(`We have sent a link to ${address}.`)).toBeVisible()
  await main.getByRole('button', { name: 'Send it again' }).click()
  await expect(main.getByText('A new link is on its way.')).toBeVisible()
  await page.context().clearCookies()
  await open(page, '/')
  const { dialog, opener, email, button, submit } = await visitAccounts(page)
  await opener.click()
  await email.fill(address)
  await button('Forgot password?').click()
  await expect(dialog.getByText('we will email you a link for setting a new password')).toBeVisible()
  await submit.click()
  await expect(
    dialog.getByText(
      `If ${address} has an account, a link is on its way to it. It works once and expires after 1 hour.`,
    ),
  ).toBeVisible()
})

test('an address without an account gets the same answer', async ({ page }) => {
  await open(page, '/')
  const { dialog, opener, button, email, submit } = await visitAccounts(page)
  await opener.click()
  await button('Forgot password?').click()
  const address = newAddress('nobody')
  await email.fill(address)
  await submit.click()
  await expect(submit).toHaveText('Send it again')
  await expect(dialog.getByText(KEPT)).toBeVisible()
})

test('a mailed link signs in by one press and once; opening it alone does not use it up', async ({ page }) => {
  const address = await registered(page)
  await page.context().clearCookies()
  await open(page, '/')
  const { opener, button, email, submit, toast, reloaded, menu } = await visitAccounts(page)
  await opener.click()
  await button('Email me a sign-in link').click()
  await email.fill(address)
  await email.press('Enter')
  const link = await mailedLink(address, 'magic')
  await open(page, link)
  await expect(submit).toBeFocused()
  await open(page, link)
  await page.reload()
  await expect(submit).toBeFocused()
  await reloaded(() => submit.click())
  await expect(toast).toHaveText('Login SuccessfulWelcome back!')
  await expect(menu).toContainText(address)
  await expect(page).toHaveURL('/client-portal')

  await page.context().clearCookies()
  await open(page, link)
  await submit.click()
  await expect(toast).toContainText('Login Failed')
  await expect(submit).toHaveAccessibleDescription(/expired|used/)
  await button('Back to login').click()
  await expect(email).toBeFocused()
})

test('a new client confirms the address, and the account page asks until then', async ({ page }) => {
  const address = await registered(page)
  await open(page, '/account')
  const { dialog, submit, toast } = await visitAccounts(page)
  const main = page.getByRole('main')
  // Of the address that is to be confirmed, and of one that could be in its place.
  await expect(main.getByText(NO_MAIL)).toHaveCount(2)
  await main.getByRole('button', { name: 'Send it again' }).click()
  await expect(main.getByRole('status').filter({ hasText: NO_MAIL })).toBeVisible()
  await expect(main.getByText('on its way')).toHaveCount(0)
  const link = await mailedLink(address, 'verify')
  await open(page, link)
  await expect(dialog.getByRole('heading')).toHaveText('Confirm your address')
  await submit.click()
  await expect(toast).toHaveText('Address ConfirmedThank you. Your address is confirmed.')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/client-portal')
  await open(page, '/account')
  await expect(main.getByText('confirmed', { exact: true })).toBeVisible()
  await expect(main.getByText('Please confirm your address')).toHaveCount(0)
})

test('a mailed link is followed in the portal too, where a project is shown at once', async ({ page }) => {
  const address = await registered(page)
  const project = giveProject(address, 'A bridge')
  await open(page, await mailedLink(address, 'verify'))
  const { dialog, submit, toast } = await visitAccounts(page)
  await expect(page).toHaveURL(new RegExp(`project=${project}`))
  await expect(dialog.getByRole('heading')).toHaveText('Confirm your address')
  await submit.click()
  await expect(toast).toContainText('Address Confirmed')
  await expect(page).toHaveURL(`/client-portal?project=${project}`)
})

test('the portal says that the address is to be confirmed, and then shows its projects at once', async ({ page }) => {
  const address = await registered(page)
  leaveToAddress(giveProject(address, 'A bridge'), address)
  await open(page, '/client-portal')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Please confirm your address' })).toBeVisible()
  await expect(main.getByText('active projects')).toHaveCount(0)
  // Nothing is mailed here, and nobody is left waiting for it.
  await expect(main).toContainText('Please ask Mara Lindholm for the link')
  await expect(main.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '/account')
  await open(page, await mailedLink(address, 'verify'))
  const { submit } = await visitAccounts(page)
  await submit.click()
  await expect(main.getByRole('heading', { name: 'A bridge' })).toBeVisible()
})

test('with a mail server the portal says that the link was mailed', async ({ page }) => {
  await registered(page)
  await page.route('**/api/client/notices', (route) => route.fulfill({ json: { mail: true, mailWay: 'smtp' } }))
  await open(page, '/client-portal')
  await expect(page.getByRole('main')).toContainText('please open the link that was mailed to it')
})

test('confirming the address on another device shows what ends, and asks for a password', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = await registered(page)
  const link = await mailedLink(address, 'verify')
  const phone = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await open(phone, link)
  const { dialog, submit, toast, tab, email, password, reloaded, menu } = await visitAccounts(phone)
  await expect(dialog).toContainText('You are not signed in here, so you will choose a new password next.')
  await submit.click()
  await expect(dialog.getByRole('heading')).toHaveText('Your address is confirmed')
  await expect(dialog).toContainText('the earlier password and sign-ins no longer work. Nothing else has changed.')
  const fresh = dialog.getByLabel('New password', { exact: true })
  await expect(fresh).toBeFocused()
  // The same one again is fine, too.
  await fresh.fill(PASSWORD)
  await submit.click()
  await expect(toast).toHaveText('Password SavedPlease sign in with your new password.')
  await expect(tab('login')).toHaveAttribute('aria-selected', 'true')
  await email.fill(address)
  await password.fill(PASSWORD)
  await reloaded(() => submit.click())
  await expect(menu).toContainText(address)
  await open(phone, '/account')
  await expect(phone.getByRole('main').getByText('confirmed', { exact: true })).toBeVisible()
  await phone.context().close()

  // The device it was registered on is signed out, and the same password leads in again.
  await open(page, '/')
  const laptop = await visitAccounts(page)
  await laptop.opener.click()
  await laptop.email.fill(address)
  await laptop.password.fill(PASSWORD)
  await laptop.reloaded(() => laptop.submit.click())
  await expect(laptop.menu).toContainText(address)
})

test('an invalid confirmation link says how to get another', async ({ page }) => {
  await open(page, '/client-portal?login=1#verify=spoiled')
  const { dialog, submit } = await visitAccounts(page)
  await submit.click()
  await expect(dialog).toContainText('you can ask for a new link on your account page')
})

test('an invited person registers with the invitation’s address, also with closed registration', async ({
  page,
  faults,
}) => {
  faults.allow(/status of 400/)
  await signedIn(page, OWNER.email, OWNER.password)
  const address = newAddress('invited')
  expect((await page.request.post('/api/admin/invitations', { data: { email: address } })).status()).toBe(200)
  await page.context().clearCookies()
  const options = { google: false, github: false, apple: false, registration: 'invite', mailWay: 'smtp' }
  await page.route('**/api/auth/options', (route) => route.fulfill({ json: options }))
  await open(page, await mailedLink(address, 'invitation'))
  const { dialog, email, firstName, lastName, password, submit, reloaded, menu, tab } = await visitAccounts(page)
  await expect(tab('register')).toHaveAttribute('aria-selected', 'true')
  await expect(dialog).toContainText('You have been invited.')
  await firstName.fill('Ada')
  await lastName.fill('Lovelace')
  await email.fill(newAddress('other'))
  await password.fill(PASSWORD)
  await submit.click()
  await expect(email).toHaveAccessibleDescription(/sent to another address/)
  await email.fill(address)
  await reloaded(() => submit.click())
  await expect(menu).toContainText(address)
  // Opening the mail's link has shown that the address is theirs.
  await open(page, '/account')
  await expect(page.getByRole('main').getByText('confirmed', { exact: true })).toBeVisible()
})

test('a required invitation is mentioned before the form is filled in', async ({ page, faults }) => {
  faults.allow(/status of 403/)
  const options = { google: false, github: false, apple: false, registration: 'invite', mailWay: 'smtp' }
  await page.route('**/api/auth/options', (route) => route.fulfill({ json: options }))
  await open(page, '/')
  const { dialog, opener, tab, firstName } = await visitAccounts(page)
  await opener.click()
  await tab('register').click()
  await expect(dialog).toContainText('Accounts here are by invitation only.')
  await expect(firstName).toHaveCount(0)
  await dialog.getByRole('link', { name: /^Write to/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/#contact')
})

test('an error of the server alone is shown in its words', async ({ page, faults }) => {
  faults.allow(/status of 429/)
  const wait = 'That was a little too often. Please wait 20 minutes.'
  await page.route('**/api/auth/forgot-password', (route) => fulfillError(route, 429, 'rate-limited', wait))
  await open(page, '/')
  const { opener, button, email, submit } = await visitAccounts(page)
  await opener.click()
  await button('Forgot password?').click()
  await email.fill('ada@example.org')
  await submit.click()
  await expect(submit).toHaveAccessibleDescription(wait)
  await expect(email).toHaveValue('ada@example.org')
})
