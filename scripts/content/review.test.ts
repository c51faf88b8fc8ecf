/** `content:check` as an editor: what it refuses, what it advises, and how it says so. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { readOwner } from '#content/reading/read-owner.ts'
import { root, sampleFolder } from '#tests/builders/project.ts'
import { fingerprintSample, fingerprintsFile } from './sample-traces.ts'

const run = promisify(execFile)

const profile = {
  name: 'Ada Berg',
  title: 'Nurse educator',
  bio: 'I teach nurses of intensive care to trust what they see. Twelve years at the bedside come with me.',
  email: 'ada@berg.example',
}
const project = {
  title: 'Handover in six lines',
  published: '2026-03-01',
  icon: 'workflow',
  color: 'blue',
  description: 'A card for the change of shifts that says in six lines what the next nurse has to know.',
  outcomes: { 'fewer-errors': 'Errors of handover down from 31 to 9 a month' },
}
const site = { year: 2026, version: 'v1', languages: ['en'] }

interface Said {
  code: number
  /** As printed. */
  text: string
  /** With each message in one line, and without the folder. */
  lines: string[]
}

/** What the command says of an owner whose files are these beside a profile. */
async function check(files: Record<string, object>): Promise<Said> {
  const folder = await mkdtemp(join(tmpdir(), 'own-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const part of ['projects', 'pictures', 'de']) await mkdir(join(folder, part))
  const given: Record<string, object> = { 'site.yaml': site, 'profile.yaml': profile, ...files }
  for (const [file, value] of Object.entries(given))
    await writeFile(join(folder, file), stringify(value, { lineWidth: 0 }))
  // A picture of one pixel.
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await writeFile(join(folder, 'pictures/ward.png'), Buffer.from(pixel, 'base64'))
  return checkFolder(folder)
}

async function checkFolder(folder: string): Promise<Said> {
  const options = { cwd: root, env: { ...process.env, CONTENT_DIR: folder } }
  const { stdout, stderr, code } = await run(process.execPath, ['scripts/check-content.ts'], options).then(
    (done) => ({ ...done, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => error,
  )
  const text = stderr + stdout
  const lines = text
    .replace(/\n {2,4}/g, ' ')
    .replaceAll(`${folder}/`, '')
    .split('\n')
  return { code, text, lines: lines.filter(Boolean) }
}

const photo = (words: string, file = 'ward.png') => ({ 'profile.yaml': { ...profile, photo: { file, words } } })
const good = photo('Ada Berg at the bedside of a training doll')

test('an owner’s few good files can be published without advice', async () => {
  expect(await check({ ...good, 'projects/handover.yaml': project })).toMatchObject({
    code: 0,
    lines: ['The content is complete in all languages.'],
  })
})

test('a text that only stands in the place of one is found wherever it is', async () => {
  const texts = ['…', '...', 'TODO', 'Available / …', 'Lorem ipsum dolor sit amet']
  const projects = texts.map((description, n) => [`projects/p${n}.yaml`, { ...project, description }] as const)
  const { code, lines } = await check(Object.fromEntries(projects))
  expect(code).toBe(1)
  for (const n of texts.keys()) {
    const found = new RegExp(
      `^projects/p${n}\\.yaml:5:14: description: ".+" stands in the place of a text → Write the text`,
    )
    expect(lines).toContainEqual(expect.stringMatching(found))
  }
})

test('a text with an ellipsis in it is a text', async () => {
  const quote = 'She asked … and then we all knew what to do with the ventilator.'
  const { code, lines } = await check({ ...good, 'testimonials.yaml': { eve: { author: 'Eve', quote } } })
  expect([code, lines]).toEqual([0, ['The content is complete in all languages.']])
})

test.each(['Photo', 'ward', 'ward.png', 'Ein Bild', '写真'])('"%s" does not describe a picture', async (words) => {
  const { code, lines } = await check(photo(words))
  expect(code).toBe(1)
  expect(lines[0]).toMatch(/^profile\.yaml:7:10: photo\.words: ".+" does not say what the picture shows → /)
})

test('a promise needs a number', async () => {
  const { code, lines } = await check({
    'profile.yaml': { ...profile, availability: 'I answer within a few days.', promises: {} },
  })
  expect(code).toBe(1)
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(
      /^profile\.yaml:6:11: promises: promises nothing that has a number → Write answerWithinDays: 2/,
    ),
    expect.stringMatching(/^profile\.yaml:5:15: availability: "within a few days" promises a time without a number → /),
  ])
})

test('a promise without a number is found in a translation', async () => {
  const { code, lines } = await check({
    'site.yaml': { ...site, languages: ['en', 'de'] },
    'profile.yaml': { ...profile, availability: 'I answer within two days.' },
    'de/profile.yaml': { availability: 'Ich antworte so schnell wie möglich.' },
  })
  expect(code).toBe(1)
  expect(lines[0]).toMatch(/^de\/profile\.yaml:1:15: availability: "so schnell wie möglich" promises/)
})

const sample = readOwner(sampleFolder)

test('the fingerprints are those of the sample (npm run content:schemas writes them)', async () => {
  expect(await readFile(fingerprintsFile, 'utf8')).toBe(fingerprintSample(sampleFolder))
})

test('what is left of the sample is named, in every language', async () => {
  const [german, english] = [sample.inLanguage.de, sample.inLanguage.en]
  const { code, lines } = await check({
    'site.yaml': { ...site, languages: ['en', 'de'] },
    'profile.yaml': { ...profile, bio: `I am Ada. ${english?.profile.bio}` },
    'de/profile.yaml': { bio: german?.profile.bio },
    'testimonials.yaml': { eve: { quote: `${english?.profile.name.toUpperCase()} was a joy to work with.` } },
  })
  expect(code).toBe(1)
  expect(
    lines.filter((line) => line.includes('is left over from the sample')).map((line) => line.split(': ')[0]),
  ).toEqual([
    expect.stringMatching(/^profile\.yaml:\d+:\d+$/),
    expect.stringMatching(/^testimonials\.yaml:1:6|^testimonials\.yaml:2:10/),
    expect.stringMatching(/^de\/profile\.yaml:1:6$/),
  ])
})

test('titles, labels, skills and services of the sample are advice, for they may be true of somebody else', async () => {
  const [german, english] = [sample.inLanguage.de, sample.inLanguage.en]
  const [job = ''] = Object.keys(english?.work ?? {})
  const [skill = ''] = Object.keys(english?.skills ?? {})
  const [service = ''] = Object.keys(english?.services ?? {})
  const { name, category, level } = english?.skills[skill] ?? {}
  const { code, lines } = await check({
    ...good,
    'site.yaml': { ...site, languages: ['en', 'de'] },
    'work.yaml': { [job]: { company: 'Ward 9', title: english?.work[job]?.title, start: '2020' } },
    'labels.yaml': { ...english?.labels, skills: 'What I can do' },
    'skills.yaml': {
      [skill]: { name, category, level: 50 },
      teaching: { name: english?.skills[skill]?.name, category: 'Education', level },
    },
    'services.yaml': {
      [service]: { title: english?.services[service]?.title, icon: 'cloud', description: 'I plan rosters that hold.' },
    },
    'de/labels.yaml': { projects: german?.labels.projects },
  })
  expect(code).toBe(0)
  const found = lines.filter((line) => line.includes('the sample'))
  expect(found.map((line) => line.replace(/^(\S+?):\d+:\d+:/, '$1:').split(/: "| →/)[0])).toEqual([
    `skills.yaml: ${skill}: is as in the sample`,
    `work.yaml: ${job}.title: is as in the sample`,
    `services.yaml: ${service}.title: is as in the sample`,
    'labels.yaml: availability: is as in the sample',
    'labels.yaml: chatPlaceholder: is as in the sample',
    'labels.yaml: colleague: is as in the sample',
    expect.stringMatching(/^labels\.yaml: has \d more texts of the sample$/),
    'de/labels.yaml: projects: is as in the sample',
  ])
  expect(found[0]).toContain('→ Write your own, unless it is true of you.')
})

test('a text that stands in two files is advised against, and so is a bio that a job begins with', async () => {
  const bio = profile.bio
  const other = 'A card for the change of shifts, in the words of those who wrote it at night.'
  const { code, lines } = await check({
    ...good,
    'work.yaml': {
      ward: { company: 'Ward 9', title: 'Nurse', description: bio },
      clinic: { company: 'Clinic', title: 'Educator', description: `${bio} There I still am.` },
      hospice: { company: 'Hospice', title: 'Nurse', description: other },
    },
    'projects/handover.yaml': { ...project, description: other },
  })
  expect(code).toBe(0)
  expect(lines.map((line) => line.replace(/:\d+:\d+:/, ':').split(' →')[0])).toEqual([
    'Advice:',
    'work.yaml: ward.description: says the same as bio of profile.yaml',
    'projects/handover.yaml: description: says the same as hospice.description of work.yaml',
    'work.yaml: clinic.description: begins with all of bio of profile.yaml',
    'The content can be published, 3 pieces of advice.',
  ])
})

test('what could be better is advice, and prevents nothing', async () => {
  const text = 'Nurses wrote what they thought of, and the next shift read what it had time for.'
  const { code, lines } = await check({
    'site.yaml': {
      ...site,
      sections: ['work', 'about', 'credentials', 'contact'],
      features: { services: true },
    },
    'profile.yaml': { ...profile, bio: 'I teach.', coreExpertise: {} },
    'projects/handover.yaml': { ...project, challenge: text, solution: text, outcomes: undefined },
    'skills.yaml': { teaching: { name: 'Teaching', category: 'Education', level: 80 } },
  })
  expect(code).toBe(0)
  expect(lines).toEqual([
    'Advice:',
    expect.stringMatching(/^profile\.yaml:5:16: coreExpertise: has nothing below it → /),
    expect.stringMatching(/^site\.yaml:\d+:13: features\.services: has nothing to show → Write services\.yaml/),
    expect.stringMatching(/^site\.yaml:\d+:5: sections\.0: work has nothing to show → /),
    expect.stringMatching(/^site\.yaml:\d+:5: sections\.2: credentials has nothing to show → Write education\.yaml/),
    expect.stringMatching(/^projects\/handover\.yaml:\d+:11: solution: says the same as challenge → /),
    expect.stringMatching(/^projects\/handover\.yaml:1:1: the project has no result → /),
    expect.stringMatching(/^skills\.yaml:\d+:3: teaching: nothing proves "Teaching" → /),
    expect.stringMatching(
      /^profile\.yaml:3:6: bio: is very short: 2 words → Best here: two sentences under your name\.$/,
    ),
    'pictures/ward.png: is shown nowhere → Name it in a project or an article, or remove the file.',
    'The content can be published, 9 pieces of advice.',
  ])
})

test('each language tells how far it is, file by file', async () => {
  const { code, text } = await check({
    ...good,
    'site.yaml': { ...site, languages: ['en', 'de', 'ja'] },
    'de/profile.yaml': {
      title: 'Pflegepädagogin',
      bio: 'Ich lehre Pflegende der Intensivstation, ihren Augen zu trauen.',
    },
  })
  expect(code).toBe(0)
  expect(text).toContain('de   66 %, 2 of 3 texts\n    de/profile.yaml   66 %, 2 of 3 texts\n      next: photo.words\n')
  expect(text).toContain('ja    0 %, 0 of 3 texts\n')
})

test('what is printed fits a terminal of 80 columns', async () => {
  const { text } = await check({
    'skills.yaml': { teaching: { name: 'T'.repeat(60), category: 'C', level: 1 } },
    ...photo('Photo'),
  })
  expect(text.split('\n').filter((line) => line.length > 80)).toEqual([])
})

test('a job without an end is noticed when later ones have ended', async () => {
  const job = {
    company: 'Berg Clinic',
    title: 'Nurse',
    description: 'Cares for people after operations, day and night.',
  }
  const work = {
    school: {
      ...job,
      company: 'Hill School',
      title: 'Assistant',
      description: 'Helped pupils of the first form to read.',
      start: '2011',
    },
    ward: { ...job, title: 'Ward nurse', start: '2014-02', end: '2019-01' },
    now: {
      ...job,
      company: 'Sea Clinic',
      title: 'Teacher',
      description: 'Teaches nurses who are new to the ward.',
      start: '2019-02',
    },
  }
  const { code, lines } = await check({ ...good, 'projects/handover.yaml': project, 'work.yaml': work })
  expect(code).toBe(0)
  expect(lines.filter((line) => line.includes('going on'))).toEqual([
    'work.yaml:2:3: school: has no end and is shown as going on since 2011, though another job began later → Add its end (end: 2012), or end: present if it goes on.',
  ])
})

test('a job that says that it goes on is not asked for its end', async () => {
  const job = { company: 'Sea Clinic', title: 'Nurse' }
  const { code, text } = await check({
    ...good,
    'work.yaml': { own: { ...job, start: '2011', end: 'present' }, ward: { ...job, start: '2014-02', end: '2019-01' } },
  })
  expect(code).toBe(0)
  expect(text).not.toContain('own: ')
})

test('a file with nothing in it, and what begins in the future, are advised against', async () => {
  const { code, lines } = await check({
    ...good,
    'work.yaml': {},
    'education.yaml': { school: { institution: 'Hill School', start: '2081-03' } },
    'volunteering.yaml': { tents: { organization: 'Tents', start: '2012', end: '2014' } },
  })
  expect(code).toBe(0)
  expect(lines).toEqual([
    'Advice:',
    'work.yaml:1:1: has nothing in it → Fill it, or remove the file.',
    expect.stringMatching(/^education\.yaml:\d+:\d+: school\.start: 2081-03 is in the future → Write when it began/),
    'The content can be published, 2 pieces of advice.',
  ])
})

test('a picture that is missing is named in the folder where the owner’s files are', async () => {
  const { lines } = await check({ ...good, ...photo('At the ward', 'other.png') })
  expect(lines[0]).toMatch(/^profile\.yaml:\d+:\d+: photo\.file: there is no pictures\/other\.png$/)
})

test('a folder of content that is not there is named, with what to do', async () => {
  const { code, lines } = await checkFolder(join(tmpdir(), 'nobody-wrote-here'))
  expect(code).toBe(1)
  expect(lines[0]).toMatch(/nobody-wrote-here: the folder is missing → CONTENT_DIR names the folder/)
})

test('a language of which its code says all has nothing missing below it', async () => {
  const { lines } = await check({ 'languages.yaml': { fr: {} } })
  expect(lines.filter((line) => line.startsWith('languages.yaml'))).toEqual([])
})

test('a fault in the settings does not hide which languages they name', async () => {
  const { code, lines } = await check({
    'site.yaml': { ...site, languages: ['en', 'de'], accent: { light: '#66ccff', dark: '#6cb0ff' } },
    'de/profile.yaml': { title: 'Pflegepädagogin' },
  })
  expect(code).toBe(1)
  expect(lines.filter((line) => line.includes('accent.light: is hard to read'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('is not read'))).toEqual([])
})
