import type { BrowserContext, Page } from '@playwright/test'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { signedIn } from '#tests/browser/accounts.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { arrive, notice, untilShown, withoutTheWait } from '#tests/browser/own-clock.ts'
import { startSite } from '#tests/browser/own-site.ts'
import { test as base, expect, open } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const ID = 'G-JOURNEY1'

/** A site that has Google Analytics configured. Each journey has visitors of its own. */
const test = base.extend<{ address: string }, { counted: { url: string } }>({
  counted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed.
    async ({}, use) => {
      const site = await startSite({ GA_MEASUREMENT_ID: ID, RATE_LIMITS: 'off' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ counted }, use) => use(counted.url),
  address: ({ counted }, use) => use(counted.url),
})

/** Google's script as far as this site needs it: sends each event, with what was set, to where the real one does. */
const script = `
  const shared = {}
  const take = ([command, name, values]) => {
    if (command === 'set') Object.assign(shared, name)
    if (command !== 'event' || window['ga-disable-${ID}']) return
    document.cookie = '_ga=1; Path=/'
    document.cookie = '_ga_${ID.slice(2)}=1; Path=/'
    const query = new URLSearchParams({ en: name, ...shared, ...values })
    fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST', mode: 'no-cors' })
  }
  const { dataLayer } = window
  for (const command of dataLayer) take(command)
  dataLayer.push = (command) => (take(command), 0)
`

interface Google {
  /** How often its script was fetched. */
  scripts: string[]
  /** The events that it was told. */
  events: Record<string, string>[]
}

async function standInForGoogle(context: BrowserContext): Promise<Google> {
  const google: Google = { scripts: [], events: [] }
  await context.route('https://www.googletagmanager.com/**', (route) => {
    google.scripts.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  await context.route('https://region1.google-analytics.com/**', (route) => {
    google.events.push(Object.fromEntries(new URL(route.request().url()).searchParams))
    return route.fulfill({ status: 204 })
  })
  return google
}

/** For so many milliseconds. */
async function stay(page: Page, ms: number): Promise<void> {
  const until = (await page.evaluate(() => performance.now())) + ms
  await page.waitForFunction((until) => performance.now() > until, until)
}

test.beforeEach(({ page }) => withoutTheWait(page))

const question = (page: Page) => page.getByRole('complementary', { name: 'May Google Analytics count visits too?' })
/** Presses the line, behind which there are the two answers. */
const unfold = (page: Page) => question(page).locator('.notice-line').click()
const named = (google: Google, name: string) => google.events.filter(({ en }) => en === name)

test('Google gets nothing before consent, and then the documented events', async ({
  page,
  context,
  faults,
  address,
}) => {
  faults.allow(/foreign request: https:\/\/(?:www\.googletagmanager|region1\.google-analytics)\.com\//)
  const google = await standInForGoogle(context)
  await open(page, '/?utm_source=letter&private=1#contact')
  await expect(question(page)).toBeVisible()
  expect(google).toEqual({ scripts: [], events: [] })

  await unfold(page)
  await question(page).getByRole('button', { name: 'Allow' }).click()
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => google.scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`])
  await expect.poll(() => named(google, 'page_view')).toHaveLength(1)
  expect(named(google, 'page_view')[0]).toMatchObject({
    page_title: await page.title(),
    page_location: `${address}/?utm_source=letter`,
  })
  await page.keyboard.press('End')
  await expect.poll(() => named(google, 'scroll').map(({ percent_scrolled: percent }) => percent)).toContain('100')
  await expect.poll(() => named(google, 'engagement').map(({ level }) => level)).toContain('low')
  await page.getByLabel('First name').focus()
  await page.keyboard.type('Ada')
  await expect.poll(() => named(google, 'contact_form').map(({ action }) => action)).toEqual(['opened'])
  expect(JSON.stringify(google.events)).not.toMatch(/Ada|private/)

  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expect.poll(() => named(google, 'page_view').at(-1)?.page_location).toBe(`${address}/projects`)
  expect(named(google, 'page_view').at(-1)?.page_title).toBe(await page.title())
  expect(google.scripts).toHaveLength(1)
})

test('a refusal is stored, and can be changed both ways where the events are listed', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/foreign request: https:\/\/(?:www\.googletagmanager|region1\.google-analytics)\.com\//)
  const google = await standInForGoogle(context)
  await open(page, '/projects')
  await unfold(page)
  await question(page).locator('.notice-ways').getByRole('button', { name: 'No thanks' }).click()
  await expect(question(page)).toHaveCount(0)

  await open(page, '/privacy')
  await expect(page.getByText('runs on these pages only if you allow it')).toBeVisible()
  const [allow, refuse] = ['Allow', 'No thanks'].map((name) => page.getByRole('button', { name }))
  await expect(expectDefined(refuse)).toHaveAttribute('aria-pressed', 'true')
  expect(google.scripts).toEqual([])
  await expectDefined(allow).click()
  await expect(page.getByText('You have allowed it.')).toBeVisible()
  await expect.poll(() => named(google, 'page_view').length).toBe(1)
  const cookies = async () => (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'))
  expect(await cookies()).toHaveLength(2)

  await expectDefined(refuse).click()
  await expect(page.getByText('nothing is sent to Google')).toBeVisible()
  await expect.poll(cookies).toEqual([])
  const told = google.events.length
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus()
  await page.keyboard.press('End')
  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(question(page)).toHaveCount(0)
  expect(google.events).toHaveLength(told)
})

test('what came of the offer to install the site is an event, too', async ({ page, context, faults }) => {
  faults.allow(/foreign request: https:\/\/(?:www\.googletagmanager|region1\.google-analytics)\.com\//)
  const google = await standInForGoogle(context)
  await page.addInitScript(() => localStorage.setItem('analytics-consent', 'given'))
  await open(page, '/privacy')
  await expect.poll(() => named(google, 'page_view')).toHaveLength(1)
  await page.evaluate(() => {
    const offer = { prompt: async () => {}, userChoice: Promise.resolve({ outcome: 'dismissed' }) }
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), offer))
  })
  const note = page.getByRole('complementary', { name: 'Install app' })
  await note.locator('.notice-line').click()
  await note.getByRole('button', { name: 'Install', exact: true }).click()
  await expect.poll(() => named(google, 'install').map(({ outcome }) => outcome)).toEqual(['declined'])
})

test('a visitor who asks not to be tracked is not asked, and the owner is not counted', async ({
  page,
  browser,
  address,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const fetched = page.waitForResponse(/consent/)
  await open(page, '/')
  await fetched
  await stay(page, 1000)
  await expect(question(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByText('you are not asked, and nothing is sent to Google')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Allow' })).toHaveCount(0)

  const owners = await browser.newContext({ baseURL: address })
  const google = await standInForGoogle(owners)
  const adminPage = await owners.newPage()
  await withoutTheWait(adminPage)
  await adminPage.addInitScript(() => localStorage.setItem('analytics-consent', 'given'))
  await signedIn(adminPage, OWNER.email, OWNER.password)
  const code = adminPage.waitForResponse(/consent/)
  await open(adminPage, '/')
  await code
  await stay(adminPage, 2000)
  expect(google).toEqual({ scripts: [], events: [] })
  await owners.close()
})

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the question is accessible at ${viewport.width} pixels, and covers no button`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/')
    await expect(question(page)).toBeVisible()
    expect(expectDefined(await question(page).boundingBox()).height).toBeLessThanOrEqual(64)
    await expectNoViolation(page)
    await unfold(page)
    const [allow, refuse] = ['Allow', 'No thanks'].map((name) =>
      question(page).locator('.notice-ways').getByRole('button', { name }),
    )
    const [one, other] = [
      expectDefined(await expectDefined(allow).boundingBox()),
      expectDefined(await expectDefined(refuse).boundingBox()),
    ]
    expect([one.width, one.height]).toEqual([other.width, other.height])
    await page.getByRole('button', { name: /chat/i }).last().click({ trial: true })
    await expectNoViolation(page)
    await question(page).getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Google Analytics' })).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await expectNoViolation(page)
  })
}

test('nothing else comes until the question is answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page)
  await notice(page, 3000)
  await untilShown(page, question(page))
  await page.clock.runFor(30_000)
  await expect(page.locator('.notice')).toHaveCount(1)
  await expect(page.locator('.hint')).toHaveCount(0)
  await question(page).getByRole('button', { name: 'No thanks' }).click()
  await expect(page.locator('.notice')).toHaveCount(0)
  await page.clock.runFor(59_000)
  await expect(page.locator('.notice')).toHaveCount(0)
  await untilShown(page, page.locator('.notice'))
})

test('texts that fail to load are retried with pauses, and the question appears with them', async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED/)
  let lost = 0
  await page.route('**/assets/consent-*.js', async (route) => {
    const response = await route.fetch()
    const isWords = (await response.text()).includes('May Google Analytics count visits too?')
    if (isWords) lost += 1
    await (isWords ? route.abort() : route.fulfill({ response }))
  })
  await open(page, '/')
  await expect.poll(() => lost).toBeGreaterThan(0)
  await stay(page, 2000)
  expect(lost).toBeLessThanOrEqual(3)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/assets/consent-*.js')
  await expect(question(page)).toBeVisible()
})

test('without configuration nobody is asked', async ({ browser }) => {
  const plain = await startSite({ RATE_LIMITS: 'off' })
  const context = await browser.newContext({ baseURL: plain.url })
  const page = await context.newPage()
  await withoutTheWait(page)
  await open(page, '/')
  await expect(page.locator('link[rel=manifest]')).toBeAttached()
  await stay(page, 2000)
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  ).not.toContainEqual(expect.stringContaining('consent'))
  await open(page, '/privacy')
  await expect(page.getByText('no other company’s code runs on these pages')).toBeVisible()
  await context.close()
  await plain.stop()
})
