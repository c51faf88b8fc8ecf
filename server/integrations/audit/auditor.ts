/** The interface of all audit tools. */

import type { AuditKind, AuditProgress, FixId } from '#contract/audit/audit.ts'
import type { VitalId } from '#contract/ratings.ts'

export interface Measurement {
  /** The address after redirects. */
  url: string
  /** 0 to 100. */
  score: number
  /** Milliseconds, but `cls` without a unit. */
  vitals: Partial<Record<VitalId, number>>
  /** Metrics that this tool cannot measure. */
  notMeasured: VitalId[]
  /** Transferred bytes. */
  bytes?: number
  requests?: number
  /** True if the page has more than was counted. */
  isPartial: boolean
  /** Lighthouse's accessibility and SEO scores of a full measurement, 0 to 100. */
  accessibility?: number
  seo?: number
  /** A JPEG as a data URL. */
  screenshot?: string
  /** The most valuable first. */
  findings: Finding[]
}

export interface Finding {
  id: FixId
  savingMs?: number
  savingBytes?: number
}

export interface MeasureOptions {
  /** Aborted when the result is not needed any more. */
  signal: AbortSignal
  onProgress(progress: AuditProgress): void
  /** True for this site's own page, which may have a private address. */
  isOwn?: boolean
  /** True for a background job: it runs only while no other waits. */
  isBackground?: boolean
  /** True to measure accessibility and SEO as well, if supported. */
  isWhole?: boolean
}

export interface Auditor {
  kind: AuditKind
  /** @throws AuditFailed without a result; PageTooHeavy if the page exceeds limits; Busy if the queue is full. */
  measure(url: string, options: MeasureOptions): Promise<Measurement>
}

export class AuditFailed extends Error {}

/** The page exceeded an audit's memory or disk: no other tool should measure it. */
export class PageTooHeavy extends AuditFailed {}

/** Sorts findings: largest time saving first, then most bytes. */
export const worthMostFirst = (one: Finding, other: Finding): number =>
  (other.savingMs ?? 0) - (one.savingMs ?? 0) || (other.savingBytes ?? 0) - (one.savingBytes ?? 0)
