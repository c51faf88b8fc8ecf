/** Computes scores from measurements (see decision 17), and the checklist. */
import {
  type Check,
  type ChecklistId,
  type ChecklistStatus,
  checklistIds,
  type Findings,
  type Measurement,
  type Scores,
  scoreTargets,
} from '#contract/seo/seo.ts'
import type { Measurement as Lighthouse } from '#server/integrations/audit/auditor.ts'

export function scoresOf(lighthouse: Lighthouse | undefined, checks: Findings['checks']): Scores {
  const technical = [checks.addresses, checks['structured-data'], checks.sitemap, checks.links].map(share)
  const scores = {
    technical: mean([...technical, ...(lighthouse?.seo === undefined ? [] : [lighthouse.seo])]),
    content: mean([checks.titles, checks.translations].map(share)),
    performance: lighthouse?.score ?? null,
    accessibility: lighthouse?.accessibility ?? null,
  }
  const all = Object.values(scores).filter((score) => score !== null)
  // A mean of incomplete values would not be comparable with the target.
  return { overall: all.length === Object.keys(scores).length ? mean(all) : null, ...scores }
}

const share = ({ checked, failed }: Check) => (checked === 0 ? 0 : 100 * Math.max(0, 1 - failed / checked))
/** Rounded down, so that only a check without errors gets 100. */
const mean = (values: number[]) => Math.floor(values.reduce((sum, value) => sum + value, 0) / values.length)

export function checklistOf(latest: Measurement | null): { id: ChecklistId; status: ChecklistStatus }[] {
  return checklistIds.map((id) => ({ id, status: statusOf(id, latest) }))
}

/** Share of errors from which a check needs attention; below, it is in progress. */
const ATTENTION_SHARE = 0.05

function statusOf(id: ChecklistId, latest: Measurement | null): ChecklistStatus {
  if (latest === null) return 'unmeasured'
  if (id === 'performance' || id === 'accessibility') {
    const score = latest.scores[id]
    if (score === null) return 'unmeasured'
    return score >= scoreTargets[id] ? 'completed' : 'in-progress'
  }
  const check = latest.checks[id]
  if (check.checked === 0) return 'needs-attention'
  if (check.failed === 0) return 'completed'
  return check.failed / check.checked < ATTENTION_SHARE ? 'in-progress' : 'needs-attention'
}
