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
