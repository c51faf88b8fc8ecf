/** Documents that the owner hands over to a client, opens and deletes. */
import { profile } from '../../../content/profile.ts'
import type { Reach } from '../../../contract/clients.ts'
import { logAdmin } from '../../db/admin-log.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { type AdminCall, presentDocument, requireProject } from './admin-projects.ts'
import { findDocument, noteStray, removeAnyDocument } from './documents-store.ts'
import { mailClient } from './mails.ts'
import { noteTeamActivity } from './store.ts'
import { clearStrays } from './strays.ts'
import { takeIn } from './take-in.ts'

export async function handOver(services: Services, call: AdminCall<unknown, { name: string }>) {
  const project = await requireProject(services.db, call)
  let reach: Reach = 'nobody'
  const document = await takeIn(
    services,
    call,
    async (tx) => {
      const { id } = await requireProject(tx, call)
      return { project_id: id, uploaded_by: 'owner', uploader_id: null, uploader_name: profile.name }
    },
    async (tx, { title, uploaded_at }) => {
      await logAdmin(tx, services.clock, call.user.email, 'document-added', `${project.name}: ${title}`)
      await noteTeamActivity(tx, project.id, uploaded_at)
      reach = await mailClient(tx, services, project, 'handedOver', title)
    },
  )
  return { success: true as const, document: presentDocument(document), reach }
}

export async function openDocument({ db, files }: Services, { params }: AdminCall) {
  const row = await findDocument(db, params.id ?? '', params.documentId ?? '')
  if (!row) throw new Refusal('not-found')
  return {
    name: row.title,
    mediaType: row.media_type,
    size: row.file_size,
    read: (from: number, to: number) => files.read(row.file_key, from, to),
  }
}

/** The row goes first: what is left of the file if this process dies is cleared by the next. */
export async function withdraw(services: Services, call: AdminCall) {
  const { db, clock } = services
  await db.transaction().execute(async (tx) => {
    const project = await requireProject(tx, call)
    const removed = await removeAnyDocument(tx, project.id, call.params.documentId ?? '')
    if (!removed) throw new Refusal('not-found')
    await noteStray(tx, removed.file_key, clock.now())
    // The record outlives what a client called their file.
    const about = removed.uploaded_by === 'owner' ? `${project.name}: ${removed.title}` : project.name
    await logAdmin(tx, clock, call.user.email, 'document-deleted', about)
  })
  await clearStrays(services)
  return { success: true as const }
}
