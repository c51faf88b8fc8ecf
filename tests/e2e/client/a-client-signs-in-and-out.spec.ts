import { newAddress, PASSWORD, registered, signedIn, visitAccounts } from '#tests/browser/accounts.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { fulfillError, onCall } from '#tests/browser/resume.ts'
import { expect, hold, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const LOGIN = '**/api/auth/login'

test('a new client registers, is welcomed in the portal, signs out and in again', async ({ page }) => {
  await open(page, '/client-portal')
  const account = await visitAccounts(page)
  const email = newAddress()
  await page.getByRole('link', { name: 'Login to Continue' }).click()
  await expect(page).toHaveURL('/client-portal?login=1')
  await expect(account.dialog).toBeVisible()
  await account.tab('register').click()
  await account.firstName.fill('Ada')
  await account.lastName.fill('Lovelace')
  await account.email.fill(email)
  await expect(account.password).toHaveAttribute('placeholder', 'Minimum 6 characters')
  await account.password.fill(PASSWORD)
  await account.reloaded(() => account.submit.click())
  await expect(account.toast).toHaveText('Registration SuccessfulWelcome to the portfolio!')
  await expect(page).toHaveURL('/client-portal')
  await expect(account.menu).toContainText('Ada Lovelace')
  await expect(account.menu).toContainText(email)
  await expect(account.menu).not.toContainText('Admin')
  await expect(page.getByRole('main').getByRole('heading', { name: /Ada/ })).toBeVisible()
  await expect(account.opener).toHaveCount(0)

  await account.reloaded(() => account.logout.click())
  await expect(account.toast).toHaveText('Logged OutYou have been successfully logged out.')
  await expect(page.getByRole('heading', { name: 'Client Portal Access' })).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)

  await account.opener.click()
  await account.email.fill(email)
  await account.password.fill(PASSWORD)
  await account.reloaded(() => account.password.press('Enter'))
  await expect(account.toast).toHaveText('Login SuccessfulWelcome back!')
  await expect(account.menu).toContainText('Ada Lovelace')
})

test('admins are marked as such', async ({ page }) => {
  await signedIn(page, OWNER.email, OWNER.password)
  await open(page, '/')
  await expect((await visitAccounts(page)).menu).toContainText('Admin')
})

test('errors are shown at their field and in a toast, and all input stays', async ({ page, faults }) => {
  faults.allow(/status of (?:401|409|400|429|500)|ERR_FAILED/)
  const taken = await registered(page)
  await page.context().clearCookies()
  await open(page, '/')
  const { dialog, opener, email, password, firstName, lastName, submit, tab, toast, close } = await visitAccounts(page)
  await opener.click()
  await submit.click()
  await expect(email).toHaveAccessibleDescription('Email is required')
  await expect(password).toHaveAccessibleDescription('Password is required')
  await expect(email).toBeFocused()
  await email.fill(taken)
  await password.fill('not this one')
  await submit.click()
  await expect(toast).toHaveText('Login FailedInvalid email or password.')
  await expect(submit).toBeFocused()

  // Locked out, broken down, out of reach.
  const locked = 'That was a few attempts too many. Please wait 14 minutes.'
  await onCall(page, LOGIN, (route) => fulfillError(route, 429, 'rate-limited', locked))
  await submit.click()
  await expect(toast).toHaveText(`Login Failed${locked}`)
  await expect(submit).toHaveAccessibleDescription(locked)
  await onCall(page, LOGIN, (route) => route.abort())
  await submit.click()
  await expect(submit).toHaveAccessibleDescription(/cannot be reached/)
  await expect(password).toHaveValue('not this one')

  await tab('register').click()
  await submit.click()
  await expect(firstName).toBeFocused()
  await expect(lastName).toHaveAccessibleDescription('Name is required')
  await expect(password).toHaveAccessibleDescription('Password is required')
  await firstName.fill('Ada')
  await lastName.fill('Lovelace')
  await email.fill(taken)
  await password.fill('short')
  await submit.click()
  await expect(password).toHaveAccessibleDescription('At least 6 characters, please')
  await password.fill('password')
  await submit.click()
  await expect(password).toHaveAccessibleDescription(/lists that attackers try first/)
  await expect(password).toBeFocused()
  await password.fill(PASSWORD)
  await submit.click()
  await expect(toast).toContainText('Registration Failed')
  await expect(submit).toHaveAccessibleDescription(/already/)

  await close.click()
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(firstName).toHaveValue('Ada')
  await expect(email).toHaveValue(taken)
  await tab('login').click()
  await expect(email).toHaveValue(taken)
})

test('a password can be shown, and password managers know each field', async ({ page }) => {
  await open(page, '/')
  const { opener, email, password, button, tab, firstName, lastName } = await visitAccounts(page)
  await opener.click()
  await password.fill('seen')
  await expect(password).toHaveAttribute('type', 'password')
  await button('Show password').click()
  await expect(password).toHaveAttribute('type', 'text')
  await button('Hide password').click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await tab('register').click()
  await expect(email).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await expect(firstName).toHaveAttribute('autocomplete', 'given-name')
  await expect(lastName).toHaveAttribute('autocomplete', 'family-name')
})

test('the page is in the light theme before signing in and out, and in the chosen one afterwards', async ({
  page,
  faults,
}) => {
  faults.allow(/status of (?:401|500)/)
  const address = await registered(page)
  await page.context().clearCookies()
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  const html = page.locator('html')
  await expect(html).toHaveClass(/dark/)
  const account = await visitAccounts(page)
  await account.opener.click()
  await account.email.fill(address)
  await account.password.fill('not this one')
  await account.submit.click()
  await expect(account.toast).toContainText('Login Failed')
  await expect(html).toHaveClass('light')
  await account.close.click()
  await expect(html).toHaveClass('dark')
  await account.opener.click()
  await account.password.fill(PASSWORD)
  const answer = await hold(page, LOGIN)
  await account.submit.click()
  await expect(html).toHaveClass('light')
  await expect(account.submit).toHaveText('Signing in...')
  await account.reloaded(() => answer.release())
  await expect(html).toHaveClass(/dark/)

  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '' }))
  await account.logout.click()
  await expect(account.toast).toHaveText('Logout FailedFailed to log out. Please try again.')
  await expect(html).toHaveClass(/dark/)
  await page.unroute('**/api/auth/logout')
  const out = await hold(page, '**/api/auth/logout')
  await account.logout.click()
  await expect(html).toHaveClass(/light/)
  await account.reloaded(() => out.release())
  await expect(html).toContainClass('dark')
})

test('without a sign-in no session is requested and none of its code is loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/projects', '/client-portal', '/account']) {
    await open(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.filter((path) => /^\/api\/|dialog|current-user|signed-in|settings/.test(path))).toEqual([])
})

test('a placeholder reserves the space of the user’s name, so nothing shifts', async ({ page }) => {
  await registered(page)
  await page.addInitScript(() => {
    Object.assign(window, { moved: [] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as never as { moved: number[] }).moved.push((entry as never as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 800 })
    const answer = await hold(page, '**/api/auth/user')
    await open(page, '/')
    const account = await visitAccounts(page)
    const chat = page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true })
    await expect(page.locator('.account .skeleton')).toBeVisible()
    await expect(account.opener).toHaveCount(0)
    const before = await chat.boundingBox()
    await page.evaluate(() => Object.assign(window, { moved: [] }))
    await answer.release()
    await expect(account.menu).toBeVisible()
    expect(await chat.boundingBox()).toEqual(before)
    expect(await page.evaluate(() => (window as never as { moved: number[] }).moved)).toEqual([])
    await page.unroute('**/api/auth/user')
  }
})

test('an outdated sign-in hint is dropped, and the sign-in button returns', async ({
  page,
  context,
  faults,
  baseURL,
}) => {
  faults.allow(/status of 401/)
  await context.addCookies([{ name: 'signed-in', value: '1', url: expectDefined(baseURL) }])
  await open(page, '/')
  const { opener } = await visitAccounts(page)
  await expect(opener).toBeVisible()
  await expect.poll(() => context.cookies()).toEqual([])
})

test('signing out in one tab signs out the other when it gets the focus', async ({ page, context, faults }) => {
  // A call that the page had under way may be told that nobody is signed in any more.
  faults.allow(/status of 401/)
  await registered(page)
  await open(page, '/account')
  const account = await visitAccounts(page)
  await expect(account.menu).toBeVisible()
  await context.request.post('/api/auth/logout')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(account.opener).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Login to Continue' })).toBeVisible()
})

test('a page that is shown again never keeps the one who has signed out for the one who has signed in', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/status of 401/)
  let before = await registered(page)
  await open(page, '/client-portal')
  const { menu } = await visitAccounts(page)
  await expect(menu).toContainText(before)
  // The browser goes back to the page as it was; another tab has had the focus.
  const returns = [
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    () => document.dispatchEvent(new Event('visibilitychange')),
  ]
  for (const comesBack of returns) {
    await context.request.post('/api/auth/logout')
    const now = await registered(page)
    await page.evaluate(comesBack)
    await expect(menu).toContainText(now)
    await expect(page.locator('body')).not.toContainText(before)
    before = now
  }
})

test('a page whose user cannot be asked for again keeps showing them', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  const email = await registered(page)
  await open(page, '/client-portal')
  const { menu } = await visitAccounts(page)
  await expect(menu).toContainText(email)
  const asked = page.waitForRequest('**/api/auth/user')
  await page.route('**/api/auth/user', (route) => route.abort())
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await asked).response().catch(() => null)
  await expect(menu).toContainText(email)
  await expect(page.getByRole('main').getByRole('heading', { name: /Ada/ })).toBeVisible()
})

test('the keyboard alone is enough, and it does not leave the dialog', async ({ page }) => {
  const address = await registered(page)
  await page.context().clearCookies()
  await open(page, '/')
  const { dialog, opener, email, password, button, tab, close, reloaded, menu, toast } = await visitAccounts(page)
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(email).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tab('login')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab('register')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(tab('login')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(address)
  await page.keyboard.press('Tab')
  await expect(password).toBeFocused()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Tab')
  await expect(button('Show password')).toBeFocused()
  await page.keyboard.press('Tab')
  await reloaded(() => page.keyboard.press('Enter'))
  await expect(toast).toContainText('Welcome back!')
  await expect(dialog).toHaveCount(0)
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the side menu has the sign-in, and the signed-in user', async ({ page }) => {
    const address = await registered(page)
    await page.context().clearCookies()
    await open(page, '/')
    const { dialog, email, password, submit, reloaded } = await visitAccounts(page)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await dialog.getByRole('button', { name: 'Client Portal' }).tap()
    await expect(email).toBeVisible()
    await email.fill(address)
    await password.fill(PASSWORD)
    await reloaded(() => submit.tap())
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(dialog).toContainText('Ada Lovelace')
    await expect(dialog).toContainText(address)
    await dialog.getByRole('link', { name: 'Account settings' }).tap()
    await expect(page).toHaveURL('/account')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await reloaded(() => dialog.getByRole('button', { name: 'Logout' }).tap())
    await expect(page.getByRole('main').getByRole('link', { name: 'Login to Continue' })).toBeVisible()
  })
})

test('a mailed link to one project is followed once its reader has signed in', async ({ page }) => {
  const email = await registered(page)
  await page.request.post('/api/auth/logout')
  await open(page, '/client-portal?project=some-project&tab=milestones')
  const account = await visitAccounts(page)
  await page.getByRole('link', { name: 'Login to Continue' }).click()
  await account.email.fill(email)
  await account.password.fill(PASSWORD)
  await account.reloaded(() => account.submit.click())
  await expect(page).toHaveURL(/[?&]tab=milestones/)
  await expect(page).not.toHaveURL(/login/)
})

test('a load error names the lost connection, and recovers by itself', async ({ page, context, faults }) => {
  faults.allow(/Failed to load resource/)
  await registered(page)
  await page.route('**/api/auth/user', (route) => route.abort())
  await open(page, '/client-portal')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('An error occurred')
  await context.setOffline(true)
  await expect(alert).toContainText('You are offline')
  await page.unroute('**/api/auth/user')
  await context.setOffline(false)
  await expect(page.getByRole('main').getByRole('heading', { name: /Ada/ })).toBeVisible()
})
