import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { caseStudies } from '#content/owner.ts'
import { both, expectNoViolation } from '#tests/browser/accessible.ts'
import { PASSWORD, registered, visitAccounts } from '#tests/browser/accounts.ts'
import { dataDir, SITE_URL } from '#tests/browser/environment.ts'
import { everythingKept, goOffline, untilKept } from '#tests/browser/offline.ts'
import { withoutTheWait } from '#tests/browser/own-clock.ts'
import { startSite } from '#tests/browser/own-site.ts'
import { expect, messagesIn, moving, open, test, untilAlive } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

test.use({ serviceWorkers: 'allow' })
test.beforeEach(async ({ page, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|hint-card/)
  await withoutTheWait(page)
})

const study = `/case-study/${expectDefined(caseStudies[0]).id}`

test('a page that was read opens offline too, in its language, and hydrates', async ({ page, context, faults }) => {
  // What is fetched when a page is idle was still on its way: it is read without.
  faults.allow(/ERR_FAILED .*\/assets\/(?:background|queued-messages)-/)
  await open(page, '/?lng=de')
  await untilKept(page, '/')
  await goOffline(context)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await untilAlive(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await untilAlive(page)
  await expect(page.getByRole('complementary', { name: 'Sie sind offline' })).toBeVisible()
})

test('a page reached by a link opens offline by its own address', async ({ page, context }) => {
  const { content } = await messagesIn('en')
  const { title } = expectDefined(content.caseStudies[0])
  await open(page, '/projects')
  await untilKept(page, '/projects')
  await page.locator(`a[href="${study}"]`).first().click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await untilKept(page, study)
  await goOffline(context)
  const response = await page.goto(`${study}?from=a-mail`)
  expect(expectDefined(response).fromServiceWorker()).toBe(true)
  // The page is as protected as it was when it came.
  expect(expectDefined(response).headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await untilAlive(page)
})

test('an uncached page says so, lists cached ones, and loads once there is a connection', async ({ page, context }) => {
  await open(page, '/')
  await untilKept(page, '/')
  await goOffline(context)
  await page.goto('/projects')
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  const kept = page.getByRole('navigation', { name: 'You can read these now:' })
  await expect(kept.getByRole('link')).toHaveCount(1)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  // Without the app it takes the scheme that there is when it is opened.
  for (const scheme of both) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/projects')
    await expectNoViolation(page, [scheme])
  }
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'All projects' })).toBeVisible()
})

test('the offline page is replaced by the requested one when the server returns', async ({ page, faults }) => {
  faults.allow(/net::ERR_|foreign request: http:\/\/localhost/)
  const gone = await startSite({ RATE_LIMITS: 'off' })
  await open(page, gone.url)
  await untilKept(page, '/')
  await gone.stop()
  await page.goto(`${gone.url}/projects`)
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  const back = await startSite({ RATE_LIMITS: 'off', PORT: new URL(gone.url).port, SITE_URL: gone.url })
  await expect(page.getByRole('heading', { level: 1, name: 'All projects' })).toBeVisible()
  await back.stop()
})

test('no private page opens offline, neither while signed in nor after signing out', async ({ page, context }) => {
  await open(page, '/')
  await untilKept(page, '/')
  const email = await registered(page)
  for (const path of ['/client-portal', '/account']) {
    await open(page, path)
    await expect(page.getByText('Ada').first()).toBeVisible()
  }
  await open(page, '/')
  const { reloaded, menu, logout } = await visitAccounts(page)
  await menu.click()
  await reloaded(() => logout.click())
  await goOffline(context)
  for (const path of ['/client-portal', '/account', '/admin', '/secure/admin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
    await expect(page.getByText('Ada')).toHaveCount(0)
    // Not that nobody has read it here.
    await expect(page.getByText('This page is not kept on this device')).toBeVisible()
  }
  const { addresses, text } = await everythingKept(page)
  expect(addresses.filter((path) => !/^\/(?:assets\/.+|visited-language|offline)?$/.test(path))).toEqual([])
  for (const secret of [email, 'Lovelace', PASSWORD]) expect(text).not.toContain(secret)
})

test('errors, reports and calls are not cached', async ({ page, faults }) => {
  faults.allow(/status of 404/)
  await open(page, '/')
  await untilKept(page, '/')
  for (const path of ['/nowhere', '/audit/0123456789', '/case-study/none']) await open(page, path)
  await page.goto('/robots.txt')
  await open(page, '/')
  const { addresses } = await everythingKept(page)
  expect(addresses.filter((path) => !/^\/(?:assets\/.+|visited-language|offline)?$/.test(path))).toEqual([])
})

test('changes of the connection are announced without taking the focus, by a line that covers nothing', async ({
  page,
  context,
  faults,
}) => {
  // What was on its way when the connection went: the page does without.
  faults.allow(/net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await untilKept(page, '/')
  await page.mouse.wheel(0, 100)
  await expect(page.locator('.figures')).toBeVisible()
  await page.clock.install()
  const field = page.getByRole('textbox', { name: 'Subject' })
  await field.focus()
  await page.waitForLoadState('networkidle')
  await goOffline(context)
  const card = page.getByRole('complementary', { name: 'You’re Offline' })
  await expect(card).toHaveText('You’re Offline')
  // Each by itself: a full stop of one language would stand in another's words.
  const said = page.getByRole('status').filter({ hasText: 'You’re Offline' }).getByRole('paragraph')
  await expect(said).toHaveText(['You’re Offline', /\.$/, /\.$/])
  await expect(field).toBeFocused()
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const { x, width: own, height } = expectDefined(await card.boundingBox())
    expect(x + own).toBeLessThanOrEqual(width)
    expect(height).toBeLessThanOrEqual(64)
  }
  await card.locator('.notice-line').click()
  await expect(card).toContainText('Some features may be limited. Last online: Just now')
  await expect(card).toContainText('Cached content is still available for browsing.')
  await page.clock.fastForward('02:00')
  await expect(card).toContainText('Last online: 2 minutes ago')
  await expectNoViolation(page)
  await context.setOffline(false)
  const restored = page.getByRole('complementary', { name: 'Connection Restored' })
  await expect(restored).toHaveText('Connection Restored')
  await expect(card).toHaveCount(0)
  await expect(field).toBeFocused()
  await page.clock.fastForward(3000)
  await expect(restored).toHaveCount(0)
})

test('a wide page of the chat says in words that there is no connection', async ({ page, context, faults }) => {
  faults.allow(/net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/chat')
  await untilKept(page, '/chat')
  await page.mouse.wheel(0, 1)
  await goOffline(context)
  const line = page.getByRole('complementary', { name: 'You’re Offline' })
  await expect(line).toHaveAttribute('data-fit', 'whole')
  expect(expectDefined(await line.boundingBox()).width).toBeGreaterThan(150)
})

test('a message written offline survives the page and is sent once, by the worker alone', async ({
  page,
  context,
  browserName,
}) => {
  expect(browserName, 'Only Chromium wakes a worker').toBe('chromium')
  const sender = `ada-far-away-${Date.now()}`
  await open(page, '/')
  await untilKept(page, '/')
  for (const [name, text] of Object.entries({
    'First name': 'Ada',
    'Last name': 'Byron',
    Email: `${sender}@example.org`,
    Subject: `An engine for ${sender}`,
    Message: 'Would you look at our engine?',
  })) {
    await page.getByRole('textbox', { name, exact: true }).fill(text)
  }
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) found(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await goOffline(context)
  await page.locator('form').getByRole('button').click()
  const toast = page.getByRole('region', { name: /\(F8\)/ }).getByRole('listitem')
  await expect(toast).toContainText('Your message is kept')
  // No page of the site, so that only the worker is left to send it.
  await page.goto('about:blank')
  expect(await mailsTo(sender)).toEqual([])
  await context.setOffline(false)
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: SITE_URL,
    registrationId: await registration,
    tag: 'contact-form-sync',
    lastChance: true,
  })
  await expect.poll(() => mailsTo(sender)).toHaveLength(1)
  await page.goto('/')
  await expect(toast).toContainText('Your message was sent')
  expect(await mailsTo(sender)).toHaveLength(1)
  await page.reload()
  await untilAlive(page)
  await expect(toast).toHaveCount(0)
})

/** Receipts to this sender: one for each message that the server has taken. */
async function mailsTo(sender: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('-receipt.eml'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return texts.filter((text) => text.includes(`${sender}@example.org`))
}
