/** Stores an uploaded file. It is unreachable until its row is committed; a failed upload leaves nothing. */
import { join } from 'node:path'
import { MINUTE } from '#contract/endpoint.ts'
import type { Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import { type Draft, writeDraft } from '#server/integrations/files/draft.ts'
import type { Services } from '#server/services.ts'
import { claimFile, expireNow, insertDocument, markOrphaned } from './documents-store.ts'
import { inspectContent } from './inspect.ts'
import { deleteOrphanedFiles } from './orphaned-files.ts'

/** After this, a file without a row counts as orphaned. */
const STORING_MS = 10 * MINUTE

type Document = Tables['documents']
type Named = Pick<Call<unknown, 'client' | 'admin', { name: string }>, 'query' | 'file' | 'language' | 'write'>

/** Owner of a document. */
export type Belonging = Pick<Document, 'project_id' | 'uploaded_by' | 'uploader_id' | 'uploader_name'>

/**
 * @param belong returns the document's owner within the row's transaction, or throws.
 * @param tell called in the same transaction after the row was inserted.
 */
export async function storeUpload(
  services: Services,
  call: Named,
  belong: (tx: Tx, size: number) => Promise<Belonging>,
  tell: (tx: Tx, document: Document) => Promise<void>,
): Promise<Document> {
  const draft = await writeDraft(join(services.env.DATA_DIR, 'uploads'), call.file)
  try {
    if (draft.size === 0) {
      const t = services.i18n(call.language)
      throw new HttpError('invalid-input', { fields: { file: t('fields.file-empty') } })
    }
    const mediaType = await inspectContent(draft, call.query.name)
    if (!mediaType) throw new HttpError('file-refused')
    return await keep(services, call, draft, async (tx, key) => {
      const now = services.clock.now()
      const belonging = await belong(tx, draft.size)
      if (!(await claimFile(tx, key, now))) throw new HttpError('upload-stalled')
      const document = {
        id: crypto.randomUUID(),
        ...belonging,
        title: call.query.name,
        media_type: mediaType,
        file_size: draft.size,
        file_key: key,
        uploaded_at: now,
        updated_at: now,
        seen_at: null,
      }
      await insertDocument(tx, document)
      await tell(tx, document)
      return document
    })
  } finally {
    await draft.close()
  }
}

async function keep(services: Services, call: Named, draft: Draft, write: (tx: Tx, key: string) => Promise<Document>) {
  const { db, clock, files, outbox } = services
  const key = crypto.randomUUID()
  await markOrphaned(db, key, clock.now() + STORING_MS)
  try {
    await files.save(key, draft)
    const document = await call.write((tx) => write(tx, key))
    outbox.wake()
    return document
  } catch (error) {
    await giveUp(services, key)
    throw error
  }
}

/** The sweep handles errors here: the upload's error is reported instead. */
async function giveUp(services: Services, key: string): Promise<void> {
  const { db, clock, log } = services
  try {
    await expireNow(db, key, clock.now())
    await deleteOrphanedFiles(services)
  } catch (err) {
    log.warn({ err, key }, 'a file was not removed yet')
  }
}
