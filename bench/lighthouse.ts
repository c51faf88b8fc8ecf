/** Lighthouse's mobile preset on the home page, beside a one-request page with the same text, medians of one run. */

import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import lighthouse, { type Result } from 'lighthouse'
import { launch } from 'puppeteer-core'
import { findBrowser } from '#scripts/ensure-browser.ts'
import { undisturbedFlags } from '#server/integrations/audit/chromium/flags.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { median, print, startBare, startSite } from '#tests/servers/site-process.ts'

const RUNS = Number(process.env.RUNS ?? 5)
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

async function audit(url: string): Promise<Result> {
  const browser = await launch({
    executablePath: expectDefined(findBrowser()),
    pipe: true,
    defaultViewport: null,
    ignoreDefaultArgs: true,
    args: [...undisturbedFlags, '--headless=new', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const result = await lighthouse(url, { logLevel: 'error', output: 'json' }, undefined, await browser.newPage())
    return expectDefined(result).lhr
  } finally {
    await browser.close()
  }
}

function summary(runs: Result[]) {
  const values = Object.entries(metrics).map(([name, id]) => {
    const value = median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))
    return [name, name === 'cls' ? Number(value.toFixed(3)) : Math.round(value)]
  })
  const categories = Object.keys(expectDefined(runs[0]).categories).map((id) => {
    return [id, median(runs.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100)))]
  })
  const missed = Object.values(expectDefined(runs[0]).audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary')
    .map(({ id }) => id)
  return { ...Object.fromEntries(categories), ...Object.fromEntries(values), missed }
}

/** The page's first window of text with no script: what this machine can do at best. */
async function floorPage(): Promise<string> {
  const html = await readFile(join(import.meta.dirname, '..', 'dist', 'pages', 'home.en.html'), 'utf8')
  const plain = html
    .replace(/<script>[\s\S]*?<\/script>/g, '')
    .replace(/<main[\s\S]*<\/main>/, (main) => main.slice(0, 8000))
  const file = join(await mkdtemp(join(tmpdir(), 'floor-')), 'floor.html')
  await writeFile(file, plain)
  await writeFile(`${file}.br`, brotliCompressSync(plain))
  return file
}

const pages = (process.env.PAGES ?? '/').split(' ')
const site = await startSite()
const floor = await startBare(await floorPage(), 'br')
const runs: Record<string, Result[]> = { floor: [], ...Object.fromEntries(pages.map((page) => [page, []])) }
for (let run = 0; run < RUNS; run++) {
  expectDefined(runs.floor).push(await audit(floor.url))
  for (const page of pages) expectDefined(runs[page]).push(await audit(site.url + page))
}
await Promise.all([site.stop(), floor.stop()])
const figures = Object.fromEntries(Object.entries(runs).map(([name, made]) => [name, summary(made)]))
const lcp = (name: string) => expectDefined(figures[name]).lcp
print({
  figure: 'lighthouse mobile',
  runs: RUNS,
  ...figures,
  lcpToFloor: Object.fromEntries(pages.map((page) => [page, Number((lcp(page) / lcp('floor')).toFixed(2))])),
})
