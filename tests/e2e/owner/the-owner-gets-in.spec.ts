import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { locked } from '#content/interface/en/accounts/locked.ts'
import { both, expectNoViolation } from '#tests/browser/accessible.ts'
import { newAdmin, PASSWORD, registered, signedIn, visitAccounts } from '#tests/browser/accounts.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { englishName, expect, hold, messagesIn, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const SIGN_IN = '/secure/admin'
/** At the first tab where something waits. */
const ADMIN_TAB = /^[^?]+\/admin\?tab=\w+$/

/** What the owner's app shows at this moment, `later` half minutes on. */
function appCode(secret: string, later = 0): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE(expectDefined(mac[19]) & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

async function atTheSignIn(page: Page, language: Parameters<typeof visitAccounts>[1] = 'en') {
  const { tFeature, ...rest } = await visitAccounts(page, language)
  const main = page.getByRole('main')
  return {
    ...rest,
    tFeature,
    main,
    email: main.getByLabel(tFeature('email'), { exact: true }),
    password: main.getByLabel(tFeature('password'), { exact: true }),
    code: main.getByLabel(tFeature('secondFactor.field'), { exact: true }),
    submit: main.locator('button[type=submit]'),
  }
}

test('a wrong password is rejected clearly and the input stays; the right one leads to the admin area', async ({
  page,
  faults,
}) => {
  faults.allow(/401 \(Unauthorized\)/)
  await open(page, '/admin')
  await page.getByRole('link', { name: locked.login }).click()
  await expect(page).toHaveURL(SIGN_IN)
  const { email, password, submit, toast, main, tFeature } = await atTheSignIn(page)
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
  await expect(main).toContainText('Access to this area is monitored')
  await email.fill(OWNER.email)
  await password.fill('not the password')
  await main.getByRole('button', { name: tFeature('showPassword') }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await main.getByRole('button', { name: tFeature('hidePassword') }).click()
  await submit.click()
  await expect(toast).toContainText('Access Denied')
  await expect(toast).toContainText('Invalid admin credentials.')
  await expect(main.locator('.callout')).toHaveText('Login failed')
  await expect(email).toHaveValue(OWNER.email)
  await expect(password).toHaveValue('not the password')

  await password.fill(OWNER.password)
  await page.route('**/api/auth/login', async (route) => {
    await expect(submit).toHaveText('Authenticating...')
    await route.continue()
  })
  await submit.click()
  await expect(page).toHaveURL(ADMIN_TAB)
  await expect(toast).toContainText('Admin Login Successful')
  await expect(toast).toContainText('Welcome back, Mara Lindholm!')
  await expect(page.getByRole('heading', { name: 'Owner’s desk' })).toBeVisible()
  // Who is in already is sent on.
  await page.goto(SIGN_IN)
  await expect(page).toHaveURL(ADMIN_TAB)
})

test('at the admin sign-in a full disk is told to somebody who can make room', async ({ page, faults }) => {
  faults.allow(/507/)
  const full = { success: false, error: 'storage-full', message: 'Please write an email.', requestId: 'r' }
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 507, json: full }))
  await open(page, SIGN_IN)
  const { email, password, submit, main } = await atTheSignIn(page)
  await email.fill(OWNER.email)
  await password.fill(OWNER.password)
  await submit.click()
  await expect(main.locator('.callout')).toContainText('Please make room where its data is')
})

test('a client is rejected at the admin sign-in and stays signed out', async ({ page, faults }) => {
  faults.allow(/401 \(Unauthorized\)/)
  const address = await registered(page)
  await page.request.post('/api/auth/logout')
  await open(page, SIGN_IN)
  const { email, password, submit, toast, opener, main, tFeature } = await atTheSignIn(page)
  await submit.click()
  await expect(email).toBeFocused()
  await email.fill(address)
  await password.fill(PASSWORD)
  await submit.click()
  await expect(toast).toContainText('Access Denied')
  await page.reload()
  await expect(opener).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  await main.getByRole('link', { name: tFeature('adminEntrance.back') }).click()
  await expect(page).toHaveURL('/')
})

for (const path of ['/admin', '/account']) {
  test(`who cannot be asked for at ${path} is told so, and can try again`, async ({ page, faults }) => {
    faults.allow(/status of 503/)
    await signedIn(page, OWNER.email, OWNER.password)
    const { t } = await messagesIn('en')
    const error = { success: false, error: 'unavailable', message: 'Not right now.', requestId: 'x' }
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, json: error }))
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.error'))
    await page.unroute('**/api/auth/user')
    await page.getByRole('button', { name: t('common.retry') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path === '/admin' ? 'Owner’s desk' : 'Your account',
    )
  })
}

test('the admin sign-in is there where nobody can say who is signed in', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  await signedIn(page, OWNER.email, OWNER.password)
  await page.route('**/api/auth/user', (route) => route.abort())
  await open(page, SIGN_IN)
  const { email } = await atTheSignIn(page)
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible()
  await expect(email).toBeVisible()
})

test('a client at the admin area’s address learns that the account has no access, and is led to the portal', async ({
  page,
}) => {
  await registered(page)
  await open(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Owner’s desk' })).toBeVisible()
  await expect(page.getByText('this account has no access to the desk')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login to Continue' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to client portal' }).click()
  await expect(page).toHaveURL('/client-portal')
})

test('input before hydration is sent as well', async ({ page }) => {
  // The page's words come last.
  const words = await hold(page, '**/assets/account*.js')
  await page.goto(SIGN_IN, { waitUntil: 'commit' })
  const { email, password, submit } = await atTheSignIn(page)
  await email.pressSequentially(OWNER.email)
  await password.pressSequentially(OWNER.password)
  await expect.poll(() => words.count()).toBeGreaterThan(0)
  await submit.click()
  await words.release()
  await expect(page).toHaveURL(ADMIN_TAB)
})

test('the second factor is switched on, required at both sign-ins, and switched off', async ({ page, faults }) => {
  faults.allow(/40[01] \((Unauthorized|Bad Request)\)/)
  const admin = await newAdmin(page)
  await signedIn(page, admin.email, admin.password)
  await open(page, '/account')
  const { tFeature, main, code, submit, toast, email, password, dialog, ...door } = await atTheSignIn(page)
  const factor = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: tFeature('secondFactor.heading') }) })
  const inFactor = factor.getByLabel(tFeature('secondFactor.field'), { exact: true })
  await factor.getByLabel(tFeature('settings.currentPassword'), { exact: true }).fill(admin.password)
  await factor.getByRole('button', { name: tFeature('secondFactor.begin') }).click()
  const secret = (await factor.locator('.account-secret').innerText()).replace(/\s/g, '')
  await expect(factor.getByRole('link', { name: tFeature('secondFactor.openApp') })).toHaveAttribute(
    'href',
    /^otpauth:/,
  )
  const qr = expectDefined(await factor.getByRole('img', { name: tFeature('secondFactor.qr') }).boundingBox())
  // Large enough for a phone's camera, and square.
  expect(qr.width).toBeGreaterThanOrEqual(200)
  expect(Math.abs(qr.width - qr.height)).toBeLessThanOrEqual(2)
  await expectNoViolation(page, both)
  await inFactor.fill('000000')
  await factor.getByRole('button', { name: tFeature('secondFactor.confirm') }).click()
  await expect(factor).toContainText('This code is wrong')
  await inFactor.fill(appCode(secret))
  await factor.getByRole('button', { name: tFeature('secondFactor.confirm') }).click()
  await expect(toast).toContainText(tFeature('secondFactor.on'))
  const codes = await factor.locator('.account-codes li').allInnerTexts()
  expect(codes).toHaveLength(10)
  await expectNoViolation(page, both)
  // They are not shown again: a reload asks first, until they are kept.
  const asksFirst = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  expect(await asksFirst()).toBe(true)
  await factor.getByRole('button', { name: tFeature('secondFactor.kept') }).click()
  await expect(factor).toContainText(tFeature('secondFactor.onText', { count: 10 }))
  expect(await asksFirst()).toBe(false)

  await door.reloaded(() => door.logout.click())
  await open(page, SIGN_IN)
  await email.fill(admin.email)
  await password.fill(admin.password)
  await submit.click()
  await expect(code).toBeFocused()
  await expectNoViolation(page, both)
  await code.fill('000000')
  await submit.click()
  await expect(main).toContainText('This code is wrong')
  await expect(toast.filter({ hasText: 'Access Denied' })).toContainText('This code is wrong')
  await code.fill(appCode(secret, 1))
  await submit.click()
  await expect(page).toHaveURL(ADMIN_TAB)

  await page.request.post('/api/auth/logout')
  await open(page, '/client-portal?login=1')
  await dialog.getByLabel(tFeature('email'), { exact: true }).fill(admin.email)
  await dialog.getByLabel(tFeature('password'), { exact: true }).fill(admin.password)
  await dialog.locator('button[type=submit]').click()
  const inDialog = dialog.getByLabel(tFeature('secondFactor.field'), { exact: true })
  await expect(inDialog).toBeFocused()
  await inDialog.fill(expectDefined(codes[0]))
  await door.reloaded(() => dialog.locator('button[type=submit]').click())
  await open(page, '/account')
  await expect(factor).toContainText(tFeature('secondFactor.onText', { count: 9 }))
  await inFactor.fill(expectDefined(codes[1]))
  await factor.getByRole('button', { name: tFeature('secondFactor.end') }).click()
  await expect(factor).toContainText(tFeature('secondFactor.offText'))
  await door.reloaded(() => door.logout.click())
  await open(page, SIGN_IN)
  await email.fill(admin.email)
  await password.fill(admin.password)
  await submit.click()
  await expect(page).toHaveURL(ADMIN_TAB)
})

for (const [language, width] of [
  ['en', 1440],
  ['de', 360],
  ['ja', 360],
] as const) {
  test(`the sign-in is accessible and fits ${width} pixels in ${englishName(language)}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await open(page, `${SIGN_IN}?lng=${language}`)
    const { submit } = await atTheSignIn(page, language)
    await submit.click()
    await expectNoViolation(page, both)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('the account menu leads the owner to the admin area, and not to the clients’ portal', async ({ page }) => {
  await signedIn(page, OWNER.email, OWNER.password)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  const { menu, tFeature, t } = await visitAccounts(page)
  await expect(menu).toContainText(OWNER.email)
  await menu.click()
  const links = page.getByRole('banner').locator('.account-user').getByRole('link')
  await expect(links).toHaveText([tFeature('area.adminArea'), tFeature('area.settings')])
  await expect(page.getByText(t('navigation.clientPortal'))).toHaveCount(0)
  await links.first().click()
  await expect(page).toHaveURL(ADMIN_TAB)
})
