/** Writes visits; only this file and `read-store.ts` use their tables. */

import { VISIT_GAP_MS, type VisitReport } from '#contract/analytics/analytics.ts'
import { countedSections, type VisitEvent, visitEvents } from '#contract/analytics/visit-events.ts'
import { recordOf } from '#contract/keys.ts'
import type { Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { quarterOf } from '#server/db/visitors.ts'

type Visit = Tables['visits']

/** The column of each event. */
export const eventColumns = {
  'chat-opened': 'chat_opened',
  'question-asked': 'question_asked',
  'resume-opened': 'resume_opened',
  'resume-downloaded': 'resume_downloaded',
  'contact-opened': 'contact_opened',
  'contact-sent': 'contact_sent',
  'audit-excellent': 'audit_excellent',
  'audit-moderate': 'audit_moderate',
  'audit-needs-improvement': 'audit_needs_improvement',
} as const satisfies Record<VisitEvent, keyof Visit>

/** Adds a report to the visitor's current visit, or starts one. Call it with the visitor's hash locked. */
export async function addReport(tx: Tx, now: number, mark: string, report: VisitReport): Promise<void> {
  const latest = await tx
    .selectFrom('visits')
    .selectAll()
    .where('mark', '=', mark)
    .orderBy('last_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const running = latest && (latest.last_at ?? 0) >= now - VISIT_GAP_MS - report.seconds * 1000 ? latest : undefined
  // What comes after so long a pause is a page view of its own.
  const isView = report.isNew || !running
  if (isView) await countView(tx, quarterOf(now), report.path)
  const after = added(running ?? begun(now, mark, !latest, report), report, isView, now)
  if (running) await tx.updateTable('visits').set(after).where('id', '=', running.id).execute()
  else await tx.insertInto('visits').values(after).execute()
}

function begun(now: number, mark: string, isFirst: boolean, { language, source, device }: VisitReport): Visit {
  return {
    id: crypto.randomUUID(),
    quarter: quarterOf(now),
    mark,
    last_at: now,
    is_first: isFirst ? 1 : 0,
    language,
    source,
    device,
    views: 0,
    depth: 0,
    seconds: 0,
    interactions: 0,
    ...recordOf(countedSections, () => 0),
    chat_opened: 0,
    question_asked: 0,
    resume_opened: 0,
    resume_downloaded: 0,
    contact_opened: 0,
    contact_sent: 0,
    audit_excellent: 0,
    audit_moderate: 0,
    audit_needs_improvement: 0,
  }
}

function added(
  visit: Visit,
  { depth, seconds, interactions, sections, events }: VisitReport,
  isView: boolean,
  now: number,
): Visit {
  const after = {
    ...visit,
    last_at: now,
    views: visit.views + (isView ? 1 : 0),
    depth: Math.max(visit.depth, depth),
    seconds: visit.seconds + seconds,
    interactions: visit.interactions + interactions,
  }
  for (const section of countedSections) after[section] += sections[section] ?? 0
  for (const event of visitEvents) if (events.includes(event)) after[eventColumns[event]] = 1
  // An open chat can be used without being opened, and the assistant gives a résumé without the dialog.
  after.chat_opened ||= after.question_asked
  after.resume_opened ||= after.resume_downloaded
  after.contact_opened ||= after.contact_sent
  return after
}

async function countView(tx: Tx, quarter: number, path: string): Promise<void> {
  await tx
    .insertInto('page_views')
    .values({ quarter, path, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['quarter', 'path']).doUpdateSet((eb) => ({ count: eb('page_views.count', '+', 1) })),
    )
    .execute()
}
