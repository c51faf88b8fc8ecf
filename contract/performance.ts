/** Measuring a website, a visitor's or this one: what is measured, how it is rated, and the calls. */
import * as z from 'zod/mini'
import { DAY, endpoint, HOUR, MINUTE, SECOND } from './endpoint.ts'
import { languages } from './language.ts'
import { typedLine } from './text.ts'

export const ratings = ['good', 'needs-improvement', 'poor'] as const
export type Rating = (typeof ratings)[number]

/**
 * Up to the first value good, up to the second in need of improvement, beyond it poor. Milliseconds, but `cls` without a
 * unit. The field thresholds are those of web.dev/vitals; `fid`, which browsers have retired, keeps its own; `tbt` and
 * `speed-index` are those of Lighthouse on a phone.
 */
export const thresholds = {
  fcp: [1800, 3000],
  lcp: [2500, 4000],
  cls: [0.1, 0.25],
  fid: [100, 300],
  inp: [200, 500],
  tbt: [200, 600],
  ttfb: [800, 1800],
  'speed-index': [3400, 5800],
} as const
export type VitalId = keyof typeof thresholds
export const vitalIds = Object.keys(thresholds) as VitalId[]

export function rate(id: VitalId, value: number): Rating {
  const [good, fair] = thresholds[id]
  if (value <= good) return 'good'
  return value <= fair ? 'needs-improvement' : 'poor'
}

/** A score of 0 to 100: green from 90, yellow from 50, red below. */
export const scoreRating = (score: number): Rating => {
  if (score >= 90) return 'good'
  return score >= 50 ? 'needs-improvement' : 'poor'
}

/** Who measured: a browser on this server, Google's PageSpeed Insights, or a fetch without a browser. */
export const auditKinds = ['browser', 'pagespeed', 'light'] as const
export type AuditKind = (typeof auditKinds)[number]

export const URL_MAX = 2048
/** A result is given again for this long, with its age. */
export const AUDIT_FRESH_MS = 10 * MINUTE
/** This site's own figures are measured again when they are so old and somebody's are to be compared with them. */
export const OWN_FRESH_MS = 24 * HOUR
/** A report's link works for this long. */
export const REPORT_KEPT_DAYS = 30
export const REPORT_KEPT_MS = REPORT_KEPT_DAYS * DAY
/**
 * By how many points the score of pages that never change differed at most from run to run, on a server that had nothing
 * else to do (`bench/audits.ts`).
 */
export const RUN_VARIATION_POINTS = 2
/** From the browser's start to the answer; what waits in the queue before is not counted. */
export const AUDIT_MS = 60 * SECOND
export const LIGHT_AUDIT_MS = 10 * SECOND

/**
 * The address of a page as people write it: `example.com` is `https://example.com/`, and what stands behind `#` makes no
 * other page.
 * @returns undefined if it is no address of the web, or holds a name and password.
 */
export function readPageAddress(text: string): string | undefined {
  const full = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(full)) return undefined
  const url = new URL(full)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  return url.href.length > URL_MAX ? undefined : url.href
}

/** What can be said to be worth changing; the words for each stand in `content/locales/<language>/audit.ts`. */
export const fixIds = [
  'server-response',
  'redirects',
  'compression',
  'render-blocking',
  'images',
  'image-dimensions',
  'unused-code',
  'script-work',
  'caching',
  'fonts',
  'dom-size',
  'page-weight',
] as const
export type FixId = (typeof fixIds)[number]

const vital = z.object({ id: z.enum(vitalIds), value: z.number(), rating: z.enum(ratings) })
export type Vital = z.infer<typeof vital>

/** Something to change, with what it is estimated to gain. */
const fix = z.object({
  id: z.enum(fixIds),
  title: z.string(),
  text: z.string(),
  /** Until the page stands, on the phone that is measured with. */
  savingMs: z.optional(z.number()),
  savingBytes: z.optional(z.number()),
})
export type Fix = z.infer<typeof fix>

export const audit = z.object({
  /** Of the report, for its link; absent if it could not be kept. */
  id: z.optional(z.uuidv4()),
  success: z.literal(true),
  message: z.string(),
  analysis: z.object({
    url: z.string(),
    score: z.int().check(z.gte(0), z.lte(100)),
    kind: z.enum(auditKinds),
    /** Epoch milliseconds. */
    measuredAt: z.number(),
    /** How old the figures are: 0 if they were measured for this answer. */
    ageMs: z.number(),
    vitals: z.array(vital),
    /** Transferred bytes and requests, where they were counted. */
    bytes: z.optional(z.number()),
    requests: z.optional(z.number()),
    /** True if the page has more than was counted. */
    isPartial: z.boolean(),
    /** What this way of measuring cannot tell. */
    notMeasured: z.array(z.enum(vitalIds)),
    /** The page as a phone shows it: a JPEG as a data address. */
    screenshot: z.optional(z.string()),
    /** This site by the same tool, to compare with. */
    own: z.optional(z.object({ score: z.int(), vitals: z.array(vital), measuredAt: z.number() })),
  }),
  insights: z.object({
    summary: z.string(),
    /** The fixes' titles and texts as sentences. */
    recommendations: z.array(z.string()),
    businessImpact: z.string(),
    /** Worth most first, three at most. */
    fixes: z.array(fix),
    /** That runs vary, and by how much. */
    note: z.string(),
  }),
  language: z.enum(languages),
})
export type Audit = z.infer<typeof audit>

export const auditPhases = ['queued', 'starting', 'loading', 'measuring', 'writing'] as const
export type AuditPhase = (typeof auditPhases)[number]
export const auditProgress = z.object({
  phase: z.enum(auditPhases),
  /** How many audits are before this one, while it is queued. */
  position: z.optional(z.int()),
})
export type AuditProgress = z.infer<typeof auditProgress>

export const auditRequest = z.object({
  url: typedLine('url-required', URL_MAX).check(z.refine((text) => readPageAddress(text) !== undefined, 'url-invalid')),
  language: z.optional(z.enum(languages)),
})
export type AuditRequest = z.infer<typeof auditRequest>

export const analyzePerformance = endpoint({
  method: 'POST',
  path: '/api/analyze-performance',
  summary: 'Measures a public website; as a stream it tells how far it has got.',
  access: 'anyone',
  limit: { max: 5, windowMs: MINUTE, counts: 'requests' },
  streams: true,
  progress: auditProgress,
  body: auditRequest,
  reply: audit,
  errors: ['invalid-input', 'rate-limited', 'audit-failed'],
})

export const readAudit = endpoint({
  method: 'GET',
  path: '/api/audits/:id',
  summary: 'Gives the report of a measurement once more, in the language asked for.',
  access: 'anyone',
  limit: { max: 60, windowMs: MINUTE, counts: 'requests' },
  params: z.object({ id: z.uuidv4() }),
  reply: audit,
  errors: ['not-found', 'rate-limited'],
})

export const printAudit = endpoint({
  method: 'GET',
  path: '/api/audits/:id/report.pdf',
  summary: 'Gives the report of a measurement as a file, in the language asked for.',
  access: 'anyone',
  limit: { max: 10, windowMs: MINUTE, counts: 'requests' },
  params: z.object({ id: z.uuidv4() }),
  reply: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  file: 'application/pdf',
  errors: ['not-found', 'rate-limited', 'report-unreadable'],
})
