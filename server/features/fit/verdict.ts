/**
 * The verdict over all requirements.
 *
 * A requirement counts 1 if it is met, its evidenced share if partly, and 0 if it is not evidenced, times its weight: 3
 * for a must, 1 for a wish, and a third of that for what any advert asks for. The share that is reached decides: from 70 percent on the
 * match is strong, if no more than a quarter of what must be there is missing and more than half of all is met in full:
 * whoever counts what is listed below the verdict finds most of it there. Below 35 percent, or if nothing particular to the
 * job is evidenced, there is none.
 */
import type { AdvertVerdict, RequirementKind, RequirementStatus } from '#contract/chat/fit.ts'

const STRONG_FROM = 0.7
const PARTIAL_FROM = 0.35
const MUSTS_MISSING_AT_MOST = 0.25
const weights: Record<RequirementKind, number> = { must: 3, nice: 1 }
const GENERAL_WEIGHT = 1 / 3

export interface Judged {
  kind: RequirementKind
  status: RequirementStatus
  general: boolean
  /** Of what it asks for, so much is evidenced, if it is met in part. */
  share: number
}

const reachedBy = ({ status, share }: Judged) => (status === 'met' ? 1 : status === 'partly' ? share : 0)

export function verdictOn(judged: Judged[]): AdvertVerdict {
  const weight = ({ kind, general }: Judged) => weights[kind] * (general ? GENERAL_WEIGHT : 1)
  const total = judged.reduce((sum, one) => sum + weight(one), 0)
  const reached = judged.reduce((sum, one) => sum + weight(one) * reachedBy(one), 0)
  const particular = judged.filter(({ general }) => !general)
  if (total === 0 || particular.every(({ status }) => status === 'not-evidenced')) return 'weak'
  const musts = particular.filter(({ kind }) => kind === 'must')
  const missing = musts.filter(({ status }) => status === 'not-evidenced').length
  // Sums of thirds are not exact.
  const share = Math.round((reached / total) * 1e9) / 1e9
  const isMostMet = judged.filter(({ status }) => status === 'met').length > judged.length / 2
  if (share >= STRONG_FROM && isMostMet && missing <= musts.length * MUSTS_MISSING_AT_MOST) return 'strong'
  return share >= PARTIAL_FROM ? 'partial' : 'weak'
}
