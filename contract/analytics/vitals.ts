/** Field vitals: page speed in visitors' browsers, counted without identifiers. */
import * as z from 'zod/mini'
import { endpoint, MINUTE, SECOND } from '#contract/endpoint.ts'
import { listOf } from '#contract/list.ts'
import { pagePath } from '#contract/text.ts'
import { connectionKinds, fieldVitalIds, navigationKinds, VITALS_PATH } from '../ratings.ts'

export const VITALS_RETENTION_DAYS = 90
/** Values of a tab that was hidden this long are ignored. */
const VALUE_MAX = 600 * SECOND

/** All vitals of one page view, without an id. */
export const vitalsReport = z.object({
  /** Pages that are not public are not counted. */
  path: pagePath,
  navigation: z.enum(navigationKinds),
  connection: z.enum(connectionKinds),
  /** Milliseconds; `cls` has no unit. Each vital once, rated by `rate`. */
  vitals: listOf(
    z.object({ id: z.enum(fieldVitalIds), value: z.number().check(z.gte(0), z.lte(VALUE_MAX)) }),
    fieldVitalIds.length,
  ).check(
    z.minLength(1),
    z.refine((vitals) => new Set(vitals.map(({ id }) => id)).size === vitals.length),
  ),
})
export type VitalsReport = z.infer<typeof vitalsReport>

/**
 * Sent when a page is left: `navigator.sendBeacon(path, new Blob([json], { type: 'application/json' }))`. A browser that asks
 * not to be tracked (`doNotTrack`, `globalPrivacyControl`) sends none.
 */
export const reportVitals = endpoint({
  method: 'POST',
  path: VITALS_PATH,
  summary: 'Counts a page view’s speed anonymously.',
  access: 'anyone',
  limit: { max: 60, windowMs: MINUTE, counts: 'requests' },
  body: vitalsReport,
  reply: z.object({ success: z.literal(true) }),
  errors: ['rate-limited'],
})
