/** Vitest's global set-up: what all tests share, made once a run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/open.ts'
import { adminQuery, withName } from './admin-query.ts'
import { fastFolder } from './fast-folder.ts'
import { openPostgres } from './postgres.ts'
import { buildServerFixture, copySources } from './server-fixture.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of a server on which databases may be made. Empty: there is none, and the tests run on SQLite only. */
    postgresUrl: string
    /** Databases with nothing but their tables: a folder with SQLite's, and the name of PostgreSQL's. */
    migrated: { folder: string; name: string }
    /** The folder of a server with few small pages, to be started by tests. */
    fixture: string
  }
}

interface Shared {
  server: Awaited<ReturnType<typeof openPostgres>>
  fixture: string
  migrated: { folder: string; name: string }
}

/** Vitest runs this once for each project, each time with modules of its own: the process is all that they share. */
const shared = globalThis as typeof globalThis & { testsShare?: Promise<Shared> | undefined }

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.testsShare ??= makeShared()
  const { server, fixture, migrated } = await shared.testsShare
  project.provide('postgresUrl', server?.url ?? '')
  project.provide('fixture', fixture)
  project.provide('migrated', migrated)
  project.onTestsRerun(() => copySources(fixture))
  return async () => {
    // The projects end together, after the last test of all.
    if (!shared.testsShare) return
    shared.testsShare = undefined
    for (const made of [migrated.folder, fixture]) rmSync(made, { recursive: true, force: true })
    if (server) await adminQuery(server.url, `drop database ${migrated.name} with (force)`)
    await server?.stop()
  }
}

async function makeShared(): Promise<Shared> {
  const [server, fixture] = await Promise.all([openPostgres(), buildServerFixture()])
  if (!server) missing()
  const folder = mkdtempSync(join(fastFolder(), 'test-migrated-'))
  const name = `migrated_${crypto.randomUUID().replaceAll('-', '')}`
  const make = async (url?: string) => {
    const db = await openDatabase({ url, dataDir: folder, onError: () => {} })
    await db.destroy()
  }
  await make()
  if (server) {
    await adminQuery(server.url, `create database ${name}`)
    await make(withName(server.url, name))
  }
  return { server, fixture, migrated: { folder, name } }
}

function missing(): void {
  const how = 'install it (apt-get install postgresql) or set TEST_DATABASE_URL=postgres://user:password@host/database'
  if (process.env.CI) throw new Error(`No PostgreSQL was found, and CI must run both halves of the suite: ${how}.`)
  process.stderr.write(
    `\n  PostgreSQL was not found, so the tests run on SQLite only. To run the other half, ${how}.\n\n`,
  )
}
