/** SEO: page metadata, targets and measurements. */
import * as z from 'zod/mini'
import { auditKinds, auditPhases } from '#contract/audit/audit.ts'
import { endpoint, MINUTE } from '#contract/endpoint.ts'
import { type Language, languages } from '#contract/language.ts'
import { pageOf, pageQuery } from '#contract/page.ts'
import { fieldVitalIds } from '#contract/ratings.ts'
import { code } from '#contract/text.ts'

/** Polling interval of the counts in the admin area. */
export const SEO_REFRESH_MS = 5 * MINUTE

const analysis = z.object({
  totalPages: z.int(),
  highPriorityPages: z.int(),
  mediumPriorityPages: z.int(),
  lowPriorityPages: z.int(),
})

export const readSeoAnalysis = endpoint({
  method: 'GET',
  path: '/api/seo/analysis',
  summary: 'The number of sitemap pages by priority.',
  access: 'anyone',
  limit: { max: 60, windowMs: MINUTE, counts: 'requests' },
  reply: z.object({ success: z.literal(true), analysis }),
  errors: ['rate-limited'],
})

export const ogTypes = ['profile', 'article', 'website'] as const
/** What a page is, for those who share it. */
export const ogTypeOf = (path: string): (typeof ogTypes)[number] =>
  path === '/' ? 'profile' : /^\/(?:case-study|writing)\//.test(path) ? 'article' : 'website'

/** Such as `de_DE`: the territory where most people speak it. */
export function openGraphLocale(language: Language): string {
  const { region } = new Intl.Locale(language).maximize()
  return `${language}_${region}`
}

export const twitterCards = ['summary_large_image', 'summary'] as const
/** @param ogImage the page's picture, if it has one. */
export const twitterCardOf = (ogImage: string | undefined): (typeof twitterCards)[number] =>
  ogImage ? 'summary_large_image' : 'summary'

export const readPageSeo = endpoint({
  method: 'GET',
  path: '/api/seo/:page',
  summary:
    'The metadata of a page: `home`, `projects`, `writing`, `chat`, the id of a case study, or that of an article after `writing-`.',
  access: 'anyone',
  limit: { max: 120, windowMs: MINUTE, counts: 'requests' },
  params: z.object({ page: code(100) }),
  reply: z.object({
    success: z.literal(true),
    seo: z.object({
      title: z.string(),
      description: z.string(),
      keywords: z.array(z.string()),
      canonicalUrl: z.string(),
      ogType: z.enum(ogTypes),
      /** Address of the picture that is shown where somebody shares the page. */
      ogImage: z.optional(z.string()),
      twitterCard: z.enum(twitterCards),
      /** Those that the page is in: an article may be in one of them. */
      languages: z.array(z.enum(languages)),
      /** JSON-LD. */
      structuredData: z.optional(z.record(z.string(), z.unknown())),
    }),
  }),
  errors: ['not-found', 'rate-limited'],
})

export const scoreIds = ['overall', 'technical', 'content', 'performance', 'accessibility'] as const
export type ScoreId = (typeof scoreIds)[number]

/** Target scores, from 0 to 100. */
export const scoreTargets: Record<ScoreId, number> = {
  overall: 92,
  technical: 95,
  content: 88,
  performance: 94,
  accessibility: 91,
}

/** The site's own checks of every page in every language. */
export const checkIds = ['titles', 'addresses', 'structured-data', 'sitemap', 'translations', 'links'] as const
export type CheckId = (typeof checkIds)[number]

const seoIssueIds = [
  'title-missing',
  'title-long',
  'description-missing',
  'description-short',
  'description-long',
  'canonical-wrong',
  'alternate-wrong',
  'data-missing',
  'data-unreadable',
  'data-incomplete',
  'not-in-sitemap',
  'sitemap-dead',
  'robots-wrong',
  'text-missing',
  'link-broken',
  'anchor-missing',
] as const
export type SeoIssueId = (typeof seoIssueIds)[number]

const fault = z.object({
  id: z.enum(seoIssueIds),
  /** Page with the problem; absent if it concerns no single page. */
  path: z.optional(z.string()),
  language: z.optional(z.enum(languages)),
  /** The item: a link, a property, the key of a text. */
  subject: z.optional(z.string()),
})
export type Fault = z.infer<typeof fault>

/** Number of problems stored per check; `failed` counts all. */
export const SEO_ISSUES_LISTED = 20

const check = z.object({ checked: z.int(), failed: z.int(), faults: z.array(fault) })
export type Check = z.infer<typeof check>

const score = z.nullable(z.int().check(z.gte(0), z.lte(100)))

/** 0 to 100 each, null where it could not be measured. */
const scores = z.object({
  overall: score,
  technical: score,
  content: score,
  performance: score,
  accessibility: score,
})
export type Scores = z.infer<typeof scores>

/** A measurement's result, as stored. */
export const findings = z.object({
  /** The tool that ran Lighthouse; null if none was available. */
  kind: z.nullable(z.enum(auditKinds)),
  scores,
  /** Lighthouse's own SEO score. */
  lighthouseSeo: score,
  checks: z.object({
    titles: check,
    addresses: check,
    'structured-data': check,
    sitemap: check,
    translations: check,
    links: check,
  }),
})
export type Findings = z.infer<typeof findings>

const measurement = z.extend(findings, {
  id: z.string(),
  /** Epoch milliseconds. */
  measuredAt: z.number(),
})
export type Measurement = z.infer<typeof measurement>

export const checklistIds = [...checkIds, 'performance', 'accessibility'] as const
export type ChecklistId = (typeof checklistIds)[number]
/** `unmeasured` is neither good nor bad: there is no value yet, or none could be measured. */
const checklistStatuses = ['completed', 'in-progress', 'needs-attention', 'unmeasured'] as const
export type ChecklistStatus = (typeof checklistStatuses)[number]

const pageContent = z.object({
  path: z.string(),
  language: z.enum(languages),
  title: z.string(),
  description: z.string(),
  words: z.int(),
  /** Errors of its title and description. */
  faults: z.array(z.enum(seoIssueIds)),
  /** False if it is the same as the English page. */
  isTranslated: z.boolean(),
})
export type PageContent = z.infer<typeof pageContent>

export const readSeoReport = endpoint({
  method: 'GET',
  path: '/api/admin/seo',
  summary: 'The last measurement of this site, its checklist, and the metadata of each page.',
  access: 'admin',
  reply: z.object({
    latest: z.nullable(measurement),
    checklist: z.array(z.object({ id: z.enum(checklistIds), status: z.enum(checklistStatuses) })),
    pages: z.array(pageContent),
  }),
  errors: [],
})

const measurePhases = [...auditPhases, 'checking'] as const
export type MeasurePhase = (typeof measurePhases)[number]
const measureProgress = z.object({
  phase: z.enum(measurePhases),
  /** Measurements ahead in the queue. */
  position: z.optional(z.int()),
})
export type MeasureProgress = z.infer<typeof measureProgress>

export const measureSite = endpoint({
  method: 'POST',
  path: '/api/admin/seo/measurements',
  summary: 'Measures this site; as a stream it reports progress.',
  access: 'admin',
  streams: true,
  progress: measureProgress,
  reply: z.object({ success: z.literal(true), measurement }),
  errors: [],
})

export const listMeasurements = endpoint({
  method: 'GET',
  path: '/api/admin/seo/measurements',
  summary: 'Earlier measurements of this site, the latest first.',
  access: 'admin',
  query: pageQuery,
  reply: pageOf(z.object({ id: z.string(), measuredAt: z.number(), kind: findings.shape.kind, scores })),
  errors: [],
})

/** Field vitals of one week. */
const vitalsWeek = z.object({
  /** Its Monday at midnight UTC, in epoch milliseconds. */
  start: z.number(),
  vitals: z.array(
    z.object({
      id: z.enum(fieldVitalIds),
      /** The 75th percentile. Milliseconds; `cls` has no unit. */
      p75: z.number(),
      /** Page views. */
      count: z.int(),
    }),
  ),
})
export type VitalsWeek = z.infer<typeof vitalsWeek>

export const readVitalsWeeks = endpoint({
  method: 'GET',
  path: '/api/admin/seo/vitals',
  summary: 'Field vitals by week, the oldest first.',
  access: 'admin',
  reply: z.object({ weeks: z.array(vitalsWeek) }),
  errors: [],
})
