import type { Page } from '@playwright/test'
import { expect, jumpTo, moving, offset, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const animations = (page: Page) => page.evaluate(() => document.getAnimations().length)

/** How visible each thing is that may be revealed by an animation. */
const opacities = (page: Page) =>
  page.locator('[data-reveal]').evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity))

test('with reduced motion nothing animates and nothing is hidden', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  expect(await animations(page)).toBe(0)
  expect(new Set(await opacities(page))).toEqual(new Set(['1']))

  await page.getByRole('button', { name: 'View My Work' }).click()
  await expect.poll(() => offset(page)).toBeGreaterThan(500)
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).click()
  expect(await offset(page)).toBe(0)
  expect(await animations(page)).toBe(0)

  const card = page.getByRole('article').filter({ hasText: 'Fraud Detection System' })
  await card.hover({ position: { x: 20, y: 20 } })
  expect(await animations(page)).toBe(0)
  expect(await card.evaluate((element) => getComputedStyle(element).transform)).toBe('none')

  await page.getByRole('button', { name: 'Switch between light and dark' }).click()
  await page.getByRole('button', { name: 'Open AI chat assistant' }).click()
  await page.locator('#skill-security summary').click()
  expect(await animations(page)).toBe(0)
  await page.getByRole('link', { name: 'View all projects' }).click()
  await expect(page.getByRole('heading', { name: 'All Projects' })).toBeVisible()
  expect(await animations(page)).toBe(0)
})

test('with reduced motion the side menu appears at once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  expect(await menu.evaluate((panel) => panel.getBoundingClientRect().right)).toBe(360)
  expect(await animations(page)).toBe(0)
})

test.describe('otherwise', () => {
  test.use(moving)

  test('content below animates in once, when it is scrolled into view', async ({ page }) => {
    await open(page, '/')
    const job = page.locator('#job-tegnbro-software')
    await expect(job).toHaveCSS('opacity', '0')
    await job.scrollIntoViewIfNeeded()
    await expect(job).toHaveCSS('opacity', '1')
    await jumpTo(page, 0)
    await expect(job).toHaveCSS('opacity', '1')
  })

  test('a card tilts towards the pointer by six degrees at most', async ({ page }) => {
    await open(page, '/projects')
    // The first of an odd number takes a row of its own, and stands still.
    const card = page.getByRole('article').last()
    const lean = () => card.evaluate((element) => element.style.transform)
    const degrees = async () => [...(await lean()).matchAll(/\((-?[\d.]+)deg\)/g)].map((m) => Math.abs(Number(m[1])))
    const box = expectDefined(await card.boundingBox())
    // Again until the card is alive, as a hand on a mouse would.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await card.hover({ position: { x: box.width - 3, y: 3 } })
      expect(await lean()).toContain('rotate')
    }).toPass()
    for (const angle of await degrees()) {
      expect(angle).toBeGreaterThan(5)
      expect(angle).toBeLessThanOrEqual(6)
    }
    await page.mouse.move(box.x + box.width / 2, 2)
    await expect.poll(lean).toBe('')
  })
})
