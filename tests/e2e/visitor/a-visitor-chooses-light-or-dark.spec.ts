import type { Page } from '@playwright/test'
import { expect, hold, moving, open, test } from '#tests/browser/site.ts'

test.use(moving)

const root = (page: Page) => page.locator('html')
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('portfolio-theme'))

test('without a choice the page follows the system while it is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await expect(root(page)).toHaveClass(/\blight\b/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root(page)).toHaveClass(/\bdark\b/)
  await expect(root(page)).toHaveCSS('color-scheme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root(page)).toHaveClass(/\blight\b/)
  await expect(root(page)).toHaveCSS('color-scheme', 'light')
  expect(await stored(page)).toBeNull()
})

test('a choice is stored and wins over the system, and one press reverts it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await toggle(page).click()
  await expect(root(page)).toHaveClass(/\bdark\b/)
  expect(await stored(page)).toBe('dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root(page)).toHaveClass(/\bdark\b/)
  await expect(page.getByRole('status').filter({ hasText: 'Theme: Dark' })).toBeAttached()
  await toggle(page).click()
  await expect(root(page)).toHaveClass(/\blight\b/)
  expect(await stored(page)).toBe('light')
})

test('the whole page changes at once, and nothing lags behind in the old colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  const lagging = await toggle(page).evaluate(async (button: HTMLElement) => {
    const changed = new Promise<void>((done) => {
      new MutationObserver(() => done()).observe(document.documentElement, { attributeFilter: ['class'] })
    })
    button.click()
    await changed
    await new Promise(requestAnimationFrame)
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return running
      .map((one) => (one as CSSTransition).transitionProperty)
      .filter((name) => /color|fill|stroke/.test(name))
  })
  expect(lagging).toEqual([])
  await expect(root(page)).toHaveClass(/\bdark\b/)
})

test('a choice is kept for the next page and visit, and applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await toggle(page).click()
  await page.getByRole('link', { name: 'View all projects' }).click()
  await expect(page.getByRole('heading', { name: 'All Projects' })).toBeVisible()
  await expect(root(page)).toHaveClass(/\bdark\b/)

  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.atFirst = document.documentElement.className
    })
  })
  await hold(page, '**/assets/*.js')
  for (const path of ['/projects', '/', '/case-study/epic-ai-platform']) {
    await page.goto(path)
    await expect(root(page)).toHaveAttribute('data-at-first', /\bdark\b/)
  }
})

test('an invalid stored theme is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('portfolio-theme', 'sepia'))
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  await expect(root(page)).toHaveClass(/\bdark\b/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root(page)).toHaveClass(/\blight\b/)
  await toggle(page).click()
  await expect(root(page)).toHaveClass(/\bdark\b/)
})

test('the toggle works for this page also without browser storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  await toggle(page).click()
  await expect(root(page)).toHaveClass(/\bdark\b/)
})
