/** Creates the sample projects of a demonstration. */
import { join } from 'node:path'
import { demoProjects } from '#content/demo/projects.ts'
import { profile } from '#content/owner.ts'
import type { DemoProjects } from '#contract/content/demo.ts'
import { DAY, HOUR, MINUTE } from '#contract/endpoint.ts'
import { isOn } from '#contract/site/site.ts'
import { findUserByEmail } from '#server/db/accounts.ts'
import { writeDraft } from '#server/integrations/files/draft.ts'
import type { Services } from '#server/services.ts'
import { countProjects, giveDemoTo, insertWhole, type WholeProject } from './demo-store.ts'
import { claimFile, markOrphaned } from './documents-store.ts'

type DemoProject = DemoProjects[number]
type Document = WholeProject['documents'][number]
type Seeding = Pick<Services, 'env' | 'db' | 'clock' | 'files'>

/**
 * Writes the sample projects once if DEMO is on. The demonstration's client must exist.
 * Several servers may do so at the same moment.
 */
export async function ensureDemoProjects(seeding: Seeding): Promise<void> {
  const { env, db } = seeding
  const client = env.DEMO && isOn('portal') && (await findUserByEmail(db, env.DEMO_CLIENT_EMAIL))
  if (!client || client.isAdmin) return
  const projects = demoProjects(profile.name)
  const ids = projects.map(({ id }) => id)
  if ((await countProjects(db, ids)) < ids.length) {
    for (const project of projects) await seed(seeding, client.id, project)
  }
  await giveDemoTo(db, client.id)
}

async function seed(seeding: Seeding, clientId: string, project: DemoProject): Promise<void> {
  const now = seeding.clock.now()
  const documents: Document[] = []
  for (const document of project.documents) documents.push(await keepDocument(seeding, project.id, document, now))
  await seeding.db.transaction().execute(async (tx) => {
    // The next sweep removes the files of a second server.
    if (!(await insertWhole(tx, { ...rowsOf(project, clientId, now), documents }))) return
    for (const { file_key } of documents) await claimFile(tx, file_key, now)
  })
}

async function keepDocument(
  { env, db, files }: Seeding,
  projectId: string,
  { name, mediaType, day, text }: DemoProject['documents'][number],
  now: number,
): Promise<Document> {
  const key = crypto.randomUUID()
  await markOrphaned(db, key, now + 10 * MINUTE)
  const draft = await writeDraft(join(env.DATA_DIR, 'uploads'), oneBy(new TextEncoder().encode(text.join('\n'))))
  try {
    await files.save(key, draft)
  } finally {
    await draft.close()
  }
  return {
    id: crypto.randomUUID(),
    project_id: projectId,
    title: name,
    media_type: mediaType,
    file_size: draft.size,
    file_key: key,
    uploaded_by: 'owner',
    uploader_id: null,
    uploader_name: profile.name,
    uploaded_at: now + day * DAY,
    updated_at: now + day * DAY,
    seen_at: null,
  }
}

async function* oneBy(bytes: Uint8Array) {
  yield bytes
}

const dayText = (now: number, day: number) => new Date(now + day * DAY).toISOString().slice(0, 10)
/** A time of day at which people meet, in UTC. */
const atFourteen = (at: number) => Math.floor(at / DAY) * DAY + 14 * HOUR
const CLIENT_NAME = 'Demo Client'

function rowsOf(project: DemoProject, clientId: string, now: number): Omit<WholeProject, 'documents'> {
  const own = () => ({ id: crypto.randomUUID(), project_id: project.id })
  const milestones = project.milestones.map((milestone, position) => ({ ...milestone, ...own(), position }))
  return {
    projects: {
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
    },
    project_expenses: project.expenses.map(({ day, ...expense }) => ({
      ...own(),
      ...expense,
      spent_on: dayText(now, day),
    })),
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
    metric_readings: project.readings.map((reading) => ({
      ...own(),
      measured_at: now + reading.day * DAY,
      code_quality: reading.codeQuality,
      performance: reading.performance,
      security: reading.security,
      test_coverage: reading.testCoverage,
    })),
    team_members: project.team.map(({ name, role, isLead, activeHours }) => ({
      ...own(),
      name,
      role,
      is_lead: isLead ? 1 : 0,
      last_active_at: now + activeHours * HOUR,
    })),
    project_messages: project.messages.map(({ from, hours, text }) => ({
      ...own(),
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
      ...own(),
      text,
      posted_by: profile.name,
      posted_at: now + hours * HOUR,
    })),
    update_requests: [project.updateRequest ?? []].flat().map(({ hours, note, answeredHours }) => ({
      ...own(),
      note,
      requested_by: CLIENT_NAME,
      requested_at: now + hours * HOUR,
      answered_at: answeredHours === undefined ? null : now + answeredHours * HOUR,
      person_id: null,
    })),
    meeting_proposals: [project.meeting ?? []].flat().map(({ day, minutes, topic, proposedHours }) => ({
      ...own(),
      starts_at: atFourteen(now + day * DAY),
      minutes,
      topic,
      proposed_by: CLIENT_NAME,
      proposed_at: now + proposedHours * HOUR,
      answer: null,
      answered_at: null,
      seen_at: null,
      time_zone: null,
      person_id: null,
    })),
  }
}
