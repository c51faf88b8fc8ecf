/** Clients' entries that wait for the owner, across all projects. */
import { sql } from 'kysely'
import { MINUTE } from '#contract/endpoint.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { type Database, locksRows, type Tx } from '#server/db/open.ts'
import { beforeCursor, cutPage, readCursor } from '#server/db/page.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { kind, nothing, unknown, unseenNews } from './news-store.ts'

/** The latest message of a thread, if it is the client's. */
const messages = (db: Database) =>
  db
    .selectFrom('project_messages as message')
    .select(['message.id', kind('message'), 'sent_at as at', 'project_id', 'author_name as by', 'text'])
    .select([nothing.as('milestone'), unknown.as('starts_at'), unknown.as('minutes')])
    .where('author', '=', 'client')
    .where(({ not, exists }) => not(exists(sql`(${laterMessage})`)))

const laterMessage = sql`select 1 from project_messages as later where later.project_id = message.project_id
    and (later.sent_at > message.sent_at or later.sent_at = message.sent_at and later.id > message.id)`

const requests = (db: Database) =>
  db
    .selectFrom('update_requests')
    .select(['id', kind('update-requested'), 'requested_at as at', 'project_id', 'requested_by as by', 'note as text'])
    .select([nothing.as('milestone'), unknown.as('starts_at'), unknown.as('minutes')])
    .where('answered_at', 'is', null)

const meetings = (db: Database, now: number) =>
  db
    .selectFrom('meeting_proposals')
    .select(['id', kind('meeting-proposed'), 'proposed_at as at', 'project_id', 'proposed_by as by', 'topic as text'])
    .select([nothing.as('milestone'), 'starts_at', sql<number | null>`cast(minutes as bigint)`.as('minutes')])
    .where('answer', 'is', null)
    .where('starts_at', '>', now)

const changes = (db: Database) =>
  db
    .selectFrom('milestones')
    .innerJoin('milestone_decisions as decision', (join) =>
      join.onRef('decision.milestone_id', '=', 'milestones.id').onRef('decision.delivery', '=', 'milestones.delivery'),
    )
    .select(['milestones.id', kind('changes-requested'), 'decided_at as at', 'project_id', 'decided_by as by'])
    .select(['comment as text', 'title as milestone', unknown.as('starts_at'), unknown.as('minutes')])
    .where('decision.kind', '=', 'changes-requested')
    .where('milestones.status', '!=', 'completed')

const everything = (db: Database, now: number) =>
  messages(db).unionAll(requests(db)).unionAll(meetings(db, now)).unionAll(changes(db)).unionAll(unseenNews(db, now))

export async function countWaiting(db: Database, now: number): Promise<number> {
  const { count } = await db
    .selectFrom(everything(db, now).as('waiting'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function waitingPage(db: Database, now: number, after: string | undefined) {
  const cursor = readCursor(after)
  const rows = await db
    .selectFrom(everything(db, now).as('waiting'))
    .innerJoin('projects', 'projects.id', 'waiting.project_id')
    .selectAll('waiting')
    .select('projects.name as project')
    .where(beforeCursor('waiting.at', 'waiting.id', cursor))
    .orderBy('at', 'desc')
    .orderBy('waiting.id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  return cutPage(rows, ({ at }) => at)
}

/** Accepted future meetings of all projects, earliest first. */
export async function nextMeetings(db: Database, now: number, most: number) {
  return await db
    .selectFrom('meeting_proposals')
    .innerJoin('projects', 'projects.id', 'meeting_proposals.project_id')
    .selectAll('meeting_proposals')
    .select('projects.name as project')
    .where('answer', '=', 'accepted')
    .where(sql<boolean>`starts_at + minutes * ${sql.lit(MINUTE)} > ${now}`)
    .orderBy('starts_at')
    .orderBy('meeting_proposals.id')
    .limit(most)
    .execute()
}

export async function findProposal(db: Database, projectId: string, id: string) {
  return await db
    .selectFrom('meeting_proposals')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
}

/** Locked until the transaction ends, so that it is answered once. */
export async function holdProposal(tx: Tx, projectId: string, id: string) {
  const row = tx.selectFrom('meeting_proposals').selectAll().where('id', '=', id).where('project_id', '=', projectId)
  return await (locksRows(tx) ? row.forUpdate() : row).executeTakeFirst()
}

export async function answerProposal(
  tx: Tx,
  id: string,
  change: Pick<Tables['meeting_proposals'], 'answer' | 'answered_at' | 'answer_note'>,
): Promise<void> {
  await tx.updateTable('meeting_proposals').set(change).where('id', '=', id).execute()
}
