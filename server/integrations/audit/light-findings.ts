/** Derives findings from an inventory, with savings on the simulated network. */
import type { FixId } from '#contract/audit/audit.ts'
import type { Finding } from './auditor.ts'
import type { Delivered, Inventory } from './inventory.ts'
import { BYTES_PER_MS, ROUND_TRIP_MS } from './light-score.ts'

/** Lighthouse calls a server slow from 600 ms and expects 100 (core/audits/server-response-time.js). */
const SLOW_SERVER_MS = 600
const EXPECTED_SERVER_MS = 100
const HEAVY_IMAGE = 200 * 1024
/** Lighthouse's limit for a whole page (core/audits/byte-efficiency/total-byte-weight.js). */
const HEAVY_PAGE = 1600 * 1024
/** Lighthouse warns from 800 elements on, and calls 1,400 too many. */
const MANY_TAGS = 1400
/** Smaller savings are not reported. */
const SMALL_SAVING = 4 * 1024

export function findFindings({ parts, firstByteMs, redirects, tags, imagesWithoutSize }: Inventory): Finding[] {
  const sum = (wanted: Delivered[]) => wanted.reduce((total, { wireBytes }) => total + wireBytes, 0)
  const files = parts.filter(({ kind }) => kind !== 'page')
  const blocking = files.filter(({ isBlocking }) => isBlocking)
  const compressible = parts.reduce((total, { wireBytes, couldWeigh }) => total + wireBytes - couldWeigh, 0)
  const notKept = sum(files.filter(({ isLongCached }) => !isLongCached))
  const heavyImages = files.filter(({ kind, wireBytes }) => kind === 'image' && wireBytes > HEAVY_IMAGE)
  const inTransfer = (bytes: number) => Math.round(bytes / BYTES_PER_MS)

  const findings: [FixId, boolean, Omit<Finding, 'id'>][] = [
    ['server-response', firstByteMs > SLOW_SERVER_MS, { savingMs: Math.round(firstByteMs - EXPECTED_SERVER_MS) }],
    ['redirects', redirects > 0, { savingMs: redirects * 2 * ROUND_TRIP_MS }],
    [
      'compression',
      compressible > SMALL_SAVING,
      { savingMs: inTransfer(compressible), savingBytes: Math.round(compressible) },
    ],
    ['render-blocking', blocking.length > 0, { savingMs: 2 * ROUND_TRIP_MS + inTransfer(sum(blocking)) }],
    // The saving of a better format is unknown without converting.
    ['images', heavyImages.length > 0, {}],
    ['image-dimensions', imagesWithoutSize > 0, {}],
    ['caching', notKept > SMALL_SAVING, { savingBytes: notKept }],
    ['page-weight', sum(parts) > HEAVY_PAGE, {}],
    ['dom-size', tags > MANY_TAGS, {}],
  ]
  return findings.filter(([, applies]) => applies).map(([id, , saving]) => ({ id, ...saving }))
}
