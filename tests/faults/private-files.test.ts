import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildMessage } from '#tests/builders/contact.ts'
import { eventually } from '#tests/builders/eventually.ts'
import { buildDatabase, engines } from '#tests/servers/database.ts'
import { freePort } from '#tests/servers/ports.ts'
import { buildStarter } from './support/site.ts'

const root = join(import.meta.dirname, '../..')

/** What anybody but the site's own user may read, write or enter. */
function openToOthers(folder: string): string[] {
  const paths = [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ]
  return paths.filter((path) => statSync(path).mode & 0o077).map((path) => relative(folder, path) || '.')
}

/** As an older version left them. */
function leaveOpen(dataDir: string): void {
  chmodSync(dataDir, 0o755)
  for (const folder of ['outbox', 'files', 'uploads', 'before-restore-2026']) {
    mkdirSync(join(dataDir, folder), { mode: 0o755 })
    writeFileSync(join(dataDir, folder, 'old'), 'of somebody', { mode: 0o644 })
  }
  writeFileSync(join(dataDir, 'secret'), 'x'.repeat(43), { mode: 0o644 })
}

test.for(engines)('no other user of the machine can read the site’s files, on %s', async (engine) => {
  const database = await buildDatabase(engine)
  onTestFinished(() => database.remove())
  const { dataDir } = database
  leaveOpen(dataDir)
  const start = await buildStarter(database, {})
  const site = await start(await freePort())
  const sent = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(buildMessage()),
  })
  expect(sent.status).toBe(200)
  await eventually(() =>
    expect(readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))).toHaveLength(2),
  )
  expect(openToOthers(dataDir)).toEqual([])
  await site.end('SIGTERM')
  expect(openToOthers(dataDir)).toEqual([])
})

test('foreign files in its folder keep their permissions', async () => {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const { dataDir } = database
  leaveOpen(dataDir)
  writeFileSync(join(dataDir, 'notes.txt'), 'of the owner', { mode: 0o644 })
  const start = await buildStarter(database, {})
  const site = await start(await freePort())
  await site.end('SIGTERM')
  expect(openToOthers(dataDir)).toEqual(['.', 'notes.txt'])
})

test('a backup, its temporary files, and what a restore sets aside are for their owner alone', async () => {
  const database = await buildDatabase('sqlite')
  onTestFinished(() => database.remove())
  const { dataDir } = database
  await (await database.open()).destroy()
  chmodSync(dataDir, 0o700)
  chmodSync(join(dataDir, 'site.db'), 0o600)
  const folder = join(dataDir, 'backups')
  mkdirSync(folder, { mode: 0o700 })
  const archive = join(folder, 'backup.tar')
  const says = 'data:text/javascript,process.on("exit",()=>console.log("umask",process.umask().toString(8)))'
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, ['--import', says, join(root, `scripts/${script}.ts`), ...args], {
      env: { DATA_DIR: dataDir, TMPDIR: folder, PATH: process.env.PATH },
      encoding: 'utf8',
    })
  for (const output of [run('backup', archive), run('restore', archive)]) expect(output).toContain('umask 77')
  expect(openToOthers(dataDir)).toEqual([])
})
