import type { Page } from '@playwright/test'
import { expect, moving, open, test } from '#tests/browser/site.ts'

test.use(moving)

/** What machines read of the page as it stands now. */
const toldOf = (page: Page) =>
  page.evaluate(() => ({
    metas: [...document.querySelectorAll('meta[property^="og:"], meta[name="twitter:card"], meta[name="robots"]')]
      .map((meta) => `${meta.getAttribute('property') ?? meta.getAttribute('name')} ${meta.getAttribute('content')}`)
      .sort(),
    links: [...document.querySelectorAll('link[hreflang], link[rel="canonical"]')]
      .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
      .sort(),
    data: document.querySelector('script[type="application/ld+json"]')?.textContent,
  }))

test('what machines read of a page follows within the site as it does when loaded', async ({ page }) => {
  const told = () => toldOf(page)
  await open(page, '/projects')
  const loaded = await told()
  await open(page, '/')
  const home = await told()
  expect(home).not.toEqual(loaded)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect.poll(async () => (await told()).metas).toContain('robots noindex')
  expect((await told()).links).toEqual([])
  await page.goBack()
  await expect.poll(told).toEqual(home)

  // An article need not be in every language of the site.
  await open(page, '/writing/removed-answer-cache?lng=de')
  const article = await told()
  await open(page, '/writing?lng=de')
  await page.locator('main a[href="/writing/removed-answer-cache"]').first().click()
  await expect.poll(told).toEqual(article)

  await open(page, '/?lng=de')
  const german = await told()
  await open(page, '/?lng=en')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect.poll(told).toEqual(german)
})

test('a site visited at another address than its own tells machines its own, of every language', async ({ page }) => {
  await page.route('**/api/seo/**', async (route) => {
    const answer = await (await route.fetch()).text()
    await route.fulfill({ body: answer.replaceAll(new URL(page.url()).origin, 'https://own.example') })
  })
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://own.example/projects')
  const { links } = await toldOf(page)
  expect(links.filter((link) => !link.includes(' https://own.example/'))).toEqual([])
})

test('without an answer about its metadata a page has its own title, text and address', async ({ page, faults }) => {
  faults.allow(/status of 503/)
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.route('**/api/seo/**', (route) => route.fulfill({ status: 503, body: '' }))
  await open(page, '/privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  expect((await logged).text()).toContain('HTTP error! status: 503')
  const address = `${new URL(page.url()).origin}/`
  const meta = (name: string) => page.locator(`meta[property="${name}"]`)
  await expect(meta('og:title')).toHaveAttribute('content', await page.title())
  await expect(meta('og:description')).toHaveAttribute('content', /\w{3}/)
  await expect(meta('og:url')).toHaveAttribute('content', address)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
})
