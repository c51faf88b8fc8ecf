/** Whatever a JSON Résumé says comes out of /resume.json again. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import schema from '@jsonresume/schema'
import { expect, onTestFinished, test } from 'vitest'
import { jsonResume } from '#server/features/resume/json-resume.ts'
import { type BuiltResume, buildJsonResume, resumeShapes } from '#tests/builders/json-resumes.ts'
import { assemble } from '../../content/assemble.ts'
import { readOwner } from '../../content/read-owner.ts'
import { ownerFrom } from './from-resume.ts'
import { parseJsonResume } from './json-resume.ts'
import { lostValues } from './lost-values.ts'
import { writeOwner } from './write.ts'

/** Through the owner's files and back. */
async function comesOut(written: object) {
  const read = parseJsonResume(written)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  const folder = await mkdtemp(join(tmpdir(), 'owner-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeOwner(folder, ownerFrom(read.resume, 'en', new Date('2026-11-01')), 'en')
  const { inLanguage, problems } = readOwner(folder)
  expect(problems).toEqual([])
  if (!inLanguage.en) throw new Error('There is nothing in English.')
  const content = assemble('en', inLanguage.en, () => ({ src: '', width: 1, height: 1 }))
  return { content, given: jsonResume(content, 'https://example.com', 0) }
}

/** The address of a picture elsewhere: the site shows pictures of its own only. */
const notKept = ['basics.image']

test.each(resumeShapes)('no value is lost of a résumé with $name', async (shape) => {
  const written: BuiltResume = buildJsonResume(shape)
  const { given } = await comesOut(written)
  expect(lostValues(written, given).filter((path) => !notKept.includes(path))).toEqual([])
  schema.validate(given, (errors) => expect(errors).toBeNull())
})

test('the résumés say something for every field of the schema, and each of them is missing somewhere', () => {
  const fields = (value: unknown, path = ''): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => fields(one, path))
    if (typeof value !== 'object' || value === null) return [path]
    return Object.entries(value).flatMap(([key, part]) => fields(part, path ? `${path}.${key}` : key))
  }
  const all = resumeShapes.map((shape) => new Set(fields(buildJsonResume(shape))))
  const [first] = all
  expect(first?.size).toBeGreaterThan(60)
  const always = [...(first ?? [])].filter((field) => all.every((one) => one.has(field)))
  expect(always.sort()).toEqual(['basics.email', 'basics.name'])
})

test('a project of one’s own is nobody’s, and one for a client names the client', async () => {
  const { content } = await comesOut({
    basics: { name: 'Daniel Okafor', email: 'd@example.com' },
    work: [{ name: 'Kobopay', position: 'Security engineer', startDate: '2020' }],
    projects: [
      { name: 'sigma-tide', description: 'Detection rules as code.' },
      { name: 'Audit', entity: 'A bank' },
      { name: 'Vault', entity: 'Kobopay' },
    ],
  })
  const told = content.caseStudies.map(({ title, experience, entity }) => [title, experience, entity])
  expect(told.sort()).toEqual([
    ['Audit', undefined, 'A bank'],
    ['Vault', 'kobopay', undefined],
    ['sigma-tide', undefined, undefined],
  ])
})

test('what is not kept is named by its key', async () => {
  const written = {
    basics: { name: 'A', email: 'a@b.example', image: 'https://a.example/me.jpg', url: 'javascript:alert(1)' },
    work: [{ name: 'B', position: 'P', startDate: 'soon', endDate: 'Present', highlights: ['word '.repeat(200)] }],
    references: [{ name: 'On request' }],
    meta: { version: 'v1' },
  }
  const { content, given } = await comesOut(written)
  expect(lostValues(written, given)).toEqual([
    'basics.image',
    'basics.url',
    'work.0.startDate',
    'work.0.highlights.0',
    'references.0.name',
  ])
  expect(content.experience[0]?.achievements[0]?.text).toMatch(/^(?:word )+word$/)
})
