/** Audits by Google's PageSpeed Insights, for servers without a browser. */
import * as z from 'zod/mini'
import { AUDIT_MS, LIGHT_AUDIT_MS } from '../../../contract/performance.ts'
import { AuditFailed, type Auditor } from './auditor.ts'
import { readLighthouse } from './lighthouse-result.ts'

/** developers.google.com/speed/docs/insights/v5/reference */
export const PAGESPEED_URL = 'https://www.googleapis.com/pagespeedonline/v5/runPagespeed'

const reply = z.object({
  lighthouseResult: z.unknown(),
  loadingExperience: z.optional(
    z.object({
      /** True if the figures are those of the whole site, because the page has too few visitors. */
      origin_fallback: z.optional(z.boolean()),
      metrics: z.optional(z.object({ INTERACTION_TO_NEXT_PAINT: z.optional(z.object({ percentile: z.number() })) })),
    }),
  ),
})

export function createPagespeedAuditor(key: string, baseUrl = PAGESPEED_URL): Auditor {
  return {
    kind: 'pagespeed',
    async measure(url, { signal, onProgress }) {
      onProgress({ phase: 'measuring' })
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(AUDIT_MS - LIGHT_AUDIT_MS)])
      const query = new URLSearchParams({ url, key, category: 'performance', strategy: 'mobile' })
      try {
        const response = await fetch(`${baseUrl}?${query}`, { signal: deadline })
        const { lighthouseResult, loadingExperience } = z.parse(reply, await response.json())
        const measurement = readLighthouse(lighthouseResult)
        const inp = loadingExperience?.metrics?.INTERACTION_TO_NEXT_PAINT?.percentile
        if (inp === undefined || loadingExperience?.origin_fallback) return measurement
        return { ...measurement, vitals: { ...measurement.vitals, inp }, notMeasured: ['fid'] }
      } catch (error) {
        // What it throws may hold the address with the key.
        throw new AuditFailed(error instanceof AuditFailed ? error.message : 'PageSpeed Insights gave no result.')
      }
    },
  }
}
