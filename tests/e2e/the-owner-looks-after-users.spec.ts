import type { Page } from '@playwright/test'
import type { LogWords } from '../../content/locales/en/desk-log.ts'
import type { UsersWords } from '../../content/locales/en/desk-users.ts'
import { createSay } from '../../content/say.ts'
import type { Language } from '../../contract/language.ts'
import { both, expectNoViolation } from './accessible.ts'
import { mailedLink, newAddress, PASSWORD, registered, signedIn } from './accounts.ts'
import { OWNER } from './place.ts'
import { englishName, expect, open, test } from './site.ts'

async function words(language: Language = 'en') {
  const { deskUsers } = (await import(`../../content/locales/${language}/desk-users.ts`)) as { deskUsers: UsersWords }
  const { deskLog } = (await import(`../../content/locales/${language}/desk-log.ts`)) as { deskLog: LogWords }
  return { say: createSay(language, deskUsers), sayLog: createSay(language, deskLog) }
}

/** The desk with this person's row unfolded. */
async function manage(page: Page, email: string, language: Language = 'en') {
  const { say, sayLog } = await words(language)
  await open(page, `/admin?tab=users&lng=${language}`)
  await page.getByLabel(say('search')).fill(email)
  const list = page.getByRole('list', { name: say('heading') })
  const row = list.locator('> li').filter({ hasText: email })
  await expect(list.locator('> li')).toHaveCount(1)
  await row.getByRole('button', { name: say('manageOf', { name: 'Ada Lovelace' }) }).click()
  const press = (name: string) => row.getByRole('button', { name, exact: true }).click()
  const toast = page.getByRole('region', { name: /\(F8\)/, includeHidden: true }).locator('li')
  return { say, sayLog, list, row, press, toast }
}

/** Somebody who is signed in in a browser of their own. */
async function someone(page: Page) {
  const browser = await page.context().browser()!.newContext()
  const theirs = await browser.newPage()
  const email = await registered(theirs, newAddress('someone'))
  return { email, theirs, status: async () => (await theirs.request.get('/api/auth/user')).status() }
}

test('somebody is signed out, disabled, enabled and deleted, and the record tells it', async ({ page }) => {
  const { email, theirs, status } = await someone(page)
  await signedIn(page, OWNER.email, OWNER.password)
  const { say, sayLog, row, list, press, toast } = await manage(page, email)
  const name = 'Ada Lovelace'
  await expect(row).toContainText(say('marks.unproven'))
  await expect(row).toContainText(say('signedIn', { count: 1 }))
  await row.getByRole('button', { name: /^Sign out: / }).click()
  await expect(toast).toContainText(say('sessions.ended'))
  await expect(row).toContainText(say('sessions.none'))
  expect(await status()).toBe(401)

  await signedIn(theirs, email)
  await press(say('access.disable'))
  await expect(row.getByRole('button', { name: say('cancel') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: say('access.disable'), exact: true })).toBeFocused()
  expect(await status()).toBe(200)
  await press(say('access.disable'))
  await press(say('access.disableYes', { name }))
  await expect(toast).toContainText(say('access.disableDone', { name }))
  await expect(row).toContainText(say('marks.disabled'))
  expect(await status()).toBe(401)
  const refused = await theirs.request.post('/api/auth/login', { data: { email, password: PASSWORD } })
  expect(await refused.json()).toMatchObject({ error: 'account-disabled' })

  await press(say('access.enable'))
  await press(say('access.enableYes', { name }))
  await expect(toast).toContainText(say('access.enableDone', { name }))
  await signedIn(theirs, email)
  await press(say('deletion.act'))
  await press(say('deletion.yes', { name }))
  await expect(list).toBeHidden()
  await expect(page.getByText(say('nobody', { search: email }))).toBeVisible()
  expect(await status()).toBe(401)

  await open(page, '/admin?tab=log')
  const entries = page.getByRole('list', { name: sayLog('heading') }).locator('> li')
  // The record has a number for whoever was erased, the same in each entry.
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

test('rights are given to whoever has confirmed their address, and taken again, at once', async ({ page, faults }) => {
  faults.allow(/409 \(Conflict\)/)
  const { email, theirs } = await someone(page)
  const mayAdminister = async () => (await theirs.request.get('/api/admin/users')).status()
  await signedIn(page, OWNER.email, OWNER.password)
  const { say, row, press, toast } = await manage(page, email)
  const name = 'Ada Lovelace'
  await press(say('role.promote'))
  await press(say('role.promoteYes', { name }))
  await expect(toast).toContainText('has not confirmed their address')
  expect(await mayAdminister()).toBe(403)

  const link = await mailedLink(email, 'verify')
  await theirs.request.post('/api/auth/verify-email', { data: { token: decodeURIComponent(link.split('=').at(-1)!) } })
  await press(say('role.promote'))
  await press(say('role.promoteYes', { name }))
  await expect(row).toContainText(say('marks.admin'))
  expect(await mayAdminister()).toBe(200)
  await press(say('role.demote'))
  await press(say('role.demoteYes', { name }))
  await expect(toast).toContainText(say('role.demoteDone', { name }))
  expect(await mayAdminister()).toBe(403)
})

test('somebody is invited in their language, and the invitation is taken back', async ({ page, faults }) => {
  faults.allow(/40[09] \((Bad Request|Conflict)\)/)
  await signedIn(page, OWNER.email, OWNER.password)
  await open(page, '/admin?tab=users')
  const { say } = await words()
  const email = page.getByLabel(say('invitations.email'), { exact: true })
  const send = page.getByRole('button', { name: say('invitations.send'), exact: true })
  await email.fill('nobody')
  await send.click()
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await email.fill(OWNER.email)
  await send.click()
  await expect(email).toHaveAccessibleDescription(/There is already an account/)
  const address = newAddress('invited')
  await email.fill(address)
  await page.reload()
  await expect(email).toHaveValue(address)
  await page.getByLabel(say('invitations.language')).selectOption('fr')
  await send.click()
  const invited = page
    .getByRole('list', { name: say('invitations.open') })
    .locator('> li')
    .filter({ hasText: address })
  await expect(invited).toBeVisible()
  await expect(email).toHaveValue('')
  expect(await mailedLink(address, 'invitation')).toContain('/client-portal?login=1')
  await invited.getByRole('button', { name: say('invitations.withdrawOf', { email: address }) }).click()
  await expect(invited).toBeHidden()
})

test('a list that cannot be had says so and can be asked for again', async ({ page, faults }) => {
  faults.allow(/503 \(Service Unavailable\)/)
  await signedIn(page, OWNER.email, OWNER.password)
  await page.route('**/api/admin/log', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await open(page, '/admin?tab=log')
  const { sayLog } = await words()
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('list', { name: sayLog('heading') })).toBeVisible()
})

test('while a search is on its way the list before it waits, and where it fails that does not stay', async ({
  page,
  faults,
}) => {
  faults.allow(/503 \(Service Unavailable\)/)
  await signedIn(page, OWNER.email, OWNER.password)
  await open(page, '/admin?tab=users')
  const { say } = await words()
  const list = page.getByRole('list', { name: say('heading'), includeHidden: true })
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
  await page.getByLabel(say('search')).fill(OWNER.email)
  await expect(list).toHaveAttribute('inert')
  fail()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(list).toHaveCount(0)
  await page.getByRole('alert').getByRole('button').click()
  await expect(list.locator('> li')).toHaveCount(1)
  await expect(list).not.toHaveAttribute('inert')
})

for (const [language, width] of [
  ['en', 1440],
  ['de', 360],
  ['ja', 360],
] as const) {
  test(`users and record shut nobody out and fit ${width} pixels in ${englishName(language)}`, async ({ page }) => {
    const { email } = await someone(page)
    await page.setViewportSize({ width, height: 900 })
    await signedIn(page, OWNER.email, OWNER.password)
    const { say, sayLog, press, row } = await manage(page, email, language)
    await press(say('deletion.act'))
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
