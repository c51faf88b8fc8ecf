/** Audits by fetching: size and delivery of a page and its files, without running scripts. */

import { LIGHT_AUDIT_MS } from '#contract/audit/audit.ts'
import { DAY, SECOND } from '#contract/endpoint.ts'
import type { VitalId } from '#contract/ratings.ts'
import type { FetchedPage, SafeFetch } from '#server/integrations/safe-fetch.ts'
import { Busy } from '#server/workers/pool.ts'
import { AuditFailed, type Auditor, type Measurement, worthMostFirst } from './auditor.ts'
import type { Delivered, Inventory } from './inventory.ts'
import { findFindings } from './light-findings.ts'
import { estimateScore } from './light-score.ts'
import { createPageReader, type PageReader } from './page-reader.ts'
import { createTurns } from './queue.ts'
import type { PageResource } from './resources.ts'

const AT_ONCE = 4
const LONGEST_LINE = 40
const PAGE_MS = 7 * SECOND
const RESOURCES_MAX = 24
const TOTAL_BYTES_MAX = 6 * 1024 * 1024
const FETCHES_AT_ONCE = 6
/** Smaller files fit into one packet and gain nothing from compression. */
const WORTH_COMPRESSING = 1400
/** A week, as in Lighthouse's cache audit. */
const LONG_CACHED_S = (7 * DAY) / SECOND

const notMeasured: VitalId[] = ['fcp', 'lcp', 'cls', 'tbt', 'speed-index', 'inp', 'fid']

/** @param fetches for visitors' audits, and for this site's own page. */
export function createLightAuditor(fetches: { visitors: SafeFetch; own: SafeFetch }): Auditor {
  const turns = createTurns(AT_ONCE, LONGEST_LINE)
  const reader = createPageReader()
  return {
    kind: 'light',
    measure: (url, { signal, onProgress, isOwn = false, isBackground = false }) =>
      turns.take(
        async (inTurn) => {
          onProgress({ phase: 'loading' })
          const deadline = AbortSignal.any([inTurn, AbortSignal.timeout(LIGHT_AUDIT_MS - SECOND)])
          const fetch = isOwn ? fetches.own : fetches.visitors
          return measure({ fetch, reader, deadline }, url, () => onProgress({ phase: 'measuring' }))
        },
        { signal, isBackground, onPosition: (position) => onProgress({ phase: 'queued', position }) },
      ),
  }
}

interface Tools {
  fetch: SafeFetch
  reader: PageReader
  deadline: AbortSignal
}

async function measure(tools: Tools, address: string, onPage: () => void) {
  const page = await fetchPage(tools, address)
  onPage()
  const [facts, document] = await readPage(tools, page)
  const { parts, isPartial } = await fetchResources(tools, facts.wanted)
  const inventory: Inventory = {
    firstByteMs: page.firstByteMs,
    redirects: page.redirects,
    parts: [document, ...parts],
    tags: facts.tags,
    imagesWithoutSize: facts.imagesWithoutSize,
  }
  return {
    url: page.url.href,
    score: estimateScore(inventory),
    vitals: { ttfb: page.firstByteMs },
    notMeasured,
    bytes: inventory.parts.reduce((sum, { wireBytes }) => sum + wireBytes, 0),
    requests: inventory.parts.length,
    isPartial: isPartial || page.isCut || facts.isCut || facts.hasMore,
    findings: findFindings(inventory).sort(worthMostFirst),
  } satisfies Measurement
}

async function fetchPage({ fetch, deadline }: Tools, address: string): Promise<FetchedPage> {
  try {
    const page = await fetch(address, { signal: deadline, totalMs: PAGE_MS })
    if (page.status < 400 && /html/.test(page.headers['content-type'] ?? '')) return page
  } catch (error) {
    if (error instanceof Busy) throw error
    // All other reasons are reported like a missing page.
  }
  throw new AuditFailed('There is no page.')
}

/** @throws AuditFailed for a page that takes more time or memory than any legitimate one. */
async function readPage(tools: Tools, page: FetchedPage) {
  try {
    return await Promise.all([
      tools.reader.readPage(page, RESOURCES_MAX, tools.deadline),
      delivered(tools, page, 'page', false),
    ])
  } catch (error) {
    throw error instanceof Busy ? error : new AuditFailed(`The page cannot be read. ${error}`)
  }
}

/** Files that are too slow or too large are left out. */
async function fetchResources(tools: Tools, wanted: PageResource[]) {
  const { fetch, deadline } = tools
  const waiting = [...wanted]
  const parts: Delivered[] = []
  let isPartial = false
  let bytes = 0
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (bytes > TOTAL_BYTES_MAX || deadline.aborted) {
        isPartial = true
        return
      }
      try {
        const answer = await fetch(next.url, { signal: deadline })
        bytes += answer.wireBytes
        isPartial ||= answer.isCut
        if (answer.status < 400) parts.push(await delivered(tools, answer, next.kind, next.isBlocking))
      } catch {
        isPartial = true
      }
    }
  }
  await Promise.all(Array.from({ length: FETCHES_AT_ONCE }, worker))
  return { parts, isPartial }
}

async function delivered(
  { reader, deadline }: Tools,
  { body, wireBytes, headers }: FetchedPage,
  kind: Delivered['kind'],
  isBlocking: boolean,
): Promise<Delivered> {
  const isText = kind !== 'image' || headers['content-type']?.includes('svg')
  const isPlain = isText && headers['content-encoding'] === undefined && wireBytes > WORTH_COMPRESSING
  const couldWeigh = isPlain ? Math.min(wireBytes, await reader.compressedLength(body, deadline)) : wireBytes
  const maxAge = Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0)
  return { kind, isBlocking, wireBytes, couldWeigh, isLongCached: maxAge >= LONG_CACHED_S }
}
