import { brotliCompressSync } from 'node:zlib'
import { languages } from '#contract/language.ts'
import { articlePaths, caseStudyPaths, expect, moving, pagePaths, test, untilAlive } from '#tests/browser/site.ts'
import { expectDefined } from '#tests/builders/defined.ts'

test.use(moving)

declare global {
  interface Window {
    shifts: number[]
  }
}

/** Of all scripts that the home page fetches by itself, as gzip. */
const MAX_SCRIPT_BYTES = 115_000

test('the home page requests no script before its first paint, and little after', async ({ page, request }) => {
  const asked: URL[] = []
  page.on('request', (one) => asked.push(new URL(one.url())))
  await page.goto('/')
  await untilAlive(page)
  await page.waitForLoadState('networkidle')

  const { firstPaint, scriptStarts } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scriptStarts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(scriptStarts.length).toBeGreaterThan(0)
  expect(Math.min(...scriptStarts)).toBeGreaterThan(firstPaint)

  const scripts = asked.filter(({ pathname }) => pathname.endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async ({ pathname }) => {
      const response = await request.head(pathname, { headers: { 'Accept-Encoding': 'gzip' } })
      expect(response.headers()['content-encoding']).toBe('gzip')
      return Number(response.headers()['content-length'])
    }),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)

  // The page itself, its icon, its scripts and the rest of its styles: no font or picture, and no call.
  const others = asked.map(({ pathname }) => pathname).filter((path) => !/\.(?:js|css)$/.test(path))
  expect(others.filter((path) => !['/', '/favicon.svg'].includes(path))).toEqual([])
})

/** Ten packets: what a server may send before it first waits for an answer (RFC 6928). */
const FIRST_WINDOW_BYTES = 14_600
/** Pages with drawings do not fit, but what is seen of them first does: see docs/performance.md. */
const KNOWN_LARGER: Record<string, number> = {
  '/ zh': 15_050,
  'case study en': 17_100,
  'case study zh': 17_650,
}

test('a page with its styles and headers fits into the first window of a connection', async ({ request }) => {
  const bytesOf = async (path: string, language: string) => {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br', 'Accept-Language': language } })
    expect(response.headers()['content-encoding']).toBe('br')
    const heads = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
    return `HTTP/1.1 200 OK\r\n${heads.join('')}\r\n`.length + Number(response.headers()['content-length'])
  }
  const paths = [
    '/',
    '/projects',
    '/writing',
    ...[caseStudyPaths[0], articlePaths[0]].map(expectDefined),
    '/skills',
    '/chat',
  ]
  for (const path of paths) {
    for (const language of ['en', 'zh']) {
      // Pages are compressed in haste at first.
      const place = `${path === caseStudyPaths[0] ? 'case study' : path} ${language}`
      const most = KNOWN_LARGER[place] ?? FIRST_WINDOW_BYTES
      await expect.poll(() => bytesOf(path, language), place).toBeLessThanOrEqual(most)
    }
  }
})

for (const [device, width] of [
  ['a phone', 360],
  ['a desktop', 1440],
] as const) {
  test(`nothing shifts while pages hydrate on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of [
      ...pagePaths.slice(0, 4),
      ...articlePaths,
      expectDefined(caseStudyPaths[0]),
      ...languages.slice(1).map((language) => `/?lng=${language}`),
    ]) {
      await page.goto(path)
      await untilAlive(page)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => window.shifts), path).toEqual([])
    }
  })
}

test('a card of the home page gets its drawing when it comes near, and on a phone, which does not show it, never', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_small-drawings_')) fetched.push(request.url())
  })
  const drawing = page.locator('#case-studies .case > .sheet').getByRole('img').first()

  await page.goto('/')
  await untilAlive(page)
  const place = page.locator('#case-studies .case > .sheet svg').first()
  const reserved = await place.boundingBox()
  await place.scrollIntoViewIfNeeded()
  await expect(drawing).toBeVisible()
  const drawn = await drawing.boundingBox()
  expect(drawn?.width).toBe(reserved?.width)
  expect(drawn?.height).toBe(reserved?.height)
  expect(fetched).toHaveLength(1)

  fetched.length = 0
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(drawing).toBeHidden()
  expect(fetched).toEqual([])
})

test('reading the home page to its end calls no endpoint', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url())
  })
  await page.goto('/')
  await untilAlive(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

/** Where the first screen of a page is over. */
const afterFirstScreen = [
  ['/', 'id="case-studies-section"'],
  [expectDefined(caseStudyPaths[0]), 'id="architecture"'],
] as const

test('all that a visitor sees first is in the first window of a connection', async ({ request }) => {
  for (const [path, next] of afterFirstScreen) {
    for (const language of languages) {
      const headers = { 'Accept-Encoding': 'identity', 'Accept-Language': language }
      const response = await request.get(path, { headers })
      const html = await response.text()
      const end = html.indexOf(next)
      expect(end, path).toBeGreaterThan(0)
      const heads = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`)
      const bytes = heads.join('').length + brotliCompressSync(html.slice(0, end)).length
      expect(bytes, `${path} ${language}`).toBeLessThanOrEqual(FIRST_WINDOW_BYTES)
    }
  }
})
