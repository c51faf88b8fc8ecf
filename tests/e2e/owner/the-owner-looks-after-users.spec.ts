import type { Page } from '@playwright/test'
import type { LogMessages } from '#content/interface/en/admin/log.ts'
import type { UsersMessages } from '#content/interface/en/admin/users.ts'
import { createTranslate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'
import { both, expectNoViolation } from '#tests/browser/accessible.ts'
import { mailedLink, newAddress, PASSWORD, registered, signedIn } from '#tests/browser/accounts.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { englishName, expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

async function words(language: Language = 'en') {
  const { adminUsers } = (await import(`../../../content/interface/${language}/admin/users.ts`)) as {
    adminUsers: UsersMessages
  }
  const { adminLog } = (await import(`../../../content/interface/${language}/admin/log.ts`)) as {
    adminLog: LogMessages
  }
  return { tFeature: createTranslate(language, adminUsers), sayLog: createTranslate(language, adminLog) }
}

/** The desk with this person's row unfolded. */
async function manage(page: Page, email: string, language: Language = 'en') {
  const { tFeature, sayLog } = await words(language)
  await open(page, `/admin?tab=users&lng=${language}`)
  await page.getByLabel(tFeature('search')).fill(email)
  const list = page.getByRole('list', { name: tFeature('heading') })
  const row = list.locator('> li').filter({ hasText: email })
  await expect(list.locator('> li')).toHaveCount(1)
  await row.getByRole('button', { name: tFeature('manageOf', { name: 'Ada Lovelace' }) }).click()
  const press = (name: string) => row.getByRole('button', { name, exact: true }).click()
  const toast = page.getByRole('region', { name: /\(F8\)/, includeHidden: true }).locator('li')
  return { tFeature, sayLog, list, row, press, toast }
}

/** Somebody who is signed in in a browser of their own. */
async function someone(page: Page) {
  const browser = await expectDefined(page.context().browser()).newContext()
  const theirs = await browser.newPage()
  const email = await registered(theirs, newAddress('someone'))
  return { email, theirs, status: async () => (await theirs.request.get('/api/auth/user')).status() }
}

test('a user is signed out, disabled, enabled and deleted, and the log shows it', async ({ page }) => {
  const { email, theirs, status } = await someone(page)
  await signedIn(page, OWNER.email, OWNER.password)
  const { tFeature, sayLog, row, list, press, toast } = await manage(page, email)
  const name = 'Ada Lovelace'
  await expect(row).toContainText(tFeature('marks.unproven'))
  await expect(row).toContainText(tFeature('signedIn', { count: 1 }))
  await row.getByRole('button', { name: /^Sign out: / }).click()
  await expect(toast).toContainText(tFeature('sessions.ended'))
  await expect(row).toContainText(tFeature('sessions.none'))
  expect(await status()).toBe(401)

  await signedIn(theirs, email)
  await press(tFeature('access.disable'))
  await expect(row.getByRole('button', { name: tFeature('cancel') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: tFeature('access.disable'), exact: true })).toBeFocused()
  expect(await status()).toBe(200)
  await press(tFeature('access.disable'))
  await press(tFeature('access.disableYes', { name }))
  await expect(toast).toContainText(tFeature('access.disableDone', { name }))
  await expect(row).toContainText(tFeature('marks.disabled'))
  expect(await status()).toBe(401)
  const refused = await theirs.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(await refused.json()).toMatchObject({ error: 'account-disabled' })

  await press(tFeature('access.enable'))
  await press(tFeature('access.enableYes', { name }))
  await expect(toast).toContainText(tFeature('access.enableDone', { name }))
  await signedIn(theirs, email)
  // The sites of journeys have no mail server, and nothing says that somebody gets a mail.
  await expect(row).toContainText('No mail server is set up: the email is kept as a file and reaches nobody.')
  await expect(row).not.toContainText(tFeature('deletion.told'))
  await press(tFeature('deletion.act'))
  await press(tFeature('deletion.yes', { name }))
  await expect(toast).toContainText('the email is kept as a file')
  await expect(list).toBeHidden()
  await expect(page.getByText(tFeature('nobody', { search: email }))).toBeVisible()
  expect(await status()).toBe(401)

  await open(page, '/admin?tab=log')
  const entries = page.getByRole('list', { name: sayLog('heading') }).locator('> li')
  // The record has a number for an erased person, the same in each entry.
  const latest = await entries
    .filter({ hasText: sayLog('actions.user-deleted') })
    .first()
    .textContent()
  const number = /#[0-9a-f]{8}/.exec(latest ?? '')?.[0] ?? 'no number'
  await expect(entries.filter({ hasText: sayLog('erased', { number }) })).toHaveText(
    (['user-deleted', 'user-enabled', 'user-disabled', 'user-signed-out'] as const).map(
      (action) => new RegExp(`${sayLog(`actions.${action}`)} ${sayLog('erased', { number })}.*${OWNER.email}`),
    ),
  )
  await expect(entries.filter({ hasText: email })).toHaveCount(0)
})

test('rights are granted to users with a confirmed address, and revoked, at once', async ({ page, faults }) => {
  faults.allow(/409 \(Conflict\)/)
  const { email, theirs } = await someone(page)
  const mayAdminister = async () => (await theirs.request.get('/api/admin/users')).status()
  await signedIn(page, OWNER.email, OWNER.password)
  const { tFeature, row, press, toast } = await manage(page, email)
  const name = 'Ada Lovelace'
  await press(tFeature('role.promote'))
  await press(tFeature('role.promoteYes', { name }))
  await expect(toast).toContainText('has not confirmed their address')
  expect(await mayAdminister()).toBe(403)

  const link = await mailedLink(email, 'verify')
  await theirs.request.post('/api/auth/verify-email', {
    data: { token: decodeURIComponent(expectDefined(link.split('=').at(-1))) },
  })
  await press(tFeature('role.promote'))
  await press(tFeature('role.promoteYes', { name }))
  await expect(row).toContainText(tFeature('marks.admin'))
  expect(await mayAdminister()).toBe(200)
  await press(tFeature('role.demote'))
  await press(tFeature('role.demoteYes', { name }))
  await expect(toast).toContainText(tFeature('role.demoteDone', { name }))
  expect(await mayAdminister()).toBe(403)
})

test('a person is invited in their language, and the invitation is withdrawn', async ({ page, faults }) => {
  faults.allow(/40[09] \((Bad Request|Conflict)\)/)
  await signedIn(page, OWNER.email, OWNER.password)
  await open(page, '/admin?tab=users')
  const { tFeature } = await words()
  const email = page.getByLabel(tFeature('invitations.email'), { exact: true })
  const send = page.getByRole('button', { name: tFeature('invitations.send'), exact: true })
  await email.fill('nobody')
  await send.click()
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await email.fill(OWNER.email)
  await send.click()
  await expect(email).toHaveAccessibleDescription(/This address already has an account/)
  const address = newAddress('invited')
  await email.fill(address)
  await page.reload()
  await expect(email).toHaveValue(address)
  await page.getByLabel(tFeature('invitations.language')).selectOption('fr')
  await send.click()
  const invited = page
    .getByRole('list', { name: tFeature('invitations.open') })
    .locator('> li')
    .filter({ hasText: address })
  await expect(invited).toBeVisible()
  await expect(email).toHaveValue('')
  expect(await mailedLink(address, 'invitation')).toContain('/client-portal?login=1')
  await invited.getByRole('button', { name: tFeature('invitations.withdrawOf', { email: address }) }).click()
  await expect(invited).toBeHidden()
})

test('a load error of a list is shown with a retry', async ({ page, faults }) => {
  faults.allow(/503 \(Service Unavailable\)/)
  await signedIn(page, OWNER.email, OWNER.password)
  await page.route('**/api/admin/log', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await open(page, '/admin?tab=log')
  const { sayLog } = await words()
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('list', { name: sayLog('heading') })).toBeVisible()
})

test('the earlier list is dimmed during a search, and removed if it fails', async ({ page, faults }) => {
  faults.allow(/503 \(Service Unavailable\)/)
  await signedIn(page, OWNER.email, OWNER.password)
  await open(page, '/admin?tab=users')
  const { tFeature } = await words()
  const list = page.getByRole('list', { name: tFeature('heading'), includeHidden: true })
  await expect(list).toBeVisible()
  let fail = () => {}
  const failing = new Promise<void>((resolve) => (fail = resolve))
  await page.route(
    /\/api\/admin\/users/,
    async (route) => {
      await failing
      await route.fulfill({ status: 503, body: '' })
    },
    { times: 1 },
  )
  await page.getByLabel(tFeature('search')).fill(OWNER.email)
  const stale = page.locator('[inert]').filter({ has: list })
  await expect(stale).toHaveCount(1)
  fail()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(list).toHaveCount(0)
  await page.getByRole('alert').getByRole('button').click()
  await expect(list.locator('> li')).toHaveCount(1)
  await expect(stale).toHaveCount(0)
})

for (const [language, width] of [
  ['en', 1440],
  ['de', 360],
  ['ja', 360],
] as const) {
  test(`users and log are accessible and fit ${width} pixels in ${englishName(language)}`, async ({ page }) => {
    const { email } = await someone(page)
    await page.setViewportSize({ width, height: 900 })
    await signedIn(page, OWNER.email, OWNER.password)
    const { tFeature, sayLog, press, row } = await manage(page, email, language)
    await press(tFeature('deletion.act'))
    await expect(row.locator('.users-session')).toBeVisible()
    await expectNoViolation(page, both)
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await fits()).toBeLessThanOrEqual(width)
    await open(page, `/admin?tab=log&lng=${language}`)
    await expect(page.getByRole('list', { name: sayLog('heading') })).toBeVisible()
    await expectNoViolation(page, both)
    expect(await fits()).toBeLessThanOrEqual(width)
  })
}
