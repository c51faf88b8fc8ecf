/** Requests per second for the home page, beside a bare `node:http` server that sends the same bytes, in one run. */
import { join } from 'node:path'
import autocannon from 'autocannon'
import { median, print, startBare, startSite } from './site.ts'

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 50

async function rate(url: string, encoding: string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': encoding },
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed at ${url}`)
  return requests.average
}

const file = join(import.meta.dirname, '..', 'dist', 'pages', 'home.en.html')
const figures: Record<string, object> = {}
for (const encoding of ['br', 'identity'] as const) {
  const site = await startSite()
  const bare = await startBare(file, encoding)
  const rates: { site: number; bare: number }[] = []
  // The first round warms both up; the others alternate, so that a noisy neighbour disturbs both alike.
  for (let round = 0; round <= ROUNDS; round++) {
    const made = { bare: await rate(bare.url, encoding), site: await rate(site.url, encoding) }
    if (round > 0) rates.push(made)
  }
  await Promise.all([site.stop(), bare.stop()])
  figures[encoding] = {
    sitePerSecond: median(rates.map((made) => made.site)),
    barePerSecond: median(rates.map((made) => made.bare)),
    ratio: Number(median(rates.map((made) => made.site / made.bare)).toFixed(2)),
  }
}
print({ figure: 'pages per second', ...figures })
