/** All clients' projects, as the owner reads them. */
import type { AdminProject, ProjectClient } from '#contract/clients/clients.ts'
import { openDocument } from '#contract/clients/messages.ts'
import type { Clock } from '#server/clock.ts'
import { findUserByEmail } from '#server/db/accounts.ts'
import { invitedUntil } from '#server/db/invitations.ts'
import type { Database, Tx } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import { listDocumentRows } from '#server/projects/documents-store.ts'
import { readMilestones } from '#server/projects/milestones.ts'
import { findWithClient, projectsPage, searchAccounts } from '#server/projects/owner-store.ts'
import { presentExpense, presentMember, presentProject, presentReading } from '#server/projects/projects.ts'
import { findProject, listExpenses, listMembers, listReadings } from '#server/projects/store.ts'
import type { Services } from '#server/services.ts'

export type AdminCall<Body = unknown, Query = unknown> = Call<Body, 'admin', Query>

/** @throws HttpError `not-found`. */
export async function requireProject(db: Database | Tx, { params }: Pick<AdminCall, 'params'>) {
  const project = await findProject(db, params.id ?? '')
  if (!project) throw new HttpError('not-found')
  return project
}

export async function listAll(
  { db }: Services,
  { query }: AdminCall<unknown, { after?: string | undefined; search?: string | undefined }>,
) {
  const { rows, next } = await projectsPage(db, query.after, query.search?.trim())
  const items = rows.map((row) => ({
    id: row.id,
    name: row.name,
    client: presentClient(row),
    status: row.status,
    progress: row.progress,
    expectedDelivery: row.expected_delivery,
    isDemo: row.is_demo === 1,
  }))
  return { items, next }
}

export async function findClients({ db }: Services, { query }: AdminCall<unknown, { search: string }>) {
  return { clients: await searchAccounts(db, query.search.trim()) }
}

export async function readProject(services: Services, { params }: AdminCall): Promise<AdminProject> {
  return await readWhole(services, services.db, params.id ?? '')
}

/** @throws HttpError `not-found`. */
export async function readWhole({ clock }: Services, db: Database | Tx, id: string): Promise<AdminProject> {
  const row = await findWithClient(db, id)
  if (!row) throw new HttpError('not-found')
  const expenses = await listExpenses(db, [id])
  return {
    ...presentProject(row, expenses),
    client: presentClient(row),
    invitation: row.invited_email === null ? null : await findInvitation(db, clock, row.invited_email),
    revision: row.revision,
    milestones: (await readMilestones(db, [id])).get(id) ?? [],
    team: (await listMembers(db, id)).map(presentMember),
    expenses: expenses.map(presentExpense),
    readings: (await listReadings(db, id)).map(presentReading),
    documents: (await listDocumentRows(db, id)).map(presentDocument),
  }
}

function presentClient(row: {
  email: string | null
  client_name: string | null
  invited_email: string | null
}): ProjectClient | null {
  if (row.email !== null) return { email: row.email, name: row.client_name ?? '', hasAccount: true }
  return row.invited_email === null ? null : { email: row.invited_email, name: '', hasAccount: false }
}

async function findInvitation(db: Database | Tx, clock: Clock, email: string): Promise<AdminProject['invitation']> {
  if (await findUserByEmail(db, email)) return { state: 'registered', expiresAt: null }
  const expiresAt = (await invitedUntil(db, clock, email)) ?? null
  return { state: expiresAt === null ? 'none' : 'open', expiresAt }
}

export const presentDocument = (row: Tables['documents']) => ({
  id: row.id,
  title: row.title,
  mediaType: row.media_type,
  fileSize: row.file_size,
  fileUrl: openDocument.path.replace(':id', row.project_id).replace(':documentId', row.id),
  uploadedBy: row.uploaded_by,
  uploadedAt: row.uploaded_at,
  updatedAt: row.updated_at,
})
