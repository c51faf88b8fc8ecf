import type { Page } from '@playwright/test'
import { contentIn } from '#content/owner.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const FRAUD = '/case-study/fraud-detection-system'
const { diagram } = expectDefined(contentIn('en').caseStudies.find(({ id }) => id === 'fraud-detection-system'))
const walk = expectDefined(diagram.walks[0])
const steps = walk.steps
const partOf = (id: string) => expectDefined(diagram.nodes.find((node) => node.id === id))
const sentenceWithout = (id: string) => expectDefined(partOf(id).without?.says)

const panel = (page: Page) => page.locator('.system-panel')
const drawing = (page: Page) => page.getByRole('img', { name: `Diagram: ${diagram.title}` })
const start = (page: Page) => page.getByRole('button', { name: walk.title, exact: true })

test('a request is followed step by step until its claimed time is reached', async ({ page }) => {
  await open(page, FRAUD)
  await start(page).press('Enter')
  for (const [i, { id, says }] of steps.entries()) {
    await expect(panel(page)).toContainText(says)
    await expect(panel(page)).toContainText(`Step ${i + 1} of ${steps.length}`)
    await expect(page).toHaveURL(`${FRAUD}#walk=${walk.id}&step=${id}`)
    await page.getByRole('button', { name: 'Next step' }).click()
  }
  await expect(panel(page)).toContainText('45 ms of 45 ms')
  await page.getByRole('button', { name: 'Previous step' }).click()
  await expect(panel(page)).toContainText(expectDefined(steps.at(-2)).says)
  await page.getByRole('button', { name: 'Show the whole drawing' }).click()
  await expect(page).toHaveURL(FRAUD)
  await expect(drawing(page).locator('[data-dim]')).toHaveCount(0)
})

test('the arrow keys lead through a request, and Escape ends it', async ({ page }) => {
  await open(page, FRAUD)
  await start(page).press('Enter')
  await expect(panel(page)).toContainText(expectDefined(steps[0]).says)
  await page.keyboard.press('ArrowRight')
  await expect(panel(page)).toContainText(expectDefined(steps[1]).says)
  await page.keyboard.press('ArrowLeft')
  await expect(panel(page)).toContainText(expectDefined(steps[0]).says)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toContainText('Follow a request')
  await expect(start(page)).toHaveAttribute('aria-pressed', 'false')
})

test('a request plays by itself when it is clicked, and pauses', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, FRAUD)
  await start(page).click()
  await expect(page.locator('.packet').first()).toBeAttached()
  await expect(panel(page)).toContainText(expectDefined(steps[1]).says, { timeout: 12_000 })
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('with reduced motion nothing moves, and each step is marked all the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, FRAUD)
  await start(page).click()
  await expect(drawing(page).locator('[data-chosen]')).toHaveCount(1)
  await expect(page.locator('.packet')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('every part can be taken away, and the owner says what happens then', async ({ page }) => {
  await open(page, FRAUD)
  await page.getByRole('button', { name: 'Take a part away' }).click()
  for (const { id, label, without } of diagram.nodes) {
    await panel(page).getByRole('button', { name: label, exact: true }).click()
    await expect(panel(page)).toContainText(sentenceWithout(id))
    await expect(page).toHaveURL(`${FRAUD}#without=${id}`)
    await expect(drawing(page).locator('[data-struck]')).toHaveAttribute('data-node', id)
    await expect(drawing(page).locator('.node[data-reached]')).toHaveCount(without?.reaches?.length ?? 0)
  }
})

test('a part that was chosen is taken away, put back and asked about', async ({ page }) => {
  await open(page, FRAUD)
  await drawing(page).locator('[data-node="feature-cache"]').click()
  await expect(panel(page)).toContainText(partOf('feature-cache').details)
  await panel(page).getByRole('button', { name: 'Take it away' }).click()
  await expect(panel(page)).toContainText(sentenceWithout('feature-cache'))
  await panel(page).getByRole('button', { name: 'Put it back' }).click()
  await expect(panel(page)).toContainText(partOf('feature-cache').details)
  await panel(page).getByRole('button', { name: 'Take it away' }).click()
  await panel(page).getByRole('button', { name: 'Ask the assistant' }).click()
  await expect(page.getByText('What happens when Feature cache fails?').first()).toBeVisible()
  await expect(page.getByText(/^Without Feature cache:/).first()).toBeVisible()
})

test('it shows how it was before, and how it is today again', async ({ page }) => {
  const before = expectDefined(diagram.before)
  await open(page, FRAUD)
  const toggle = page.getByRole('button', { name: 'How it was before' })
  await toggle.click()
  await expect(page.getByRole('img', { name: `Diagram: ${before.title}` })).toBeVisible()
  await expect(drawing(page)).toBeHidden()
  await expect(panel(page)).toContainText(before.says)
  await expect(page).toHaveURL(`${FRAUD}#before`)
  await toggle.click()
  await expect(drawing(page)).toBeVisible()
})

test('the address of a step, of a part that is away and of the time before shows the same in another tab', async ({
  page,
}) => {
  const third = expectDefined(steps[2])
  await page.goto(`${FRAUD}#walk=${walk.id}&step=${third.id}`)
  await expect(panel(page)).toContainText(third.says)
  await expect(drawing(page)).toBeInViewport()
  await page.goto('/')
  await page.goto(`${FRAUD}#without=case-store`)
  await expect(panel(page)).toContainText(sentenceWithout('case-store'))
  await page.goto('/')
  await page.goto(`${FRAUD}#before`)
  await expect(panel(page)).toContainText(expectDefined(diagram.before).says)
})

test('without JavaScript every sentence of the drawing is on the page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en' })
  const page = await context.newPage()
  await page.goto(FRAUD)
  await expect(drawing(page)).toBeVisible()
  await expect(start(page)).toBeHidden()
  const text = await page.locator('#architecture').textContent()
  const said = [
    diagram.leftOut,
    ...diagram.nodes.map(({ without }) => without?.says),
    ...diagram.walks.flatMap((one) => one.steps.map(({ says }) => says)),
    diagram.before?.says,
    ...diagram.connections.map(({ figure }) => figure),
  ]
  for (const sentence of said) expect(text).toContain(sentence ?? '')
  await context.close()
})

for (const width of [320, 768, 1440]) {
  test(`a living drawing is accessible and fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, FRAUD)
    await start(page).press('Enter')
    await expect(panel(page)).toContainText(expectDefined(steps[0]).says)
    const shown = expectDefined(await drawing(page).boundingBox())
    expect(shown.x).toBeGreaterThanOrEqual(0)
    expect(shown.x + shown.width).toBeLessThanOrEqual(width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectNoViolation(page)
  })
}

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

test('steps done are seen on the panel’s bar', async ({ page }) => {
  await open(page, FRAUD)
  await start(page).press('Enter')
  const colour = (part: number) =>
    page
      .locator('.panel-bar .walk-part')
      .nth(part)
      .evaluate((element) => getComputedStyle(element).fill)
  await expect.poll(async () => (await colour(0)) === (await colour(1))).toBe(false)
})
