/** Clients' entries that need no answer, until the owner has seen them. */
import { sql } from 'kysely'
import type { NewsKind, Waiting } from '#contract/clients/clients.ts'
import type { Database, Tx } from '#server/db/open.ts'

/** The columns by which entries of all tables are listed together. */
export const kind = (name: Waiting['kind']) => sql<Waiting['kind']>`cast(${sql.lit(name)} as text)`.as('kind')
export const nothing = sql<string>`cast('' as text)`
export const unknown = sql<number | null>`cast(null as bigint)`

const approvals = (db: Database) =>
  db
    .selectFrom('milestones')
    .innerJoin('milestone_decisions as decision', (join) =>
      join.onRef('decision.milestone_id', '=', 'milestones.id').onRef('decision.delivery', '=', 'milestones.delivery'),
    )
    .select(['milestones.id', kind('approved'), 'decided_at as at', 'project_id', 'decided_by as by'])
    .select(['comment as text', 'title as milestone', unknown.as('starts_at'), unknown.as('minutes')])
    .where('decision.kind', '=', 'approved')
    .where('decision.seen_at', 'is', null)

const documents = (db: Database) =>
  db
    .selectFrom('documents')
    .select(['id', kind('document'), 'uploaded_at as at', 'project_id', 'uploader_name as by', 'title as text'])
    .select([nothing.as('milestone'), unknown.as('starts_at'), unknown.as('minutes')])
    .where('uploaded_by', '=', 'client')
    .where('seen_at', 'is', null)

const lapsedMeetings = (db: Database, now: number) =>
  db
    .selectFrom('meeting_proposals')
    .select(['id', kind('meeting-lapsed'), 'starts_at as at', 'project_id', 'proposed_by as by', 'topic as text'])
    .select([nothing.as('milestone'), 'starts_at', sql<number | null>`cast(minutes as bigint)`.as('minutes')])
    .where('answer', 'is', null)
    .where('seen_at', 'is', null)
    .where('starts_at', '<=', now)

export const unseenNews = (db: Database, now: number) =>
  approvals(db).unionAll(documents(db)).unionAll(lapsedMeetings(db, now))

/** @param id as it is listed: of an approval the milestone's. */
export async function markNewsSeen(tx: Tx, kind: NewsKind, id: string, now: number): Promise<void> {
  const seen = { seen_at: now }
  if (kind === 'document')
    await tx.updateTable('documents').set(seen).where('id', '=', id).where('seen_at', 'is', null).execute()
  else if (kind === 'approved')
    await tx
      .updateTable('milestone_decisions')
      .set(seen)
      .where('milestone_id', '=', id)
      .where('kind', '=', 'approved')
      .where('seen_at', 'is', null)
      .execute()
  else
    await tx
      .updateTable('meeting_proposals')
      .set(seen)
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .where('starts_at', '<=', now)
      .execute()
}
