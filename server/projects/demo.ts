/** Creates the sample projects of a demonstration. */
import { join } from 'node:path'
import { demoProjects } from '#content/demo/projects.ts'
import { profile } from '#content/owner.ts'
import type { DemoProjects } from '#contract/content/demo.ts'
import { DAY, MINUTE } from '#contract/endpoint.ts'
import { isOn } from '#contract/site/site.ts'
import { findUserByEmail } from '#server/db/accounts.ts'
import { writeDraft } from '#server/integrations/files/draft.ts'
import type { Services } from '#server/services.ts'
import { rowsOf } from './demo-rows.ts'
import { giveDemoTo, insertWhole, madeBefore, type WholeProject } from './demo-store.ts'
import { claimFile, markOrphaned } from './documents-store.ts'

type DemoProject = DemoProjects[number]
type Document = WholeProject['documents'][number]
type Seeding = Pick<Services, 'env' | 'db' | 'clock' | 'files'>

/**
 * Writes the sample projects once if DEMO is on; one that the owner deleted stays deleted. The demonstration's client must exist.
 * Several servers may do so at the same moment.
 */
export async function ensureDemoProjects(seeding: Seeding): Promise<void> {
  const { env, db } = seeding
  const client = env.DEMO && isOn('portal') && (await findUserByEmail(db, env.DEMO_CLIENT_EMAIL))
  if (!client || client.isAdmin) return
  const projects = demoProjects(profile.name)
  const made = await madeBefore(
    db,
    projects.map(({ id }) => id),
  )
  for (const project of projects) if (!made.has(project.id)) await seed(seeding, client.id, project)
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
