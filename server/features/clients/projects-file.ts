/** Takes projects out as a file, and in again: all of the file, or nothing. */

import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type FileProject, type ProjectsFile, projectsFile } from '#contract/clients/projects-file.ts'
import { type ClientFieldError, isFieldError } from '#contract/errors.ts'
import { logAdmin } from '#server/db/admin-log.ts'
import type { Database, Tx } from '#server/db/open.ts'
import { HttpError } from '#server/http/errors.ts'
import { toFile, toRows } from '#server/projects/file-rows.ts'
import {
  emailOf,
  insertDecisions,
  mergeRow,
  type Part,
  parts,
  readParts,
  readProjects,
} from '#server/projects/file-store.ts'
import { holdProject, insertProject, updateProject } from '#server/projects/owner-store.ts'
import { required } from '#server/required.ts'
import type { Services } from '#server/services.ts'
import { columnsOf, resolveClient, wrong } from './plan.ts'
import type { AdminCall } from './projects.ts'

/** Maximum number of reported errors. */
const FAULTS_SHOWN = 50

export async function exportProjects({ db }: Services, { query }: AdminCall<unknown, { id?: string | undefined }>) {
  const projects = await filed(db, query.id)
  if (query.id !== undefined && projects.length === 0) throw new HttpError('not-found')
  const file: ProjectsFile = { version: 1, projects }
  const name = query.id === undefined ? 'projects.json' : `${required(projects[0]).name}.json`
  return { name, bytes: new TextEncoder().encode(`${JSON.stringify(file, null, 2)}\n`) }
}

/** @param id undefined for all projects. */
async function filed(db: Database | Tx, id: string | undefined): Promise<FileProject[]> {
  const projects = await readProjects(db, id)
  const rows = await readParts(db, id)
  const byProject = new Map<unknown[], Map<string, unknown[]>>()
  for (const part of parts) {
    const all: { project_id: string }[] = rows[part]
    byProject.set(all, Map.groupBy(all, projectOf))
  }
  const decisions = Map.groupBy(rows.milestone_decisions, ({ milestone_id }) => milestone_id)
  return projects.map((project) =>
    toFile(
      project,
      rows,
      (all) => (byProject.get(all)?.get(project.id) ?? []) as typeof all,
      (milestoneId) => decisions.get(milestoneId) ?? [],
    ),
  )
}

const projectOf = ({ project_id }: { project_id: string }) => project_id

type Faults = Record<string, ClientFieldError>

export async function importProjects(services: Services, call: AdminCall) {
  const { clock } = services
  const { projects } = parseFile(services, call, await readText(services, call))
  return await call.write(async (tx) => {
    const faults: Faults = {}
    const counts = { created: 0, changed: 0, same: 0 }
    for (const [index, project] of projects.entries()) {
      const { outcome, faults: found } = await storeProject(services, tx, project)
      for (const [path, fault] of Object.entries(found)) faults[`projects.${index}.${path}`] = fault
      counts[outcome] += 1
      if (outcome !== 'same') await logAdmin(tx, clock, call.user.email, 'project-imported', project.name)
    }
    if (Object.keys(faults).length > 0) throw wrong(services, call, faults)
    return { success: true as const, created: counts.created, changed: counts.changed }
  })
}

async function readText(services: Services, call: AdminCall): Promise<string> {
  const pieces: Uint8Array[] = []
  for await (const piece of call.file) pieces.push(piece)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces))
  } catch {
    throw wrong(services, call, { file: 'json-invalid' })
  }
}

/** @throws HttpError `invalid-input` with the path of each error, such as `projects.0.milestones.2.dueDate`. */
function parseFile(services: Services, call: AdminCall, text: string): ProjectsFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw wrong(services, call, { file: 'json-invalid' })
  }
  const parsed = z.safeParse(projectsFile, value)
  if (parsed.success) return parsed.data
  const t = services.i18n(call.language)
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues.slice(0, FAULTS_SHOWN)) {
    const unrecognised = issue.code === 'unrecognized_keys' ? issue.keys : undefined
    for (const path of unrecognised?.map((key) => [...issue.path, key]) ?? [issue.path]) {
      const fault = unrecognised ? 'unknown-field' : isFieldError(issue.message) ? issue.message : 'value-invalid'
      fields[path.join('.') || 'file'] ??= t(`fields.${fault}`)
    }
  }
  throw new HttpError('invalid-input', { fields })
}

/** Updates existing entries, adds new ones, and deletes nothing. */
async function storeProject(
  { clock }: Services,
  tx: Tx,
  project: FileProject,
): Promise<{ outcome: 'created' | 'changed' | 'same'; faults: Faults }> {
  const client = await resolveClient(tx, project.clientEmail)
  const before = await holdProject(tx, project.id)
  const columns = columnsOf(project)
  if (!before) {
    const created_at = Math.min(project.createdAt, clock.now())
    await insertProject(tx, { id: project.id, ...columns, ...client, is_demo: 0, created_at, revision: 1 })
    return { outcome: 'created', faults: await mergeParts(tx, project) }
  }
  const owner = before.client_id ? await emailOf(tx, before.client_id) : before.invited_email
  if (owner && owner !== project.clientEmail?.toLowerCase()) {
    return { outcome: 'same', faults: { clientEmail: 'client-mismatch' } }
  }
  const stored = await filed(tx, project.id)
  await updateProject(tx, project.id, { ...columns, ...client })
  const faults = await mergeParts(tx, project)
  if (isDeepStrictEqual(await filed(tx, project.id), stored)) return { outcome: 'same', faults }
  await updateProject(tx, project.id, { revision: before.revision + 1 })
  return { outcome: 'changed', faults }
}

const nameInFile = {
  milestones: 'milestones',
  team_members: 'team',
  project_expenses: 'expenses',
  metric_readings: 'readings',
  project_messages: 'messages',
  project_updates: 'updates',
  update_requests: 'updateRequests',
  meeting_proposals: 'meetings',
} as const satisfies Record<Part, keyof FileProject>

async function mergeParts(tx: Tx, project: FileProject): Promise<Faults> {
  const rows = toRows(project)
  const faults: Faults = {}
  for (const part of parts) {
    for (const [index, row] of rows[part].entries()) {
      if (!(await mergeRow(tx, part, row))) faults[`${nameInFile[part]}.${index}.id`] = 'id-taken'
    }
  }
  if (Object.keys(faults).length === 0) await insertDecisions(tx, rows.milestone_decisions)
  return faults
}
