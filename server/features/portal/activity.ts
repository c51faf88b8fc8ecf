/** A project's activity, derived from its rows. */
import { profile } from '#content/owner.ts'
import type { Activity } from '#contract/portal/portal.ts'
import { listPostedUpdates, listProposals, listUpdateRequests } from '#server/projects/conversation-store.ts'
import { listDocumentRows } from '#server/projects/documents-store.ts'
import { listDecisions, listMilestoneRows } from '#server/projects/milestones-store.ts'
import { type ClientCall, requireOwnProject } from '#server/projects/projects.ts'
import type { Services } from '#server/services.ts'

const SHOWN = 50

export async function listActivity({ db }: Services, call: ClientCall): Promise<Activity[]> {
  const { id } = await requireOwnProject(db, call)
  const [updates, requests, milestones, decisions, documents, proposals] = await Promise.all([
    listPostedUpdates(db, id),
    listUpdateRequests(db, id),
    listMilestoneRows(db, [id]),
    listDecisions(db, [id]),
    listDocumentRows(db, id),
    listProposals(db, id),
  ])
  const all: Activity[] = [
    ...updates.map((row) => event('update', row.id, row.posted_at, row.posted_by, row.text)),
    ...requests.map((row) => event('update-requested', row.id, row.requested_at, row.requested_by, row.note)),
    ...milestones.flatMap((row) =>
      row.completed_at === null ? [] : [event('milestone-completed', row.id, row.completed_at, '', row.title)],
    ),
    ...decisions.map((row) =>
      event(row.kind, `${row.milestone_id}-${row.delivery}`, row.decided_at, row.decided_by, row.title),
    ),
    ...documents.map((row) => event('document', row.id, row.uploaded_at, row.uploader_name, row.title)),
    ...proposals.map((row) => ({
      ...event('meeting-proposed', row.id, row.proposed_at, row.proposed_by, row.topic),
      startsAt: row.starts_at,
    })),
    ...proposals.flatMap(({ id: meeting, answer, answered_at, answer_note: note, topic, starts_at: startsAt }) =>
      answer && answered_at !== null
        ? [{ ...event(`meeting-${answer}`, meeting, answered_at, profile.name, topic), startsAt, note }]
        : [],
    ),
  ]
  return all.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : Number(a.id > b.id))).slice(0, SHOWN)
}

const event = (kind: Activity['kind'], id: string, at: number, by: string, about: string): Activity => ({
  id: `${kind}-${id}`,
  kind,
  at,
  by,
  about,
  startsAt: null,
  note: '',
})
