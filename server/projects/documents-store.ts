/** Tables of documents and orphaned files. */
import type { Database, Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'

export async function listDocumentRows(db: Database | Tx, projectId: string) {
  return await db
    .selectFrom('documents')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function findDocument(db: Database, projectId: string, id: string) {
  return await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
}

/** Total size of a client's uploads, in bytes. */
export async function uploadedBytes(db: Database | Tx, clientId: string): Promise<number> {
  const rows = await db.selectFrom('documents').select('file_size').where('uploader_id', '=', clientId).execute()
  return rows.reduce((sum, { file_size }) => sum + file_size, 0)
}

export async function insertDocument(tx: Tx, row: Tables['documents']): Promise<void> {
  await tx.insertInto('documents').values(row).execute()
}

/** @returns its file's key, or undefined if the client has uploaded no such document there. */
export async function removeDocument(tx: Tx, projectId: string, id: string, clientId: string) {
  const row = await tx
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('uploaded_by', '=', 'client')
    .where('uploader_id', '=', clientId)
    .returning('file_key')
    .executeTakeFirst()
  return row?.file_key
}

/** For any uploader. */
export async function removeAnyDocument(tx: Tx, projectId: string, id: string) {
  return await tx
    .deleteFrom('documents')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning(['file_key', 'title', 'uploaded_by'])
    .executeTakeFirst()
}

/** Records a file as orphaned: it is removed at that time unless a document claims it. */
export async function markOrphaned(db: Database | Tx, fileKey: string, dueAt: number): Promise<void> {
  await db.insertInto('stray_files').values({ file_key: fileKey, due_at: dueAt }).execute()
}

/** @returns false if its time has passed and the file is removed. */
export async function claimFile(tx: Tx, fileKey: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('stray_files')
    .where('file_key', '=', fileKey)
    .where('due_at', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}

export async function listExpiredOrphans(db: Database, now: number): Promise<string[]> {
  const rows = await db.selectFrom('stray_files').select('file_key').where('due_at', '<=', now).execute()
  return rows.map(({ file_key }) => file_key)
}

export async function unmarkOrphaned(db: Database, fileKey: string): Promise<void> {
  await db.deleteFrom('stray_files').where('file_key', '=', fileKey).execute()
}

export async function expireNow(db: Database, fileKey: string, dueAt: number): Promise<void> {
  await db.updateTable('stray_files').set({ due_at: dueAt }).where('file_key', '=', fileKey).execute()
}
