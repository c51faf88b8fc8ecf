/** Measuring a website, a visitor's or this one: what is measured, how it is rated, and the calls. */
import * as z from 'zod/mini'
import { DAY, endpoint, MINUTE } from './endpoint.ts'
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
/** A report's link works for this long. */
export const REPORT_KEPT_DAYS = 30

const vital = z.object({ id: z.enum(vitalIds), value: z.number(), rating: z.enum(ratings) })
export type Vital = z.infer<typeof vital>

/** Something to change, with what it is estimated to gain. */
const fix = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  savingMs: z.optional(z.number()),
  savingBytes: z.optional(z.number()),
})
export type Fix = z.infer<typeof fix>

export const audit = z.object({
  /** Of the report, for its link and its PDF. */
  id: z.string(),
  success: z.literal(true),
  message: z.string(),
  analysis: z.object({
    url: z.string(),
    score: z.int().check(z.gte(0), z.lte(100)),
    kind: z.enum(auditKinds),
    /** Epoch milliseconds. */
    measuredAt: z.number(),
    vitals: z.array(vital),
    /** Transferred bytes and requests, where they were counted. */
    bytes: z.optional(z.number()),
    requests: z.optional(z.number()),
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
export const auditProgress = z.object({
  phase: z.enum(auditPhases),
  /** How many audits are before this one, while it is queued. */
  position: z.optional(z.int()),
})
export type AuditProgress = z.infer<typeof auditProgress>

export const analyzePerformance = endpoint({
  method: 'POST',
  path: '/api/analyze-performance',
  summary: 'Measures a public website; as a stream it tells how far it has got.',
  access: 'anyone',
  limit: { max: 5, windowMs: MINUTE, counts: 'requests' },
  streams: true,
  progress: auditProgress,
  body: z.object({
    url: typedLine('url-required', URL_MAX),
    language: z.optional(z.enum(languages)),
  }),
  reply: audit,
  errors: ['invalid-input', 'rate-limited', 'audit-failed'],
})

export const REPORT_KEPT_MS = REPORT_KEPT_DAYS * DAY
