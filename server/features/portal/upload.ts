/** Receives a client's document. */
import { nameOrAddress } from '#contract/content/person-name.ts'
import { CLIENT_QUOTA_BYTES } from '#contract/portal/documents.ts'
import { HttpError } from '#server/http/errors.ts'
import { uploadedBytes } from '#server/projects/documents-store.ts'
import { mailOwner } from '#server/projects/mails.ts'
import { type ClientCall, requireOwnProject } from '#server/projects/projects.ts'
import { storeUpload } from '#server/projects/store-upload.ts'
import type { Services } from '#server/services.ts'
import { present } from './documents.ts'

export async function upload(services: Services, call: ClientCall<unknown, { name: string }>) {
  const { db } = services
  const { user } = call
  const project = await requireOwnProject(db, call)
  if ((await uploadedBytes(db, user.id)) >= CLIENT_QUOTA_BYTES) throw new HttpError('quota-exceeded')
  const document = await storeUpload(
    services,
    call,
    async (tx, size) => {
      const { id } = await requireOwnProject(tx, call)
      if ((await uploadedBytes(tx, user.id)) + size > CLIENT_QUOTA_BYTES) throw new HttpError('quota-exceeded')
      return { project_id: id, uploaded_by: 'client', uploader_id: user.id, uploader_name: nameOrAddress(user) }
    },
    (tx, { title }) => mailOwner(tx, services, user, 'document', project, { text: title }),
  )
  return { success: true as const, document: present(services, user.id, document) }
}
