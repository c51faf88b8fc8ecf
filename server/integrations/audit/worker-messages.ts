/**
 * Messages from the worker to the server. The worker has read an untrusted page, so both sides validate them
 * with this schema: sizes are bounded, and unknown fields are dropped.
 */
import * as z from 'zod/mini'
import { auditPhases, fixIds } from '#contract/audit/audit.ts'
import { URL_MAX } from '#contract/audit/page-address.ts'
import { vitalIds } from '#contract/ratings.ts'

/** In characters: a phone's screenshot as a JPEG takes a tenth of it. */
export const SCREENSHOT_MAX = 400_000
const FAILURE_MAX = 300

const score = z.int().check(z.gte(0), z.lte(100))
const amount = z.number().check(z.gte(0))

const measurement = z.strictObject({
  url: z.string().check(z.maxLength(URL_MAX)),
  score,
  vitals: z.partialRecord(z.enum(vitalIds), amount),
  notMeasured: z.array(z.enum(vitalIds)).check(z.maxLength(vitalIds.length)),
  bytes: z.optional(amount),
  requests: z.optional(amount),
  isPartial: z.boolean(),
  accessibility: z.optional(score),
  seo: z.optional(score),
  screenshot: z.optional(z.string().check(z.maxLength(SCREENSHOT_MAX))),
  findings: z
    .array(z.strictObject({ id: z.enum(fixIds), savingMs: z.optional(amount), savingBytes: z.optional(amount) }))
    .check(z.maxLength(fixIds.length)),
})

const report = z.union([
  z.strictObject({ phase: z.enum(auditPhases) }),
  z.strictObject({ measurement }),
  z.strictObject({ failure: z.string().check(z.maxLength(FAILURE_MAX)) }),
])
export type Report = z.infer<typeof report>

/** @returns the message, or a failure if it is invalid. */
export function readReport(message: unknown): Report {
  const parsed = z.safeParse(report, message)
  return parsed.success ? parsed.data : { failure: 'The report could not be read.' }
}

/** Browser errors can quote whole pages. */
export const reportFailure = (error: unknown): Report => ({ failure: String(error).slice(0, FAILURE_MAX) })
