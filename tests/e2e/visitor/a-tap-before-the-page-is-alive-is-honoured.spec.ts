import type { Page } from '@playwright/test'
import { expect, hold, moving, test, untilAlive } from '#tests/browser/site.ts'

test.use(moving)

declare global {
  interface Window {
    scrolledTo: string[]
    darkMoments: boolean[]
  }
}

const message = {
  'First name': 'Early',
  'Last name': 'Bird',
  Email: 'early.bird@example.org',
  Subject: 'Before the page was alive',
  Message: 'Typed while the scripts were still on their way.',
}

/** Notes what the page scrolls to, and each change between light and dark. */
async function takeNotes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scrolledTo = []
    window.darkMoments = []
    const scroll = Element.prototype.scrollIntoView
    Element.prototype.scrollIntoView = function (options) {
      window.scrolledTo.push(this.id)
      scroll.call(this, options)
    }
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.documentElement
      new MutationObserver(() => window.darkMoments.push(root.classList.contains('dark'))).observe(root, {
        attributeFilter: ['class'],
      })
    })
  })
}

test('presses and input before hydration take effect once', async ({ page }) => {
  const posts: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postDataJSON())
  })
  await takeNotes(page)
  await page.emulateMedia({ colorScheme: 'light' })
  const scripts = await hold(page, '**/assets/*.js')
  await page.goto('/')

  await page.getByRole('button', { name: 'View My Work' }).dblclick()
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await page.locator('#skill-security summary').click()
  for (const [label, text] of Object.entries(message)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  expect(await page.evaluate(() => ({ scrolled: window.scrolledTo, changes: window.darkMoments }))).toEqual({
    scrolled: [],
    changes: [],
  })
  for (const [label, text] of Object.entries(message)) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text)
  }
  await scripts.release()

  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(page.locator('#case-studies-section')).toBeInViewport()
  await expect(page.locator('#skill-security')).toHaveAttribute('open')
  expect(await page.evaluate(() => ({ scrolled: window.scrolledTo, changes: window.darkMoments }))).toEqual({
    scrolled: ['case-studies'],
    changes: [true],
  })
  expect(posts).toHaveLength(1)
  expect(posts[0]).toMatchObject({
    firstName: message['First name'],
    lastName: message['Last name'],
    email: message.Email,
    subject: message.Subject,
    message: message.Message,
  })
})

test('input before hydration stays in its fields', async ({ page }) => {
  const scripts = await hold(page, '**/assets/*.js')
  await page.goto('/')
  await page.getByLabel('Message', { exact: true }).fill('Half a sentence')
  await scripts.release()
  await untilAlive(page)
  await page.getByLabel('Message', { exact: true }).press('End')
  await page.keyboard.type(', then the rest')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Half a sentence, then the rest')
})

test('an early press on the theme toggle changes the theme, also one that was chosen before', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('portfolio-theme', 'dark'))
  const scripts = await hold(page, '**/assets/*.js')
  await page.goto('/')
  await expect(page.locator('html')).toHaveClass('dark')
  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await scripts.release()
  await expect(page.locator('html')).toHaveClass('light')
})

test('an early press opens the side menu of a phone, and an early choice of language is followed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const scripts = await hold(page, '**/assets/*.js')
  await page.goto('/')
  const picker = page.getByRole('banner').locator('details')
  await picker.locator('summary').click()
  await picker.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Menü öffnen' }).click()
  await scripts.release()
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible()
})

test('a link pressed before hydration is followed', async ({ page }) => {
  await hold(page, '**/assets/*.js')
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
  await page.getByRole('link', { name: 'Get In Touch' }).click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.getByRole('heading', { name: 'Let’s Connect' })).toBeInViewport()
})

test('on a slow phone a press while the page is still loading is not lost', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  const setNetwork = (kilobits: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (kilobits * 1000) / 8,
      uploadThroughput: (kilobits * 1000) / 8,
    })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  // Slow enough for the first screen to be there long before the end of the page.
  await setNetwork(30)
  await takeNotes(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'View My Work' }).click()
  await setNetwork(1600)
  await expect(page.locator('#case-studies-section')).toBeInViewport()
  expect(await page.evaluate(() => window.scrolledTo)).toEqual(['case-studies'])
})

test('after a broken connection the next touch hydrates the page', async ({ page, faults }) => {
  faults.allow(/Failed to load resource|net::ERR/)
  await page.route('**/assets/*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/')
  await failed
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'View My Work' }).click()
  await expect(page.locator('#case-studies-section')).toBeInViewport()
})

test('a link in the bar works while the page below it is not hydrated yet', async ({ page }) => {
  await page.addInitScript(() => {
    const mark = performance.mark.bind(performance)
    performance.mark = (name, options) => {
      if (name === 'alive') document.querySelector<HTMLElement>('nav a[href="/projects"]')?.click()
      return mark(name, options)
    }
  })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'All Projects' })).toBeVisible()
})
