/** The rows of a sample project: its days and hours are counted from now. */
import { profile } from '#content/owner.ts'
import type { DemoProjects } from '#contract/content/demo.ts'
import { DAY, HOUR } from '#contract/endpoint.ts'
import type { WholeProject } from './demo-store.ts'

type DemoProject = DemoProjects[number]
type Rows = Omit<WholeProject, 'documents'>
type Some<Table extends keyof Rows> = Pick<Rows, Table>

/** Whose the rows are, and the moment that they are counted from. */
interface Seed {
  project: DemoProject
  clientId: string
  now: number
}

const CLIENT_NAME = 'Demo Client'
const dayText = (now: number, day: number) => new Date(now + day * DAY).toISOString().slice(0, 10)
/** A time of day at which people meet, in UTC. */
const atFourteen = (at: number) => Math.floor(at / DAY) * DAY + 14 * HOUR
const own = (project: DemoProject) => ({ id: crypto.randomUUID(), project_id: project.id })

/** All rows of a sample project but those of its documents, which have files. */
export function rowsOf(project: DemoProject, clientId: string, now: number): Rows {
  const seed = { project, clientId, now }
  return {
    projects: projectRow(seed),
    ...planRows(seed),
    ...stateRows(seed),
    ...talkRows(seed),
    ...requestRows(seed),
  }
}

const projectRow = ({ project, clientId, now }: Seed): Rows['projects'] => ({
  id: project.id,
  client_id: clientId,
  name: project.name,
  summary: project.summary,
  status: project.status,
  progress: project.progress,
  start_date: dayText(now, project.startDay),
  expected_delivery: dayText(now, project.deliveryDay),
  technologies: JSON.stringify(project.technologies),
  currency: project.currency,
  total_budget: project.totalBudget,
  is_demo: 1,
  created_at: now,
  invited_email: null,
  revision: 1,
})

/** Milestones, and what the client decided about them. */
function planRows({ project, now }: Seed): Some<'milestones' | 'milestone_decisions'> {
  const milestones = project.milestones.map((milestone, position) => ({ ...milestone, ...own(project), position }))
  return {
    milestones: milestones.map(({ id, project_id, position, title, status, dueDay, completedDay, deliverables }) => ({
      id,
      project_id,
      position,
      title,
      status,
      due_date: dayText(now, dueDay),
      deliverables: JSON.stringify(deliverables),
      completed_at: completedDay === undefined ? null : now + completedDay * DAY,
      delivery: completedDay === undefined ? 0 : 1,
    })),
    milestone_decisions: milestones.flatMap(({ id, decision }) =>
      decision
        ? [
            {
              milestone_id: id,
              delivery: 1,
              kind: decision.kind,
              comment: decision.comment,
              decided_by: CLIENT_NAME,
              decided_at: now + decision.day * DAY,
              seen_at: now,
              person_id: null,
            },
          ]
        : [],
    ),
  }
}

/** What was spent and measured, and who works on it. */
const stateRows = ({ project, now }: Seed): Some<'project_expenses' | 'metric_readings' | 'team_members'> => ({
  project_expenses: project.expenses.map(({ day, ...expense }) => ({
    ...own(project),
    ...expense,
    spent_on: dayText(now, day),
  })),
  metric_readings: project.readings.map((reading) => ({
    ...own(project),
    measured_at: now + reading.day * DAY,
    code_quality: reading.codeQuality,
    performance: reading.performance,
    security: reading.security,
    test_coverage: reading.testCoverage,
  })),
  team_members: project.team.map(({ name, role, isLead, activeHours }) => ({
    ...own(project),
    name,
    role,
    is_lead: isLead ? 1 : 0,
    last_active_at: now + activeHours * HOUR,
  })),
})

const talkRows = ({ project, clientId, now }: Seed): Some<'project_messages' | 'read_threads' | 'project_updates'> => ({
  project_messages: project.messages.map(({ from, hours, text }) => ({
    ...own(project),
    author: from,
    author_name: from === 'owner' ? profile.name : CLIENT_NAME,
    text,
    sent_at: now + hours * HOUR,
    person_id: null,
  })),
  // Who has answered has read what came before.
  read_threads: project.messages
    .filter(({ from }) => from === 'client')
    .slice(-1)
    .map(({ hours }) => ({ project_id: project.id, user_id: clientId, read_at: now + hours * HOUR })),
  project_updates: project.updates.map(({ hours, text }) => ({
    ...own(project),
    text,
    posted_by: profile.name,
    posted_at: now + hours * HOUR,
  })),
})

/** What the client asked for: news, and a meeting. */
const requestRows = ({ project, now }: Seed): Some<'update_requests' | 'meeting_proposals'> => ({
  update_requests: [project.updateRequest ?? []].flat().map(({ hours, note, answeredHours }) => ({
    ...own(project),
    note,
    requested_by: CLIENT_NAME,
    requested_at: now + hours * HOUR,
    answered_at: answeredHours === undefined ? null : now + answeredHours * HOUR,
    person_id: null,
  })),
  meeting_proposals: [project.meeting ?? []].flat().map(({ day, minutes, topic, proposedHours }) => ({
    ...own(project),
    starts_at: atFourteen(now + day * DAY),
    minutes,
    topic,
    proposed_by: CLIENT_NAME,
    proposed_at: now + proposedHours * HOUR,
    answer: null,
    answered_at: null,
    answer_note: '',
    seen_at: null,
    time_zone: null,
    person_id: null,
  })),
})
