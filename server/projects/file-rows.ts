/** Converts between a project in a file and its rows. */
import type { FileProject } from '#contract/clients/projects-file.ts'
import type { Tables } from '#server/db/tables/tables.ts'
import type { Rows } from './file-store.ts'
import { presentPlan } from './present-plan.ts'

type Of = <Row extends { project_id: string }>(rows: Row[]) => Row[]

/** @param of returns the project's rows of a table. */
export const toFile = (
  project: Tables['projects'] & { email: string | null },
  rows: Rows,
  of: Of,
  decisionsOf: (milestoneId: string) => Rows['milestone_decisions'],
): FileProject => ({
  ...presentPlan(project),
  clientEmail: project.email ?? project.invited_email,
  createdAt: project.created_at,
  milestones: of(rows.milestones)
    .sort((a, b) => a.position - b.position)
    .map((row) => ({
      id: row.id,
      title: row.title,
      dueDate: row.due_date,
      deliverables: JSON.parse(row.deliverables),
      status: row.status,
      completedAt: row.completed_at,
      delivery: row.delivery,
      decisions: decisionsOf(row.id).map(({ delivery, kind, comment, decided_by, decided_at }) => ({
        delivery,
        kind,
        comment,
        by: decided_by,
        at: decided_at,
      })),
    })),
  team: of(rows.team_members).map(({ id, name, role, is_lead, last_active_at }) => ({
    id,
    name,
    role,
    isLead: is_lead === 1,
    lastActiveAt: last_active_at,
  })),
  expenses: of(rows.project_expenses).map(({ id, spent_on, label, amount }) => ({ id, date: spent_on, label, amount })),
  readings: of(rows.metric_readings).map((row) => ({
    id: row.id,
    measuredAt: row.measured_at,
    codeQuality: row.code_quality,
    performance: row.performance,
    security: row.security,
    testCoverage: row.test_coverage,
  })),
  messages: of(rows.project_messages).map(({ id, author, author_name, text, sent_at }) => ({
    id,
    author,
    authorName: author_name,
    text,
    sentAt: sent_at,
  })),
  updates: of(rows.project_updates).map(({ id, text, posted_by, posted_at }) => ({
    id,
    text,
    postedBy: posted_by,
    postedAt: posted_at,
  })),
  updateRequests: of(rows.update_requests).map(({ id, note, requested_by, requested_at, answered_at }) => ({
    id,
    note,
    requestedBy: requested_by,
    requestedAt: requested_at,
    answeredAt: answered_at,
  })),
  meetings: of(rows.meeting_proposals).map((row) => ({
    id: row.id,
    startsAt: row.starts_at,
    minutes: row.minutes,
    topic: row.topic,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    answer: row.answer,
    answeredAt: row.answered_at,
    answerNote: row.answer_note,
    timeZone: row.time_zone,
  })),
})

export function toRows(project: FileProject): Rows {
  const project_id = project.id
  return {
    milestones: project.milestones.map((one, position) => ({
      id: one.id,
      project_id,
      position,
      title: one.title,
      status: one.status,
      due_date: one.dueDate,
      deliverables: JSON.stringify(one.deliverables),
      completed_at: one.completedAt,
      delivery: one.delivery,
    })),
    milestone_decisions: project.milestones.flatMap(({ id, decisions }) =>
      decisions.map(({ delivery, kind, comment, by, at }) => ({
        milestone_id: id,
        delivery,
        kind,
        comment,
        decided_by: by,
        decided_at: at,
        // The importing admin knows it.
        seen_at: at,
        person_id: null,
      })),
    ),
    team_members: project.team.map(({ id, name, role, isLead, lastActiveAt }) => ({
      id,
      project_id,
      name,
      role,
      is_lead: isLead ? 1 : 0,
      last_active_at: lastActiveAt,
    })),
    project_expenses: project.expenses.map(({ id, date, label, amount }) => ({
      id,
      project_id,
      spent_on: date,
      label,
      amount,
    })),
    metric_readings: project.readings.map((one) => ({
      id: one.id,
      project_id,
      measured_at: one.measuredAt,
      code_quality: one.codeQuality,
      performance: one.performance,
      security: one.security,
      test_coverage: one.testCoverage,
    })),
    project_messages: project.messages.map(({ id, author, authorName, text, sentAt }) => ({
      id,
      project_id,
      author,
      author_name: authorName,
      text,
      sent_at: sentAt,
      person_id: null,
    })),
    project_updates: project.updates.map(({ id, text, postedBy, postedAt }) => ({
      id,
      project_id,
      text,
      posted_by: postedBy,
      posted_at: postedAt,
    })),
    update_requests: project.updateRequests.map(({ id, note, requestedBy, requestedAt, answeredAt }) => ({
      id,
      project_id,
      note,
      requested_by: requestedBy,
      requested_at: requestedAt,
      answered_at: answeredAt,
      person_id: null,
    })),
    meeting_proposals: project.meetings.map((one) => ({
      id: one.id,
      project_id,
      starts_at: one.startsAt,
      minutes: one.minutes,
      topic: one.topic,
      proposed_by: one.proposedBy,
      proposed_at: one.proposedAt,
      answer: one.answer,
      answered_at: one.answeredAt,
      answer_note: one.answerNote,
      seen_at: null,
      time_zone: one.timeZone,
      person_id: null,
    })),
  }
}
