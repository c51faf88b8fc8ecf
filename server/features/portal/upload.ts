/** Takes in a document. Until its row is committed nothing points to it, and whatever happens nothing stays behind. */
import { join } from 'node:path'
import { MINUTE } from '../../../contract/endpoint.ts'
import { CLIENT_QUOTA_BYTES } from '../../../contract/portal-documents.ts'
import { Refusal } from '../../http/refusal.ts'
import { type Draft, writeDraft } from '../../outside/files/draft.ts'
import type { Services } from '../../services.ts'
import { present } from './documents.ts'
import { claimFile, hastenStray, holdClient, insertDocument, noteStray, uploadedBytes } from './documents-store.ts'
import { judgeContent } from './inspect.ts'
import { fullName, mailOwner } from './mails.ts'
import { type ClientCall, requireOwnProject } from './projects.ts'
import { clearStrays } from './strays.ts'

/** Longer than storing a document can take; then a file without a document is one that was given up. */
const STORING_MS = 10 * MINUTE

export async function upload(services: Services, call: ClientCall<unknown, { name: string }>) {
  const { db, env } = services
  await requireOwnProject(db, call)
  if ((await uploadedBytes(db, call.user.id)) >= CLIENT_QUOTA_BYTES) throw new Refusal('quota-exceeded')
  const draft = await writeDraft(join(env.DATA_DIR, 'uploads'), call.file)
  try {
    if (draft.size === 0) {
      const say = services.words(call.language)
      throw new Refusal('invalid-input', { fields: { file: say('fields.file-empty') } })
    }
    const mediaType = await judgeContent(draft, call.query.name)
    if (!mediaType) throw new Refusal('file-refused')
    return await keep(services, call, draft, mediaType)
  } finally {
    await draft.close()
  }
}

async function keep(services: Services, call: ClientCall<unknown, { name: string }>, draft: Draft, mediaType: string) {
  const { db, clock, files, outbox } = services
  const key = crypto.randomUUID()
  await noteStray(db, key, clock.now() + STORING_MS)
  try {
    await files.save(key, draft)
    const row = await db.transaction().execute(async (tx) => {
      const project = await requireOwnProject(tx, call)
      await holdClient(tx, call.user.id)
      if ((await uploadedBytes(tx, call.user.id)) + draft.size > CLIENT_QUOTA_BYTES) throw new Refusal('quota-exceeded')
      const now = clock.now()
      if (!(await claimFile(tx, key, now))) throw new Refusal('upload-stalled')
      const document = {
        id: crypto.randomUUID(),
        project_id: project.id,
        title: call.query.name,
        media_type: mediaType,
        file_size: draft.size,
        file_key: key,
        uploaded_by: 'client' as const,
        uploader_id: call.user.id,
        uploader_name: fullName(call.user),
        uploaded_at: now,
        updated_at: now,
      }
      await insertDocument(tx, document)
      await mailOwner(tx, services, call.user, 'document', { project: project.name, text: document.title })
      return document
    })
    outbox.nudge()
    return { success: true as const, document: present(services, call.user.id, row) }
  } catch (error) {
    await giveUp(services, key)
    throw error
  }
}

/** What goes wrong here is left to the sweep: why the upload failed is the news. */
async function giveUp(services: Services, key: string): Promise<void> {
  const { db, clock, log } = services
  try {
    await hastenStray(db, key, clock.now())
    await clearStrays(services)
  } catch (err) {
    log.warn({ err, key }, 'a file was not removed yet')
  }
}
