/** Takes in a document from a client. */
import { nameOrAddress } from '../../../contract/person-name.ts'
import { CLIENT_QUOTA_BYTES } from '../../../contract/portal-documents.ts'
import { holdUser } from '../../db/accounts.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { present } from './documents.ts'
import { uploadedBytes } from './documents-store.ts'
import { mailOwner } from './mails.ts'
import { type ClientCall, requireOwnProject } from './projects.ts'
import { takeIn } from './take-in.ts'

export async function upload(services: Services, call: ClientCall<unknown, { name: string }>) {
  const { db } = services
  const { user } = call
  const { name } = await requireOwnProject(db, call)
  if ((await uploadedBytes(db, user.id)) >= CLIENT_QUOTA_BYTES) throw new Refusal('quota-exceeded')
  const document = await takeIn(
    services,
    call,
    async (tx, size) => {
      const { id } = await requireOwnProject(tx, call)
      await holdUser(tx, user.id)
      if ((await uploadedBytes(tx, user.id)) + size > CLIENT_QUOTA_BYTES) throw new Refusal('quota-exceeded')
      return { project_id: id, uploaded_by: 'client', uploader_id: user.id, uploader_name: nameOrAddress(user) }
    },
    (tx, { title }) => mailOwner(tx, services, user, 'document', { project: name, text: title }),
  )
  return { success: true as const, document: present(services, user.id, document) }
}
