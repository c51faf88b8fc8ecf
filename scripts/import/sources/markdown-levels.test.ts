/** A résumé is read whatever marks its parts: headings of any level, underlines or bold lines. */
import { expect, test } from 'vitest'
import { readMarkdown } from './markdown.ts'

const parts: [how: string, lines: string[]][] = [
  [
    'headings of the third level',
    ['Nurse educator', '### **SKILLS**', '- Teaching', '### Experience', '#### Nurse, Ward 7 (2011 – 2018)'],
  ],
  [
    'headings of the first level',
    ['Nurse educator', '# Skills', '- Teaching', '# Experience', '## Nurse, Ward 7 (2011 – 2018)'],
  ],
  [
    'headings of the third level below a title of the second',
    ['## Nurse educator', '### Skills', '- Teaching', '### Experience', '**Nurse, Ward 7** (2011 – 2018)'],
  ],
  [
    'lines below them',
    [
      'Nurse educator',
      '',
      'Skills',
      '------',
      '- Teaching',
      '',
      'Experience',
      '------',
      '### Nurse, Ward 7 (2011 – 2018)',
    ],
  ],
  [
    'bold lines',
    ['Nurse educator', '', '**SKILLS**', '- Teaching', '', '__Experience__', '### Nurse, Ward 7 (2011 – 2018)'],
  ],
]
test.each(parts)('the parts of a résumé are known by %s', (_, lines) => {
  const { resume, leftOut } = readMarkdown(['# Ada Berg', ...lines].join('\n'))
  expect(resume).toEqual({
    basics: { name: 'Ada Berg', label: 'Nurse educator' },
    skills: [{ name: 'Teaching' }],
    work: [{ position: 'Nurse', name: 'Ward 7', startDate: '2011', endDate: '2018' }],
  })
  expect(leftOut).toEqual([])
})

test('a line between paragraphs begins no part', () => {
  const lines = ['# Ada Berg', 'Nurse', '', 'I teach.', '', '---', '## Skills', '- Teaching']
  expect(readMarkdown(lines.join('\n')).resume).toEqual({
    basics: { name: 'Ada Berg', label: 'Nurse', summary: 'I teach.' },
    skills: [{ name: 'Teaching' }],
  })
})
