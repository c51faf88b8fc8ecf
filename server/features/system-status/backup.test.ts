import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findPgDump } from '#server/integrations/pg-dump.ts'
import { restore } from '#server/maintenance/restore.ts'
import { adminActions, type Browser, ownerSignedIn } from '#tests/builders/accounts.ts'
import { buildMessage, sendMessage } from '#tests/builders/contact.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp, type TestApp } from '#tests/servers/app.ts'
import { buildDatabase, engines } from '#tests/servers/database.ts'

const root = join(import.meta.dirname, '../../..')
const MARCH = Date.parse('2026-03-05T12:00:00Z')

function buildFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function addDocument({ services }: TestApp, name: string, content: string) {
  const folder = join(services.env.DATA_DIR, 'files')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), content)
}

async function download(owner: Browser, to: string) {
  const response = await owner.post('/api/admin/backup')
  expect(response.status, response.headers.get('Content-Type') ?? '').toBe(200)
  expect(response.headers.get('Content-Disposition')).toContain('site-backup-2026-03-02-0900.tar')
  writeFileSync(to, new Uint8Array(await response.arrayBuffer()))
}

const subjects = (file: string) => {
  const db = new DatabaseSync(file, { readOnly: true })
  const rows = db.prepare('select subject from contact_messages order by subject').all()
  db.close()
  return rows.map(({ subject }) => subject)
}

/** The commands as the owner types them. */
function run(script: 'backup' | 'restore', dataDir: string, ...args: string[]): { code: number; output: string } {
  try {
    const env = { DATA_DIR: dataDir, PATH: process.env.PATH }
    const output = execFileSync(process.execPath, [join(root, `scripts/${script}.ts`), ...args], {
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    return { code: 0, output }
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string }
    return { code: status, output: stdout + stderr }
  }
}

test('a backup contains all committed data, the documents and the secret, and leaves nothing behind', async () => {
  const site = await buildApp('sqlite')
  const owner = await ownerSignedIn(site)
  await sendMessage(site.app, buildMessage({ subject: 'Before' }))
  addDocument(site, 'a-document', 'of a client')
  addDocument(site, 'empty', '')
  writeFileSync(join(site.services.env.DATA_DIR, 'secret'), 'a secret')
  const folder = buildFolder()
  const archive = join(folder, 'backup.tar')
  await download(owner, archive)
  expect(readdirSync(join(site.services.env.DATA_DIR, 'uploads'))).toEqual([])
  expect((await adminActions(owner)).map(([action]) => action)).toEqual(['backup-made'])

  // What anybody's tar reads.
  execFileSync('tar', ['-xf', archive, '-C', folder])
  expect(subjects(join(folder, 'site.db'))).toEqual(['Before'])
  expect(readFileSync(join(folder, 'files/a-document'), 'utf8')).toBe('of a client')
  expect(readFileSync(join(folder, 'files/empty'), 'utf8')).toBe('')
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('a secret')
})

test('a cancelled download leaves nothing behind', async () => {
  const site = await buildApp('sqlite')
  const owner = await ownerSignedIn(site)
  const response = await owner.post('/api/admin/backup')
  const reader = expectDefined(response.body).getReader()
  await reader.read()
  await reader.cancel()
  expect(readdirSync(join(site.services.env.DATA_DIR, 'uploads'))).toEqual([])
})

test('a restored site is identical, and the earlier data is set aside', async () => {
  const site = await buildApp('sqlite')
  const owner = await ownerSignedIn(site)
  await sendMessage(site.app, buildMessage({ subject: 'Before' }))
  addDocument(site, 'a-document', 'of a client')
  const folder = buildFolder()
  const archive = join(folder, 'backup.tar')
  await download(owner, archive)
  await sendMessage(site.app, buildMessage({ subject: 'Later' }))
  await site.services.db.destroy()

  const { DATA_DIR } = site.services.env
  const { before, documents } = await restore(archive, DATA_DIR, MARCH)
  expect(documents).toBe(1)
  expect(subjects(join(DATA_DIR, 'site.db'))).toEqual(['Before'])
  expect(subjects(join(expectDefined(before), 'site.db'))).toEqual(['Before', 'Later'])
  expect(readFileSync(join(expectDefined(before), 'files/a-document'), 'utf8')).toBe('of a client')
  expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('restoring'))).toEqual([])
})

test('a running site is not overwritten', async () => {
  const site = await buildApp('sqlite')
  const owner = await ownerSignedIn(site)
  const archive = join(buildFolder(), 'backup.tar')
  await download(owner, archive)
  await sendMessage(site.app, buildMessage({ subject: 'Later' }))
  const { code, output } = run('restore', site.services.env.DATA_DIR, archive)
  expect([code, output]).toEqual([1, 'A site is running on this data. Stop it first; nothing was changed.\n'])
  expect(subjects(join(site.services.env.DATA_DIR, 'site.db'))).toEqual(['Later'])
})

test('the commands make a backup of a running site and put it into an empty folder', async () => {
  const site = await buildApp('sqlite')
  await sendMessage(site.app, buildMessage({ subject: 'Kept' }))
  const archive = join(buildFolder(), 'backup.tar')
  const made = run('backup', site.services.env.DATA_DIR, archive)
  expect(made.output).toContain(`The backup is in ${archive}.`)
  const empty = buildFolder()
  expect(run('restore', empty, archive)).toEqual({ code: 0, output: 'Restored the backup with 0 documents.\n' })
  expect(subjects(join(empty, 'site.db'))).toEqual(['Kept'])
  expect(run('restore', empty, join(empty, 'nothing.tar')).output).toContain('There is no file')
  expect(run('restore', empty)).toMatchObject({ code: 1, output: expect.stringContaining('Usage: npm run restore') })
})

test('a backup that fails leaves no part of it', () => {
  const folder = buildFolder()
  expect(run('backup', buildFolder(), join(folder, 'backup.tar')).code).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

/** One file's header and nothing else, with a right checksum. @param size as its field has it. */
function headerSaying(size: string): Buffer {
  const block = Buffer.alloc(512)
  block.write('site.db')
  block.write(size, 124)
  block.write('        ', 148)
  block.write('ustar\x0000', 257, 'latin1')
  block.write(
    `${block
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  )
  return block
}

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, 5000), 'The archive is cut off.'],
  ['no archive', () => Buffer.from('x'.repeat(2000)), 'This is no archive of a backup.'],
  ['of a negative size', () => headerSaying('-0000001000'), 'This is no archive of a backup.'],
  ['of nothing', () => Buffer.alloc(1024), 'There is no database in this file.'],
  ['with a damaged database', (bytes: Buffer) => Buffer.from(bytes).fill(7, 2000, 40_000), 'Nothing was changed.'],
])('a backup that is %s is refused, and nothing is touched', async (_, change, said) => {
  const site = await buildApp('sqlite')
  const owner = await ownerSignedIn(site)
  const folder = buildFolder()
  const archive = join(folder, 'backup.tar')
  await download(owner, archive)
  writeFileSync(archive, change(readFileSync(archive)))
  const empty = buildFolder()
  await expect(restore(archive, empty, MARCH)).rejects.toThrow(said)
  expect(readdirSync(empty)).toEqual([])
})

test('a file that leads out of the folder is rejected', async () => {
  const folder = buildFolder()
  writeFileSync(join(folder, 'evil'), 'evil')
  const archive = join(folder, 'evil.tar')
  execFileSync('tar', ['--format=ustar', '-cPf', archive, '-C', folder, '--transform', 's|^|files/../../|', 'evil'])
  const empty = buildFolder()
  await expect(restore(archive, join(empty, 'data'), MARCH)).rejects.toThrow('files/../../evil')
  expect(existsSync(join(folder, '..', 'evil'))).toBe(false)
})

describe.runIf(engines.includes('postgres'))('on postgres', () => {
  test('a backup contains a dump that PostgreSQL’s own tool reads', async () => {
    const database = await buildDatabase('postgres')
    onTestFinished(() => database.remove())
    const site = await buildApp('postgres', { DATABASE_URL: expectDefined(database.url) })
    await database.open()
    const owner = await ownerSignedIn(site)
    expect(await (await owner.get('/api/admin/backup')).json()).toEqual({
      way: 'download',
      engine: 'postgres',
      documents: true,
    })
    const folder = buildFolder()
    const archive = join(folder, 'backup.tar')
    await download(owner, archive)
    execFileSync('tar', ['-xf', archive, '-C', folder])
    const list = execFileSync(
      expectDefined(findPgDump()).replace(/dump$/, 'restore'),
      ['--list', join(folder, 'database.dump')],
      {
        encoding: 'utf8',
      },
    )
    expect(list).toContain('TABLE DATA public contact_messages')
  })
})
