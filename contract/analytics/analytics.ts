/** Visits: counted without identifiers, and read by the owner. */
import * as z from 'zod/mini'
import { endpoint, MINUTE } from '#contract/endpoint.ts'
import { knownLanguages, languages } from '#contract/language.ts'
import { listOf, recordOf } from '#contract/list.ts'
import { code, pagePath } from '#contract/text.ts'
import {
  countedSections,
  deviceClasses,
  engagementLevels,
  INTERACTIONS_MAX,
  SOURCE_MAX,
  scrollMilestones,
  VISIBLE_SECONDS_MAX,
  VISITS_PATH,
  visitEvents,
} from './visit-events.ts'

/** Twenty-five months: a year can be compared with the one before. */
export const VISITS_RETENTION_DAYS = 760
/** A longer pause starts another visit. */
export const VISIT_GAP_MS = 30 * MINUTE

const seconds = z.int().check(z.gte(0), z.lte(VISIBLE_SECONDS_MAX))

/** One page view, or its part after a pause, as added to a visit. Without id and text. */
const visitReport = z.object({
  path: pagePath,
  /** False for the part after the page was left and seen again. */
  isNew: z.boolean(),
  language: z.enum(languages),
  /** The referrer's host, the link's `utm_source`, or `direct`. */
  source: code(SOURCE_MAX).check(z.regex(/^[a-z0-9][a-z0-9._-]*$/), z.maxLength(SOURCE_MAX)),
  device: z.enum(deviceClasses),
  /** Percent: the farthest milestone. */
  depth: z.union([z.literal(0), z.literal(scrollMilestones)]),
  /** How long it was visible. */
  seconds,
  /** Number of presses and keystrokes. */
  interactions: z.int().check(z.gte(0), z.lte(INTERACTIONS_MAX)),
  /** Seconds by section of the home page. */
  sections: recordOf(z.partialRecord(z.enum(countedSections), seconds), countedSections.length),
  events: listOf(z.enum(visitEvents), visitEvents.length),
})
export type VisitReport = z.infer<typeof visitReport>

/** Sent when the visitor leaves a page. A browser that asks not to be tracked sends none. */
export const reportVisit = endpoint({
  method: 'POST',
  path: VISITS_PATH,
  summary: 'Counts a page view anonymously.',
  access: 'anyone',
  limit: { max: 120, windowMs: MINUTE, counts: 'requests' },
  body: visitReport,
  reply: z.object({ success: z.literal(true) }),
  errors: ['rate-limited'],
})

/** Days up to today or, the last range, months up to this one. */
export const visitRanges = ['7d', '30d', '90d', '12m'] as const
export type VisitRange = (typeof visitRanges)[number]

const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const rangeQuery = z.object({
  range: z.enum(visitRanges),
  /** The reader's time zone, such as `Europe/Berlin`: days begin at its midnight. */
  zone: code(60).check(z.maxLength(60), z.refine(isZone)),
})

const count = z.number()

const visitFigures = z.object({
  /** Time of the first visit in epoch milliseconds; null without any. */
  since: z.nullable(z.number()),
  visits: count,
  /** Visitors are told apart for one day only: the same person on two days counts twice. */
  visitors: count,
  views: count,
  /** By day (`2026-03-31`) or, over twelve months, by month (`2026-03`); oldest first, without gaps. */
  series: z.array(z.object({ at: z.string(), visits: count, visitors: count })),
  /** `direct` or the referrer; most frequent first. */
  sources: z.array(z.object({ source: z.string(), visits: count })),
  pages: z.array(z.object({ path: z.string(), views: count })),
  languages: z.array(z.object({ language: z.enum(knownLanguages), visits: count })),
  devices: z.array(z.object({ device: z.enum(deviceClasses), visits: count })),
  /** Visits that saw at least this percentage of a page. */
  depths: z.array(z.object({ depth: count, visits: count })),
  engagement: z.array(z.object({ level: z.enum(engagementLevels), visits: count })),
  /** Visits that saw the section, and the total seconds there. */
  sections: z.array(z.object({ section: z.enum(countedSections), visits: count, seconds: count })),
  /** Visits with the event and, for events on the server, their number over all visitors. */
  events: z.array(z.object({ event: z.enum(visitEvents), visits: count, served: z.nullable(count) })),
})
export type VisitFigures = z.infer<typeof visitFigures>

export const readVisits = endpoint({
  method: 'GET',
  path: '/api/admin/visits',
  summary: 'Analytics: number of visits, referrers and pages.',
  access: 'admin',
  query: rangeQuery,
  reply: visitFigures,
  errors: [],
})

export const visitsTable = endpoint({
  method: 'GET',
  path: '/api/admin/visits/table',
  summary: 'The same as a table for spreadsheets.',
  access: 'admin',
  query: rangeQuery,
  file: 'text/csv',
  reply: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  errors: [],
})
