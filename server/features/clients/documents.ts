/** The owner's documents for a client: upload, download and deletion. */
import { profile } from '#content/owner.ts'
import type { Reach } from '#contract/clients/clients.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { HttpError } from '#server/http/errors.ts'
import { findDocument, markOrphaned, removeAnyDocument } from '#server/projects/documents-store.ts'
import { mailClient } from '#server/projects/mails.ts'
import { deleteOrphanedFiles } from '#server/projects/orphaned-files.ts'
import { noteTeamActivity } from '#server/projects/store.ts'
import { storeUpload } from '#server/projects/store-upload.ts'
import type { Services } from '#server/services.ts'
import { type AdminCall, presentDocument, requireProject } from './projects.ts'

export async function handOver(services: Services, call: AdminCall<unknown, { name: string }>) {
  const project = await requireProject(services.db, call)
  let reach: Reach = 'nobody'
  const document = await storeUpload(
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
  if (!row) throw new HttpError('not-found')
  return {
    name: row.title,
    mediaType: row.media_type,
    size: row.file_size,
    read: (from: number, to: number) => files.read(row.file_key, from, to),
  }
}

/** Deletes the row first: if this process dies, a sweep removes the file. */
export async function withdraw(services: Services, call: AdminCall) {
  const { clock } = services
  await call.write(async (tx) => {
    const project = await requireProject(tx, call)
    const removed = await removeAnyDocument(tx, project.id, call.params.documentId ?? '')
    if (!removed) throw new HttpError('not-found')
    await markOrphaned(tx, removed.file_key, clock.now())
    // The log outlives the client's file name.
    const about = removed.uploaded_by === 'owner' ? `${project.name}: ${removed.title}` : project.name
    await logAdmin(tx, clock, call.user.email, 'document-deleted', about)
  })
  await deleteOrphanedFiles(services)
  return { success: true as const }
}
