import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readOwner } from '#content/reading/read-owner.ts'
import { placeholderIn } from '#scripts/content/placeholders.ts'
import { findSampleTraces } from '#scripts/content/sample-traces.ts'
import { parts } from '#tests/browser/chat.ts'
import { startImportedSite } from '#tests/browser/imported-site.ts'
import { chatMessages, expect, open, test } from '#tests/browser/site.ts'

// One site for both widths: it takes a while to build.
test.describe.configure({ mode: 'default' })

const OWNER = 'Iratxe Goñi Ruiz'
const file = join(import.meta.dirname, '../../content/imported/costume-maker.md')
let site: Awaited<ReturnType<typeof startImportedSite>>

test.beforeAll(async () => {
  test.setTimeout(400_000)
  site = await startImportedSite(file, 'es')
})
test.afterAll(async () => {
  await site?.stop()
})

/** Headings that nobody can read anything of, or with nothing below them: the next heading of their rank or a higher one follows at once. */
const emptyHeadings = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4)')]
    const rank = ({ tagName }: Element) => Number(tagName.slice(1))
    return all.flatMap((heading, i) => {
      const words = heading.textContent?.trim() ?? ''
      if (words === '') return [heading.outerHTML]
      const next = all[i + 1]
      if (rank(heading) !== 2) return []
      const range = document.createRange()
      range.setStartAfter(heading)
      if (next && rank(next) <= rank(heading)) range.setEndBefore(next)
      else range.setEndAfter(heading.closest('section, main') ?? heading)
      return /[\p{L}\p{N}]/u.test(range.toString()) || range.cloneContents().querySelector('input, img, svg')
        ? []
        : [words]
    })
  })

/** What is wrong with what stands on the page now. */
async function expectWhole(page: Page, where: string) {
  expect([where, await emptyHeadings(page)]).toEqual([where, []])
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([where, wider]).toEqual([where, 0])
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  const texts = lines.filter((line) => /…|\p{L}/u.test(line))
  expect([where, texts.filter((line) => placeholderIn(line) !== undefined)]).toEqual([where, []])
  expect([where, lines.filter((line) => /\{\{|undefined|\[object|^\|/.test(line))]).toEqual([where, []])
  const traces: string[] = []
  findSampleTraces(
    lines.map((text) => ({ file: where, path: [], text, language: 'es' as const })),
    (place, _key, reason) => traces.push(`${place} ${reason}`),
  )
  expect(traces).toEqual([])
}

for (const [name, width, height] of [
  ['a phone', 360, 740],
  ['a desktop', 1440, 900],
] as const) {
  test(`the site of an owner who imported a résumé is whole on ${name}`, async ({ page, faults }) => {
    faults.allow(new RegExp(`foreign request: ${site.url}`))
    await page.setViewportSize({ width, height })
    const owner = readOwner(site.content).inLanguage.es
    const projects = Object.entries(owner?.projects ?? {})
    expect(projects).toHaveLength(2)

    await open(page, `${site.url}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OWNER)
    await expectWhole(page, 'home')
    const tops = page
      .locator('#case-studies article')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(await tops).size, 'rows of case studies').toBe(width > 1000 ? 1 : 2)
    await open(page, `${site.url}/projects`)
    for (const [, { title }] of projects) await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectWhole(page, 'projects')
    for (const [id, { title }] of projects) {
      await open(page, `${site.url}/case-study/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expectWhole(page, id)
    }
    await open(page, `${site.url}/skills`)
    await expectWhole(page, 'skills')

    await open(page, `${site.url}/chat`)
    const chat = parts(page, await chatMessages('es'))
    await chat.ask('¿Quién es Iratxe?')
    await expect(chat.last).toContainText('Teatro Arriaga')
    await expectWhole(page, 'chat')

    await open(page, `${site.url}/`)
    await page.locator('#resume-download-btn').click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=email]').fill('reader@example.org')
    await dialog.getByRole('radio').first().check()
    const saved = page.waitForEvent('download')
    await dialog.locator('button[type=submit]').click()
    expect((await saved).suggestedFilename()).toMatch(/^Iratxe-Goñi-Ruiz-.+\.pdf$/)
    await expect(dialog).toHaveCount(0)

    const form = page.locator('#contact form')
    await form.scrollIntoViewIfNeeded()
    await form.locator('[name=firstName]').fill('Ada')
    await form.locator('[name=lastName]').fill('Berg')
    await form.locator('[name=email]').fill('ada@example.org')
    await form.locator('[name=subject]').fill('Un vestido')
    await form.locator('[name=message]').fill('Para marzo.')
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/contact'),
      form.locator('button[type=submit]').click(),
    ])
    expect(answer.status()).toBe(200)
    await expectWhole(page, 'contact')
  })
}
