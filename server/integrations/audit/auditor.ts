/** What every way of measuring a website has in common. */

import type { VitalId } from '#contract/analytics/ratings.ts'
import type { AuditKind, AuditProgress, FixId } from '#contract/audit/audit.ts'

export interface Measurement {
  /** Where the page stood after redirects. */
  url: string
  /** 0 to 100. */
  score: number
  /** Milliseconds, but `cls` without a unit. */
  vitals: Partial<Record<VitalId, number>>
  /** What this way of measuring cannot tell. */
  notMeasured: VitalId[]
  /** Transferred bytes. */
  bytes?: number
  requests?: number
  /** True if the page has more than was counted. */
  isPartial: boolean
  /** Lighthouse's scores of a whole measurement, 0 to 100: for people with disabilities, and for search engines. */
  accessibility?: number
  seo?: number
  /** A JPEG as a data address. */
  screenshot?: string
  /** Worth most first. */
  findings: Finding[]
}

export interface Finding {
  id: FixId
  savingMs?: number
  savingBytes?: number
}

export interface MeasureOptions {
  /** Aborted when nobody waits for the result any more. */
  signal: AbortSignal
  onProgress(progress: AuditProgress): void
  /** True for this site's own page: it may stand on a private address. */
  isOwn?: boolean
  /** True for what nobody waits for: it runs only while nobody else wants to. */
  isBackground?: boolean
  /** True to measure accessibility and search as well, where that can be done. */
  isWhole?: boolean
}

export interface Auditor {
  kind: AuditKind
  /** @throws AuditFailed if there is no result, whatever the reason; PageTooHeavy if it is the page's; Busy if too many wait. */
  measure(url: string, options: MeasureOptions): Promise<Measurement>
}

export class AuditFailed extends Error {}

/** The page took more memory or disk than an audit may: there is no use in measuring it any other way. */
export class PageTooHeavy extends AuditFailed {}

/** The order in which fixes are named: what saves the visitor most time, then what saves most bytes. */
export const worthMostFirst = (one: Finding, other: Finding): number =>
  (other.savingMs ?? 0) - (one.savingMs ?? 0) || (other.savingBytes ?? 0) - (one.savingBytes ?? 0)
