/**
 * Estimates Lighthouse's score from an inventory, for Lighthouse's simulated phone and network. Effects of
 * scripts are not included; the estimate ranks sites rather than measuring them.
 */
import { entriesOf } from '#contract/keys.ts'
import type { Inventory } from './inventory.ts'

/** Lighthouse's "slow 4G": 1.6 Mbit/s and 150 ms to the server and back (core/config/constants.js). */
export const BYTES_PER_MS = (1.6 * 1024 * 1024) / 8 / 1000
export const ROUND_TRIP_MS = 150
/** DNS, TCP, TLS, request. */
const ROUND_TRIPS_TO_PAGE = 4
/** Parsing and running a kilobyte of script on the simulated phone: a rule of thumb. */
const SCRIPT_MS_PER_KB = 1
/** Average layout shift of an image without a size, with an upper bound. */
const SHIFT_PER_IMAGE = 0.05
const SHIFT_MAX = 0.4

/** Lighthouse 10 and later: weight, and the values for 90 and 50 points on a phone. */
const curves = {
  fcp: { weight: 0.1, p10: 1800, median: 3000 },
  'speed-index': { weight: 0.1, p10: 3387, median: 5800 },
  lcp: { weight: 0.25, p10: 2500, median: 4000 },
  tbt: { weight: 0.3, p10: 200, median: 600 },
  cls: { weight: 0.25, p10: 0.1, median: 0.25 },
}

/** @returns 0 to 100. */
export function estimateScore({ parts, firstByteMs, redirects, imagesWithoutSize }: Inventory): number {
  const weight = (wanted: typeof parts) => wanted.reduce((sum, { wireBytes }) => sum + wireBytes, 0)
  const blocking = parts.filter(({ isBlocking }) => isBlocking)
  const scripts = parts.filter(({ kind }) => kind === 'script')
  const page = parts.filter(({ kind }) => kind === 'page')
  const scriptMs = (weight(scripts) / 1024) * SCRIPT_MS_PER_KB
  const fcp =
    (ROUND_TRIPS_TO_PAGE + 2 * redirects + (blocking.length > 0 ? 2 : 0)) * ROUND_TRIP_MS +
    firstByteMs +
    weight([...page, ...blocking]) / BYTES_PER_MS
  const rest = weight(parts) - weight([...page, ...blocking])
  const lcp = fcp + rest / BYTES_PER_MS
  const values = {
    fcp,
    lcp,
    'speed-index': (fcp + lcp) / 2,
    tbt: Math.max(0, scriptMs - 50),
    cls: Math.min(SHIFT_MAX, imagesWithoutSize * SHIFT_PER_IMAGE),
  }
  const score = entriesOf(curves).reduce((sum, [id, curve]) => sum + curve.weight * logNormal(values[id], curve), 0)
  return Math.round(100 * score)
}

/** The share of slower sites in a log-normal distribution: 0.9 at `p10`, 0.5 at `median`. */
function logNormal(value: number, { p10, median }: { p10: number; median: number }): number {
  if (value <= 0) return 1
  // The 10th percentile of the normal distribution is 1.2816 standard deviations below its mean.
  const deviation = Math.log(median / p10) / 1.2816
  return normalAbove(Math.log(value / median) / deviation)
}

/** The part of the normal distribution above `z`, to three digits (Abramowitz and Stegun 26.2.17). */
function normalAbove(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
  const tail =
    density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z >= 0 ? tail : 1 - tail
}
