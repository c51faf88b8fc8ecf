/** Clients' messages, and what they wait for. */

import type { NewsKind } from '#contract/clients/clients.ts'
import { findOpenRequest, listMessages, listPostedUpdates } from '#server/projects/conversation-store.ts'
import { markNewsSeen } from '#server/projects/news-store.ts'
import { present as presentMessage } from '#server/projects/thread.ts'
import { presentRequest, presentUpdate } from '#server/projects/updates.ts'
import { waitingPage } from '#server/projects/waiting-store.ts'
import type { Services } from '#server/services.ts'
import { type AdminCall, requireProject } from './projects.ts'

export async function readThread({ db }: Services, call: AdminCall) {
  const { id } = await requireProject(db, call)
  return (await listMessages(db, id)).map(presentMessage)
}

export async function listUpdates({ db }: Services, call: AdminCall) {
  const { id } = await requireProject(db, call)
  const [updates, open] = await Promise.all([listPostedUpdates(db, id), findOpenRequest(db, id)])
  return { updates: updates.map(presentUpdate), openRequest: open ? presentRequest(open) : null }
}

export async function listWaiting(
  { db, clock }: Services,
  { query }: AdminCall<unknown, { after?: string | undefined }>,
) {
  const { rows, next } = await waitingPage(db, clock.now(), query.after)
  const items = rows.map(({ project_id, starts_at, ...row }) => ({
    ...row,
    projectId: project_id,
    startsAt: starts_at,
  }))
  return { items, next }
}

export async function markSeen({ clock }: Services, { body, write }: AdminCall<{ kind: NewsKind; id: string }>) {
  await write((tx) => markNewsSeen(tx, body.kind, body.id, clock.now()))
  return { success: true as const }
}
