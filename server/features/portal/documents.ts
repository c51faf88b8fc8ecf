/** Documents of a project: listing, links, download, deletion. */
import type { PortalDocument } from '#contract/portal/documents.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { HttpError } from '#server/http/errors.ts'
import { findDocument, listDocumentRows, markOrphaned, removeDocument } from '#server/projects/documents-store.ts'
import { deleteOrphanedFiles } from '#server/projects/orphaned-files.ts'
import { type ClientCall, requireOwnProject } from '#server/projects/projects.ts'
import type { Services } from '#server/services.ts'
import { judgeLink, linkTo } from './document-link.ts'

export async function listDocuments(services: Services, call: ClientCall): Promise<PortalDocument[]> {
  const project = await requireOwnProject(services.db, call)
  return (await listDocumentRows(services.db, project.id)).map((row) => present(services, call.user.id, row))
}

async function requireDocument({ db }: Services, call: ClientCall) {
  const project = await requireOwnProject(db, call)
  const row = await findDocument(db, project.id, call.params.documentId ?? '')
  if (!row) throw new HttpError('not-found')
  return row
}

export async function linkDocument(services: Services, call: ClientCall) {
  const row = await requireDocument(services, call)
  return linkTo(services, { clientId: call.user.id, projectId: row.project_id, documentId: row.id })
}

export async function downloadDocument(
  services: Services,
  call: ClientCall<unknown, { expires: string; signature: string }>,
) {
  const row = await requireDocument(services, call)
  const linked = { clientId: call.user.id, projectId: row.project_id, documentId: row.id }
  const verdict = judgeLink(services, linked, call.query)
  if (verdict === 'forged') throw new HttpError('not-found')
  if (verdict === 'expired') throw new HttpError('document-link-expired')
  return {
    name: row.title,
    mediaType: row.media_type,
    size: row.file_size,
    read: (from: number, to: number) => services.files.read(row.file_key, from, to),
  }
}

/** Deletes the row first: if this process dies, a sweep removes the file. */
export async function deleteDocument(services: Services, call: ClientCall) {
  const { clock } = services
  await call.write(async (tx) => {
    const project = await requireOwnProject(tx, call)
    const key = await removeDocument(tx, project.id, call.params.documentId ?? '', call.user.id)
    if (key === undefined) throw new HttpError('not-found')
    await markOrphaned(tx, key, clock.now())
  })
  await deleteOrphanedFiles(services)
  return { success: true as const }
}

export function present(services: Services, clientId: string, row: Tables['documents']): PortalDocument {
  return {
    id: row.id,
    title: row.title,
    mediaType: row.media_type,
    fileSize: row.file_size,
    fileUrl: linkTo(services, { clientId, projectId: row.project_id, documentId: row.id }).fileUrl,
    uploadedBy: row.uploaded_by,
    uploadedAt: row.uploaded_at,
    updatedAt: row.updated_at,
  }
}
