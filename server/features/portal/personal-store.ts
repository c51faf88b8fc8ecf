/** What is kept of a client, to be taken along and to be erased. */
import type { PersonalData } from '../../personal-data.ts'

/**
 * A project, its budget and what the owner wrote stay the owner's records, without a client. What the client wrote,
 * uploaded or asked for goes; of a decision stays that it was made.
 */
export const projectsOfPerson: PersonalData = {
  name: 'projects',
  async collect(db, { userId }) {
    const projects = await db.selectFrom('projects').selectAll().where('client_id', '=', userId).execute()
    const own = projects.map(({ id }) => id)
    const stopped = await db.selectFrom('stopped_notices').selectAll().where('user_id', '=', userId).execute()
    const devices = await db
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'added_at'])
      .where('user_id', '=', userId)
      .execute()
    const notices = { noticesStopped: stopped.length > 0, devices }
    if (own.length === 0) return { ...notices, projects: [] }
    const [messages, requests, meetings, documents, decisions] = await Promise.all([
      db.selectFrom('project_messages').selectAll().where('project_id', 'in', own).orderBy('sent_at').execute(),
      db.selectFrom('update_requests').selectAll().where('project_id', 'in', own).execute(),
      db.selectFrom('meeting_proposals').selectAll().where('project_id', 'in', own).execute(),
      db
        .selectFrom('documents')
        .select(['project_id', 'title', 'media_type', 'file_size', 'uploaded_by', 'uploaded_at'])
        .where('project_id', 'in', own)
        .execute(),
      db
        .selectFrom('milestone_decisions')
        .innerJoin('milestones', 'milestones.id', 'milestone_decisions.milestone_id')
        .select(['milestones.project_id', 'milestones.title', 'kind', 'comment', 'decided_at'])
        .where('milestones.project_id', 'in', own)
        .execute(),
    ])
    return { ...notices, projects, messages, requests, meetings, documents, decisions }
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
