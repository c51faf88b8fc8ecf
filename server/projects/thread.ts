/** The message thread of a project. */
import { profile } from '#content/owner.ts'
import { nameOrAddress } from '#contract/content/person-name.ts'
import { type Message, type OutgoingMessage, sendMessage, type ThreadMessage } from '#contract/portal/messages.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import { idempotent } from '#server/db/idempotency.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import { HttpError } from '#server/http/errors.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { insertMessage, listMessages } from './conversation-store.ts'
import { mailClient, mailOwner } from './mails.ts'
import { type ClientCall, requireOwnProject } from './projects.ts'
import { markThreadRead, readUntil } from './read-marks-store.ts'
import { findProject, noteTeamActivity } from './store.ts'

export async function readThread({ db }: Services, call: ClientCall): Promise<ThreadMessage[]> {
  const project = await requireOwnProject(db, call)
  const readAt = await readUntil(db, project.id, call.user.id)
  return (await listMessages(db, project.id)).map((row) => ({
    ...present(row),
    isUnread: row.author === 'owner' && row.sent_at > readAt,
  }))
}

/** Nothing that is still to come counts as read. */
export async function markRead({ clock }: Services, call: ClientCall<{ until: number }>) {
  await call.write(async (tx) => {
    const project = await requireOwnProject(tx, call)
    await markThreadRead(tx, project.id, call.user.id, Math.min(call.body.until, clock.now()))
  })
  return { success: true as const }
}

export async function send(services: Services, call: ClientCall<OutgoingMessage>) {
  const { clock, outbox } = services
  const { user, body, idempotencyKey: key } = call
  const reply = await call.write(async (tx) => {
    const project = await requireOwnProject(tx, call)
    return await idempotent(
      tx,
      clock,
      { scope: `${sendMessage.path} ${project.id} ${user.id}`, key, body },
      async () => {
        await call.countAccepted(tx)
        const row = messageOf(
          project.id,
          { author: 'client', author_name: nameOrAddress(user), person_id: user.id },
          body.text,
          clock.now(),
        )
        await insertMessage(tx, row)
        await mailOwner(tx, services, user, 'message', project, { text: body.text })
        return { success: true as const, message: present(row) }
      },
    )
  })
  outbox.wake()
  return reply
}

/** The owner's side of the thread. */
export async function answer(services: Services, call: Call<OutgoingMessage, 'admin'>) {
  const { clock, outbox } = services
  const { body, idempotencyKey: key } = call
  const reply = await call.write(async (tx) => {
    const project = await findProject(tx, call.params.id ?? '')
    if (!project) throw new HttpError('not-found')
    return await idempotent(tx, clock, { scope: `answer ${project.id}`, key, body }, async () => {
      const row = messageOf(
        project.id,
        { author: 'owner', author_name: profile.name, person_id: null },
        body.text,
        clock.now(),
      )
      await insertMessage(tx, row)
      await logAdmin(tx, clock, call.user.email, 'thread-answered', project.name)
      await noteTeamActivity(tx, project.id, row.sent_at)
      await mailClient(tx, services, project, 'answer', body.text)
      return { success: true as const, message: present(row) }
    })
  })
  outbox.wake()
  return reply
}

/** @param person_id of the client who writes; null for the owner. */
const messageOf = (
  project_id: string,
  { author, author_name, person_id }: Pick<Tables['project_messages'], 'author' | 'author_name' | 'person_id'>,
  text: string,
  sent_at: number,
) => ({ id: crypto.randomUUID(), project_id, author, author_name, person_id, text, sent_at })

export const present = (row: Tables['project_messages']): Message => ({
  id: row.id,
  author: row.author,
  authorName: row.author_name,
  text: row.text,
  sentAt: row.sent_at,
})
