/** What an import writes can be published: `content:check` finds nothing to refuse in it. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { jsonResume } from '#server/features/resume/json-resume.ts'
import { root } from '#tests/builders/project.ts'
import { assemble } from '../../content/assemble.ts'
import { readOwner } from '../../content/reading/read-owner.ts'
import { checkContent } from '../content/check.ts'
import { ownerFrom } from './from-resume.ts'
import { parseJsonResume } from './json-resume.ts'
import { lostValues } from './lost-values.ts'
import { writeOwner } from './write.ts'

async function importOf(written: object) {
  const read = parseJsonResume(written)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  const folder = await mkdtemp(join(tmpdir(), 'owner-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeOwner(folder, ownerFrom(read.resume, 'en', new Date('2026-11-01')), 'en')
  const { inLanguage } = readOwner(folder)
  if (!inLanguage.en) throw new Error('There is nothing in English.')
  const content = assemble('en', inLanguage.en, () => ({ src: '', width: 1, height: 1 }))
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.yaml'))
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return {
    checked: await checkContent(join(root, 'content'), { folder, shownAs: 'content/owner' }),
    lost: lostValues(written, jsonResume(content, 'https://example.com', 0)),
    texts: texts.join('\n'),
  }
}

test('what stands in the place of a text is left out and named, and the rest passes content:check', async () => {
  const { checked, lost, texts } = await importOf({
    basics: {
      name: 'Ruben Castellanos',
      label: 'Beekeeper / TBD',
      email: 'ruben@castellanos.example',
      pronouns: 'none',
      phone: '-',
      summary: 'I keep forty hives above Granada. I teach others to. …',
      url: 'N/A',
      location: { city: 'Granada', region: 'n/a', countryCode: 'ES' },
      profiles: [{ network: 'GitHub', username: '–' }],
    },
    work: [
      { name: 'Sierra Honey', position: 'Head beekeeper', summary: 'TBD', highlights: ['N/A', 'Lost no hive in 2024'] },
      { name: 'TODO', position: 'Harvest hand', startDate: 'tbd', location: '…' },
    ],
    education: [{ institution: 'Escuela Agraria', area: 'None', score: 'N/A', courses: ['-'] }],
    skills: [{ name: 'Queen rearing', level: 'n/a', keywords: ['grafting', 'TBD'] }, { name: 'xxx' }],
    projects: [{ name: 'A map of heather', description: 'Lorem ipsum dolor sit amet', highlights: ['coming soon'] }],
    references: [{ name: 'Ana', reference: 'placeholder' }],
    languages: [{ language: 'Spanish', fluency: '-' }],
  })
  expect([...checked.problems, ...checked.unpublishable]).toEqual([])
  expect(texts).toContain('title: Beekeeper\n')
  expect(texts).toContain('pronouns: none\n')
  expect(texts).toContain('company: Harvest hand\n')
  expect(texts).not.toMatch(/N\/A|TBD|TODO|xxx|orem ipsum|coming soon|: placeholder/i)
  expect(lost).toEqual([
    'basics.label',
    ...['basics.phone', 'basics.url', 'basics.location.region'],
    ...['basics.profiles.0.network', 'basics.profiles.0.username'],
    ...['work.0.summary', 'work.0.highlights.0', 'work.1.name', 'work.1.startDate', 'work.1.location'],
    ...['education.0.area', 'education.0.score', 'education.0.courses.0'],
    ...['skills.0.level', 'skills.0.keywords.1', 'skills.1.name'],
    ...['projects.0.description', 'projects.0.highlights.0', 'references.0.name', 'references.0.reference'],
    'languages.0.fluency',
  ])
})
