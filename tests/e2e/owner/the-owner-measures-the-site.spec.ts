import type { Page } from '@playwright/test'
import type { AdminSeoMessages } from '#content/interface/en/admin/seo.ts'
import { createTranslate } from '#content/translate.ts'
import { type Language, languages } from '#contract/language.ts'
import {
  checklistIds,
  type Measurement,
  type MeasureProgress,
  SEO_REFRESH_MS,
  scoreIds,
  scoreTargets,
} from '#contract/seo/seo.ts'
import { expectNoViolation } from '#tests/browser/accessible.ts'
import { asEvent } from '#tests/browser/chat.ts'
import { OWNER } from '#tests/browser/environment.ts'
import { expect, hold, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

/** A browser has to start and Lighthouse to run, on a machine that has other work. */
const MEASURING_MS = 120_000

async function visitSeo(page: Page, language: Language = 'en') {
  const { adminSeo } = (await import(`../../../content/interface/${language}/admin/seo.ts`)) as {
    adminSeo: AdminSeoMessages
  }
  const tFeature = createTranslate(language, adminSeo)
  const signedIn = await page.request.post('/api/auth/login', { data: OWNER })
  expect(signedIn.status()).toBe(200)
  await open(page, `/admin?tab=seo&lng=${language}`)
  await expect(page.getByRole('heading', { name: tFeature('heading') })).toBeVisible()
  return {
    tFeature,
    part: (name: 'overview' | 'technical' | 'content' | 'performance') =>
      page.getByRole('tab', { name: tFeature(`tabs.${name}`), exact: true }).last(),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    score: (id: (typeof scoreIds)[number]) =>
      page.locator('.seo-score').filter({ has: page.locator('dt', { hasText: tFeature(`scores.${id}`) }) }),
  }
}

test('the owner measures the site and sees the checklist', { tag: '@alone' }, async ({ page }) => {
  test.setTimeout(MEASURING_MS + 60_000)
  const { tFeature, part, button, score } = await visitSeo(page)
  for (const id of scoreIds) await expect(score(id)).toContainText(`Target: ${scoreTargets[id]}`)
  // What nobody has looked at yet is called neither good nor bad.
  const items = page.getByRole('list').filter({ hasText: 'Performance Optimized' }).getByRole('listitem')
  await expect(items).toHaveText(checklistIds.map(() => new RegExp(`${tFeature('scores.none')}$`)))
  await button(tFeature('measure.start')).click()
  await expect(page.locator('.seo-steps [aria-current="step"]')).toBeVisible()
  await expect(page.getByText(tFeature('measure.done'))).toBeVisible({ timeout: MEASURING_MS })
  await expect(page.getByText(tFeature('measure.kinds.browser'))).toBeVisible()
  for (const id of scoreIds) await expect(score(id)).toContainText(/Measured: \d+/)

  await expect(items).toHaveCount(checklistIds.length)
  for (const done of ['Structured Data Valid', 'Internal Links Working', 'Translations Complete']) {
    await expect(items.filter({ hasText: done })).toContainText('Completed')
  }
  await part('technical').click()
  await expect(page.getByRole('heading', { name: 'Internal links' })).toBeVisible()
  await expect(page.getByText(/^Lighthouse’s SEO score: \d+$/)).toBeVisible()

  await part('content').click()
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '/projects' }) })
  for (const cell of await row.getByRole('cell').all()) expect(Number(await cell.innerText())).toBeGreaterThan(50)
  expect(await row.getByRole('cell').count()).toBe(languages.length)

  await part('performance').click()
  await expect(page.getByRole('region', { name: tFeature('performance.history') }).getByRole('row')).not.toHaveCount(1)

  const log = await (await page.request.get('/api/admin/log')).json()
  expect(log.items).toContainEqual(expect.objectContaining({ action: 'site-measured', admin: OWNER.email }))
})

test('before the first measurement everybody sees that nothing was measured yet', async ({ page }) => {
  const { tFeature } = await visitSeo(page)
  await expect(page.getByText(tFeature('scores.none'), { exact: true })).toHaveCount(
    scoreIds.length + checklistIds.length,
  )
  for (const words of await page.getByText(tFeature('scores.none'), { exact: true }).all()) {
    expect((await words.boundingBox())?.width).toBeGreaterThan(50)
  }
})

test('a measurement without a browser is said to be one everywhere', async ({ page }) => {
  const scores = { ...result.scores, overall: null, performance: null, accessibility: null }
  await page.route('**/api/admin/seo', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, latest: { ...result, kind: null, lighthouseSeo: null, scores } } })
  })
  const { tFeature, score } = await visitSeo(page)
  await expect(page.getByText(tFeature('badgeImpossible'))).toBeVisible()
  await expect(score('performance')).toContainText(tFeature('scores.impossible'))
  const item = page.getByRole('listitem').filter({ hasText: 'Performance Optimized' })
  await expect(item).toContainText(tFeature('scores.impossible'))
  await expect(page.getByText('not measured yet')).toHaveCount(0)
})

test('pages of the sitemap are counted by the server, and its files open', async ({ page }) => {
  const held = await hold(page, '**/api/seo/analysis')
  const { tFeature } = await visitSeo(page)
  const pages = page.getByRole('region', { name: tFeature('pages.heading') })
  await expect(pages.getByText('Loading SEO analysis...')).toBeVisible()
  await held.release()
  await expect(pages.getByRole('definition')).toHaveText(['10', '2', '6', '2'])
  for (const [name, start] of [
    [tFeature('pages.sitemap'), '<?xml version="1.0"'],
    [tFeature('pages.robots'), 'User-agent: *'],
  ] as const) {
    const link = pages.getByRole('link', { name })
    const href = expectDefined(await link.getAttribute('href'))
    expect(await (await page.request.get(href)).text()).toContain(start)
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('the counts are polled every five minutes', async ({ page }) => {
  const { tFeature } = await visitSeo(page)
  await page.getByRole('tab', { name: 'Log', exact: true }).click()
  // Only from here on: a page comes to life by the browser's own time.
  await page.clock.install()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/seo/analysis')) asked += 1
  })
  await page.getByRole('tab', { name: 'SEO', exact: true }).click()
  const total = page
    .getByRole('region', { name: tFeature('pages.heading') })
    .getByRole('definition')
    .first()
  await expect(total).toHaveText('10')
  expect(asked).toBe(1)
  // The wait begins a moment after the answer is shown.
  await expect(async () => {
    await page.clock.fastForward(SEO_REFRESH_MS)
    expect(asked).toBeGreaterThan(1)
  }).toPass()
})

test('a load error is shown with a retry', async ({ page, faults }) => {
  faults.allow(/503/)
  const analysis = '**/api/admin/seo'
  await page.route(analysis, (route) => route.fulfill({ status: 503, body: '' }))
  const { tFeature, button } = await visitSeo(page)
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await page.unroute(analysis)
  await button('Try again').click()
  await expect(button(tFeature('measure.start'))).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a cancelled or failed measurement says so', async ({ page }) => {
  const { tFeature, button } = await visitSeo(page)
  await hold(page, '**/api/admin/seo/measurements')
  // The second press of a double click falls on what took the button's place, and is not meant for it.
  await button(tFeature('measure.start')).dblclick()
  await expect(button(tFeature('measure.stop'))).toBeVisible()
  await expect(page.getByText(tFeature('measure.stopped'))).toHaveCount(0)
  await expect(async () => {
    await button(tFeature('measure.stop')).click()
    await expect(page.getByText(tFeature('measure.stopped'))).toBeVisible({ timeout: 100 })
  }).toPass()
  await page.unroute('**/api/admin/seo/measurements')
  const progress: MeasureProgress = { phase: 'loading' }
  await page.route('**/api/admin/seo/measurements', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: asEvent('progress', progress) }),
  )
  await button(tFeature('measure.start')).click()
  await expect(page.getByRole('alert')).toContainText(tFeature('measure.broken'))
})

const check = { checked: 42, failed: 0, faults: [] }
const result: Measurement = {
  id: 'm1',
  measuredAt: Date.UTC(2026, 2, 2),
  kind: 'browser',
  lighthouseSeo: 100,
  scores: { overall: 96, technical: 100, content: 84, performance: 99, accessibility: 100 },
  checks: {
    titles: {
      checked: 72,
      failed: 2,
      faults: [
        { id: 'description-long', path: '/', language: 'fr' },
        { id: 'description-long', path: '/case-study/epic-ai-platform', language: 'de' },
      ],
    },
    addresses: check,
    'structured-data': check,
    sitemap: check,
    translations: check,
    links: { checked: 42, failed: 1, faults: [{ id: 'link-broken', path: '/', language: 'en', subject: '/gone' }] },
  },
}

/** Shows this measurement, and weeks of visitors, without measuring. */
async function showFigures(page: Page): Promise<void> {
  await page.route('**/api/admin/seo', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), latest: result } })
  })
  await page.route('**/api/admin/seo/measurements', (route) => {
    const { scores } = result
    const items = [0, 1, 2].map((i) => ({ ...result, id: `m${i}`, scores: { ...scores, performance: 99 - 3 * i } }))
    return route.fulfill({ json: { items, next: null } })
  })
  const start = Date.UTC(2026, 1, 2)
  const weeks = [2900, 2400, 1700, 1250].map((p75, i) => ({
    start: start + i * 7 * 24 * 3600_000,
    vitals: [
      { id: 'lcp', p75, count: 120 + i },
      { id: 'cls', p75: 0.04 - i / 100, count: 120 + i },
    ],
  }))
  await page.route('**/api/admin/seo/vitals', (route) => route.fulfill({ json: { weeks } }))
}

for (const width of [360, 1440]) {
  test(`every part is accessible, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await showFigures(page)
    const { part } = await visitSeo(page, width === 360 ? 'de' : 'en')
    for (const name of ['overview', 'technical', 'content', 'performance'] as const) {
      await part(name).click()
      await expect(part(name)).toHaveAttribute('aria-selected', 'true')
      await expect(page.locator('.seo-content h3').first()).toBeVisible()
      await expectNoViolation(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
}
