import type { Page } from '@playwright/test'
import { caseStudies } from '#content/owner.ts'
import { untilFollowed } from '#tests/browser/own-clock.ts'
import { caseStudyPaths, expect, hold, messagesIn, moving, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

const EPIC = 'EPIC AI Platform'
const skeletonHeights = (page: Page) => page.locator('main .skeleton')
const allProjects = (page: Page) => page.getByRole('heading', { level: 1, name: 'All Projects' })

test('a card on the home page leads to its case study, and back leads to the cards', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: `View Full Case Study: ${EPIC}` }).click()
  await expect(page).toHaveURL('/case-study/epic-ai-platform')
  await expect(page.getByRole('heading', { level: 1, name: EPIC })).toBeInViewport()
  await expect(page).toHaveTitle(`${EPIC} – Mara Lindholm`)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `${EPIC} – Mara Lindholm` })).toBeAttached()
  for (const name of [
    'The Challenge',
    'The Solution',
    'Key Features',
    'Outcomes & Impact',
    'Technologies',
    'Key Metrics',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  // Camel-case names of figures are shown with spaces.
  await expect(page.locator('dt', { hasText: 'Concurrent Users' })).toBeVisible()

  await page.getByRole('link', { name: 'Back to Case Studies' }).click()
  await expect(page).toHaveURL('/#case-studies')
  await expect(page.getByRole('heading', { name: 'Case Studies' })).toBeInViewport()
  await expect(page).toHaveTitle(/^Mara Lindholm/)
})

test('figures stand in two rows beside the title, and technologies beside the text', async ({ page }) => {
  await open(page, '/case-study/epic-ai-platform')
  const rightOf = async (id: string, other: string) => {
    const [one, two] = await Promise.all([id, other].map((place) => page.locator(place).boundingBox()))
    return expectDefined(one).x >= expectDefined(two).x + expectDefined(two).width
  }
  const figures = await page.locator('#metrics dl > div').all()
  const tops = await Promise.all(figures.map(async (figure) => expectDefined(await figure.boundingBox()).y))
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops.map(Math.round)).size).toBe(2)
  expect(await rightOf('#metrics', 'h1')).toBe(true)
  // The first screen shows where the drawing begins.
  await expect(page.locator('.system')).toBeInViewport()
  expect(await rightOf('#technologies', '#challenge')).toBe(true)
})

test('on a tablet legend and title block stand beside the drawing, whose words are no larger than the page’s', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/case-study/epic-ai-platform')
  const [drawing, legend] = await Promise.all(
    ['.is-narrow.is-today', '.legend'].map(async (place) => expectDefined(await page.locator(place).boundingBox())),
  )
  expect(expectDefined(legend).x).toBeGreaterThan(expectDefined(drawing).x + expectDefined(drawing).width)
  const heights = await page
    .locator('.is-narrow.is-today .node tspan')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThan(20)
})

test('“Get In Touch” leads from a case study to the form', async ({ page }) => {
  await open(page, expectDefined(caseStudyPaths[1]))
  await page.getByRole('main').getByRole('link', { name: 'Get In Touch' }).click()
  await expect(page).toHaveURL('/#contact')
  await expect(page.getByRole('heading', { name: 'Let’s Connect' })).toBeInViewport()
})

test('a part chosen in the drawing or in the list opens its details, one at a time', async ({ page }) => {
  const { content } = await messagesIn('en')
  const [first, , third] = expectDefined(content.caseStudies[0]).diagram.nodes
  await open(page, '/case-study/epic-ai-platform')
  const drawing = page.getByRole('img', { name: 'Diagram: EPIC answer path' })
  const parts = page.locator('.parts')
  const chosen = drawing.locator('[data-chosen]')
  await expect(chosen).toHaveCount(0)

  await drawing.locator(`[data-node="${expectDefined(third).id}"]`).click()
  await expect(parts.getByText(expectDefined(third).details)).toBeVisible()
  await expect(chosen).toHaveCount(1)
  await expect(page).toHaveURL(`/case-study/epic-ai-platform#part=${expectDefined(third).id}`)

  await parts.locator('summary', { hasText: expectDefined(first).label }).focus()
  await page.keyboard.press('Enter')
  await expect(parts.getByText(expectDefined(first).details)).toBeVisible()
  await expect(parts.getByText(expectDefined(third).details)).toBeHidden()
  await expect(chosen).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(parts.getByText(expectDefined(first).details)).toBeHidden()
  await expect(chosen).toHaveCount(0)
  await expect(page).toHaveURL('/case-study/epic-ai-platform')

  await page.getByText('Connections', { exact: true }).click()
  await expect(page.getByText('Chat web app → API gateway: question')).toBeVisible()
})

test('the drawing fills the screen and comes back', async ({ page }) => {
  await open(page, '/case-study/epic-ai-platform')
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  const button = page.getByRole('button', { name: 'Full screen', exact: true })
  await button.click()
  await expect.poll(isFull).toBe(true)
  await expect(page.getByRole('img', { name: /^Diagram: / }).first()).toBeInViewport()
  await page.getByRole('button', { name: 'Close full screen' }).click()
  await expect.poll(isFull).toBe(false)
  await expect(button).toBeVisible()
})

for (const [device, width, height] of [
  ['a laptop', 1366, 768],
  ['a tablet', 768, 1024],
  ['a phone', 360, 740],
] as const) {
  test(`in full screen no drawing is smaller than on the page, and all of it can be reached, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/case-study/epic-ai-platform')
    const letters = () =>
      page.locator('.is-today.system-drawing:visible').evaluate((drawing: SVGSVGElement) => drawing.getScreenCTM()?.a)
    const before = expectDefined(await letters())
    await page.getByRole('button', { name: 'Full screen', exact: true }).click()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await expect.poll(async () => expectDefined(await letters()) > before - 0.01).toBe(true)
    const hidden = await page.locator('.system-stage').evaluate((stage) => {
      stage.scrollTop = 0
      const top = stage.getBoundingClientRect().top
      const drawing = [...stage.children].find((one) => one.getClientRects().length > 0)
      return top - (drawing?.getBoundingClientRect().top ?? 0)
    })
    expect(hidden).toBeLessThanOrEqual(0)
  })
}

test('each project shows three highlights, six technologies and two figures', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'View All Projects' }).click()
  await expect(allProjects(page)).toBeVisible()
  await expect(page).toHaveTitle('All projects – Mara Lindholm')
  await expect(page.getByRole('main')).toBeFocused()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [i, study] of caseStudies.entries()) {
    const card = cards.nth(i)
    const lists = card.getByRole('list')
    await expect(lists.first().getByRole('listitem')).toHaveCount(3)
    const technologies = card.getByRole('list', { name: 'Technologies' }).getByRole('listitem')
    const shown = [...study.technologies.slice(0, 6), `+${study.technologies.length - 6} more`]
    await expect(technologies).toHaveText(shown)
    await expect(card.getByRole('definition')).toHaveCount(2)
    await expect(card.getByRole('link', { name: /^View Case Study: / })).toHaveText('View Case Study')
  }
  await page.getByRole('link', { name: 'Back to Portfolio' }).click()
  await expect(page).toHaveURL('/')
})

test('in the drawing of a card that is pointed at only the way of its request flows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/projects')
  const card = page.getByRole('article').first()
  const areMoving = (lines: string) => () =>
    card.locator(lines).evaluateAll((drawn) => drawn.map((line) => getComputedStyle(line).animationName !== 'none'))
  expect(await areMoving('.diagram-link')()).not.toContain(true)
  await card.hover()
  await expect.poll(areMoving('.diagram-link.on-way')).toContain(true)
  expect(await areMoving('.diagram-link.on-way')()).not.toContain(false)
  expect(await areMoving('.diagram-link:not(.on-way)')()).not.toContain(true)
})

test('the projects stand in a grid of two columns, of an odd number the first one across both', async ({ page }) => {
  await open(page, '/projects')
  const cards = page.getByRole('article')
  const [first, second, third] = await Promise.all([0, 1, 2].map((i) => cards.nth(i).boundingBox()))
  expect(expectDefined(second).y).toBeGreaterThan(expectDefined(first).y)
  expect(expectDefined(third).y).toBe(expectDefined(second).y)
  expect(expectDefined(third).x).toBeGreaterThan(expectDefined(second).x)
  expect(expectDefined(first).width).toBeGreaterThan(2 * expectDefined(second).width)
})

test('a description on the projects page ends with a sentence, within three lines', async ({ page }) => {
  await open(page, '/projects')
  const { content } = await messagesIn('en')
  for (const [i, { description }] of content.caseStudies.entries()) {
    const shown = page.getByRole('article').nth(i).locator('.prose')
    await expect(shown).toHaveText(/\.$/)
    expect(description).toContain(await shown.innerText())
    const lines = await shown.evaluate((text) => {
      return text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)
    })
    expect(Math.round(lines)).toBeLessThanOrEqual(3)
  }
})

test('a page that arrives at once shows no skeleton', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.skeleton')) document.documentElement.dataset.skeleton = 'seen'
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'View All Projects' }).click()
  await untilFollowed(page, '/projects')
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(1)
  await expect(allProjects(page)).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-skeleton')
})

test('a slow page shows its skeleton step by step, for a second at least', async ({ page }) => {
  await open(page, '/')
  const code = await hold(page, '**/assets/projects-*.js')
  const asked = page.waitForRequest('**/assets/projects-*.js')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('link', { name: 'View All Projects' }).click()
  // Until then the page before can be read.
  await page.clock.runFor(250)
  await expect(page).toHaveURL('/')
  await expect(skeletonHeights(page)).toHaveCount(0)
  await untilFollowed(page, '/projects')
  await expect(page).toHaveURL('/projects')
  await expect(skeletonHeights(page)).toHaveCount(1)
  for (const count of [2, 3, 4, 5]) {
    await page.clock.runFor(145)
    await expect(skeletonHeights(page)).toHaveCount(count - 1)
    await page.clock.runFor(5)
    await expect(skeletonHeights(page)).toHaveCount(count)
  }
  // The code arrives 600 ms after the skeleton was shown: 400 ms are left of its second.
  await code.release()
  const url = (await asked).url()
  await page.evaluate((address) => import(address), url)
  await page.clock.runFor(390)
  await expect(skeletonHeights(page)).toHaveCount(5)
  await page.clock.runFor(10)
  await expect(allProjects(page)).toBeVisible()
  await expect(skeletonHeights(page)).toHaveCount(0)
})

test('a page whose code cannot be loaded says so, and a retry loads it', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/)
  await open(page, '/')
  await page.route('**/assets/projects-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'View All Projects' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('An error occurred')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toBeVisible()
  await page.unroute('**/assets/projects-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(allProjects(page)).toBeVisible()
  await expect(alert).toBeHidden()
})

test('leaving a slow page before it has loaded shows the last requested page', async ({ page }) => {
  await open(page, '/')
  const code = await hold(page, '**/assets/projects-*.js')
  await page.getByRole('link', { name: 'View All Projects' }).click()
  await expect(page).toHaveURL('/projects')
  await page.getByRole('navigation').getByRole('link', { name: 'Chat' }).click()
  await expect(page.locator('#chat-section').first()).toBeVisible()
  await code.release()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#chat-section').first()).toBeVisible()
  await expect(allProjects(page)).toBeHidden()
})

test('a page that crashes says so, and the bar and other pages keep working', async ({ page, faults }) => {
  faults.allow(/does not work/)
  await open(page, '/')
  await page.route('**/assets/projects-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default () => { throw new Error('does not work') }",
    }),
  )
  await page.getByRole('link', { name: 'View All Projects' }).first().click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Mara Lindholm' })).toBeVisible()
})
