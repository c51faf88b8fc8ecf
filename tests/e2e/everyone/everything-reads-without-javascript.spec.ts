import type { Page } from '@playwright/test'
import { networkName } from '#content/networks.ts'
import { contentIn } from '#content/owner.ts'
import type { FullCaseStudy, Statement } from '#contract/content/content.ts'
import { type Language, languages } from '#contract/language.ts'
import { site } from '#contract/site/site.ts'
import {
  chatMessages,
  englishName,
  expect,
  messagesIn,
  oneSpace,
  pagePaths,
  test,
  visibleText,
} from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { openingOf } from '#web/features/case-studies/opening.ts'

test.use({ javaScriptEnabled: false })

const texts = (statements: Statement[]) => statements.map(({ text }) => text)

/** A region's way of writing each language, as browsers send it. */
const tags = { en: 'en-GB', es: 'es-MX', fr: 'fr-CA', de: 'de-AT', zh: 'zh-TW', ja: 'ja-JP' }

async function expectTexts(page: Page, expected: string[]): Promise<void> {
  const shown = await visibleText(page)
  expect(expected.filter((text) => !shown.includes(oneSpace(text)))).toEqual([])
}

async function expectPage(page: Page, language: Language, heading: string, title: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(title)
}

for (const language of languages) {
  test.describe(`${language}, with a browser that prefers another language`, () => {
    test.use({ locale: language === 'en' ? 'de-DE' : 'en-US' })

    test(`the home page is complete in ${englishName(language)}`, async ({ page }) => {
      const { t, content } = await messagesIn(language)
      const { profile, experience, skills, caseStudies, testimonials, services } = content
      await page.goto(`/?lng=${language}`)
      await expectPage(page, language, profile.name, t('meta.home.title', { name: profile.name, title: profile.title }))

      for (const { id } of skills) {
        const row = page.locator(`#skill-${id}`)
        const evidence = row.getByRole('link', { name: t('skills.evidence') })
        await expect(evidence).toBeHidden()
        await row.locator('summary').click()
        await expect(evidence).toBeVisible()
        await expect(evidence).toHaveAttribute('href', `/skills#${id}`)
      }
      expect(experience).toHaveLength(7)
      expect(skills).toHaveLength(7)
      // Older jobs are lines that open, and so is what follows the first statements of a card.
      for (const fold of await page.locator(':is(.job, .case) summary:visible').all()) await fold.click()
      await expectTexts(page, [
        ...[profile.title, profile.bio, profile.summary, profile.availability ?? ''],
        ...profile.coreExpertise.flatMap(({ title, description }) => [title, description]),
        ...skills.map(({ name }) => name),
        ...experience.flatMap(({ title, company, description, achievements, technologies }) => [
          ...[title, company, description],
          ...texts(achievements),
          ...technologies,
        ]),
        ...caseStudies.flatMap(({ title, subtitle, description, keyFeatures, technologies }) => [
          ...[title, subtitle, description],
          ...texts(keyFeatures),
          ...technologies,
        ]),
        ...testimonials.flatMap(({ quote, author, role }) => [quote, author, role ?? '']),
        ...services.map(({ title }) => title),
        ...Object.values(profile.channels).filter((address) => address !== profile.channels.support),
        ...[t('hero.viewWork'), t('hero.downloadResume'), t('contact.noScript')],
        ...[profile.title, t('footer.rights', { year: 2025, name: profile.name }), 'v2.1.0'],
      ])
      for (const heading of [
        t('about.heading'),
        t('skills.heading'),
        t('experience.heading'),
        t('projects.heading'),
        t('testimonials.heading'),
        t('contact.heading'),
      ]) {
        await expect(page.locator('main').getByRole('heading', { name: heading, exact: true })).toBeVisible()
      }
      for (const study of caseStudies) {
        const name = t('projects.viewCaseOf', { study: study.title })
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/case-study/${study.id}`)
      }
      for (const account of profile.profiles) {
        const name = t('hero.profile', { name: profile.name, network: networkName(account) })
        const link = page.getByRole('link', { name })
        await expect(link).toHaveAttribute('href', account.url)
        await expect(link).toHaveAttribute('target', '_blank')
      }
    })

    test(`the other pages are complete in ${englishName(language)}, and so is the 404 page`, async ({
      page,
      faults,
    }) => {
      faults.allow(/404/)
      const { t, content } = await messagesIn(language)
      const { profile, caseStudies } = content
      await page.goto(`/skills?lng=${language}`)
      await expectPage(page, language, t('skills.heading'), t('meta.skills.title', { name: profile.name }))
      await expectTexts(
        page,
        contentIn(language).skills.flatMap(({ name, evidence }) => [
          name,
          evidence.experience,
          ...texts([...evidence.achievements, ...evidence.metrics, ...evidence.projects]),
        ]),
      )

      await page.goto(`/projects?lng=${language}`)
      await expectPage(page, language, t('projects.allHeading'), t('meta.projects.title', { name: profile.name }))
      await expectTexts(page, caseStudies.flatMap(gridTexts))
      await expectTexts(page, [t('projects.ctaHeading'), t('projects.getInTouch'), t('projects.backToPortfolio')])

      await page.goto(`/chat?lng=${language}`)
      await expectPage(page, language, t('chat.heading'), t('meta.chat.title', { name: profile.name }))
      const tFeature = await chatMessages(language)
      const { email, name: owner } = profile
      await expectTexts(page, [
        tFeature('page.welcome', { assistant: site.assistant, owner }),
        tFeature('page.noScript', { email }),
      ])

      for (const study of caseStudies) {
        await page.goto(`/case-study/${study.id}?lng=${language}`)
        const title = t('meta.caseStudy.title', { study: study.title, name: profile.name })
        await expectPage(page, language, study.title, title)
        await expectTexts(page, [...headings(t), ...studyTexts(study)])
        await expect(page.getByRole('heading', { name: t('caseStudy.metrics') })).toBeVisible()
        const whole = oneSpace((await page.locator('main').textContent()) ?? '')
        for (const { details } of study.diagram.nodes) expect(whole).toContain(oneSpace(details))
        const [first, second] = study.diagram.nodes
        await page.locator('summary', { hasText: expectDefined(first).label }).click()
        await expect(page.getByText(expectDefined(first).details)).toBeVisible()
        await page.locator('summary', { hasText: expectDefined(second).label }).click()
        await expect(page.getByText(expectDefined(second).details)).toBeVisible()
      }

      const unknown = await page.goto(`/nowhere/at-all?lng=${language}`)
      expect(unknown?.status()).toBe(404)
      await expectPage(page, language, t('notFound.heading'), t('meta.notFound.title', { name: profile.name }))
      await expect(page.getByRole('link', { name: t('notFound.home') })).toHaveAttribute('href', '/')

      const missing = await page.goto(`/case-study/nothing?lng=${language}`)
      expect(missing?.status()).toBe(404)
      await expectPage(
        page,
        language,
        t('caseStudy.notFound'),
        t('meta.caseStudyNotFound.title', { name: profile.name }),
      )
      await expect(page.getByRole('link', { name: t('caseStudy.back') })).toHaveAttribute('href', '/#case-studies')
    })
  })

  test(`a browser that prefers ${tags[language]} gets every page in ${englishName(language)}`, async ({
    request,
    playwright,
    baseURL,
  }) => {
    // A visitor of their own, because the answer to ?lng= keeps the language in a cookie.
    const other = await playwright.request.newContext({ baseURL: expectDefined(baseURL) })
    for (const path of pagePaths) {
      const preferred = await request.get(path, { headers: { 'Accept-Language': `${tags[language]},en;q=0.5` } })
      const asked = await other.get(`${path}?lng=${language}`)
      const html = await preferred.text()
      expect(html).toContain(`<html lang="${language}"`)
      expect(html === (await asked.text()), path).toBe(true)
    }
  })
}

test('a report says that it needs JavaScript, and does not pretend to load', async ({ page }) => {
  await page.goto('/audit/any')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This report needs JavaScript')
  await expect(page.locator('[aria-busy], .skeleton').locator('visible=true')).toHaveCount(0)
})

test('in English the 404 page has the specification’s words', async ({ page, faults }) => {
  faults.allow(/404/)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await page.goto('/case-study/nothing')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Study Not Found')
})

test('a language chosen by its link is kept for the next link', async ({ page }) => {
  const html = page.locator('html')
  await page.goto('/')
  await expect(html).toHaveAttribute('lang', 'en')
  const picker = page.getByRole('banner').locator('details')
  await picker.locator('summary').click()
  await picker.getByRole('link', { name: 'Deutsch' }).click()
  await expect(html).toHaveAttribute('lang', 'de')

  await page.getByRole('navigation').getByRole('link', { name: 'Projekte' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(html).toHaveAttribute('lang', 'de')
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click()
  await expect(page).toHaveURL('/projects?lng=ja')
  await expect(html).toHaveAttribute('lang', 'ja')

  const { t, content } = await messagesIn('ja')
  const study = expectDefined(content.caseStudies[0])
  await page.getByRole('link', { name: t('projects.viewShortOf', { study: study.title }) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(study.title)
  await expect(html).toHaveAttribute('lang', 'ja')
})

test('nothing is shown that only a script can answer: no form loses what is written, and no button does nothing', async ({
  page,
}) => {
  for (const path of ['/', '/projects', '/chat', '/secure/admin']) {
    await page.goto(path)
    await expect(page.locator(':is(input, textarea, button:not(.footer *), .dock):visible'), path).toHaveCount(0)
    for (const form of await page.locator('form:not(.chat-composer)').all()) {
      await expect(form).toHaveAttribute('method', 'post')
    }
  }
  await expectTexts(page, ['Signing in needs JavaScript.'])
})

for (const width of [820, 1440]) {
  test(`the hero’s sheet begins with the way of a request, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const sheet = expectDefined((await page.locator('.hero-drawing').boundingBox()) ?? undefined)
    const first = expectDefined((await page.locator('.hero-stations li').first().boundingBox()) ?? undefined)
    expect(first.y - sheet.y).toBeLessThan(32)
  })
}

test('on a phone the menu’s links stand in the bar, which covers the text below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/projects')
  const bar = page.getByRole('banner')
  await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const above = await bar.evaluate((element) => element.getBoundingClientRect().bottom)
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect(expectDefined(heading ?? undefined).y).toBeGreaterThan(above)
})

test('the page follows the system’s dark theme', async ({ page }) => {
  const background = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(background).not.toBe(light)
})

const gridTexts = (study: FullCaseStudy): string[] => [
  ...[study.category, study.title, study.subtitle, openingOf(study.description)],
  ...texts(study.keyFeatures.slice(0, 3)),
  ...study.metrics.slice(0, 2).flatMap(({ label, value }) => [label, value]),
]

const headings = (t: Awaited<ReturnType<typeof messagesIn>>['t']) =>
  (['challenge', 'solution', 'keyFeatures', 'outcomes', 'technologies', 'similar', 'getInTouch'] as const).map((id) =>
    t(`caseStudy.${id}`),
  )

const studyTexts = (study: FullCaseStudy): string[] => [
  ...[study.category, study.title, study.subtitle, study.description, study.challenge, study.solution],
  ...texts([...study.keyFeatures, ...study.outcomes]),
  ...study.technologies,
  ...study.metrics.flatMap(({ label, value }) => [label, value]),
  ...study.diagram.nodes.map(({ label }) => label),
  study.diagram.explanation,
]
