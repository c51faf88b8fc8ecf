/** Whatever a JSON Résumé says comes out of /resume.json again. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import schema from '@jsonresume/schema'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { jsonResume } from '#server/features/resume/json-resume.ts'
import { type BuiltResume, buildJsonResume, resumeShapes } from '#tests/builders/owners/json-resumes.ts'
import { assemble } from '../../content/assemble.ts'
import { readOwner } from '../../content/reading/read-owner.ts'
import { ownerFrom } from './from-resume.ts'
import { oneLine, parseJsonResume } from './json-resume.ts'
import { lostValues, numbersIn } from './lost-values.ts'
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

test.each(resumeShapes)('no value is lost of a résumé with $name', async (shape) => {
  const written: BuiltResume = buildJsonResume(shape)
  const { given } = await comesOut(written)
  expect(lostValues(written, given)).toEqual([])
  schema.validate(given, (errors) => expect(errors).toBeNull())
})

/** Texts in one line, as every program writes them: what cannot be seen is not kept. */
const texts = fc.oneof(
  fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N}\p{P}\p{S} ]{0,60}[\p{L}\p{N}]$/u),
  fc.constantFrom(
    'null',
    'true',
    '2020',
    '0x1f',
    '1e3',
    '~',
    '- a',
    'a: b',
    '# a',
    "it's",
    '"a"',
    '{{owner}}',
    '*a*',
    '日本',
    'C++',
  ),
)

test('no value is lost of résumés whose fields are there or not by chance', { timeout: 120_000 }, async () => {
  const shapes = fc.record({
    seed: fc.integer({ min: 1, max: 2 ** 30 }),
    share: fc.constantFrom(2, 3, 4, 8),
    entries: fc.integer({ min: 1, max: 4 }),
    words: fc.array(texts, { minLength: 7, maxLength: 13 }),
  })
  await fc.assert(
    fc.asyncProperty(shapes, async ({ seed, share, entries, words }) => {
      const written = buildJsonResume({
        name: 'by chance',
        entries,
        has: (_, n) => ((seed * (n + 7919)) % 104_729) % share !== 0,
        // Its number tells entries apart.
        text: (_, n) => `${oneLine(words[n % words.length] ?? '')} ${n}`,
        date: (n) =>
          ['2019', '2019-04', '2019-04-17', '01.10.1984', '1985/03', 'March 2021', '2020年3月'][n % 7] ?? '2019',
        address: (n) => [`https://www.example.com/page/${n}`, `example.org/${n}?a=b`][n % 2] ?? '',
      })
      const { given } = await comesOut(written)
      expect(lostValues(written, given)).toEqual([])
      schema.validate(given, (errors) => expect(errors).toBeNull())
    }),
    { numRuns: 25 },
  )
})

test('pronouns, a picture elsewhere and an account without an address come out again', async () => {
  const written = {
    basics: {
      name: 'Wren',
      email: 'w@example.com',
      pronouns: 'They/them',
      image: 'https://wren.example/wren.jpg',
      profiles: [{ network: 'Threema', username: 'WREN01' }, { username: 'alone' }],
    },
  }
  const { content, given } = await comesOut(written)
  expect(content.profile.pronouns).toBe('they')
  expect(content.profile.profiles).toEqual([])
  expect(given).toMatchObject({ basics: { pronouns: 'they/them', image: 'https://wren.example/wren.jpg' } })
  expect(lostValues(written, given)).toEqual([])
})

test.each([
  ['sie/ihr', 'she'],
  ['er', 'he'],
  ['Elle', 'she'],
  ['iel/iel', 'they'],
  ['él/lo', 'he'],
  ['她', 'she'],
  ['彼/彼の', 'he'],
  ['keine', 'none'],
  ['xe/xem', undefined],
])('pronouns are read in every language: %s', async (pronouns, read) => {
  const written = { basics: { name: 'Wren', email: 'w@example.com', pronouns } }
  const { content, given } = await comesOut(written)
  expect(content.profile.pronouns).toBe(read)
  expect(lostValues(written, given)).toEqual(read ? [] : ['basics.pronouns'])
})

test('a name’s part that is the family’s comes out again, and one of another name is left out', async () => {
  const basics = { name: 'Gabriel García Márquez', email: 'g@example.com' }
  const { content, given } = await comesOut({ basics: { ...basics, familyName: 'García Márquez' } })
  expect(content.records.nameParts).toEqual({ given: 'Gabriel', family: 'García Márquez' })
  expect(content.profile.initials).toBe('GG')
  expect(given).toMatchObject({ basics: { ...basics, familyName: 'García Márquez' } })
  const other = await comesOut({ basics: { ...basics, familyName: 'Borges' } })
  expect(other.content.records.nameParts.family).toBe('Márquez')
})

test('the keys of old résumés are read as those of today', async () => {
  const written = {
    basics: {
      name: 'Tove Lind',
      email: 'tove@lind.example',
      picture: 'https://lind.example/tove.jpg',
      website: 'https://lind.example',
    },
    work: [
      { company: 'Skovly Bakery', position: 'Baker', website: 'https://skovly.example', startDate: '2015-03' },
      { company: 'Old Mill', name: 'The New Mill', position: 'Miller' },
    ],
    volunteer: [{ organization: 'Soup Kitchen', position: 'Cook', website: 'https://soup.example' }],
    education: [{ institution: 'Trade School', gpa: '3.9', description: 'Evenings only.' }],
    publications: [{ name: 'Rye', website: 'https://rye.example' }],
  }
  const { given } = await comesOut(written)
  expect(given).toMatchObject({
    basics: { image: 'https://lind.example/tove.jpg', url: 'https://lind.example' },
    work: [
      { name: 'Skovly Bakery', position: 'Baker', url: 'https://skovly.example' },
      { name: 'The New Mill', position: 'Miller' },
    ],
    volunteer: [{ url: 'https://soup.example' }],
    education: [{ score: '3.9', summary: 'Evenings only.' }],
    publications: [{ url: 'https://rye.example' }],
  })
  expect(lostValues(written, given)).toEqual(['work.1.company'])
})

test('a number where text is meant is read as one, and named', async () => {
  const written = {
    basics: { name: 'Ines Moreau', email: 'ines@moreau.example', phone: 33142685300, location: { postalCode: 75001 } },
    work: [{ name: 1847, position: 'Carpenter', startDate: 2019, endDate: 2021, highlights: [40], rating: 5 }],
    education: [{ institution: 'École des Métiers', score: 3.9 }],
    awards: [{ title: 'Golden plane', date: 2020 }],
    meta: { version: 1 },
  }
  const { given } = await comesOut(written)
  expect(given).toMatchObject({
    basics: { phone: '33142685300', location: { postalCode: '75001' } },
    work: [{ name: '1847', startDate: '2019', endDate: '2021', highlights: ['40'] }],
    education: [{ score: '3.9' }],
    awards: [{ date: '2020' }],
  })
  const lost = lostValues(written, given)
  expect(lost).toEqual(['work.0.rating'])
  expect(numbersIn(written, lost)).toEqual([
    ...['basics.phone', 'basics.location.postalCode'],
    ...['work.0.name', 'work.0.startDate', 'work.0.endDate', 'work.0.highlights.0'],
    ...['education.0.score', 'awards.0.date'],
  ])
})

test('what somebody is open to comes out again, and what is unknown of it is left out', async () => {
  const openTo = { from: '2027-03', kinds: ['freelance'], places: 'Leeds', workplaces: ['remote', 'hybrid'] }
  const basics = { name: 'Wren', email: 'w@example.com', availability: 'Open to two days a week.' }
  const { content, given } = await comesOut({
    basics: { ...basics, openTo: { ...openTo, kinds: ['pirate', 'freelance'] } },
  })
  expect(content.profile.openTo.map(({ text }) => text)).toEqual([
    ...['freelance', 'Leeds', 'remote, hybrid', 'from March 2027'],
  ])
  expect(given).toMatchObject({ basics: { ...basics, openTo } })
  expect(lostValues({ basics: { ...basics, openTo } }, given)).toEqual([])
  schema.validate(given, (errors) => expect(errors).toBeNull())
})

test('dates as people write them are read, and one that says more is named', async () => {
  const dates = ['01.10.1984', '1985/03', 'März 1994', 'Sept. 2001', 'Herbst 1987', '2021-13', 'soon']
  const work = dates.map((startDate, i) => ({ name: `Firm ${i}`, position: 'P', startDate, endDate: 'bis heute' }))
  const written = { basics: { name: 'A', email: 'a@b.example' }, work }
  const { content, given } = await comesOut(written)
  const startOf = (i: number) => content.experience.find(({ company }) => company === `Firm ${i}`)?.start
  expect(dates.map((_, i) => startOf(i))).toEqual([
    ...['1984-10-01', '1985-03', '1994-03', '2001-09'],
    ...['1987', '2021', undefined],
  ])
  expect(lostValues(written, given)).toEqual(['work.4.startDate', 'work.5.startDate', 'work.6.startDate'])
})

test('a job without a position gets none, and an owner without a word about themselves says what the job says', async () => {
  const work = [{ name: 'Shop', highlights: ['Seven people', 'Cakes!'] }]
  const { content, given } = await comesOut({ basics: { name: 'A', email: 'a@b.example' }, work })
  expect(given).toMatchObject({ work: [{ name: 'Shop' }] })
  expect(JSON.stringify(given)).not.toMatch(/"position"|"location"/)
  expect(content.profile.bio).toBe('Seven people. Cakes!')
})

test('jobs that go on come first, then those that ended last', async () => {
  const jobs = { a: ['2017', '2021-06'], b: ['2015'], c: ['1996', '2013'], d: ['2003', '2006'], e: [undefined, '1989'] }
  const work = Object.entries(jobs).map(([name, [startDate, endDate]]) => ({ name, position: 'P', startDate, endDate }))
  const { content } = await comesOut({ basics: { name: 'A', email: 'a@b.example' }, work })
  expect(content.experience.map(({ company }) => company)).toEqual(['b', 'a', 'c', 'd', 'e'])
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
    'basics.url',
    'work.0.startDate',
    'work.0.highlights.0',
    'references.0.name',
  ])
  expect(content.experience[0]?.achievements[0]?.text).toMatch(/^(?:word )+word$/)
})

test('tags and entities of a web page become plain text, and signs of no tag stay', async () => {
  const written = {
    basics: {
      name: 'Siobh&aacute;n',
      email: 's@vet.example',
      summary: '<p>I treat <b>cows</b>, goats &amp; sheep.</p>',
    },
    work: [
      {
        name: 'R&D <Lab>',
        position: 'Vet',
        summary: 'In the field.<br/>At night.<ul><li>Calvings</li><li>8 &lt; 9 &#8211; 5 &#x20ac;</li></ul>',
        highlights: ['List<String>', 'a < b > c'],
      },
    ],
  }
  const { content, given } = await comesOut(written)
  expect(content.profile).toMatchObject({ name: 'Siobhán', bio: 'I treat cows, goats & sheep.' })
  expect(content.experience[0]).toMatchObject({
    company: 'R&D <Lab>',
    description: 'In the field. At night. • Calvings • 8 < 9 – 5 €',
    achievements: [{ text: 'List<String>' }, { text: 'a < b > c' }],
  })
  expect(lostValues(written, given)).toEqual([])
})
