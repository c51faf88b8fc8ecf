import { articles } from '#content/owner.ts'
import { expect, open, test } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

const CACHE = 'The cache we built and took out again'
const RECORD = 'A decision record on one page'

test('the menu leads to the articles, a topic to those on it, and an article to its project and back', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Writing' }).click()
  await expect(page).toHaveURL('/writing')
  await expect(page).toHaveTitle('Writing – Mara Lindholm')
  await expect(page.getByRole('status').filter({ hasText: 'Writing – Mara Lindholm' })).toBeAttached()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(articles.length)

  const topics = page.getByRole('navigation', { name: 'Show articles by topic' })
  await topics.getByRole('link', { name: 'Access rights' }).click()
  await expect(page).toHaveURL('/writing/tags/access-rights')
  await expect(topics.getByRole('link', { name: 'Access rights' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)

  await page.getByRole('link', { name: CACHE }).click()
  await expect(page.getByRole('heading', { level: 1, name: CACHE })).toBeInViewport()
  await expect(page).toHaveTitle(`${CACHE} – Mara Lindholm`)
  await expect(page.getByRole('group', { name: 'Code' })).toContainText('SELECT passage.id')

  await page.getByRole('link', { name: 'EPIC AI Platform' }).click()
  await expect(page).toHaveURL('/case-study/epic-ai-platform')
  await page.getByRole('link', { name: CACHE }).click()
  await expect(page).toHaveURL('/writing/removed-answer-cache')
  await page.getByRole('link', { name: RECORD }).click()
  await expect(page.getByRole('heading', { level: 1, name: RECORD })).toBeInViewport()
  await expect(page.getByRole('table')).toContainText('Passed over')
})

test('an article that was loaded fetches its text no second time, and another language its own', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const [first] = articles
  await open(page, `/writing/${expectDefined(first).id}`)
  await page.waitForLoadState('networkidle')
  const isText = (path: string) => articles.some(({ id }) => path.startsWith(`/assets/${id}`))
  expect(asked.filter(isText)).toEqual([])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Eine Architekturentscheidung auf einer Seite' }),
  ).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Verworfen', exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Eine Architekturentscheidung auf einer Seite/)
  expect(asked.filter(isText)).toHaveLength(1)
})
