import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { contentIn } from '#content/owner.ts'
import { expect, moving, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

const FRAUD = '/case-study/fraud-detection-system'
const { diagram } = expectDefined(contentIn('en').caseStudies.find(({ id }) => id === 'fraud-detection-system'))

const drawing = (page: Page) => page.getByRole('img', { name: `Diagram: ${diagram.title}` })

async function save(page: Page, label = 'Save as SVG') {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: label, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') }
}

test('what is shown is saved as a file that needs nothing of the site', async ({ page, context }) => {
  await open(page, FRAUD)
  const { name, text } = await save(page)
  expect(name).toMatch(/^[\p{L}\p{N}-]+\.svg$/u)
  expect(text).toContain(`<title>${diagram.title}</title>`)
  expect(text).not.toMatch(/var\(|color\(|class=|data-|style=/)
  // Zones and lines are told apart by their dashes, and the legend says what they mean.
  expect(text).toContain('stroke-dasharray="7px, 4px"')
  for (const { label } of diagram.boundaries) expect(text).toContain(`>${label}</text>`)
  const written = text.replaceAll('&lt;', '<')
  for (const { figure } of diagram.connections) expect(written).toContain(figure ?? '')
  const legend = await page.locator('.legend li').allTextContents()
  for (const words of legend) expect(text).toContain(`>${words}</text>`)
  // It is an image that a browser can show by itself.
  const elsewhere = await context.newPage()
  const isShown = await elsewhere.evaluate(async (svg) => {
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    await image.decode()
    return image.naturalWidth > 0
  }, text)
  expect(isShown).toBe(true)
})

test('a part that is away, and the time before, are saved as they are shown', async ({ page }) => {
  const before = expectDefined(diagram.before)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, `${FRAUD}#without=case-store`)
  await expect(drawing(page).locator('[data-struck]')).toHaveCount(1)
  const struck = expectDefined(await drawing(page).locator('[data-struck] .struck').getAttribute('d'))
  const { text } = await save(page)
  // The stroke of one part is seen, those of all others are not.
  expect(text.split(struck)).toHaveLength(2)
  expect(text).toContain('opacity="0.42"')

  await page.getByRole('button', { name: 'How it was before' }).click()
  await expect(drawing(page)).toBeHidden()
  const earlier = await save(page)
  expect(earlier.text).toContain(`<title>${before.title}</title>`)
  for (const { label } of before.nodes) expect(earlier.text).toContain(expectDefined(label.split(' ')[0]))
})

test('a drawing is saved in the words of the page', async ({ page }) => {
  const { diagram: german } = expectDefined(
    contentIn('de').caseStudies.find(({ id }) => id === 'fraud-detection-system'),
  )
  await open(page, `${FRAUD}?lng=de`)
  const { text } = await save(page, 'Als SVG speichern')
  expect(text).toContain(`<title>${german.title}</title>`)
})
