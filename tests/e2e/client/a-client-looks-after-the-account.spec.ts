import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import {
  mailedLink,
  mailsTo,
  newAddress,
  newAdmin,
  PASSWORD,
  registered,
  signedIn,
  visitAccounts,
} from '#tests/browser/accounts.ts'
import { fulfillError } from '#tests/browser/resume.ts'
import { expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

/** Signs in from another browser. */
async function elsewhere(browser: Browser, baseURL: string, email: string) {
  const context = await browser.newContext({
    baseURL,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
  })
  const page = await context.newPage()
  await page.goto('/')
  const status = await page.evaluate(
    (body) =>
      fetch('/api/auth/login', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).then(
        (response) => response.status,
      ),
    JSON.stringify({ email, password: PASSWORD }),
  )
  expect(status).toBe(200)
  return { context, asked: async () => (await context.request.get('/api/auth/user')).status() }
}

test('sessions are listed, and can be ended', async ({ page, browser, baseURL }) => {
  const email = await registered(page)
  const phone = await elsewhere(browser, expectDefined(baseURL), email)
  const tablet = await elsewhere(browser, expectDefined(baseURL), email)
  await open(page, '/account')
  const { toast } = await visitAccounts(page)
  const main = page.getByRole('main')
  const rows = main.getByRole('listitem').filter({ hasText: 'Signed in' })
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('This device')
  await expect(rows.nth(1)).toContainText('Safari on iOS')
  await main.getByRole('button', { name: 'Sign out: Safari on iOS' }).first().click()
  await expect(toast).toHaveText('Signed OutThat device is signed out.')
  await expect(rows).toHaveCount(2)
  await expect(rows.first().locator('..')).toBeFocused()
  expect([await phone.asked(), await tablet.asked()].sort()).toEqual([200, 401])
  await main.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(rows).toHaveCount(1)
  await expect(toast).toContainText('You are signed in here only.')
  expect([await phone.asked(), await tablet.asked()]).toEqual([401, 401])
  await expect(main.getByRole('button', { name: 'Sign out everywhere else' })).toHaveCount(0)
  await expect(rows.first().locator('..')).toBeFocused()
  await phone.context.close()
  await tablet.context.close()
})

test('a change of the password signs out everywhere else', async ({ page, browser, baseURL, faults }) => {
  faults.allow(/status of 400/)
  const email = await registered(page)
  const phone = await elsewhere(browser, expectDefined(baseURL), email)
  await open(page, '/account')
  const { toast, menu } = await visitAccounts(page)
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  const save = page.getByRole('button', { name: 'Save password' })
  await field('Current password').fill('not this one')
  await field('New password').fill('another horse altogether')
  await save.click()
  await expect(field('Current password')).toHaveAccessibleDescription('This is not your current password')
  await expect(field('Current password')).toBeFocused()
  await expect(field('New password')).toHaveValue('another horse altogether')
  await field('Current password').fill(PASSWORD)
  await save.click()
  await expect(toast).toContainText('Password Saved')
  await expect(field('New password')).toHaveValue('')
  expect(await phone.asked()).toBe(401)
  await page.reload()
  await expect(menu).toContainText(email)
  await signedIn(page, email, 'another horse altogether')
  await phone.context.close()
})

test('the name is changed, and stands in the bar at once', async ({ page }) => {
  await registered(page)
  await open(page, '/account')
  const { toast, menu } = await visitAccounts(page)
  const main = page.getByRole('main')
  await expect(main.getByLabel('First name')).toHaveValue('Ada')
  await main.getByLabel('Last name').fill('King')
  await main.getByRole('button', { name: 'Save name' }).click()
  await expect(toast).toContainText('Name Saved')
  await expect(menu).toContainText('Ada King')
  await expect(main.getByText('Ada King')).toBeVisible()
  await page.reload()
  await expect(main.getByLabel('Last name')).toHaveValue('King')
})

test('the address is changed by a mail to the new one, in the browser that is signed in', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  faults.allow(/status of 401/)
  const email = await registered(page)
  const next = newAddress('moved')
  await open(page, '/account')
  const { toast, dialog, submit } = await visitAccounts(page)
  const main = page.getByRole('main')
  const form = main.locator('form').filter({ hasText: 'New email' })
  await form.getByLabel('New email').fill(next)
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Send link' }).click()
  await expect(form.getByRole('status').first()).toContainText('no email with it will reach you')
  await expect(main.getByText(email, { exact: true })).toBeVisible()

  const link = await mailedLink(next, 'address')
  const stranger = await browser.newPage({ baseURL: expectDefined(baseURL) })
  await open(stranger, link)
  await expect(stranger.getByRole('dialog')).toContainText('Please sign in to your account first')
  await stranger.getByRole('dialog').locator('button[type=submit]').click()
  await expect(stranger.getByRole('dialog').getByRole('alert')).toBeVisible()
  await stranger.close()

  await open(page, link)
  await expect(dialog).toContainText('Change your address')
  await submit.click()
  await expect(toast).toContainText('Address Changed')
  await open(page, '/account')
  await expect(main.getByText(next, { exact: true })).toBeVisible()
  const told = async () => (await mailsTo(email)).at(-1)?.subject
  await expect.poll(told).toContain('was changed')
})

test('personal data is downloaded as a file', async ({ page }) => {
  const email = await registered(page)
  await open(page, '/account')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.json$/)
  const data = JSON.parse(await readFile(expectDefined(await file.path()), 'utf8'))
  expect(data.account).toMatchObject({ email, firstName: 'Ada', lastName: 'Lovelace' })
})

test('a download that does not get through says so, and speaks of nothing that was typed', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/)
  await registered(page)
  await open(page, '/account')
  await page.route('**/api/auth/data', (route) => route.abort())
  await page.getByRole('button', { name: 'Download my data' }).click()
  const said = page.getByRole('status').filter({ hasText: 'cannot be reached' })
  await expect(said).toHaveText('The site cannot be reached. Please check your connection and try again.')
})

test('without a mail server an admin is told where the link is, and not to ask themselves', async ({ page }) => {
  const { email } = await newAdmin(page)
  await signedIn(page, email)
  await open(page, '/account')
  const main = page.getByRole('main')
  await expect(main.getByText('The link is in the newest file of the folder “outbox”')).toBeVisible()
  await expect(main.getByText('Please ask')).toHaveCount(0)
})

test('an account is deleted only after a second confirmation, and completely', async ({ page, faults }) => {
  faults.allow(/status of (?:400|401)/)
  const email = await registered(page)
  await open(page, '/account')
  const { toast, opener } = await visitAccounts(page)
  const trigger = page.getByRole('button', { name: 'Delete account' })
  const question = page.getByRole('alertdialog', { name: 'Delete your account for good?' })
  await trigger.click()
  await question.getByRole('button', { name: 'Keep my account' }).click()
  await expect(question).toHaveCount(0)
  await expect(trigger).toBeFocused()
  await trigger.click()
  const password = question.getByLabel('Password', { exact: true })
  const confirm = question.getByRole('button', { name: 'Delete for good' })
  await confirm.click()
  await expect(password).toHaveAccessibleDescription('Password is required')
  await password.fill('not this one')
  await confirm.click()
  await expect(password).toHaveAccessibleDescription(/not your current password/)
  await password.fill(PASSWORD)
  await confirm.click()
  await expect(page).toHaveURL('/')
  await expect(toast).toHaveText('Account DeletedYour account and what was kept about you are gone.')
  await expect(opener).toBeVisible()
  const again = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(again.status()).toBe(401)
  await expect.poll(async () => (await mailsTo(email)).at(-1)?.subject).toMatch(/deleted/)
})

test('without a password, deleting requires another sign-in with the provider', async ({ page, faults }) => {
  faults.allow(/status of 403/)
  await registered(page, newAddress('service'))
  await page.route('**/api/auth/account', (route) =>
    route.fulfill({
      json: { password: false, providers: ['google'], secondFactor: null, addressIsFixed: false, sessions: [] },
    }),
  )
  await page.route('**/api/auth/delete-account', (route) =>
    fulfillError(route, 403, 'sign-in-again', 'Please sign in once more to confirm.'),
  )
  await open(page, '/account')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(question).toContainText('Please sign in once more to confirm.')
  await expect(question.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/auth/google?next=%2Faccount',
  )
})

test('a load error of the account is shown with a retry', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  await registered(page)
  await page.route('**/api/auth/account', (route) => route.abort())
  await open(page, '/account')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute('**/api/auth/account')
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
})

test('a signed-out visitor is led to the sign-in, and back to the account', async ({ page }) => {
  const email = await registered(page)
  await page.context().clearCookies()
  await open(page, '/account')
  const account = await visitAccounts(page)
  await page.getByRole('link', { name: 'Login to Continue' }).click()
  await account.email.fill(email)
  await account.password.fill(PASSWORD)
  await account.reloaded(() => account.submit.click())
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})
