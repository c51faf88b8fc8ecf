/**
 * Messages from the worker to the server. The worker has read an untrusted page, so both sides validate them
 * with this schema: sizes are bounded, and a message with anything besides is refused.
 */
import * as z from 'zod/mini'
import { auditPhases } from '#contract/audit/audit.ts'
import { measurement } from './auditor.ts'

const FAILURE_MAX = 300

const report = z.union([
  z.strictObject({ phase: z.enum(auditPhases) }),
  z.strictObject({ measurement: z.strictObject(measurement.shape) }),
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
