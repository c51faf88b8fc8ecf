import type { Locator } from '@playwright/test'
import { expect, moving, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

test('the hero shows a system that leads to its case study', async ({ page }) => {
  await open(page, '/')
  const link = page.getByRole('link', { name: /^EPIC answer path/ })
  await expect(link.locator('.hero-sheet .diagram-node')).toHaveCount(10)
  await link.click()
  await expect(page).toHaveURL('/case-study/epic-ai-platform')
  await expect(page.getByRole('img', { name: 'Diagram: EPIC answer path' })).toBeAttached()
})

test('whoever points at the hero’s drawing sees one request measured, and it rests again', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  const link = page.getByRole('link', { name: /^EPIC answer path/ })
  const parts = link.locator('.hero-ruler > *')
  await expect(link.locator('.hero-sheet svg')).toBeVisible()
  await link.focus()
  await expect(link.locator('.hero-packet')).toBeAttached()
  await expect(parts.first()).toHaveAttribute('data-done')
  await expect(link.locator('.hero-ruler > [data-done]')).toHaveCount(await parts.count())
  await expect(link.locator('.hero-packet')).toHaveCount(0)
  await link.blur()
  await expect(link.locator('[data-done]')).toHaveCount(0)
})

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [1536, 864],
] as const)
  test(`the button of the chat does not cover what the hero’s request takes, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/')
    const time = page.locator('.hero-time')
    const button = page.locator('#ai-chat-toggle')
    const top = async (of: Locator) => expectDefined(await of.boundingBox()).y
    await expect(button).toBeVisible()
    await page.evaluate(
      (y) => window.scrollBy({ top: y, behavior: 'instant' }),
      (await top(time)) - (await top(button)),
    )
    const seen = await time.evaluate((element) => {
      const { left, width, top, bottom } = element.getBoundingClientRect()
      const along = [0.1, 0.3, 0.5, 0.7, 0.9]
      return along.map((share) => element.contains(document.elementFromPoint(left + share * width, (top + bottom) / 2)))
    })
    expect(seen).not.toContain(false)
  })

test('on a phone the hero tells each station of the request, and the times add up to what is claimed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/')
  const link = page.getByRole('link', { name: /^EPIC answer path/ })
  await expect(link.getByRole('listitem').first()).toHaveText('Chat web app')
  const times = await link.locator('.hero-stations .caption').allTextContents()
  const sum = times.reduce((all, time) => all + Number.parseFloat(time), 0)
  expect(sum.toFixed(2)).toBe('0.80')
  await expect(link.locator('.hero-time')).toHaveText('0.8 s')
  await expect(link.locator('.hero-sheet')).toBeHidden()
})
