/** What is kept of a client, to be taken along and to be erased. */

import type { Database } from '#server/db/open.ts'
import type { PersonalData } from '#server/privacy/personal-data.ts'
import { required } from '#server/required.ts'
import { forClient } from './client-export.ts'
import { toFile } from './file-rows.ts'
import { readParts, readProjects } from './file-store.ts'
import { deleteOrphanedFiles } from './orphaned-files.ts'

/**
 * A project, its budget and the owner's entries stay as the owner's records, without a client. The client's texts,
 * uploads and requests are deleted; of a decision only its result stays.
 */
export const projectsOfPerson: PersonalData = {
  name: 'portal',
  by: 'account',
  async collect(db, { userId, email }) {
    const stopped = await db.selectFrom('stopped_notices').select('stopped_at').where('user_id', '=', userId).execute()
    const devices = await db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'added_at as addedAt'])
      .where('user_id', '=', userId)
      .execute()
    const own = await db
      .selectFrom('projects')
      .select('id')
      .where((eb) => eb.or([eb('client_id', '=', userId), ...(email ? [eb('invited_email', '=', email)] : [])]))
      .execute()
    const projects: object[] = []
    for (const { id } of own) projects.push(await collectProject(db, id))
    const elsewhere = await collectElsewhere(
      db,
      userId,
      own.map(({ id }) => id),
    )
    return { mailNotices: stopped.length === 0, devices, projects, elsewhere }
  },
  async erase(tx, { userId, email }) {
    if (email !== undefined) {
      await tx.updateTable('projects').set({ invited_email: null }).where('invited_email', '=', email).execute()
    }
    const own = tx.selectFrom('projects').select('id').where('client_id', '=', userId)
    // Imported entries name no account.
    await tx
      .deleteFrom('project_messages')
      .where((eb) =>
        eb.or([
          eb('person_id', '=', userId),
          eb.and([eb('person_id', 'is', null), eb('author', '=', 'client'), eb('project_id', 'in', own)]),
        ]),
      )
      .execute()
    for (const table of ['update_requests', 'meeting_proposals'] as const) {
      await tx
        .deleteFrom(table)
        .where((eb) =>
          eb.or([eb('person_id', '=', userId), eb.and([eb('person_id', 'is', null), eb('project_id', 'in', own)])]),
        )
        .execute()
    }
    const milestones = tx.selectFrom('milestones').select('id').where('project_id', 'in', own)
    await tx
      .updateTable('milestone_decisions')
      .set({ comment: '', decided_by: '' })
      .where((eb) =>
        eb.or([
          eb('person_id', '=', userId),
          eb.and([eb('person_id', 'is', null), eb('milestone_id', 'in', milestones)]),
        ]),
      )
      .execute()
    const files = await tx
      .deleteFrom('documents')
      .where('uploaded_by', '=', 'client')
      .where((eb) =>
        eb.or([eb('uploader_id', '=', userId), eb.and([eb('uploader_id', 'is', null), eb('project_id', 'in', own)])]),
      )
      .returning('file_key')
      .execute()
    if (files.length > 0) {
      await tx
        .insertInto('stray_files')
        .values(files.map(({ file_key }) => ({ file_key, due_at: 0 })))
        .execute()
    }
    return []
  },
  clearFiles: deleteOrphanedFiles,
}

/** A person's texts and uploads on projects that have another client by now. */
async function collectElsewhere(db: Database, userId: string, own: string[]) {
  const others = own.length > 0 ? own : ['']
  const messages = await db
    .selectFrom('project_messages')
    .select(['text', 'sent_at as sentAt'])
    .where('person_id', '=', userId)
    .where('project_id', 'not in', others)
    .execute()
  const updateRequests = await db
    .selectFrom('update_requests')
    .select(['note', 'requested_at as requestedAt'])
    .where('person_id', '=', userId)
    .where('project_id', 'not in', others)
    .execute()
  const meetings = await db
    .selectFrom('meeting_proposals')
    .select(['topic', 'starts_at as startsAt', 'proposed_at as proposedAt'])
    .where('person_id', '=', userId)
    .where('project_id', 'not in', others)
    .execute()
  const decisions = await db
    .selectFrom('milestone_decisions')
    .innerJoin('milestones', 'milestones.id', 'milestone_id')
    .select(['kind', 'comment', 'decided_at as decidedAt'])
    .where('person_id', '=', userId)
    .where('project_id', 'not in', others)
    .execute()
  const documents = await db
    .selectFrom('documents')
    .select(['title', 'media_type as mediaType', 'file_size as bytes', 'uploaded_at as uploadedAt'])
    .where('uploader_id', '=', userId)
    .where('project_id', 'not in', others)
    .execute()
  return { messages, updateRequests, meetings, decisions, documents }
}

async function collectProject(db: Database, id: string) {
  const rows = await readParts(db, id)
  const decisions = Map.groupBy(rows.milestone_decisions, ({ milestone_id }) => milestone_id)
  const [project] = await readProjects(db, id)
  const documents = await db
    .selectFrom('documents')
    .select(['title', 'media_type as mediaType', 'file_size as bytes'])
    .select(['uploaded_by as uploadedBy', 'uploader_name as uploaderName', 'uploaded_at as uploadedAt'])
    .where('project_id', '=', id)
    .orderBy('uploaded_at')
    .execute()
  const file = toFile(
    required(project),
    rows,
    (all) => all,
    (milestoneId) => decisions.get(milestoneId) ?? [],
  )
  return { ...forClient(file), documents }
}
