/** Entries of a Markdown résumé that stand under bold lines, in tables or below headings of a lower level. */
import { expect, test } from 'vitest'
import { readMarkdown } from './markdown.ts'

/** What is read of one part of a résumé. */
function part(heading: string, ...lines: string[]) {
  const { resume, leftOut } = readMarkdown(['# Ada Berg', heading, ...lines].join('\n'))
  return { resume, leftOut }
}

const bold = ['**Nurse**, Ward 7 (2011 – 2018)', '- Led three people', '', '**Midwife**, St Anne (2005 – 2011)']
const roles = ['### Ward 7, Leeds', '', '#### Nurse (2011 – 2018)', '- Led three people', '#### Midwife (2005 – 2011)']
const table = ['| When | What | Where |', '| --- | --- | --- |', '| 2011 – 2018 | Nurse | Ward 7 |']
const written: [how: string, lines: string[], work: object[]][] = [
  [
    'bold',
    bold,
    [
      { position: 'Nurse', name: 'Ward 7' },
      { position: 'Midwife', name: 'St Anne' },
    ],
  ],
  [
    'of a lower level',
    roles,
    [
      { position: 'Nurse', name: 'Ward 7' },
      { position: 'Midwife', name: 'Ward 7' },
    ],
  ],
  ['a row of a table', table, [{ position: 'Nurse', name: 'Ward 7', startDate: '2011', endDate: '2018' }]],
]
test.each(written)('a job is read whose heading is %s', (_, lines, work) => {
  const { resume, leftOut } = part('## Experience', ...lines)
  expect(resume.work).toMatchObject(work)
  expect(leftOut).toEqual([])
})

test('bold words within an entry begin another one only with a date', () => {
  const lines = [
    '### BSc, University of Leeds (2007 – 2011)',
    '',
    '**Thesis**',
    'On wards.',
    '',
    '**Course**, Leeds College (2014)',
  ]
  expect(part('## Education', ...lines).resume.education).toMatchObject([
    { studyType: 'BSc', summary: 'Thesis On wards.' },
    { studyType: 'Course', institution: 'Leeds College', endDate: '2014' },
  ])
})

test('a table of skills has levels, or what they consist of', () => {
  const lines = ['| Skill | Level |', '|---|:-:|', '| Corsetry | Experta |', '| Sewing | Juki, Singer |']
  const skills = [
    { name: 'Corsetry', level: 'Experta' },
    { name: 'Sewing', keywords: ['Juki', 'Singer'] },
  ]
  expect(part('## Skills', ...lines).resume.skills).toEqual(skills)
  expect(part('## Skills', '- Corsetry (Experta)', '- Sewing: Juki, Singer').resume.skills).toEqual(skills)
})

const jobs: [how: string, lines: string[]][] = [
  ['behind a dash', ['### Clinic of St Anne, Leeds — Clockmaker (2011 – 2018)']],
  ['in a bold line', ['**Clinic of St Anne, Leeds** | *Clockmaker*', '**2011-2018**']],
  ['in a bold line below its employer', ['### Clinic of St Anne, Leeds', '', '**Clockmaker** (2011 – 2018)']],
  ['in a line below its employer', ['### Clinic of St Anne, Leeds', '*Clockmaker*', '2011 – 2018']],
  ['before its employer', ['### Clockmaker — Clinic of St Anne, Leeds (2011 – 2018)']],
]
test.each(jobs)('a position is known that stands %s', (_, lines) => {
  expect(part('## Experience', ...lines, '- Clocks').resume.work).toEqual([
    {
      position: 'Clockmaker',
      name: 'Clinic of St Anne',
      location: 'Leeds',
      startDate: '2011',
      endDate: '2018',
      highlights: ['Clocks'],
    },
  ])
})

const positions: [heading: string, position: string, employer: string][] = [
  ['Stadtwerke Lemgo – Ausbildungsleiterin', 'Ausbildungsleiterin', 'Stadtwerke Lemgo'],
  ['Maison Brel – Cheffe de cuisine', 'Cheffe de cuisine', 'Maison Brel'],
  ['Bodegas Rueda – Jefe de ventas', 'Jefe de ventas', 'Bodegas Rueda'],
  ['明目视光中心 – 验光主任', '验光主任', '明目视光中心'],
  ['山本造園 – 庭師', '庭師', '山本造園'],
  ['Baker & Sons – Apprentice, then Journeyman Baker', 'Apprentice, then Journeyman Baker', 'Baker & Sons'],
  ['Manchester Museum – Curator (part-time)', 'Curator (part-time)', 'Manchester Museum'],
  ['Nurse – Manchester', 'Nurse', 'Manchester'],
]
test.each(positions)('in "%s" somebody was %s at %s', (heading, position, name) => {
  expect(part('## Experience', `### ${heading} (2011 – 2018)`).resume.work).toMatchObject([{ position, name }])
})

test('several roles in bold lines below one employer are jobs of their own', () => {
  const lines = [
    '### Ward 7, Leeds',
    '**Nurse** (2014 – 2018)',
    '- Led three people',
    '',
    '**Student nurse** (2011 – 2014)',
  ]
  expect(part('## Experience', ...lines).resume.work).toMatchObject([
    { position: 'Nurse', name: 'Ward 7', startDate: '2014' },
    { position: 'Student nurse', name: 'Ward 7', startDate: '2011' },
  ])
})

const projects: [how: string, lines: string[]][] = [
  ['behind its bold name', ['**Tower clock (2017-18)** — Rebuilt, after eleven years of silence.']],
  ['in a list', ['- **Tower clock (2017/18):** Rebuilt, after eleven years of silence.']],
]
test.each(projects)('what a project was is no part of its name where it stands %s', (_, lines) => {
  expect(part('## Projects', ...lines).resume.projects).toEqual([
    { name: 'Tower clock', description: 'Rebuilt, after eleven years of silence.', startDate: '2017', endDate: '2018' },
  ])
})

test('skills have levels and what they consist of, in tables of three columns and in lists', () => {
  const skills = [{ name: 'Corsetry', level: 'Expert', keywords: ['silk', 'steel'] }]
  const table = ['| Skill | What | Level |', '|---|---|---|', '| Corsetry | silk, steel | Expert |']
  expect(part('## Skills', ...table).resume.skills).toEqual(skills)
  expect(part('## Skills', '- Corsetry (Expert): silk, steel').resume.skills).toEqual(skills)
})

test('lines of skills stay apart that stand in no list', () => {
  expect(part('## Skills', '**Tools:** Go', '**Crafts:** Felting, weaving').resume.skills).toEqual([
    { name: 'Tools', keywords: ['Go'] },
    { name: 'Crafts', keywords: ['Felting', 'weaving'] },
  ])
})

test('a list in a sentence ends with no "and", and no note on references is part of it', () => {
  const lines = ['Surfing, choirs, and mending clocks', '', 'References available on request.']
  const { resume, leftOut } = part('## Interests', ...lines)
  expect(resume.interests).toEqual([{ name: 'Surfing' }, { name: 'Choirs' }, { name: 'Mending clocks' }])
  expect(leftOut).toEqual(['"References available on request.": it stands in no entry'])
})

test('a level may stand before its language', () => {
  expect(part('## Languages', 'English (native), a little German').resume.languages).toEqual([
    { language: 'English', fluency: 'native' },
    { language: 'German', fluency: 'a little' },
  ])
})
