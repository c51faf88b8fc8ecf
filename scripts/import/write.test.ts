import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentSchemas } from '../content/schemas.ts'
import { ownerFrom } from './from-resume.ts'
import { parseJsonResume } from './json-resume.ts'
import { writeDrafts, writeOwner } from './write.ts'

test('each file that an import writes names a schema that there is', async () => {
  const read = parseJsonResume({
    basics: { name: 'Adaeze Hartwell', email: 'adaeze@hartwell.example' },
    work: [{ name: 'Brackenmoor Hospitals', position: 'Nurse educator' }],
    projects: [{ name: 'Sepsis in Sixty' }],
  })
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  const content = await mkdtemp(join(tmpdir(), 'content-'))
  onTestFinished(() => rm(content, { recursive: true }))
  const owner = join(content, 'owner')
  await writeOwner(owner, ownerFrom(read.resume, 'en', new Date('2026-11-01')), 'en')
  await writeDrafts(owner, [{ author: 'Bea Code', role: 'Matron', quote: 'She teaches, and it stays.' }])
  const written = (await readdir(owner, { recursive: true })).filter((file) => file.endsWith('.yaml')).sort()
  expect(written).toEqual([
    'drafts/testimonials.yaml',
    'profile.yaml',
    'projects/sepsis-in-sixty.yaml',
    'site.yaml',
    'work.yaml',
  ])
  const schemas = Object.keys(contentSchemas()).map((name) => join(content, 'schemas', name))
  for (const file of written) {
    const [line = ''] = (await readFile(join(owner, file), 'utf8')).split('\n')
    const named = line.replace('# yaml-language-server: $schema=', '')
    expect(schemas, file).toContain(join(owner, file, '..', named))
  }
})
