/** Reads Lighthouse's result, from here or from PageSpeed Insights. */

import * as z from 'zod/mini'
import type { FixId } from '#contract/audit/audit.ts'
import { URL_MAX } from '#contract/audit/page-address.ts'
import { entriesOf, keysOf } from '#contract/keys.ts'
import type { VitalId } from '#contract/ratings.ts'
import { AuditFailed, type Finding, type Measurement, SCREENSHOT_MAX, worthMostFirst } from './auditor.ts'

const number = z.optional(z.nullable(z.number()))
const auditResult = z.object({
  score: z.optional(z.nullable(z.number())),
  numericValue: number,
  metricSavings: z.optional(z.nullable(z.record(z.string(), number))),
  details: z.optional(
    z.nullable(
      z.object({
        data: z.optional(z.unknown()),
        items: z.optional(z.unknown()),
        overallSavingsBytes: number,
        overallSavingsMs: number,
      }),
    ),
  ),
})
type AuditResult = z.infer<typeof auditResult>

const category = z.object({ score: z.nullable(z.number()) })
const lighthouseResult = z.object({
  finalDisplayedUrl: z.string(),
  runtimeError: z.optional(z.object({ code: z.string() })),
  categories: z.object({ performance: category, accessibility: z.optional(category), seo: z.optional(category) }),
  audits: z.record(z.string(), auditResult),
})

const vitalAudits: Partial<Record<VitalId, string>> = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
  'speed-index': 'speed-index',
  ttfb: 'server-response-time',
}

/** Lighthouse's audits that become findings. */
const fixAudits: Record<FixId, string[]> = {
  'server-response': ['server-response-time'],
  redirects: ['redirects'],
  compression: ['uses-text-compression'],
  'render-blocking': ['render-blocking-resources'],
  images: [
    'modern-image-formats',
    'uses-optimized-images',
    'uses-responsive-images',
    'offscreen-images',
    'efficient-animated-content',
  ],
  'image-dimensions': ['unsized-images'],
  'unused-code': ['unused-javascript', 'unused-css-rules', 'unminified-javascript', 'unminified-css'],
  'script-work': ['bootup-time', 'mainthread-work-breakdown'],
  caching: ['uses-long-cache-ttl'],
  fonts: ['font-display'],
  'dom-size': ['dom-size'],
  'page-weight': ['total-byte-weight'],
}

/** Lighthouse's threshold: from 0.9 there is nothing to report. */
const GOOD = 0.9

/** @throws AuditFailed without a measurement. */
export function readLighthouse(json: unknown): Measurement {
  const parsed = z.safeParse(lighthouseResult, json)
  if (!parsed.success) throw new AuditFailed('The result could not be read.')
  const { audits, categories, finalDisplayedUrl, runtimeError } = parsed.data
  const { score } = categories.performance
  if (runtimeError || score === null) throw new AuditFailed(runtimeError?.code ?? 'There is no score.')

  const vitals: Measurement['vitals'] = {}
  for (const [id, audit] of entriesOf(vitalAudits)) {
    const value = audits[audit]?.numericValue
    if (typeof value === 'number') vitals[id] = id === 'cls' ? Number(value.toFixed(3)) : Math.round(value)
  }
  const { accessibility, seo } = categories
  const requests = audits['network-requests']?.details?.items
  const bytes = audits['total-byte-weight']?.numericValue
  const screenshot = audits['final-screenshot']?.details?.data
  return {
    // A title can have a megabyte.
    url: finalDisplayedUrl.slice(0, URL_MAX),
    score: Math.round(score * 100),
    vitals,
    // Both need user input.
    notMeasured: ['inp', 'fid'],
    ...(typeof bytes === 'number' && { bytes: Math.round(bytes) }),
    ...(Array.isArray(requests) && { requests: requests.length }),
    isPartial: false,
    ...(typeof accessibility?.score === 'number' && { accessibility: Math.round(accessibility.score * 100) }),
    ...(typeof seo?.score === 'number' && { seo: Math.round(seo.score * 100) }),
    ...(isPicture(screenshot) && { screenshot }),
    findings: keysOf(fixAudits)
      .flatMap(
        (id) =>
          findingOf(
            id,
            fixAudits[id].map((audit) => audits[audit]),
          ) ?? [],
      )
      .sort(worthMostFirst),
  }
}

const isPicture = (data: unknown): data is string =>
  typeof data === 'string' && data.length <= SCREENSHOT_MAX && /^data:image\/(?:jpeg|webp);base64,[\w+/=]+$/.test(data)

/** Audits of one kind count the same bytes: takes the largest saving, not their sum. */
function findingOf(id: FixId, audits: (AuditResult | undefined)[]): Finding | undefined {
  const failed = audits.flatMap((audit) => (typeof audit?.score === 'number' && audit.score < GOOD ? [audit] : []))
  if (failed.length === 0) return undefined
  const largest = (of: (audit: AuditResult) => (number | null | undefined)[]) =>
    Math.round(Math.max(0, ...failed.flatMap(of).map((value) => value ?? 0)))
  const savingMs = largest(({ metricSavings, details }) => [
    metricSavings?.LCP,
    metricSavings?.FCP,
    metricSavings?.TBT,
    details?.overallSavingsMs,
  ])
  const savingBytes = largest(({ details }) => [details?.overallSavingsBytes])
  return { id, ...(savingMs > 0 && { savingMs }), ...(savingBytes > 0 && { savingBytes }) }
}
