import type { Page } from '@playwright/test'
import { contentIn } from '#content/owner.ts'
import type { Language } from '#contract/language.ts'
import { languages } from '#contract/language.ts'
import { expect, messagesIn, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const names: Record<Language, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ja: '日本語',
}
const html = (page: Page) => page.locator('html')

async function chooseInBar(page: Page, language: Language): Promise<void> {
  const picker = page.getByRole('banner').locator('details')
  await picker.locator('summary').click()
  await picker.getByRole('link', { name: names[language] }).click()
}

const chooseInFooter = (page: Page, language: Language) =>
  page.getByRole('contentinfo').getByRole('link', { name: names[language] }).click()

const kept = async (page: Page) => ({
  cookie: (await page.context().cookies()).find(({ name }) => name === 'i18next')?.value,
  storage: await page.evaluate(() => localStorage.getItem('i18nextLng')),
})

/** Whether the page has been loaded anew since `mark`. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('the picker in the bar changes all texts at once, without a reload, and saves the choice', async ({ page }) => {
  // Hints and prompts are announced too, and the newest announcement replaces the one before: without tracking none come.
  await page.addInitScript(() => localStorage.setItem('not-noticed', 'true'))
  await open(page, '/')
  await mark(page)
  for (const language of [...languages.slice(1), 'en'] as const) {
    const { t, content } = await messagesIn(language)
    const { profile, experience } = content
    await chooseInBar(page, language)
    await expect(html(page)).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(t('meta.home.title', { name: profile.name, title: profile.title }))
    // Whole sentences, as far as search results show them.
    const description = await page.locator('meta[name=description]').getAttribute('content')
    expect(profile.bio.startsWith(expectDefined(description))).toBe(true)
    expect(description).toMatch(/[.。]$/)
    await expect(page.getByText(profile.bio)).toBeVisible()
    await expect(page.getByText(expectDefined(experience[6]).description)).toBeAttached()
    const announced = t('language.chosen', { language: names[language] })
    await expect(page.getByRole('status').filter({ hasText: announced })).toBeAttached()
    await expect(page.getByRole('banner').locator('details')).not.toHaveAttribute('open')
    await expect(page.getByRole('banner').locator('summary')).toBeFocused()
    expect(await kept(page)).toEqual({ cookie: language, storage: language })
  }
  expect(await isMarked(page)).toBe(true)

  await chooseInBar(page, 'ja')
  await expect(html(page)).toHaveAttribute('lang', 'ja')
  await page.reload()
  const { content } = await messagesIn('ja')
  await expect(html(page)).toHaveAttribute('lang', 'ja')
  await expect(page.getByText(content.profile.bio)).toBeVisible()
})

test('the picker in the footer does the same, and the next page stays in the language', async ({ page }) => {
  const { t } = await messagesIn('es')
  await open(page, '/projects')
  await mark(page)
  await chooseInFooter(page, 'es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('projects.allHeading'))
  expect(await kept(page)).toEqual({ cookie: 'es', storage: 'es' })
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('navigation.experience') })
    .click()
  await expect(page).toHaveURL('/#experience')
  await expect(page.getByRole('heading', { name: t('experience.heading'), exact: true })).toBeInViewport()
  expect(await isMarked(page)).toBe(true)
})

for (const [device, width] of [
  ['a phone', 360],
  ['a desktop', 1280],
] as const) {
  test(`the content in view on ${device} stays in place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    // Sections that come in by an animation would move by themselves.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, '/')
    // A phone folds older jobs.
    await page.locator('.fold').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    for (const id of ['job-klarmynt-payments', 'job-rejselund-travel', 'skill-security', 'contact']) {
      const place = page.locator(`#${id}`)
      const top = () => place.evaluate((element) => Math.round(element.getBoundingClientRect().top))
      await place.evaluate((element) => {
        scrollBy({ top: element.getBoundingClientRect().top - innerHeight / 3 + 10, behavior: 'instant' })
      })
      const before = await top()
      for (const language of ['de', 'zh', 'en'] as const) {
        await chooseInBar(page, language)
        await expect(html(page)).toHaveAttribute('lang', language)
        expect(Math.abs((await top()) - before), `${id} in ${language}`).toBeLessThanOrEqual(3)
      }
    }
  })
}

test('the address wins over the cookie, and a later choice wins over the address', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'i18next', value: 'fr', url: expectDefined(baseURL) }])
  await open(page, '/')
  await expect(html(page)).toHaveAttribute('lang', 'fr')
  await open(page, '/projects?lng=de')
  await expect(html(page)).toHaveAttribute('lang', 'de')
  await chooseInBar(page, 'es')
  await expect(html(page)).toHaveAttribute('lang', 'es')
  await expect(page).toHaveURL('/projects')
  await page.reload()
  await expect(html(page)).toHaveAttribute('lang', 'es')
})

test('where only the browser’s storage has the language, the page changes to it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'))
  await page.goto('/')
  await expect(html(page)).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { name: 'Werdegang' })).toBeVisible()
  // What is asked for in the address, and the cookie that keeps it, come first.
  await open(page, '/?lng=es')
  await expect(html(page)).toHaveAttribute('lang', 'es')
  await open(page, '/projects')
  await expect(html(page)).toHaveAttribute('lang', 'es')
})

test('input in the contact form survives a change of language', async ({ page }) => {
  await open(page, '/')
  await page.getByLabel('First name').fill('Ingrid')
  await page.getByLabel('Message', { exact: true }).fill('Two lines\nof text')
  await chooseInBar(page, 'de')
  await expect(page.getByLabel('Vorname')).toHaveValue('Ingrid')
  await expect(page.getByLabel('Nachricht', { exact: true })).toHaveValue('Two lines\nof text')
  await chooseInFooter(page, 'zh')
  const { t } = await messagesIn('zh')
  await expect(page.getByLabel(t('contact.firstName'), { exact: true })).toHaveValue('Ingrid')
})

test('an open skill stays open, and its evidence changes its language', async ({ page }) => {
  await open(page, '/')
  const skill = expectDefined(contentIn('fr').skills[2])
  await page.locator(`#skill-${skill.id} summary`).click()
  await chooseInBar(page, 'fr')
  await expect(page.getByText(skill.evidence.experience)).toBeVisible()
})

test('a language that fails to load is opened by a page load', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/)
  await open(page, '/')
  await page.route('**/assets/page-bundle-*.js', (route) => route.abort())
  await chooseInBar(page, 'de')
  await expect(page).toHaveURL('/?lng=de')
  await expect(html(page)).toHaveAttribute('lang', 'de')
})

test('Escape and a press elsewhere close the picker', async ({ page }) => {
  await open(page, '/')
  const picker = page.getByRole('banner').locator('details')
  await picker.locator('summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(picker.getByRole('link', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(picker).not.toHaveAttribute('open')
  await expect(picker.locator('summary')).toBeFocused()
  await picker.locator('summary').click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(picker).not.toHaveAttribute('open')
})

for (const width of [360, 768, 1440]) {
  test(`a Japanese title leaves no sign alone on a line, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const { id } of contentIn('ja').caseStudies) {
      await open(page, `/case-study/${id}?lng=ja`)
      const title = page.getByRole('heading', { level: 1 })
      const shortest = await title.evaluate((element) => {
        const text = document.createRange()
        text.selectNodeContents(element)
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        return Math.min(...[...text.getClientRects()].map((line) => line.width / size))
      })
      expect(shortest).toBeGreaterThan(1.5)
    }
  })
}
