/** What is kept of a client, to be taken along and to be erased. */
import type { Database } from '../../db/open.ts'
import type { PersonalData } from '../../personal-data.ts'
import { toFile } from './file-rows.ts'
import { readParts, readProjects } from './file-store.ts'
import { forClient } from './own-file.ts'

/**
 * A project, its budget and what the owner wrote stay the owner's records, without a client. What the client wrote,
 * uploaded or asked for goes; of a decision stays that it was made.
 */
export const projectsOfPerson: PersonalData = {
  name: 'portal',
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
    return { mailNotices: stopped.length === 0, devices, projects }
  },
  async erase(tx, { userId, email }) {
    if (email !== undefined) {
      await tx.updateTable('projects').set({ invited_email: null }).where('invited_email', '=', email).execute()
    }
    const projects = await tx.selectFrom('projects').select('id').where('client_id', '=', userId).execute()
    const own = projects.map(({ id }) => id)
    if (own.length === 0) return
    await tx.deleteFrom('project_messages').where('project_id', 'in', own).where('author', '=', 'client').execute()
    await tx.deleteFrom('update_requests').where('project_id', 'in', own).execute()
    await tx.deleteFrom('meeting_proposals').where('project_id', 'in', own).execute()
    const milestones = tx.selectFrom('milestones').select('id').where('project_id', 'in', own)
    await tx
      .updateTable('milestone_decisions')
      .set({ comment: '', decided_by: '' })
      .where('milestone_id', 'in', milestones)
      .execute()
    const files = await tx
      .deleteFrom('documents')
      .where('project_id', 'in', own)
      .where('uploaded_by', '=', 'client')
      .returning('file_key')
      .execute()
    // Removed with the next sweep.
    if (files.length > 0) {
      await tx
        .insertInto('stray_files')
        .values(files.map(({ file_key }) => ({ file_key, due_at: 0 })))
        .execute()
    }
  },
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
    project!,
    rows,
    (all) => all,
    (milestoneId) => decisions.get(milestoneId) ?? [],
  )
  return { ...forClient(file), documents }
}
