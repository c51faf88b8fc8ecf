/** Buttons without words show their name while a pointer rests on them. */
import type { Page } from '@playwright/test'
import { arrive, notice } from '#tests/browser/own-clock.ts'
import { expect, messagesIn, moving, test } from '#tests/browser/site.ts'

test.use(moving)

const tooltip = (page: Page) => page.locator('.tooltip:popover-open')
const theme = (page: Page) => page.locator('#theme-toggle')
const search = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

test('a tooltip comes after 700 ms, and the next one at once within 300 ms', async ({ page }) => {
  const { t } = await messagesIn('en')
  await arrive(page)
  await notice(page)
  await theme(page).hover()
  await page.clock.runFor(690)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(20)
  await expect(tooltip(page)).toHaveText(t('theme.toggle'))

  await search(page, t('navigation.search')).hover()
  await expect(tooltip(page)).toHaveText(t('navigation.search'))

  await page.mouse.move(600, 500)
  await page.clock.runFor(200)
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(310)
  await theme(page).hover()
  await page.clock.runFor(690)
  await expect(tooltip(page)).toHaveCount(0)
})

test('a tooltip can be reached with the pointer, and Escape or a press sends it away', async ({ page }) => {
  const { t } = await messagesIn('en')
  await arrive(page)
  await notice(page)
  await theme(page).hover()
  await page.clock.runFor(710)
  await tooltip(page).hover()
  await page.clock.runFor(500)
  await expect(tooltip(page)).toHaveText(t('theme.toggle'))
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)

  await page.mouse.move(600, 500)
  await page.clock.runFor(1000)
  await theme(page).hover()
  await page.clock.runFor(710)
  await expect(tooltip(page)).toBeVisible()
  await theme(page).click()
  await expect(tooltip(page)).toHaveCount(0)
  await page.clock.runFor(2000)
  await expect(tooltip(page)).toHaveCount(0)
})

test('the keyboard gets the tooltip of what it rests on, and words need none', async ({ page }) => {
  const { t } = await messagesIn('en')
  await arrive(page)
  await notice(page)
  await search(page, t('navigation.search')).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.clock.runFor(710)
  await expect(tooltip(page)).toHaveText(t('navigation.search'))
  await page.getByRole('button', { name: t('hero.viewWork') }).hover()
  await page.clock.runFor(2000)
  await expect(tooltip(page)).toHaveCount(0)
})
