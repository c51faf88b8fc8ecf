/** What WCAG 2.2 AA asks for beyond what axe can see: room for large text, and focus that is never hidden. */
import type { Page } from '@playwright/test'
import { newAddress, PASSWORD, registered, signedIn } from '#tests/browser/accounts.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { giveProject, spendTooMuch } from '#tests/browser/portal.ts'
import { expect, open, pagePaths, test } from '#tests/browser/site.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** What sticks out of the window to the side, so that a line could only be read by scrolling to and fro. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const scrollsItself = (element: Element | null): boolean =>
      element !== null &&
      (/(?:auto|scroll|hidden|clip)/.test(getComputedStyle(element).overflowX) || scrollsItself(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect()
        return width > 1 && right > innerWidth + 1 && !scrollsItself(element.parentElement)
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
  })

/** As a reader's own tools do: the page's policy allows no style element of others. */
const adopt = (page: Page, styles: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, styles)

// 1.4.10 Reflow: 320 pixels are a window of 1280 at 400 %. German has the longest words.
for (const language of ['de', 'fr', 'ja']) {
  test(`every page reads in a window of 320 pixels in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of pagePaths) {
      await open(page, `${path}?lng=${language}`)
      expect.soft(await sticksOut(page), path).toEqual([])
    }
  })
}

// 1.4.4 Resize text: as a reader does who has set a larger font, on a phone.
for (const language of ['es', 'zh']) {
  test(`text of twice the size leaves everything in reach on a phone in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of pagePaths) {
      await open(page, `${path}?lng=${language}`)
      await adopt(page, ':root { font-size: 200% }')
      expect.soft(await sticksOut(page), path).toEqual([])
      const cut = await page
        .locator('.dock')
        .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight))
      expect.soft(cut, path).toEqual([])
    }
  })
}

const LONG_NAME = 'Maximiliane Aurelia Quiroga'

// The sample's is short.
for (const width of [390, 1024, 1440]) {
  test(`a long name has room in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/?lng=es')
    await page.locator('.logo').evaluate((logo, name) => (logo.textContent = name), LONG_NAME)
    expect(await sticksOut(page)).toEqual([])
    const tall = await page.locator('.bar :is(a, button)').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && !element.matches('.logo'))
        .filter((element) => element.getBoundingClientRect().height > 48)
        .map((element) => element.textContent),
    )
    expect(tall).toEqual([])
  })
}

test('a name of a hundred letters breaks on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const data = { email: newAddress(), password: PASSWORD, firstName: 'Venkata'.repeat(14), lastName: 'R'.repeat(98) }
  expect((await page.request.post('/api/auth/register', { data })).status()).toBe(200)
  for (const path of ['/client-portal', '/account']) {
    await open(page, path)
    await expect(page.getByRole('main').getByText('Venkata').first()).toBeVisible()
    expect.soft(await sticksOut(page), path).toEqual([])
  }
})

test('in which languages a fact is missing breaks on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signedIn(page, OWNER.email, OWNER.password)
  const text = `I collect every kettle ${Date.now()}.`
  const made = await page.request.post('/api/admin/facts', { data: { texts: { en: { text, questions: [] } } } })
  expect(made.status(), await made.text()).toBe(200)
  await open(page, '/admin?tab=inbox&list=questions&lng=de')
  await expect(page.getByText(text)).toBeVisible()
  expect(await sticksOut(page)).toEqual([])
})

test('an amount stays on its line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const project = giveProject(await registered(page))
  spendTooMuch(project)
  await open(page, `/client-portal?lng=de&project=${project}&tab=overview`)
  const amount = page.locator('.portal-sums dd').filter({ hasText: '€' })
  await expect(amount).toHaveCount(3)
  const lines = await amount.evaluateAll((all) =>
    all.map((one) =>
      Math.round(one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight)),
    ),
  )
  expect(lines).toEqual([1, 1, 1])
  expect(await sticksOut(page)).toEqual([])
})

const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

// 1.4.12 Text spacing, with the values that the criterion names. What a card shortens is whole on the page that it leads to.
test('nothing is cut off with increased text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of pagePaths) {
    await open(page, `${path}?lng=de`)
    await adopt(page, TEXT_SPACING)
    expect.soft(await sticksOut(page), path).toEqual([])
    const cut = await page.locator('button, a, p, li, h1, h2, h3, label').evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter(
          (element) => getComputedStyle(element).overflowY !== 'visible' && !element.closest('.sr-only, .line-clamp-3'),
        )
        .filter((element) => element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 1)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
    )
    expect.soft(cut, path).toEqual([])
  }
})

// 2.4.11 Focus not obscured: neither the bar above nor what floats below lies on what has the focus.
test('the focused element is never completely hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const path of ['/', '/projects', '/skills', '/case-study/epic-ai-platform']) {
    await open(page, path)
    const hidden: string[] = []
    for (let stop = 0; stop < 120; stop++) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return 'end'
        const { left, top, width, height } = element.getBoundingClientRect()
        const seen = [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const at = document.elementFromPoint(left + width * x, top + height * y)
            return at !== null && (element.contains(at) || at.contains(element))
          }),
        )
        return seen ? undefined : `${element.tagName} ${element.textContent?.slice(0, 40)}`
      })
      if (found === 'end') break
      if (found) hidden.push(found)
    }
    expect.soft(hidden, path).toEqual([])
  }
})

// 1.4.11 and what people set themselves: with forced colours every control can still be told from what is around it.
test('with forced colours controls have a border and the focus is visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/')
  const flat = await page
    .locator('.button, input:not([type=checkbox]):not([type=radio]), textarea')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
        .map((element) => `${element.tagName} ${element.className}`),
    )
  expect(flat).toEqual([])
  await page.getByRole('button', { name: 'View My Work' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  const outline = await page
    .getByRole('button', { name: 'View My Work' })
    .evaluate((button) => getComputedStyle(button).outlineStyle)
  expect(outline).toBe('solid')
})
