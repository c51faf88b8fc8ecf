import type { Page } from '@playwright/test'
import { contentIn } from '#content/owner.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { expect, jumpTo, moving, offset, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

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
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  await expect(panel(page)).toContainText('45 ms of 45 ms')
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await expect(panel(page)).toContainText(expectDefined(steps.at(-2)).says)
  await page.getByRole('button', { name: 'Show the whole drawing' }).click()
  await expect(page).toHaveURL(FRAUD)
  await expect(drawing(page).locator('[data-dim]')).toHaveCount(0)
  await expect(start(page)).toBeFocused()
})

test('the time that has passed is a number beside its bar, and what was passed stays lit', async ({ page }) => {
  await open(page, FRAUD)
  await start(page).press('Enter')
  for (const _ of steps.slice(1)) await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(panel(page).locator('.panel-clock')).toHaveText('45 ms of 45 ms')
  const lit = drawing(page).locator(':is([data-passed], [data-chosen])')
  const passed = new Set(await lit.evaluateAll((nodes) => nodes.map((node) => (node as SVGElement).dataset.node)))
  const onLines = await drawing(page)
    .locator('.line:not([data-dim])')
    .evaluateAll((lines) => lines.flatMap((line) => [line.getAttribute('data-from'), line.getAttribute('data-to')]))
  expect([...passed].sort()).toEqual([...new Set(onLines)].sort())
})

test('the time and the keys stand clear of each other at every width', async ({ page }) => {
  const { diagram: japanese } = expectDefined(
    contentIn('ja').caseStudies.find(({ id }) => id === 'fraud-detection-system'),
  )
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 1000 })
    await open(page, `${FRAUD}?lng=ja`)
    await page.getByRole('button', { name: expectDefined(japanese.walks[0]).title, exact: true }).press('Enter')
    const clock = expectDefined(await panel(page).locator('.panel-clock').boundingBox())
    const key = expectDefined(await panel(page).locator('[data-do="previous"]').boundingBox())
    expect(clock.x + clock.width <= key.x || clock.y + clock.height <= key.y || key.y + key.height <= clock.y).toBe(
      true,
    )
  }
})

test('Escape in the panel gives the focus back to the request that was followed', async ({ page }) => {
  await open(page, FRAUD)
  await start(page).press('Enter')
  await page.getByRole('button', { name: 'Next', exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(start(page)).toBeFocused()
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
  await expect(panel(page)).toContainText('Follow a path')
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
  // In the drawing, or one after another, as the keyboard does.
  for (const [i, { id, without }] of diagram.nodes.entries()) {
    if (i % 2) await panel(page).getByRole('button', { name: 'Next', exact: true }).press('Enter')
    else await drawing(page).locator(`[data-node="${id}"]`).click()
    await expect(panel(page)).toContainText(sentenceWithout(id))
    await expect(page).toHaveURL(`${FRAUD}#without=${id}`)
    await expect(drawing(page).locator('[data-struck]')).toHaveAttribute('data-node', id)
    await expect(drawing(page).locator('.struck')).toHaveCount(1)
    await expect(drawing(page).locator('.node[data-reached]')).toHaveCount(without?.reaches?.length ?? 0)
    for (const reached of without?.reaches ?? [])
      await expect(panel(page).locator('.panel-reaches')).toContainText(partOf(reached).label)
  }
})

test('a drawing looks the same, whether its page was loaded or come to from another', async ({ page }) => {
  const looks = () =>
    page.locator('.system').evaluate((system) =>
      [...system.querySelectorAll('*')].map((element) => {
        const { fontWeight, fontSize, fill, stroke, strokeWidth, strokeDasharray, color, opacity, display, padding } =
          getComputedStyle(element)
        const look = {
          fontWeight,
          fontSize,
          fill,
          stroke,
          strokeWidth,
          strokeDasharray,
          color,
          opacity,
          display,
          padding,
        }
        return `${element.tagName}.${element.getAttribute('class')} ${JSON.stringify(look)}`
      }),
    )
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/projects')
  await page.locator(`a[href="${FRAUD}"]`).first().click()
  await expect(drawing(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const cameTo = await looks()
  await open(page, FRAUD)
  await page.waitForLoadState('networkidle')
  expect(await looks()).toEqual(cameTo)
})

test('around a chosen part its zone stays as it is, and the others step back', async ({ page }) => {
  await open(page, FRAUD)
  await drawing(page).locator('[data-node="feature-cache"]').click()
  const zones = drawing(page).locator('[data-boundary]:not([data-dim])')
  await expect(zones).toHaveCount(1)
  await expect(zones).toHaveAttribute('data-boundary', 'data-platform-team')
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
  await expect(page.getByText(/^Without “Feature cache”:/).first()).toBeVisible()
})

test('a footnote of an answer about a part that is away leads to the drawing without it, from any page', async ({
  page,
}) => {
  await open(page, FRAUD)
  await drawing(page).locator('[data-node="feature-cache"]').click()
  await panel(page).getByRole('button', { name: 'Take it away' }).click()
  await panel(page).getByRole('button', { name: 'Ask the assistant' }).click()
  const footnote = page.locator('.chat .footnote[aria-label*="Without Feature cache"]').first()
  const says = panel(page).locator('.panel-says')
  const expectShown = async () => {
    await expect(page).toHaveURL(`${FRAUD}#without=feature-cache`)
    await expect(drawing(page).locator('[data-struck]')).toHaveAttribute('data-node', 'feature-cache')
    await expect(says).toHaveText(sentenceWithout('feature-cache'))
    await expect(says).toContainClass('chat-marked')
    await expect(says).toBeInViewport()
    await expect(drawing(page)).toBeInViewport()
    expect(await offset(page)).toBeGreaterThan(0)
  }

  // It is shown already, further down.
  await expect(footnote).toBeVisible()
  await jumpTo(page, 0)
  await footnote.click()
  await expectShown()

  // The drawing shows something else, and does so again when the visitor goes back.
  const showWhole = panel(page).getByRole('button', { name: 'Show the whole drawing' })
  await showWhole.press('Enter')
  await expect(page).toHaveURL(FRAUD)
  await expect(says).not.toContainClass('chat-marked')
  await jumpTo(page, 0)
  await footnote.click()
  await expectShown()
  await page.goBack()
  await expect(page).toHaveURL(FRAUD)
  await expect(panel(page)).toContainText('Follow a path')

  await page.getByRole('banner').getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
  await footnote.click()
  await expectShown()
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
  // The title block and the legend are of the drawing that is shown.
  const foot = page.locator('.system-foot')
  await expect(foot.getByText(before.title)).toBeVisible()
  await expect(foot.getByText(diagram.title)).toBeHidden()
  await expect(foot.getByText(`${before.nodes.length} parts, ${before.connections.length} connections`)).toBeVisible()
  await expect(foot.getByText('Main path')).toBeHidden()
  await toggle.click()
  await expect(foot.getByText(diagram.title)).toBeVisible()
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

/** Presses the button that saves. @returns the file's name and text. */
test('a node’s edge is not seen through the spaces of the time on it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/case-study/mlops-transformation?lng=es')
  const gaps = await page.locator('.is-today .node text.time:visible').evaluateAll((times) =>
    (times as SVGTextElement[]).map((time) => {
      const words = time.textContent
      const spaces = [...words].flatMap((sign, i) => (/\s/.test(sign) ? [time.getExtentOfChar(i).width] : []))
      // The letters beside it leave a little of their own width free.
      return Math.max(...spaces) + 2 - Number.parseFloat(getComputedStyle(time).strokeWidth)
    }),
  )
  expect(gaps.length).toBeGreaterThan(0)
  expect(Math.max(...gaps)).toBeLessThan(0)
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
