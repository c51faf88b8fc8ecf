import type { APIRequestContext, Request } from '@playwright/test'
import { articlePaths, caseStudyPaths, expect, moving, test, untilAlive } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

/** Of everything that a page fetches by itself until it is alive and quiet, as it goes over the wire. */
const budgets = [
  { path: '/', maxBytes: 120_000, maxRequests: 12 },
  { path: '/projects', maxBytes: 120_000, maxRequests: 12 },
  // The page has its drawing, and every sentence of it, without a script.
  { path: expectDefined(caseStudyPaths[0]), maxBytes: 122_500, maxRequests: 12 },
  { path: '/writing', maxBytes: 120_000, maxRequests: 14 },
  { path: expectDefined(articlePaths[0]), maxBytes: 120_000, maxRequests: 14 },
  { path: '/skills', maxBytes: 120_000, maxRequests: 12 },
  // The conversation's own code comes with the page.
  { path: '/chat', maxBytes: 150_000, maxRequests: 21 },
]

for (const { path, maxBytes, maxRequests } of budgets) {
  for (const language of ['en', 'zh']) {
    test(`${path} in ${language} stays within its byte budget`, async ({ browser }) => {
      const context = await browser.newContext({ locale: language })
      await untilPacked(context.request, path, language)
      const page = await context.newPage()
      const sizes: Promise<number>[] = []
      page.on('requestfinished', (request) => {
        const size = request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize)
        sizes.push(size)
      })
      await page.goto(path)
      await untilAlive(page)
      await page.waitForLoadState('networkidle')
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      await context.close()
      expect(sizes.length).toBeLessThanOrEqual(maxRequests)
      expect(bytes).toBeLessThanOrEqual(maxBytes)
    })
  }
}

test('a drawing is brought to life by 12 KB at the most', async ({ page }) => {
  await page.goto(expectDefined(caseStudyPaths[0]))
  await untilAlive(page)
  await page.waitForLoadState('networkidle')
  const requests: Request[] = []
  // Its code and its styles, and nothing else that comes meanwhile.
  page.on('request', (request) => {
    if (request.url().includes('/living-drawing-')) requests.push(request)
  })
  const living = page.waitForResponse(/living-drawing-[^/]*\.js$/)
  await page.locator('[data-html$=drawing]').hover()
  await living
  const sizes = requests.map(async (request) => {
    await (await request.response())?.finished()
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    return responseBodySize + responseHeadersSize
  })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(12_000)
})

/** The first who asks for a page after a start gets it packed quickly, everybody else as small as it gets (decision 17). */
async function untilPacked(request: APIRequestContext, path: string, language: string): Promise<void> {
  const sizes: (string | undefined)[] = []
  const isSettled = async () => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br', 'Accept-Language': language } })
    sizes.push(response.headers()['content-length'])
    return sizes.length > 2 && new Set(sizes.slice(-3)).size === 1
  }
  await expect.poll(isSettled, { intervals: [500] }).toBe(true)
}
