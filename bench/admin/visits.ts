/** 100,000 visits of a year. */

import { deviceClasses, scrollMilestones, servedEvents } from '#contract/analytics/visit-events.ts'
import { DAY } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import type { Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { quarterOf } from '#server/db/visitors.ts'
import { type Dice, inBatches } from './random.ts'

const VISITS = 100_000
const VIEWS_PER_VISIT = 2.5

const paths = ['/', '/projects', '/chat', '/case-study/epic-ai-platform', '/case-study/mlops-transformation']
const sources = ['direct', ...Array.from({ length: 60 }, (_, index) => `site-${index}.example`)]

function visitAt(quarter: number, { below, oneOf }: Dice): Tables['visits'] {
  const flag = (percent: number) => (below(100) < percent ? 1 : 0)
  return {
    id: crypto.randomUUID(),
    quarter,
    mark: null,
    last_at: null,
    is_first: flag(80),
    views: 1 + below(4),
    language: oneOf(languages),
    source: oneOf(sources),
    device: oneOf(deviceClasses),
    depth: oneOf([0, ...scrollMilestones]),
    seconds: below(300),
    interactions: below(40),
    hero: below(30),
    about: below(40),
    experience: below(60),
    projects: below(60),
    contact: below(20),
    chat_opened: flag(20),
    question_asked: flag(10),
    resume_opened: flag(8),
    resume_downloaded: flag(5),
    contact_opened: flag(4),
    contact_sent: flag(2),
    audit_excellent: flag(1),
    audit_moderate: flag(2),
    audit_needs_improvement: flag(2),
  }
}

export async function seedVisits(tx: Tx, dice: Dice, now: number): Promise<void> {
  const quarter = () => quarterOf(now - dice.below(364 * DAY))
  // In the order in which they come.
  const times = Array.from({ length: VISITS }, quarter).sort((one, other) => one - other)
  const visits = times.map((time) => visitAt(time, dice))
  const seen = new Map<string, Tables['page_views']>()
  for (let view = 0; view < VISITS * VIEWS_PER_VISIT; view++) {
    const row = { quarter: dice.oneOf(visits).quarter, path: dice.oneOf(paths), count: 0 }
    const key = `${row.quarter} ${row.path}`
    const known = seen.get(key) ?? row
    known.count += 1
    seen.set(key, known)
  }
  const deeds = new Map<string, Tables['served_deeds']>()
  for (const { quarter } of visits.slice(0, 20_000)) {
    const deed = dice.oneOf(servedEvents)
    deeds.set(`${quarter} ${deed}`, { quarter, deed, count: 1 })
  }
  await inBatches(visits, (batch) => tx.insertInto('visits').values(batch).execute())
  await inBatches([...seen.values()], (batch) => tx.insertInto('page_views').values(batch).execute())
  await inBatches([...deeds.values()], (batch) => tx.insertInto('served_deeds').values(batch).execute())
}
