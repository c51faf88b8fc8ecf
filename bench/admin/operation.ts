/** What the site writes down about itself: the admins' log, calls of providers, measurements, and how fast it was. */
import { adminActions } from '#contract/admin/admin-log.ts'
import { callKinds, providerNames } from '#contract/admin/provider-names.ts'
import { DAY, HOUR, MINUTE } from '#contract/endpoint.ts'
import { fieldVitalIds } from '#contract/ratings.ts'
import type { Findings } from '#contract/seo/seo.ts'
import type { Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { type Dice, inBatches } from './random.ts'

const LOGGED = 5000
const CALLS = 3000
const MEASUREMENTS = 200
const WEEKS = 52
/** Different values of one vital in a week. */
const VALUES = 60
/** Monday, 5 January 1970. */
const FIRST_MONDAY = 4 * DAY

const list = <One>(count: number, make: (n: number) => One) => Array.from({ length: count }, (_, n) => make(n))

const check = { checked: 60, failed: 0, faults: [] }
const findings: Findings = {
  kind: 'browser',
  scores: { overall: 97, technical: 100, content: 96, performance: 99, accessibility: 100 },
  lighthouseSeo: 100,
  checks: {
    titles: check,
    addresses: check,
    'structured-data': check,
    sitemap: check,
    translations: check,
    links: check,
  },
}

export async function seedOperation(tx: Tx, dice: Dice, now: number): Promise<void> {
  const log = list(LOGGED, (n) => ({
    id: `log-${n}`,
    at: now - n * MINUTE,
    admin: 'owner@example.org',
    action: dice.oneOf(adminActions),
    subject: `ada-${n}@example.com`,
  }))
  const calls = list(CALLS, (n): Tables['provider_calls'] => ({
    id: `call-${n}`,
    provider: dice.oneOf(providerNames),
    model: 'a-model',
    // Most of them today, the others in the month for which they are kept.
    began_at: now - (n % 3 === 0 ? dice.below(29 * DAY) : dice.below(20 * HOUR)),
    ms: dice.below(9000),
    outcome: 'answered',
    fault: null,
    status: null,
    input_tokens: 900,
    output_tokens: 120,
    kind: dice.oneOf(callKinds),
    first_ms: dice.below(2000),
    cached_tokens: 700,
    written_tokens: 0,
  }))
  const measurements = list(MEASUREMENTS, (n) => ({
    id: `measurement-${n}`,
    measured_at: now - n * DAY,
    findings: JSON.stringify(findings),
  }))
  const week = 7 * DAY
  const thisWeek = now - ((now - FIRST_MONDAY) % week)
  const vitals = list(WEEKS, (n) => thisWeek - n * week).flatMap((start) =>
    fieldVitalIds.flatMap((vital) => list(VALUES, (value) => ({ start, vital, value: value * 40, count: 5 }))),
  )
  await inBatches(log, (batch) => tx.insertInto('admin_log').values(batch).execute())
  await inBatches(calls, (batch) => tx.insertInto('provider_calls').values(batch).execute())
  await inBatches(measurements, (batch) => tx.insertInto('site_measurements').values(batch).execute())
  await inBatches(vitals, (batch) => tx.insertInto('field_vitals_weeks').values(batch).execute())
}
