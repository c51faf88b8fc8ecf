/** Status updates: requested by the client, posted by the owner. */
import { profile } from '#content/owner.ts'
import { nameOrAddress } from '#contract/content/person-name.ts'
import type { NewUpdate, ProjectUpdate, UpdateRequest, UpdateWish } from '#contract/portal/messages.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { idempotent } from '#server/db/idempotency.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import {
  closeUpdateRequests,
  findOpenRequest,
  insertUpdate,
  insertUpdateRequest,
  listPostedUpdates,
} from './conversation-store.ts'
import { mailClient, mailOwner } from './mails.ts'
import { type ClientCall, requireOwnProject } from './projects.ts'
import { findProject, noteTeamActivity } from './store.ts'

export async function listUpdates({ db }: Services, call: ClientCall) {
  const project = await requireOwnProject(db, call)
  const [updates, open] = await Promise.all([listPostedUpdates(db, project.id), findOpenRequest(db, project.id)])
  return { updates: updates.map(presentUpdate), openRequest: open ? presentRequest(open) : null }
}

/** A repeated request while one is open sends no mail. */
export async function requestUpdate(services: Services, call: ClientCall<UpdateWish>) {
  const { clock, outbox } = services
  const { user, body } = call
  const request = await call.write(async (tx) => {
    const project = await requireOwnProject(tx, call)
    const row = {
      id: crypto.randomUUID(),
      project_id: project.id,
      note: body.note,
      requested_by: nameOrAddress(user),
      requested_at: clock.now(),
      answered_at: null,
      person_id: user.id,
    }
    // Between the two statements the owner may answer the open one, on PostgreSQL: then this one can be inserted.
    for (;;) {
      if (await insertUpdateRequest(tx, row)) {
        await mailOwner(tx, services, user, 'updateRequested', project, { text: body.note })
        return row
      }
      const open = await findOpenRequest(tx, project.id)
      if (open) return open
    }
  })
  outbox.wake()
  return { success: true as const, request: presentRequest(request) }
}

/** Posting an update answers open requests. */
export async function post(services: Services, call: Call<NewUpdate, 'admin'>) {
  const { clock, outbox } = services
  const { body, idempotencyKey: key } = call
  const reply = await call.write(async (tx) => {
    const project = await findProject(tx, call.params.id ?? '')
    if (!project) throw new HttpError('not-found')
    return await idempotent(tx, clock, { scope: `update ${project.id}`, key, body }, async () => {
      const at = clock.now()
      const row = { id: crypto.randomUUID(), project_id: project.id, ...body, posted_by: profile.name, posted_at: at }
      await insertUpdate(tx, row)
      await closeUpdateRequests(tx, project.id, at)
      await logAdmin(tx, clock, call.user.email, 'update-posted', project.name)
      await noteTeamActivity(tx, project.id, at)
      await mailClient(tx, services, project, 'update', body.text)
      return { success: true as const, update: presentUpdate(row) }
    })
  })
  outbox.wake()
  return reply
}

export const presentUpdate = ({ id, text, posted_by, posted_at }: Tables['project_updates']): ProjectUpdate => ({
  id,
  text,
  postedBy: posted_by,
  postedAt: posted_at,
})

export const presentRequest = ({ id, note, requested_at }: Tables['update_requests']): UpdateRequest => ({
  id,
  note,
  requestedAt: requested_at,
})
