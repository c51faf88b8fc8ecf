/** Audits by fetching: what a page and its files weigh and how they are delivered, without running anything. */
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { SECOND } from '../../../contract/endpoint.ts'
import { LIGHT_AUDIT_MS } from '../../../contract/performance.ts'
import type { VitalId } from '../../../contract/ratings.ts'
import { readTags, readText } from '../html.ts'
import type { Fetched, SafeFetch } from '../safe-fetch.ts'
import { AuditFailed, type Auditor, type Measurement, worthMostFirst } from './auditor.ts'
import type { Delivered, Inventory } from './inventory.ts'
import { findFindings } from './light-findings.ts'
import { estimateScore } from './light-score.ts'
import { type PageResource, resourcesOf } from './resources.ts'
import { createTurns } from './turns.ts'

const AT_ONCE = 4
const LONGEST_LINE = 40
const PAGE_MS = 7 * SECOND
const RESOURCES_MAX = 24
const TOTAL_BYTES_MAX = 6 * 1024 * 1024
const FETCHES_AT_ONCE = 6
/** Less than that gains nothing from compression: it fits into one packet. */
const WORTH_COMPRESSING = 1400
/** A week, as Lighthouse's cache audit sees it. */
const LONG_KEPT_S = 7 * 24 * 3600

const notMeasured: VitalId[] = ['fcp', 'lcp', 'cls', 'tbt', 'speed-index', 'inp', 'fid']
const compress = promisify(gzip)

/** @param fetches for visitors' audits, and for this site's own page. */
export function createLightAuditor(fetches: { visitors: SafeFetch; own: SafeFetch }): Auditor {
  const turns = createTurns(AT_ONCE, LONGEST_LINE)
  return {
    kind: 'light',
    measure: (url, { signal, onProgress, isOwn = false, isBackground = false }) =>
      turns.take(
        async (inTurn) => {
          onProgress({ phase: 'loading' })
          const deadline = AbortSignal.any([inTurn, AbortSignal.timeout(LIGHT_AUDIT_MS - SECOND)])
          const fetch = isOwn ? fetches.own : fetches.visitors
          return measure(fetch, url, deadline, () => onProgress({ phase: 'measuring' }))
        },
        { signal, isBackground, onPosition: (position) => onProgress({ phase: 'queued', position }) },
      ),
  }
}

async function measure(fetch: SafeFetch, address: string, deadline: AbortSignal, onPage: () => void) {
  const page = await fetchPage(fetch, address, deadline)
  onPage()
  const tags = readTags(readText(page.body, page.headers['content-type'] ?? ''))
  const resources = resourcesOf(tags, page.url)
  const { parts, isPartial } = await fetchResources(fetch, resources.wanted, deadline)
  const inventory: Inventory = {
    firstByteMs: page.firstByteMs,
    redirects: page.redirects,
    parts: [await delivered(page, 'page', false), ...parts],
    tags: tags.length,
    imagesWithoutSize: resources.imagesWithoutSize,
  }
  return {
    url: page.url.href,
    score: estimateScore(inventory),
    vitals: { ttfb: page.firstByteMs },
    notMeasured,
    bytes: inventory.parts.reduce((sum, { wireBytes }) => sum + wireBytes, 0),
    requests: inventory.parts.length,
    isPartial: isPartial || page.isCut,
    findings: findFindings(inventory).sort(worthMostFirst),
  } satisfies Measurement
}

async function fetchPage(fetch: SafeFetch, address: string, signal: AbortSignal): Promise<Fetched> {
  try {
    const page = await fetch(address, { signal, totalMs: PAGE_MS })
    if (page.status < 400 && /html/.test(page.headers['content-type'] ?? '')) return page
  } catch {
    // Whatever the reason: told like a page that is not there.
  }
  throw new AuditFailed('There is no page.')
}

/** What cannot be fetched in time, or is too much, is left out. */
async function fetchResources(fetch: SafeFetch, wanted: PageResource[], signal: AbortSignal) {
  const waiting = wanted.slice(0, RESOURCES_MAX)
  const parts: Delivered[] = []
  let isPartial = waiting.length < wanted.length
  let bytes = 0
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (bytes > TOTAL_BYTES_MAX || signal.aborted) {
        isPartial = true
        return
      }
      try {
        const answer = await fetch(next.url, { signal })
        bytes += answer.wireBytes
        isPartial ||= answer.isCut
        if (answer.status < 400) parts.push(await delivered(answer, next.kind, next.isBlocking))
      } catch {
        isPartial = true
      }
    }
  }
  await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, worker))
  return { parts, isPartial }
}

async function delivered({ body, wireBytes, headers }: Fetched, kind: Delivered['kind'], isBlocking: boolean) {
  const isText = kind !== 'image' || headers['content-type']?.includes('svg')
  const isPlain = isText && headers['content-encoding'] === undefined && wireBytes > WORTH_COMPRESSING
  const couldWeigh = isPlain ? Math.min(wireBytes, (await compress(body)).length) : wireBytes
  const maxAge = Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0)
  return { kind, isBlocking, wireBytes, couldWeigh, isLongKept: maxAge >= LONG_KEPT_S }
}
