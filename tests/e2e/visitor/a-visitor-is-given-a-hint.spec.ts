import type { Page } from '@playwright/test'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { arrive, arriveAgain, bringTo, notice, runUntil, untilFollowed, untilShown } from '#tests/browser/own-clock.ts'
import { expect, moving, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

declare global {
  interface Window {
    vibrations: unknown[]
  }
}

const beacon = (page: Page, name: string) => page.getByRole('button', { name: `Hint: ${name}`, exact: true })
const beacons = (page: Page) => page.locator('.beacon')
const hint = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const anyHint = (page: Page) => page.locator('.hint')

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

/** Opens the home page, and waits until its first beacon is there. */
async function openWithHints(page: Page, path = '/') {
  await arrive(page, path)
  await notice(page, 4000)
  await untilShown(page, beacons(page).first())
}

test('one beacon at a time stands beside what it is about, and takes no focus', async ({ page }) => {
  await openWithHints(page)
  await expect(beacon(page, 'Ask Ida')).toBeVisible()
  const [own, button] = await Promise.all([
    beacon(page, 'Ask Ida').boundingBox(),
    page.locator('#ai-chat-toggle').boundingBox(),
  ])
  // To its left, or below it where the drawing of the first screen ends there: in neither it covers the button.
  const [mark, target] = [expectDefined(own), expectDefined(button)]
  expect(mark.x + mark.width < target.x || mark.y > target.y + target.height).toBe(true)
  // The next one waits until it was closed.
  await runUntil(page, 17_000)
  await expect(beacons(page)).toHaveCount(1)
  await expect(page.locator('body')).toBeFocused()
  await expect(anyHint(page)).toHaveCount(0)
  for (const [i, name] of ['Ask Ida', 'There is more below', 'In your language', 'Light or dark'].entries()) {
    if (i > 0) await untilShown(page, beacon(page, name))
    await beacon(page, name).click()
    await press(page, 'Close this hint')
    await page.clock.runFor(1100)
  }
})

test('a beacon that is pointed at opens its card, for as long as the pointer is there', async ({ page }) => {
  await openWithHints(page)
  await beacon(page, 'Ask Ida').hover()
  const card = hint(page, 'Ask Ida')
  await expect(card).toBeVisible()
  const said = page.getByRole('status').first().getByRole('paragraph')
  await expect(said).toHaveText(['Ask Ida', /. Press F8 to go to this hint/])
  await card.hover()
  await page.clock.runFor(2000)
  await expect(card).toBeVisible()
  await page.mouse.move(300, 300)
  await page.clock.runFor(1000)
  await expect(card).toHaveCount(0)
  await expect(beacon(page, 'Ask Ida')).toBeVisible()
  expect(await kept(page)).toEqual([])
})

test('a beacon that is pressed keeps its card open, and what else comes waits', async ({ page }) => {
  await openWithHints(page)
  await beacon(page, 'Ask Ida').click()
  await page.mouse.move(300, 300)
  await page.clock.runFor(20_000)
  await expect(hint(page, 'Ask Ida')).toBeVisible()
  await expect(beacons(page)).toHaveCount(1)
  await expect(page.locator('.notice')).toHaveCount(0)
  await page.clock.resume()
  await expectNoViolation(page)
})

test('a second after a card was closed the next beacon comes, and its card when it is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { vibrations: [] })
    navigator.vibrate = (pattern) => window.vibrations.push(pattern) > 0
  })
  await openWithHints(page)
  await beacon(page, 'Ask Ida').click()
  await page.mouse.move(300, 300)
  await runUntil(page, 9000)
  await expect(beacons(page)).toHaveCount(1)
  await press(page, 'Close this hint')
  await page.clock.runFor(900)
  await expect(beacons(page)).toHaveCount(0)
  await page.clock.runFor(200)
  await untilShown(page, beacon(page, 'There is more below'))
  await beacon(page, 'There is more below').hover()
  await press(page, 'Next hint')
  await untilShown(page, hint(page, 'In your language'))
  await press(page, 'No more hints')
  expect(await page.evaluate(() => window.vibrations)).toEqual([10, [5, 5], 50])
})

test('a hint is reached and left with the keyboard, and the focus returns to where it was', async ({ page }) => {
  await openWithHints(page)
  await page.locator('#resume-download-btn').focus()
  await page.keyboard.press('F8')
  await expect(beacon(page, 'Ask Ida')).toBeFocused()
  const card = hint(page, 'Ask Ida')
  await expect(card).toBeVisible()
  await page.keyboard.press('F8')
  await expect(card).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'Open chat' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(page.locator('#resume-download-btn')).toBeFocused()
  expect(await kept(page)).toEqual(['welcome-chat'])
})

test('nobody is locked into a card', async ({ page }) => {
  await openWithHints(page)
  await page.keyboard.press('F8')
  const card = hint(page, 'Ask Ida')
  await expect(card).toBeVisible()
  for (let i = 0; i < 8; i += 1) await page.keyboard.press('Tab')
  await page.clock.runFor(1000)
  await expect(card).toHaveCount(0)
})

test('“Next hint” opens the next one at once; a closed one is gone for good', async ({ page }) => {
  await openWithHints(page)
  await runUntil(page, 7000)
  await beacon(page, 'Ask Ida').click()
  await press(page, 'Next hint')
  await expect(hint(page, 'There is more below')).toBeVisible()
  await press(page, 'Close this hint')
  await expect(anyHint(page)).toHaveCount(0)
  expect(await kept(page)).toEqual(['welcome-chat'])
  await arriveAgain(page)
  await notice(page, 7000)
  await untilShown(page, beacon(page, 'There is more below'))
  await expect(beacon(page, 'Ask Ida')).toHaveCount(0)
})

test('the first hint opens by itself after a calm minute, once, where it covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() =>
    sessionStorage.setItem('prompts', JSON.stringify(['welcome_new_user', 'initial_hesitation'])),
  )
  await dismissedBefore(page, ...delayed.slice(1))
  await openWithHints(page)
  // Not idle.
  for (let second = 10; second <= 50; second += 10) {
    await runUntil(page, second * 1000)
    await page.mouse.move(300 + second, 300)
  }
  await runUntil(page, 59_000)
  await page.mouse.move(300, 300)
  await expect(anyHint(page)).toHaveCount(0)
  await untilShown(page, hint(page, 'Ask Ida'))
  await page.clock.runFor(21_000)
  await expect(anyHint(page)).toHaveCount(0)
  await expect(beacon(page, 'Ask Ida')).toBeVisible()
})

/** Scrolls to this share of the page's way. */
const scrollToShare = (page: Page, share: number) =>
  page.evaluate((wanted) => {
    document.documentElement.dataset.drawn = ''
    scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * wanted, behavior: 'instant' })
  }, share)

test('after a fifth of the page a hint leads to the projects', async ({ page }) => {
  await dismissedBefore(page, ...delayed, ...ofSections)
  await arrive(page)
  await notice(page, 4000)
  await scrollToShare(page, 0.2)
  await page.clock.runFor(3000)
  await expect(beacons(page)).toHaveCount(0)
  await scrollToShare(page, 0.22)
  // Below the bar, where it covers no line of text.
  await expect(async () => {
    await page.evaluate(() => scrollBy({ top: 10, behavior: 'instant' }))
    await page.clock.runFor(500)
    await expect(beacon(page, 'The projects, side by side')).toBeVisible({ timeout: 200 })
  }).toPass()
  await beacon(page, 'The projects, side by side').click()
  await press(page, 'View projects')
  await untilFollowed(page, '/projects')
  await expect(page).toHaveURL('/projects')
  await expect(beacons(page)).toHaveCount(0)
})

test('the line about the connection waits while a card is open that the visitor turned to', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/net::ERR_INTERNET_DISCONNECTED/)
  await openWithHints(page)
  await beacon(page, 'Ask Ida').click()
  await expect(hint(page, 'Ask Ida')).toBeVisible()
  await context.setOffline(true)
  const line = page.locator('.notice', { hasText: 'You’re Offline' })
  await expect(line).toHaveCount(1)
  await expect(line).toBeHidden()
  await anyHint(page).getByRole('button', { name: 'Close' }).click()
  await untilShown(page, line)
})

test('a section in view shows its hint', async ({ page }) => {
  await dismissedBefore(page, ...delayed, 'projects-navigation')
  await arrive(page)
  await notice(page, 4000)
  await expect(beacons(page)).toHaveCount(0)
  await bringTo(page, 'about-section', 200)
  await untilShown(page, beacon(page, 'Open a skill'))
  await beacon(page, 'Open a skill').click()
  await press(page, 'Open one')
  await expect(page.locator('.skills > details').first()).toHaveAttribute('open')
  await expect(anyHint(page)).toHaveCount(0)
})

test('the hint about measuring opens the form for it in the chat', async ({ page }) => {
  await dismissedBefore(page, ...delayed, 'projects-navigation', 'interactive-elements', 'resume-download')
  await arrive(page)
  await notice(page, 4000)
  await bringTo(page, 'case-studies-section', 200)
  await untilShown(page, beacon(page, 'How fast is your website?'))
  await beacon(page, 'How fast is your website?').click()
  await page.clock.resume()
  await press(page, 'Measure a website')
  await expect(page.getByRole('textbox', { name: 'Address of the website' })).toBeVisible()
})

test('a hint without its target is not there, and others are', async ({ page }) => {
  await arrive(page)
  await page.evaluate(() => document.getElementById('ai-chat-toggle')?.style.setProperty('display', 'none'))
  await notice(page, 6000)
  await untilShown(page, beacon(page, 'There is more below'))
  await expect(beacon(page, 'Ask Ida')).toHaveCount(0)
  expect(await kept(page)).toEqual([])
})

test('what the visitor has found has no beacon any more', async ({ page }) => {
  await openWithHints(page)
  await runUntil(page, 7000)
  await page.locator('#ai-chat-toggle').click()
  await untilShown(page, page.locator('#chat-section'))
  await page.clock.runFor(2000)
  await expect(beacon(page, 'Ask Ida')).toHaveCount(0)
  expect(await kept(page)).toEqual([])
})

test('“No more hints” ends hints for good', async ({ page }) => {
  await openWithHints(page)
  await beacons(page).first().click()
  await press(page, 'No more hints')
  await expect(anyHint(page)).toHaveCount(0)
  await expect(beacons(page)).toHaveCount(0)
  expect(await kept(page)).toHaveLength(8)
})

test('a visitor who opted out of tracking gets no hints', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }))
  await arrive(page)
  await notice(page, 30_000)
  await expect(beacons(page)).toHaveCount(0)
})

for (const [width, lng] of [
  [360, 'de'],
  [768, 'ja'],
] as const) {
  test(`a hint’s card fits and is accessible, ${width} pixels wide (${lng})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openWithHints(page, `/?lng=${lng}`)
    await beacons(page).first().click()
    await page.clock.runFor(100)
    const { x, y, width: own, height } = expectDefined(await anyHint(page).boundingBox())
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + own).toBeLessThanOrEqual(width)
    expect(y + height).toBeLessThanOrEqual(800)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await page.clock.resume()
    await expectNoViolation(page)
  })
}
