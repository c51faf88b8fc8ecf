import * as contract from '#contract/seo/seo.ts'
import { call, stream } from '#web/platform/api.ts'

export { SEO_REFRESH_MS } from '#contract/seo/seo.ts'

export const readAnalysis = async () => (await call(contract.readSeoAnalysis, undefined)).analysis
export const readReport = () => call(contract.readSeoReport, undefined)
export const readWeeks = async () => (await call(contract.readVitalsWeeks, undefined)).weeks
export const listMeasurements = (after?: string) => call(contract.listMeasurements, undefined, { query: { after } })

/** @throws as `stream` does. */
export const measure = (signal: AbortSignal, onProgress: (progress: contract.MeasureProgress) => void) =>
  stream(contract.measureSite, undefined, {
    signal,
    onProgress: (value) => onProgress(value as contract.MeasureProgress),
  })

export type Report = Awaited<ReturnType<typeof readReport>>
export type Analysis = Awaited<ReturnType<typeof readAnalysis>>
export type PastMeasurement = Awaited<ReturnType<typeof listMeasurements>>['items'][number]
