/** Requests per second for the home page, beside a bare `node:http` server that sends the same bytes, in one run. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { median, print, startBare, startSite } from '#tests/servers/site-process.ts'
import { requestsPerSecond } from './load.ts'

const ROUNDS = 5
const SECONDS = 4

const html = await readFile(join(import.meta.dirname, '..', 'dist', 'pages', 'home.en.html'))
const file = join(await mkdtemp(join(tmpdir(), 'page-')), 'home.html')
await writeFile(file, html)
// The site compresses its pages as it starts.
await writeFile(`${file}.br`, brotliCompressSync(html))
const figures: Record<string, object> = {}
for (const encoding of ['br', 'identity'] as const) {
  const site = await startSite()
  const bare = await startBare(file, encoding)
  const rates: { site: number; bare: number }[] = []
  // The first round warms both up; the others alternate, so that a noisy neighbour disturbs both alike.
  for (let round = 0; round <= ROUNDS; round++) {
    const made = {
      bare: await requestsPerSecond(bare.url, encoding, SECONDS),
      site: await requestsPerSecond(site.url, encoding, SECONDS),
    }
    if (round > 0) rates.push(made)
  }
  await Promise.all([site.stop(), bare.stop()])
  figures[encoding] = {
    sitePerSecond: Math.round(median(rates.map((made) => made.site))),
    barePerSecond: Math.round(median(rates.map((made) => made.bare))),
    ratio: Number(median(rates.map((made) => made.site / made.bare)).toFixed(2)),
  }
}
print({ figure: 'pages per second', ...figures })
