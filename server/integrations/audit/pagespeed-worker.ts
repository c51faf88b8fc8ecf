/** Worker process that requests PageSpeed and parses its answer of megabytes, partly the page's own words. */
import * as z from 'zod/mini'
import { boundedBody } from '#server/integrations/bounded-body.ts'
import { handleJobs } from '#server/workers/handle-jobs.ts'
import { AuditFailed, type Measurement } from './auditor.ts'
import { readLighthouse } from './lighthouse-result.ts'

export interface Question {
  url: string
  key: string
  baseUrl: string
}

/** `failure`: the reason without a measurement, not including the address, which contains the key. */
export type Reply = { measurement: Measurement } | { failure: string }

/** Answers about large pages have two or three MB. */
const MAX_BYTES = 10 * 1024 * 1024

const reply = z.object({
  lighthouseResult: z.unknown(),
  loadingExperience: z.optional(
    z.object({
      /** True for the whole site's values, if the page has too few visitors. */
      origin_fallback: z.optional(z.boolean()),
      metrics: z.optional(z.object({ INTERACTION_TO_NEXT_PAINT: z.optional(z.object({ percentile: z.number() })) })),
    }),
  ),
})

async function ask({ url, key, baseUrl }: Question, signal: AbortSignal): Promise<Reply> {
  const query = new URLSearchParams({ url, key, category: 'performance', strategy: 'mobile' })
  try {
    const response = boundedBody(await fetch(`${baseUrl}?${query}`, { signal }), MAX_BYTES)
    const { lighthouseResult, loadingExperience } = z.parse(reply, await response.json())
    const measurement = readLighthouse(lighthouseResult)
    const inp = loadingExperience?.metrics?.INTERACTION_TO_NEXT_PAINT?.percentile
    if (inp === undefined || loadingExperience?.origin_fallback) return { measurement }
    return { measurement: { ...measurement, vitals: { ...measurement.vitals, inp }, notMeasured: ['fid'] } }
  } catch (error) {
    return { failure: error instanceof AuditFailed ? error.message : 'PageSpeed Insights gave no result.' }
  }
}

handleJobs(ask)
