import { comparePath, pairsOf } from '#content/compared.ts'
import { contentIn } from '#content/owner.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const { caseStudies } = contentIn('en')
const pair = expectDefined(pairsOf(caseStudies)[0])
const address = comparePath(pair)

test('two projects stand side by side, and the way leads there and on', async ({ page }) => {
  await open(page, '/projects')
  await page.getByText('Compare Two').click()
  await page.getByRole('link', { name: pair.map(({ title }) => title).join(' ⇄ ') }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Projects Side by Side' })).toBeVisible()
  for (const { title, drawing } of pair) {
    await expect(page.getByRole('img', { name: `Diagram: ${expectDefined(drawing).title}` })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: title })).toBeVisible()
  }
  await expectNoViolation(page)
  await page.getByRole('columnheader').getByRole('link', { name: pair[1].title }).click()
  await expect(page).toHaveURL(`/case-study/${pair[1].id}`)
})

for (const width of [320, 768, 1440]) {
  test(`the drawings and figures fit ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `${address}&lng=de`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const [one, other] = await Promise.all(
      [0, 1].map(async (i) => expectDefined(await page.locator('figure').nth(i).boundingBox())),
    )
    expect(expectDefined(one).y === expectDefined(other).y).toBe(width >= 768)
    // Each column of figures begins where its drawing does.
    if (width < 768) return
    for (const [i, figure] of [one, other].entries()) {
      const column = expectDefined(await page.getByRole('columnheader').nth(i).boundingBox())
      expect(column.x).toBeCloseTo(expectDefined(figure).x, 0)
    }
  })
}

test('the bars of projects lie between two years that are named, in a line as long as they', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/projects')
  const { career } = contentIn('en')
  const { from, to } = expectDefined(career)
  const axis = page.locator('.years-axis')
  await expect(axis).toHaveText(`${from}${to - 1}`)
  const [line, bar] = await Promise.all(
    [axis, page.locator('.compared .years').first()].map(async (one) =>
      expectDefined((await one.boundingBox()) ?? undefined),
    ),
  )
  expect(expectDefined(bar).x).toBeCloseTo(expectDefined(line).x, 0)
  expect(expectDefined(bar).width).toBeCloseTo(expectDefined(line).width, 0)
})

test('the list of pairs opens where all of it can be seen, above the bar at the window’s edge', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await open(page, '/projects')
  const pairs = page.locator('.pairs')
  const button = pairs.locator('summary')
  // At the lower end of the window.
  await button.evaluate((summary) => {
    document.documentElement.dataset.drawn = ''
    scrollBy({ top: summary.getBoundingClientRect().bottom - innerHeight + 80, behavior: 'instant' })
  })
  await button.click()
  const list = pairs.getByRole('list')
  const end = async () => {
    const box = expectDefined((await list.boundingBox()) ?? undefined)
    return box.y + box.height
  }
  const dock = expectDefined((await page.locator('.dock').boundingBox()) ?? undefined)
  await expect.poll(end).toBeLessThanOrEqual(dock.y)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('they are compared all the same', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('columnheader', { name: pair[0].title })).toBeVisible()
    await page.goto('/projects?compare=nothing,here')
    await expect(page.getByRole('heading', { level: 1, name: 'All Projects' })).toBeVisible()
  })
})
