/** What the guide to owning the site promises: whatever somebody has about themselves starts a site of their own. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import schema from '@jsonresume/schema'
import { afterEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentIn } from '#content/owner.ts'
import { languages } from '#contract/language.ts'
import { jsonResume } from '#server/features/resume/json-resume.ts'
import { inspect, pdfTools } from './builders/formats/pdf.ts'
import { startIn } from './builders/new-content.ts'
import { copyOfTheProject, root, sharedCopyOfTheProject, startTheProject } from './builders/project.ts'

const samples = join(root, 'node_modules', '@jsonresume', 'schema')

test('the schema project’s own sample becomes a site with verified résumés', { timeout: 180_000 }, async () => {
  const folder = copyOfTheProject()
  const { printed, refused } = await startIn(folder, join(samples, 'sample.resume.json'))
  expect(refused).toEqual([])
  expect(printed).toContain('content/owner/profile.yaml: availability: what you are open to')
  expect(await readFile(join(folder, 'content/owner/profile.yaml'), 'utf8')).toContain('Mara Lindholm')
  const owner = (file: string) => readFile(join(folder, 'content-new/owner', file), 'utf8')
  expect(await owner('education.yaml')).toContain('institution: University of Oklahoma')
  expect(await owner('volunteering.yaml')).toContain('organization: CoderDojo')
  expect(await owner('awards.yaml')).toContain('awarder: Techcrunch')
  expect(await owner('publications.yaml')).toContain('publisher: Hooli')
  expect(await owner('languages.yaml')).toContain('en:\n  level: native')

  await rm(join(folder, 'content'), { recursive: true })
  await rename(join(folder, 'content-new'), join(folder, 'content'))
  const { address } = await startTheProject(folder)
  for (const path of ['/', '/projects', '/case-study/miss-direction']) {
    const page = await (await fetch(address + path)).text()
    expect(page).toContain('Richard Hendriks')
    expect(page).not.toMatch(/Mara|Lindholm|EPIC|Fjordvane|undefined/)
  }
  const own = await (await fetch(`${address}/resume.json`)).json()
  schema.validate(own, (errors) => expect(errors).toBeNull())
  expect(own).toMatchObject({ basics: { name: 'Richard Hendriks' }, work: [{ name: 'Pied Piper' }] })
  for (const role of ['recruiter', 'client', 'developer', 'CTO of a bank']) {
    const response = await fetch(`${address}/api/download-resume`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'reader@example.com', role }),
    })
    expect(response.status, role).toBe(200)
    const bytes = new Uint8Array(await response.arrayBuffer())
    if (!pdfTools) continue
    const { text, pages } = await inspect(bytes)
    expect(pages).toBeLessThanOrEqual(2)
    for (const said of ['Pied Piper', 'CoderDojo', 'Techcrunch', 'Hooli']) expect(text).toContain(said)
    expect(text).not.toMatch(/…|linkedin|Strengths/)
    expect(text.match(/A mapping engine that misguides you/g)).toHaveLength(1)
  }
})

const folder = sharedCopyOfTheProject()
const removeNew = () => rm(join(folder, 'content-new'), { recursive: true, force: true })
afterEach(removeNew)

test('other people’s résumés are imported', async () => {
  for (const name of ['career-changer', 'new-grad', 'senior-engineer']) {
    const { printed, refused } = await startIn(folder, join(samples, 'examples', `${name}.resume.json`))
    expect(refused, name).toEqual([])
    expect(printed).toContain('To improve it:')
    await removeNew()
  }
})

test.for(languages)('the site’s own export in %s can be imported', async (language) => {
  const content = contentIn(language)
  const file = join(folder, `${language}.json`)
  await writeFile(file, JSON.stringify(jsonResume(content, 'https://example.com', 0)))
  expect((await startIn(folder, file, language)).refused).toEqual([])
  const work = parse(await readFile(join(folder, 'content-new/owner/work.yaml'), 'utf8')) as Record<
    string,
    { title: string; achievements: Record<string, string> }
  >
  const texts = Object.values(work).flatMap((job) => [job.title, ...Object.values(job.achievements)])
  for (const { title, achievements } of content.experience) {
    expect(texts).toContain(title)
    for (const { text } of achievements) expect(texts).toContain(text)
  }
})

const basics = { name: 'A', label: 'B', email: 'a@b.example', summary: 'C.' }
const refusals: [what: string, text: string, refused: string[]][] = [
  ['no JSON', '{ basics', ['is not JSON']],
  ['nothing', '', ['is not JSON']],
  ['brackets without end', '['.repeat(400_000), ['is not JSON']],
  ['two megabytes', ' '.repeat(2_000_000), ['is larger than 1 MB']],
  ['a list', '[]', ['must be an object']],
  ['an empty object', '{}', ['basics: is missing']],
  [
    'values of the wrong kind',
    JSON.stringify({ basics: { ...basics, name: true, email: ' ', profiles: {} }, work: [7], skills: 'many' }),
    [
      'basics.name: must be text',
      'basics.email: is missing',
      'basics.profiles: must be a list',
      'work.0: must be an object',
      'skills: must be a list',
    ],
  ],
  [
    'a mail address that is none',
    JSON.stringify({ basics: { ...basics, email: 'a' } }),
    ['basics.email: must be an e-mail address'],
  ],
  [
    'a job that ended before it began',
    JSON.stringify({ basics, work: [{ name: 'A', position: 'P', startDate: 'May 2019', endDate: '03/2016' }] }),
    ['work.0.endDate: 2016-03 is before the start 2019-05'],
  ],
  [
    'a thousand jobs',
    JSON.stringify({ basics, work: Array(1000).fill({ name: 'A', position: 'P', startDate: '2020' }) }),
    ['work: has more than 500 entries'],
  ],
]

test.each(refusals)('%s is rejected by file and key', async (_, text, wanted) => {
  await writeFile(join(folder, 'hostile.json'), text)
  const { refused } = await startIn(folder, join(folder, 'hostile.json'))
  expect(refused).toHaveLength(wanted.length)
  for (const [i, line] of refused.entries()) expect(line).toContain(`hostile.json: ${wanted[i]}`)
  expect(existsSync(join(folder, 'content-new'))).toBe(false)
})

test('what the site cannot keep is left out or shortened, and named', async () => {
  const resume = {
    basics: { ...basics, url: 'javascript:alert(1)', profiles: [{ url: 'data:text/html,x' }] },
    work: [{ name: 'x '.repeat(100), position: 'P', startDate: 'soon' }],
  }
  await writeFile(join(folder, 'hostile.json'), JSON.stringify(resume))
  const { printed, refused } = await startIn(folder, join(folder, 'hostile.json'))
  expect(refused).toEqual([])
  const [, notKept = ''] = printed.split('Not kept, or shortened:')
  expect(
    notKept
      .split('To improve it:')[0]
      ?.trim()
      .split(/\n {2}/),
  ).toEqual([
    'basics.url: javascript:alert(1)',
    'basics.profiles.0.url: data:text/html,x',
    `work.0.name: ${'x '.repeat(30)}…`,
    'work.0.startDate: soon',
  ])
  expect(await readFile(join(folder, 'content-new/owner/profile.yaml'), 'utf8')).not.toMatch(/javascript|data:/)
})

test('numbers that were read as texts, and what has to be mended before publishing, are named', async () => {
  const resume = {
    basics: { ...basics, phone: 4511223344 },
    education: [{ institution: 'Coll\ufffdge', score: 3.9, studyType: 'N/A' }],
  }
  await writeFile(join(folder, 'numbers.json'), JSON.stringify(resume))
  const { printed, refused } = await startIn(folder, join(folder, 'numbers.json'))
  expect(refused).toEqual([])
  expect(printed).toContain('Not kept, or shortened:\n\n  education.0.studyType: N/A\n')
  expect(printed).toContain('Numbers, read as texts:\n\n  basics.phone: 4511223344\n  education.0.score: 3.9\n')
  expect(printed.replace(/\n +/g, ' ')).toMatch(
    /Before you publish it:\n\ncontent\/owner\/education\.yaml:3:16: \S+\.institution: a letter was lost in "Coll\ufffdge" → Write it anew/,
  )
  expect(printed).toContain('content/owner/profile.yaml: pronouns: she, he, they or none')
})

test('names that are special in JavaScript stay names', async () => {
  const work = ['__proto__', 'constructor', '株式会社', '`); process.exit() //', "'*/ export"].map((name) => {
    return { name, position: 'P\u202e\u0000\n', startDate: '2020-02-30', highlights: ['constructor', 'constructor'] }
  })
  await writeFile(join(folder, 'names.json'), JSON.stringify({ basics, work }))
  expect((await startIn(folder, join(folder, 'names.json'))).refused).toEqual([])
  const jobs = parse(await readFile(join(folder, 'content-new/owner/work.yaml'), 'utf8')) as Record<
    string,
    { company: string }
  >
  expect(Object.entries(jobs).map(([id, { company }]) => [id, company])).toEqual([
    ['proto', '__proto__'],
    ['constructor', 'constructor'],
    ['job', '株式会社'],
    ['process-exit', '`); process.exit() //'],
    ['export', "'*/ export"],
  ])
})

test('existing files are not overwritten', async () => {
  expect((await startIn(folder, 'nowhere.json', 'xx')).refused[0]).toMatch(/^xx: is not one of the languages/)
  expect((await startIn(folder, 'nowhere.json')).refused).toEqual(['nowhere.json: cannot be read'])
  await mkdir(join(folder, 'content-new'))
  expect((await startIn(folder, join(samples, 'sample.resume.json'))).refused).toEqual([
    'content-new: exists already; move or remove it first',
  ])
})

test('whoever asks how the command is used is told, and nothing is written', async () => {
  for (const part of ['--help', '-h']) {
    const { printed, refused } = await startIn(folder, part)
    expect(refused).toEqual([])
    expect(printed).toContain('npm run new -- resume.json')
    expect(printed).toContain('an export of LinkedIn (.zip)')
  }
  expect(existsSync(join(folder, 'content-new'))).toBe(false)
})
