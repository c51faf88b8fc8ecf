import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { expect, hold, messagesIn, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test('the printed page has everything about the owner and no controls', async ({ page }) => {
  const { content } = await messagesIn('en')
  const { profile, experience, skills, caseStudies } = content
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })

  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.locator('form')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.name)
  for (const text of [
    profile.title,
    profile.bio,
    profile.summary,
    profile.email,
    profile.website?.replace('https://', '') ?? '',
  ]) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
  expect(experience).toHaveLength(7)
  for (const { id, title, company, achievements } of experience) {
    const job = page.locator(`#job-${id}`)
    await expect(job).toHaveCSS('opacity', '1')
    for (const text of [title, company, ...achievements.map((achievement) => achievement.text)]) {
      await expect(job.getByText(text, { exact: true })).toBeVisible()
    }
  }
  for (const { name } of skills) await expect(page.getByText(name, { exact: true })).toBeVisible()
  for (const { title } of caseStudies) await expect(page.getByRole('heading', { name: title })).toBeVisible()

  // Dark ink on white paper, whatever the screen shows.
  const ink = await page.getByText(profile.summary).evaluate((text) => getComputedStyle(text).color)
  const [red = 255, green = 255, blue = 255] = (ink.match(/[\d.]+/g) ?? []).map(Number)
  expect(Math.max(red, green, blue)).toBeLessThan(130)
})

test('the résumé fits on few pages', async ({ page }) => {
  await open(page, '/')
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
  const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? []
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThanOrEqual(5)
})

/** The texts of each printed page, and how far down it they go, as a share of its height. */
async function printed(page: Page, path: string): Promise<{ text: string; share: number }[]> {
  await open(page, path)
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true })))
  return await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, i) => {
      const sheet = await pdf.getPage(i + 1)
      const { items } = await sheet.getTextContent()
      const texts = items.filter((item) => 'str' in item && item.str.trim() !== '') as {
        str: string
        transform: number[]
      }[]
      const { height } = sheet.getViewport({ scale: 1 })
      const lowest = Math.min(...texts.map(({ transform }) => transform[5] ?? height))
      return { text: texts.map(({ str }) => str).join(' '), share: 1 - lowest / height }
    }),
  )
}

test('no printed page of the home page but the last is half empty', async ({ page }) => {
  const pages = await printed(page, '/')
  expect(Math.min(...pages.slice(0, -1).map(({ share }) => share))).toBeGreaterThan(0.6)
})

test('a drawing is printed below its heading, with its frame on the same page', async ({ page }) => {
  const { content } = await messagesIn('en')
  for (const { id, diagram } of content.caseStudies) {
    const pages = await printed(page, `/case-study/${id}`)
    const sheet = pages.find(({ text }) =>
      text.includes(expectDefined(diagram.description.split(' ').slice(0, 4).join(' '))),
    )
    expect(expectDefined(sheet).text, id).toContain(expectDefined(diagram.nodes[0]).label)
  }
})

test('a printed case study has its drawing on the first page, and no title with nothing below it', async ({ page }) => {
  const { content } = await messagesIn('en')
  const { id, diagram } = expectDefined(content.caseStudies[0])
  const [first] = await printed(page, `/case-study/${id}`)
  expect(expectDefined(first).text).toContain(expectDefined(diagram.nodes[0]).label)
  expect(expectDefined(first).share).toBeGreaterThan(0.6)
  await page.emulateMedia({ media: 'print' })
  // The parts are named; all else that opens is left out.
  await expect(page.locator('#architecture details:not([data-part]):visible')).toHaveCount(0)
})

test('printed before its styles have loaded, nothing is missing', async ({ page }) => {
  await hold(page, '**/assets/*')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-waits', 'styles')
  await expect(page.locator('#experience')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#experience')).toBeVisible()
})
