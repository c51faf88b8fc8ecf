import type { Page } from '@playwright/test'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { arrive, arriveAgain, bringTo, notice, untilAnswered, untilShown } from '#tests/browser/own-clock.ts'
import { expect, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const prompt = (page: Page) => page.getByRole('complementary', { name: 'A suggestion' })
const panel = (page: Page) => page.locator('.tracking')
const reading = (page: Page, name: string) =>
  panel(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition')
const switchOf = (page: Page) => page.getByRole('switch', { name: 'Notice how I use this site' })

/** As when another tab comes to the front: what was counted is sent then. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** What is sent about the visit from now on. */
function watchReports(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (['/api/visits', '/api/vitals'].includes(pathname)) sent.push(pathname)
  })
  return sent
}

/** Asks the prompt why it is there. */
async function askWhy(page: Page): Promise<void> {
  await notice(page)
  await untilShown(page, prompt(page))
  await prompt(page).locator('.notice-line').click()
  const words = page.waitForResponse(/\/tracking-panel-[\w-]+\.js/)
  await prompt(page).getByRole('button', { name: 'Why am I seeing this?' }).click()
  await untilAnswered(page)
  await words
  await page.clock.runFor(1000)
  await expect(page.getByRole('dialog', { name: 'What this page notices' })).toBeVisible()
}

/** The keys under which the browser keeps what was noticed, without what it keeps for other reasons. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      // Neither says anything of the visitor: when the network was last there, and which typeface is kept.
      .filter((key) => key !== 'last-online' && key !== 'typeface')
      .sort(),
  )

test('a prompt explains itself, and the tracking panel shows changes live', async ({ page }) => {
  await arrive(page)
  await askWhy(page)
  const dialog = page.getByRole('dialog', { name: 'What this page notices' })
  await expect(dialog).toContainText(
    'This is your first visit with this browser, and you have been here for 5 seconds.',
  )
  await expect(prompt(page)).toHaveCount(0)
  await expect(reading(page, 'In view now')).toHaveText('Top')
  await expect(reading(page, 'Visited before')).toHaveText('no')
  const before = await reading(page, 'Time on this page').textContent()
  await page.clock.runFor(3000)
  await expect(reading(page, 'Time on this page')).not.toHaveText(expectDefined(before))
  await expect(reading(page, 'Last activity')).toHaveText(/^[34] sec ago$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('one switch stops everything: nothing is offered, tracked, stored or sent', async ({ page }) => {
  const sent = watchReports(page)
  await arrive(page)
  await askWhy(page)
  await switchOf(page).click()
  await expect(switchOf(page)).not.toBeChecked()
  await expect(panel(page)).toContainText('Nothing is noticed.')
  await expect.poll(() => kept(page)).toEqual(['not-noticed'])
  await page.keyboard.press('Escape')
  await page.mouse.move(600, 3)
  await bringTo(page, 'experience-section', 100)
  await page.clock.runFor(60_000)
  await expect(prompt(page)).toHaveCount(0)
  await hide(page)
  await arriveAgain(page)
  await page.clock.runFor(60_000)
  await hide(page)
  await arriveAgain(page, '/projects')
  await page.clock.runFor(30_000)
  await expect(prompt(page)).toHaveCount(0)
  expect(await kept(page)).toEqual(['not-noticed'])
  expect(sent).toEqual([])
})

test('switched on again it starts from zero', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('not-noticed', 'true'))
  await arrive(page, '/privacy')
  const code = page.waitForResponse(/\/deferred-[\w-]+\.js/)
  await page.clock.runFor(6000)
  await code
  await page.clock.runFor(1000)
  await expect(switchOf(page)).not.toBeChecked()
  await switchOf(page).press('Space')
  await expect(switchOf(page)).toBeChecked()
  await page.clock.runFor(2000)
  await expect(reading(page, 'Time on this page')).toHaveText('2 sec')
})

test('tracked behaviour can be deleted', async ({ page }) => {
  await arrive(page)
  await notice(page)
  await untilShown(page, prompt(page))
  await prompt(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.clock.resume()
  await expect(page).toHaveURL('/privacy')
  await expect(reading(page, 'Time in sections')).toHaveText(/^Top \d+ sec/)
  await page.getByRole('button', { name: 'Forget all of it' }).click()
  await expect(page.getByRole('status')).toHaveText('What was noticed has been forgotten.')
  await expect(reading(page, 'Time in sections')).toHaveText('none')
  await expect(reading(page, 'Pressed')).toHaveText('0×')
  expect(await kept(page)).toEqual([])
})

test('tracked behaviour is stored for the session', async ({ page }) => {
  await arrive(page)
  await notice(page)
  await untilShown(page, prompt(page))
  await prompt(page).getByRole('button', { name: 'Close' }).click()
  await arriveAgain(page, '/privacy')
  expect(await kept(page)).toEqual(['interruptions', 'noticed', 'prompts', 'prompts-shown', 'visited'])
  await notice(page)
  await expect(reading(page, 'Time in sections')).toHaveText(/^Top \d+ sec$/)
  await expect(reading(page, 'Visited before')).toHaveText('no')
})

for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`a browser that asks not to be tracked is not tracked (${signal})`, async ({ page }) => {
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true })
    }, signal)
    const sent = watchReports(page)
    await arrive(page)
    await page.clock.runFor(60_000)
    await expect(prompt(page)).toHaveCount(0)
    await hide(page)
    await arriveAgain(page, '/privacy')
    await expect(panel(page)).toContainText('Your browser asks every site not to track you.')
    await expect(switchOf(page)).toHaveAttribute('aria-disabled', 'true')
    await switchOf(page).dispatchEvent('click')
    await expect(switchOf(page)).not.toBeChecked()
    expect(await kept(page)).toEqual([])
    expect(sent).toEqual([])
  })
}

for (const width of [360, 768, 1440]) {
  test(`the panel is accessible, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await arrive(page)
    await askWhy(page)
    await expect(reading(page, 'In view now')).toBeVisible()
    await page.clock.resume()
    await expectNoViolation(page)
    expect(await page.getByRole('dialog').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })
}
