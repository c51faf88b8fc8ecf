/** The metrics of pages and their thresholds. Without schemas, because the home page imports this. */
import { keysOf } from './keys.ts'

export const ratings = ['good', 'needs-improvement', 'poor'] as const
export type Rating = (typeof ratings)[number]

/**
 * Good up to the first value, in need of improvement up to the second, poor beyond. Milliseconds; `cls` has no
 * unit. The field thresholds are those of web.dev/vitals; `fid`, which browsers have retired, keeps its own; `tbt` and
 * `speed-index` are those of Lighthouse on a phone.
 */
export const thresholds = {
  fcp: [1800, 3000],
  lcp: [2500, 4000],
  cls: [0.1, 0.25],
  fid: [100, 300],
  inp: [200, 500],
  tbt: [200, 600],
  ttfb: [800, 1800],
  'speed-index': [3400, 5800],
} as const
export type VitalId = keyof typeof thresholds
export const vitalIds = keysOf(thresholds)

export function rate(id: VitalId, value: number): Rating {
  const [good, fair] = thresholds[id]
  if (value <= good) return 'good'
  return value <= fair ? 'needs-improvement' : 'poor'
}

/** A score of 0 to 100: green from 90, yellow from 50, red below. */
export const scoreEdges = { good: 90, fair: 50 } as const

export const scoreRating = (score: number): Rating => {
  if (score >= scoreEdges.good) return 'good'
  return score >= scoreEdges.fair ? 'needs-improvement' : 'poor'
}

/** The Core Web Vitals and related metrics that browsers measure in the field. */
export const fieldVitalIds = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const
export type FieldVitalId = (typeof fieldVitalIds)[number]

/** As the library web-vitals names them. */
export const navigationKinds = [
  'navigate',
  'reload',
  'back-forward',
  'back-forward-cache',
  'prerender',
  'restore',
] as const
/** `effectiveType` of the Network Information API; `unknown` in browsers without it. */
export const connectionKinds = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const

/** Target of the report when a page is left. */
export const VITALS_PATH = '/api/vitals'
