import type { Page } from '@playwright/test'
import { contentIn } from '#content/owner.ts'
import { caseStudyPaths, expect, messagesIn, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const phone = { width: 360, height: 800 }
const folds = (page: Page) => page.locator('main .fold > summary')

const scrollToEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      // What comes near the window is laid out with the next frame.
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return document.documentElement.scrollHeight
  })

for (const language of ['en', 'de', 'ja'] as const) {
  test(`the home page of a phone has the case studies within three screens, and ends after twelve and a half (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await open(page, `/?lng=${language}`)
    const studies = expectDefined(await page.locator('#case-studies .case').first().boundingBox())
    expect(studies.y).toBeLessThan(3 * phone.height)
    // What is far below has its height once somebody comes near it.
    await expect(async () => {
      const height = await scrollToEnd(page)
      expect(await scrollToEnd(page)).toBe(height)
      expect(height).toBeLessThan(12.5 * phone.height)
    }).toPass()
  })
}

test('where the owner is and what they are open to stands above the buttons of a phone, in as few lines as fit', async ({
  page,
}) => {
  const { profile } = contentIn('en')
  await page.setViewportSize(phone)
  await open(page, '/')
  const line = page.locator('.hero p', { hasText: expectDefined(profile.availability) }).filter({ visible: true })
  const [box, button] = await Promise.all([line.boundingBox(), page.locator('#resume-download-btn').boundingBox()])
  const { y, width, height } = expectDefined(box ?? undefined)
  expect(y + height).toBeLessThan(expectDefined(button ?? undefined).y)
  const lines = await line.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))].length
  })
  expect(width).toBeGreaterThan(300)
  expect(lines).toBe(2)
})

test('what a phone folds opens at a press, and stands open in a wider window', async ({ page }) => {
  const { t } = await messagesIn('en')
  const { experience, testimonials } = contentIn('en')
  const oldest = page.getByRole('heading', { name: expectDefined(experience.at(-1)).title })
  const quote = page.getByText(expectDefined(testimonials.at(-1)).quote)
  await open(page, '/')
  await expect(oldest).toBeVisible()
  await expect(quote).toBeVisible()
  await expect(folds(page).locator('visible=true')).toHaveCount(0)
  await page.setViewportSize(phone)
  await expect(oldest).toBeHidden()
  await expect(quote).toBeHidden()
  await folds(page)
    .filter({ hasText: t('experience.earlier', { count: experience.length - 2 }) })
    .click()
  await expect(oldest).toBeVisible()
})

test('a link to an older job opens what it is folded in', async ({ page }) => {
  await page.setViewportSize(phone)
  const { id, title } = expectDefined(contentIn('en').experience.at(-1))
  await open(page, `/#job-${id}`)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('what is left of a list is no item of it', async ({ page }) => {
  await open(page, '/')
  const more = page.locator('.case .more').first()
  await expect(more).toBeVisible()
  expect(await more.evaluate((element) => element.closest('li, ul') === null)).toBe(true)
  const left = more.locator('.list')
  await expect(left).toBeHidden()
  await more.locator('summary').click()
  await expect(left).toBeVisible()
})

for (const path of ['/', '/projects', '/skills', expectDefined(caseStudyPaths[0])]) {
  for (const width of [360, 768, 1279, 1280, 1440, 2560]) {
    test(`the button of the chat covers nothing of ${path}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await open(page, path)
      const button = page.locator('#ai-chat-toggle')
      const box = expectDefined(await button.boundingBox())
      const bar = await page.locator('.dock').boundingBox()
      if (width >= 1280) {
        expect(bar).toBeNull()
        const page_ = expectDefined(await page.locator('main .page').last().boundingBox())
        const gutter = await page
          .locator('main .page')
          .last()
          .evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingRight))
        expect(page_.x + page_.width - gutter).toBeLessThanOrEqual(box.x)
        return
      }
      const { x, y, height, ...size } = expectDefined(bar)
      expect([x, y + height, size.width]).toEqual([0, 800, width])
      expect(box.y).toBeGreaterThanOrEqual(y)
      // The end of the page comes to stand above it.
      await expect(async () => {
        await scrollToEnd(page)
        const end = expectDefined(await page.getByRole('contentinfo').boundingBox())
        expect(end.y + end.height).toBeLessThanOrEqual(y + 1)
      }).toPass()
    })
  }
}
