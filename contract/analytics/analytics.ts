/** Visits: counted without saying whose they were, and read by the owner. */
import * as z from 'zod/mini'
import { endpoint, HOUR, MINUTE } from '#contract/endpoint.ts'
import { knownLanguages, languages } from '#contract/language.ts'
import { listOf, recordOf } from '#contract/list.ts'
import { code, pagePath } from '#contract/text.ts'
import {
  countedSections,
  deviceClasses,
  engagementLevels,
  scrollMilestones,
  VISITS_PATH,
  visitEvents,
} from './visit-events.ts'

/** Twenty-five months: a year can be compared with the one before. */
export const VISITS_RETENTION_DAYS = 760
/** Who does nothing for longer and comes back makes another visit. */
export const VISIT_GAP_MS = 30 * MINUTE

/** A page that stays open for longer tells nothing about its reader. */
const SECONDS_MAX = (4 * HOUR) / 1000
const seconds = z.int().check(z.gte(0), z.lte(SECONDS_MAX))

/** What one page view, or what came after a pause in it, adds to a visit. There is no id in it, and no text of anybody. */
export const visitReport = z.object({
  path: pagePath,
  /** False for what comes after the page was left and seen again. */
  isNew: z.boolean(),
  language: z.enum(languages),
  /** The host of the page before, the link's `utm_source`, or `direct`. */
  source: code(80).check(z.regex(/^[a-z0-9][a-z0-9._-]*$/), z.maxLength(80)),
  device: z.enum(deviceClasses),
  /** Percent: the farthest milestone. */
  depth: z.union([z.literal(0), z.literal(scrollMilestones)]),
  /** How long it could be seen. */
  seconds,
  /** Presses and keystrokes; not which. */
  interactions: z.int().check(z.gte(0), z.lte(10_000)),
  /** Seconds by section of the home page. */
  sections: recordOf(z.partialRecord(z.enum(countedSections), seconds), countedSections.length),
  deeds: listOf(z.enum(visitEvents), visitEvents.length),
})
export type VisitReport = z.infer<typeof visitReport>

/** Sent when a page is left. A browser that asks not to be tracked sends none. */
export const reportVisit = endpoint({
  method: 'POST',
  path: VISITS_PATH,
  summary: 'Counts a page view, without saying who it was.',
  access: 'anyone',
  limit: { max: 120, windowMs: MINUTE, counts: 'requests' },
  body: visitReport,
  reply: z.object({ success: z.literal(true) }),
  errors: ['rate-limited'],
})

/** Days up to today or, the last, months up to this one. */
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

export const visitFigures = z.object({
  /** When the first visit was counted, in epoch milliseconds; null if none was yet. */
  since: z.nullable(z.number()),
  visits: count,
  /** People can be told apart for a day only: who comes on two days is two visitors. */
  visitors: count,
  views: count,
  /** By day (`2026-03-31`) or, over twelve months, by month (`2026-03`), the oldest first, none left out. */
  series: z.array(z.object({ at: z.string(), visits: count, visitors: count })),
  /** `direct`, or where people came from; the most frequent first. */
  sources: z.array(z.object({ source: z.string(), visits: count })),
  pages: z.array(z.object({ path: z.string(), views: count })),
  languages: z.array(z.object({ language: z.enum(knownLanguages), visits: count })),
  devices: z.array(z.object({ device: z.enum(deviceClasses), visits: count })),
  /** Visits that saw at least so many percent of a page. */
  depths: z.array(z.object({ depth: count, visits: count })),
  engagement: z.array(z.object({ level: z.enum(engagementLevels), visits: count })),
  /** Visits that saw the section, and how many seconds they stayed there in all. */
  sections: z.array(z.object({ section: z.enum(countedSections), visits: count, seconds: count })),
  /** Visits in which it was done and, for what the server sees, how often it was done by anybody. */
  deeds: z.array(z.object({ deed: z.enum(visitEvents), visits: count, served: z.nullable(count) })),
})
export type VisitFigures = z.infer<typeof visitFigures>

export const readVisits = endpoint({
  method: 'GET',
  path: '/api/admin/visits',
  summary: 'How many visits there were, where they came from and what they saw.',
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
