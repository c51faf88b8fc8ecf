/** Audits of websites, a visitor's or this one: metrics, ratings and calls. */
import * as z from 'zod/mini'
import { DAY, endpoint, HOUR, MINUTE, SECOND } from '#contract/endpoint.ts'
import { knownLanguages, languages } from '#contract/language.ts'
import { ratings, vitalIds } from '#contract/ratings.ts'
import { typedLine, uuid } from '#contract/text.ts'
import { readPageAddress, URL_MAX } from './page-address.ts'

/** The tool: a browser on this server, Google's PageSpeed Insights, or a fetch without a browser. */
export const auditKinds = ['browser', 'pagespeed', 'light'] as const
export type AuditKind = (typeof auditKinds)[number]

/** A result is reused for this long and shows its age. */
export const AUDIT_FRESH_MS = 10 * MINUTE
/** Age at which this site's own figures are measured again for a comparison. */
export const OWN_FRESH_MS = 24 * HOUR
/** Lifetime of a report's link. */
export const REPORT_RETENTION_DAYS = 30
export const REPORT_RETENTION_MS = REPORT_RETENTION_DAYS * DAY
/**
 * Largest difference in score between runs of pages that never change, on an otherwise idle
 * server (`bench/audits.ts`).
 */
export const RUN_VARIATION_POINTS = 2
/** From the browser's start to the answer, without time in the queue. */
export const AUDIT_MS = 60 * SECOND
export const LIGHT_AUDIT_MS = 10 * SECOND

/** Kinds of findings; their texts are in `content/interface/<language>/audit.ts`. */
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

/** A finding with its estimated gain. */
const fix = z.object({
  id: z.enum(fixIds),
  title: z.string(),
  text: z.string(),
  /** Until the page is shown, on the simulated phone. */
  savingMs: z.optional(z.number()),
  savingBytes: z.optional(z.number()),
})
export type Fix = z.infer<typeof fix>

export const audit = z.object({
  /** The report's id, for its link; absent if it could not be stored. */
  id: z.optional(z.uuidv4()),
  success: z.literal(true),
  message: z.string(),
  analysis: z.object({
    url: z.string(),
    score: z.int().check(z.gte(0), z.lte(100)),
    kind: z.enum(auditKinds),
    /** Epoch milliseconds. */
    measuredAt: z.number(),
    /** Age of the figures: 0 if measured for this answer. */
    ageMs: z.number(),
    vitals: z.array(vital),
    /** Transferred bytes and requests, if counted. */
    bytes: z.optional(z.number()),
    requests: z.optional(z.number()),
    /** True if the page has more than was counted. */
    isPartial: z.boolean(),
    /** Metrics that this tool cannot measure. */
    notMeasured: z.array(z.enum(vitalIds)),
    /** Screenshot on a phone: a JPEG as a data URL. */
    screenshot: z.optional(z.string()),
    /** This site's figures by the same tool, for comparison. */
    own: z.optional(z.object({ score: z.int(), vitals: z.array(vital), measuredAt: z.number() })),
  }),
  insights: z.object({
    summary: z.string(),
    /** The fixes' titles and texts as sentences. */
    recommendations: z.array(z.string()),
    businessImpact: z.string(),
    /** The most valuable first, three at most. */
    fixes: z.array(fix),
    /** A note that runs vary, and by how much. */
    note: z.string(),
  }),
  /** Of the report, which may be older than the site's languages. */
  language: z.enum(knownLanguages),
})
export type Audit = z.infer<typeof audit>

export const auditPhases = ['queued', 'starting', 'loading', 'measuring', 'writing'] as const
export type AuditPhase = (typeof auditPhases)[number]
const auditProgress = z.object({
  phase: z.enum(auditPhases),
  /** How many audits are before this one, while it is queued. */
  position: z.optional(z.int()),
})
export type AuditProgress = z.infer<typeof auditProgress>

const auditRequest = z.object({
  url: typedLine('url-required', URL_MAX).check(z.refine((text) => readPageAddress(text) !== undefined, 'url-invalid')),
  language: z.optional(z.enum(languages)),
})
export type AuditRequest = z.infer<typeof auditRequest>

export const analyzePerformance = endpoint({
  method: 'POST',
  path: '/api/analyze-performance',
  summary: 'Audits a public website; as a stream it reports progress.',
  access: 'anyone',
  limit: { max: 5, windowMs: MINUTE, counts: 'requests' },
  streams: true,
  progress: auditProgress,
  body: auditRequest,
  reply: audit,
  errors: ['invalid-input', 'rate-limited', 'audit-failed', 'page-too-heavy'],
})

export const readAudit = endpoint({
  method: 'GET',
  path: '/api/audits/:id',
  summary: 'The report of an audit, in the requested language.',
  access: 'anyone',
  limit: { max: 60, windowMs: MINUTE, counts: 'requests' },
  params: z.object({ id: uuid }),
  reply: audit,
  errors: ['not-found', 'rate-limited'],
})

export const printAudit = endpoint({
  method: 'GET',
  path: '/api/audits/:id/report.pdf',
  summary: 'The report of an audit as a file, in the requested language.',
  access: 'anyone',
  limit: { max: 10, windowMs: MINUTE, counts: 'requests' },
  params: z.object({ id: uuid }),
  reply: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  file: 'application/pdf',
  errors: ['not-found', 'rate-limited', 'report-unreadable'],
})
