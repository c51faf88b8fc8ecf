import type { Locator, Page } from '@playwright/test'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { arrive, arriveAgain, bringTo, notice, untilFollowed } from '#tests/browser/own-clock.ts'
import { expect, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const hint = (page: Page, name: string) => page.getByRole('complementary', { name, exact: true })
const anyHint = (page: Page) => page.locator('.hint')
/** Lets the time pass in small steps: what is fetched for the first hint takes some of its own. */
const untilShown = (page: Page, card: Locator) =>
  expect(async () => {
    await page.clock.runFor(500)
    await expect(card).toBeVisible({ timeout: 500 })
  }).toPass()

const press = (page: Page, name: string) => anyHint(page).getByRole('button', { name, exact: true }).click()

const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('dismissedHints') ?? '[]') as string[])

/** As if these had been dismissed at an earlier visit. */
const dismissedBefore = (page: Page, ...ids: string[]) =>
  page.addInitScript((known) => {
    localStorage.setItem('dismissedHints', JSON.stringify(known))
  }, ids)

/** The hints that come by themselves, without scrolling. */
const delayed = ['welcome-chat', 'scroll-exploration', 'language-switcher', 'theme-toggle']
/** Those that come when their section does. */
const ofSections = ['interactive-elements', 'resume-download', 'performance-analysis']

/** Opens the home page, on which nothing else is offered, and waits until hints come. */
async function openWithHints(page: Page, path = '/') {
  await arrive(page, path, { without: 'prompts' })
  await notice(page)
}

test('a hint points at the chat, takes no focus, and is announced to screen readers', async ({ page }) => {
  await openWithHints(page)
  const card = hint(page, 'Ask Ida')
  await untilShown(page, card)
  await expect(page.locator('body')).toBeFocused()
  await expect(page.getByRole('status').first()).toHaveText(/^Ask Ida\..*Press F8 to go to this hint/)
  const [own, button] = await Promise.all([card.boundingBox(), page.locator('#ai-chat-toggle').boundingBox()])
  expect(expectDefined(own).x + expectDefined(own).width).toBeLessThan(expectDefined(button).x)
  // Its page can be used as before.
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).click()
  await expect(card).toBeVisible()
  await page.clock.resume()
  await expectNoViolation(page)
})

test('a hint is reached and left with the keyboard', async ({ page }) => {
  await arrive(page, '/', { without: 'prompts' })
  await page.locator('#resume-download-btn').focus()
  await notice(page)
  const card = hint(page, 'Ask Ida')
  await untilShown(page, card)
  await page.keyboard.press('F8')
  await expect(card).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'Open chat' })).toBeFocused()
  // Nobody is locked in.
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Tab')
  await expect(card.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  expect(await kept(page)).toEqual(['welcome-chat'])
})

test('the focus returns to where it was', async ({ page }) => {
  await arrive(page, '/', { without: 'prompts' })
  await page.locator('#resume-download-btn').focus()
  await notice(page)
  await untilShown(page, anyHint(page))
  await page.keyboard.press('F8')
  await page.keyboard.press('Escape')
  await expect(page.locator('#resume-download-btn')).toBeFocused()
})

test('“Next hint” shows one a second later; closing a hint ends hints for this visit', async ({ page }) => {
  await openWithHints(page)
  await untilShown(page, hint(page, 'Ask Ida'))
  await press(page, 'Next hint')
  await page.clock.runFor(900)
  await expect(anyHint(page)).toHaveCount(0)
  await page.clock.runFor(150)
  await expect(hint(page, 'There is more below')).toBeVisible()
  await page.clock.runFor(10_000)
  await press(page, 'Close this hint')
  await page.clock.runFor(30_000)
  await expect(anyHint(page)).toHaveCount(0)
  expect(await kept(page)).toEqual(['welcome-chat'])
})

test('a permanently dismissed hint does not return, and the next visit begins with another', async ({ page }) => {
  await openWithHints(page)
  await untilShown(page, hint(page, 'Ask Ida'))
  await press(page, 'Close this hint')
  await arriveAgain(page)
  await notice(page)
  await page.clock.runFor(20_000)
  await expect(anyHint(page)).toHaveCount(0)

  // As if the tab had been closed.
  await page.evaluate(() => sessionStorage.clear())
  await arriveAgain(page)
  await notice(page)
  await untilShown(page, hint(page, 'There is more below'))
})

/** Scrolls to this share of the page's way. */
const scrollToShare = (page: Page, share: number) =>
  page.evaluate((wanted) => {
    document.documentElement.dataset.drawn = ''
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * wanted, behavior: 'instant' })
  }, share)

test('after a fifth of the page a hint leads to the projects', async ({ page }) => {
  await dismissedBefore(page, ...delayed, ...ofSections)
  await openWithHints(page)
  await scrollToShare(page, 0.2)
  await page.clock.runFor(3000)
  await expect(anyHint(page)).toHaveCount(0)
  await scrollToShare(page, 0.22)
  await untilShown(page, hint(page, 'The projects, side by side'))
  await press(page, 'View projects')
  await untilFollowed(page, '/projects')
  await expect(page).toHaveURL('/projects')
  await expect(anyHint(page)).toHaveCount(0)
})

test('a section in view shows its hint', async ({ page }) => {
  await dismissedBefore(page, ...delayed, 'projects-navigation')
  await openWithHints(page)
  await expect(anyHint(page)).toHaveCount(0)
  await bringTo(page, 'about-section', 200)
  const card = hint(page, 'Open a skill')
  await untilShown(page, card)
  await press(page, 'Open one')
  await expect(page.locator('#about-section details').first()).toHaveAttribute('open')
  await expect(card).toHaveCount(0)
})

test('a hint without its target waits, then is skipped', async ({ page }) => {
  await arrive(page, '/', { without: 'prompts' })
  await page.evaluate(() => document.getElementById('ai-chat-toggle')?.style.setProperty('display', 'none'))
  await notice(page)
  await page.clock.runFor(2000)
  await expect(anyHint(page)).toHaveCount(0)
  await page.clock.runFor(4000)
  await untilShown(page, hint(page, 'There is more below'))
  expect(await kept(page)).toEqual([])
})

test('a hint gives way to the chat and to typing', async ({ page }) => {
  await arrive(page, '/', { without: 'prompts' })
  const subject = page.getByRole('textbox', { name: 'Subject' })
  await subject.focus()
  await notice(page)
  await page.clock.runFor(10_000)
  await expect(anyHint(page)).toHaveCount(0)
  await subject.blur()
  await page.clock.runFor(2100)
  await untilShown(page, anyHint(page))
  await subject.focus()
  await expect(anyHint(page)).toHaveCount(0)
  expect(await kept(page)).toEqual([])
})

test('“No more hints” ends hints for good', async ({ page }) => {
  await openWithHints(page)
  await untilShown(page, anyHint(page))
  await press(page, 'No more hints')
  await expect(anyHint(page)).toHaveCount(0)
  expect(await kept(page)).toHaveLength(8)
})

test('a visitor who opted out of tracking gets no hints', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  await arrive(page, '/', { without: 'prompts' })
  const code = page.waitForResponse(/\/deferred-.*\.js/)
  await page.clock.runFor(5000)
  await code
  await page.clock.runFor(30_000)
  await expect(anyHint(page)).toHaveCount(0)
})

for (const [width, lng] of [
  [360, 'de'],
  [768, 'ja'],
] as const) {
  test(`a hint fits and is accessible, ${width} pixels wide (${lng})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithHints(page, `/?lng=${lng}`)
    await untilShown(page, anyHint(page))
    const { x, y, width: own, height } = expectDefined(await anyHint(page).boundingBox())
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + own).toBeLessThanOrEqual(width)
    expect(y + height).toBeLessThanOrEqual(800)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.clock.resume()
    await expectNoViolation(page)
  })
}
