/** The interface of all audit tools. */

import * as z from 'zod/mini'
import { type AuditKind, type AuditProgress, fixIds } from '#contract/audit/audit.ts'
import { URL_MAX } from '#contract/audit/page-address.ts'
import { vitalIds } from '#contract/ratings.ts'

/** In characters: a phone's screenshot as a JPEG takes a tenth of it. */
export const SCREENSHOT_MAX = 400_000

const score = z.int().check(z.gte(0), z.lte(100))
const amount = z.number().check(z.gte(0))

const finding = z.strictObject({
  id: z.enum(fixIds),
  savingMs: z.exactOptional(amount),
  savingBytes: z.exactOptional(amount),
})
export type Finding = z.infer<typeof finding>

/** Bounded in size, because it is made of an untrusted page. */
export const measurement = z.object({
  /** The address after redirects. */
  url: z.string().check(z.maxLength(URL_MAX)),
  score,
  /** Milliseconds, but `cls` without a unit. */
  vitals: z.partialRecord(z.enum(vitalIds), amount),
  /** Metrics that this tool cannot measure. */
  notMeasured: z.array(z.enum(vitalIds)).check(z.maxLength(vitalIds.length)),
  /** Transferred bytes. */
  bytes: z.exactOptional(amount),
  requests: z.exactOptional(amount),
  /** True if the page has more than was counted. */
  isPartial: z.boolean(),
  /** Lighthouse's accessibility and SEO scores of a full measurement. */
  accessibility: z.exactOptional(score),
  seo: z.exactOptional(score),
  /** A JPEG as a data URL. */
  screenshot: z.exactOptional(z.string().check(z.maxLength(SCREENSHOT_MAX))),
  /** The most valuable first. */
  findings: z.array(finding).check(z.maxLength(fixIds.length)),
})
export type Measurement = z.infer<typeof measurement>

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
