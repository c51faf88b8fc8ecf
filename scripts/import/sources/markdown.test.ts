import { expect, test } from 'vitest'
import { readMarkdown } from './markdown.ts'
import { kindOf } from './markdown-headings.ts'

/** What is read of the lines below a name. */
function below(...lines: string[]) {
  const { resume, leftOut } = readMarkdown(['# Ada Berg', ...lines].join('\n'))
  return { basics: resume.basics, leftOut }
}

test('telephone and place are taken from a line of ways to reach somebody', () => {
  expect(
    below(
      '**Nurse educator**',
      '',
      'Leeds, United Kingdom · +44 113 496 0000 · ada@berg.example · [GitHub](https://github.com/adaberg)',
      '',
      'I teach nurses since 2005.',
    ),
  ).toEqual({
    basics: {
      name: 'Ada Berg',
      label: 'Nurse educator',
      summary: 'I teach nurses since 2005.',
      email: 'ada@berg.example',
      phone: '+44 113 496 0000',
      location: { city: 'Leeds', countryCode: 'GB' },
      profiles: [{ network: 'GitHub', url: 'https://github.com/adaberg' }],
    },
    leftOut: [],
  })
})

const places: [line: string, location: object][] = [
  ['75001 Paris, France', { postalCode: '75001', city: 'Paris', countryCode: 'FR' }],
  ['Leeds LS9 7TF, UK', { postalCode: 'LS9 7TF', city: 'Leeds', countryCode: 'GB' }],
  ['Frankfurt am Main, Deutschland', { city: 'Frankfurt am Main', countryCode: 'DE' }],
  ['Portland, Oregon, USA', { city: 'Portland', region: 'Oregon', countryCode: 'US' }],
  ['Portland, OR', { city: 'Portland', region: 'OR' }],
  ['大阪市、日本', { city: '大阪市', countryCode: 'JP' }],
  ['📍 Leeds', { city: 'Leeds' }],
  ['Wohnort: Wien', { city: 'Wien' }],
  ['地址：上海', { city: '上海' }],
  ['Leeds | ada@berg.example', { city: 'Leeds' }],
]
test.each(places)('"%s" is a place', (line, location) => {
  const { basics, leftOut } = below('Nurse educator', line)
  expect(basics).toMatchObject({ label: 'Nurse educator', location })
  expect(basics).not.toHaveProperty('summary')
  expect(leftOut).toEqual([])
})

const phones: [line: string, phone: string][] = [
  ['(555) 010-4477', '(555) 010-4477'],
  ['Tel.: 01 42 68 53 00', '01 42 68 53 00'],
  ['- **Phone:** 020 2012 3456', '020 2012 3456'],
  ['Mobile 0170 1234567', '0170 1234567'],
  ['電話：03-1234-5678', '03-1234-5678'],
  ['☎️ +33 (0)1 42 68 53 00', '+33 (0)1 42 68 53 00'],
]
test.each(phones)('"%s" is a telephone number', (line, phone) => {
  const { basics, leftOut } = below('Nurse educator', line)
  expect(basics).toEqual({ name: 'Ada Berg', label: 'Nurse educator', phone })
  expect(leftOut).toEqual([])
})

test.each([
  'Head of Nursing 2019 – 2021',
  'Mobile developer',
  'Portfolio manager',
  'Ward manager, Nurse',
  'Speaker | Author',
])('"%s" is a title', (line) => {
  expect(below(line)).toEqual({ basics: { name: 'Ada Berg', label: line }, leftOut: [] })
})

test('a title may stand beside a place, and pronouns and an address without a scheme beside a mail address', () => {
  expect(below('Nurse Educator · Leeds · she/her · ada@berg.example, linkedin.com/in/ada').basics).toEqual({
    name: 'Ada Berg',
    label: 'Nurse Educator',
    email: 'ada@berg.example',
    pronouns: 'she/her',
    location: { city: 'Leeds' },
    profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/ada' }],
  })
})

test('a sentence stays whole, whatever it leads to', () => {
  const { basics, leftOut } = below('Nurse', 'I teach at [Brackenmoor](https://brackenmoor.example) – in Leeds, UK.')
  expect(basics).toMatchObject({
    summary: 'I teach at Brackenmoor – in Leeds, UK.',
    url: 'https://brackenmoor.example',
  })
  expect(leftOut).toEqual([])
})

test('what is not understood, or not for the public, is named', () => {
  const { basics, leftOut } = below(
    'Nurse educator',
    '1 Secret Lane, Leeds, UK · NMC 12345678 · +44 113 496 0000 · +44 113 496 0001',
    'ada@berg.example / old@berg.example',
    'Born 1 October 1984.',
    '01.10.1984',
  )
  expect(basics).toEqual({
    name: 'Ada Berg',
    label: 'Nurse educator',
    email: 'ada@berg.example',
    phone: '+44 113 496 0000',
    location: { city: 'Leeds', countryCode: 'GB' },
  })
  expect(leftOut).toEqual([
    '"1 Secret Lane" below your name: not for the public',
    '"Born 1 October 1984." below your name: not for the public',
    '"01.10.1984" below your name: not understood',
    '"NMC 12345678" below your name: not understood',
    '"old@berg.example" below your name: there is room for one only',
    '"+44 113 496 0001" below your name: there is room for one only',
  ])
})

test('what stands above the name, and a part of which nothing is understood, are named', () => {
  const lines = [
    'Curriculum vitae',
    '# Ada Berg',
    '## Certificates',
    'Advanced life support, 2020',
    '## Hobby horses',
    '## Odds',
  ]
  expect(readMarkdown(lines.join('\n')).leftOut).toEqual([
    'what stands above the heading "# Your name"',
    'the part "Certificates": it has neither a list nor headings "### …"',
    'the part "Odds": its heading names no part of a résumé',
  ])
})

/** What is read of a part with the lines below its heading. */
function part(heading: string, ...lines: string[]) {
  const { resume, leftOut } = readMarkdown(['# Ada Berg', heading, ...lines].join('\n'))
  return { resume, leftOut }
}

const periods: [said: string, startDate: string, endDate: string][] = [
  ['09/2011 – 02/2018', '2011-09', '2018-02'],
  ['2011 – 2018', '2011', '2018'],
  ['sept. 2009 – feb. 2010', '2009-09', '2010-02'],
  ['2015 – actualidad', '2015', 'present'],
  ['2015 –', '2015', 'present'],
  ['seit 2015', '2015', 'present'],
  ['on Ward 7, 2011 – 31 March 2018', '2011', '2018-03-31'],
  ['2015年4月～現在', '2015-04', 'present'],
  ['2015年至今', '2015', 'present'],
]
test.each(periods)('a job of "%s" is dated, however its heading parts it from its employer', (said, start, end) => {
  for (const names of ['Nurse — Ward 7, Leeds', 'Nurse, Ward 7, Leeds', 'Nurse – Expo 2000, Leeds']) {
    const { resume, leftOut } = part('## Experience', `### ${names} (${said})`)
    expect(resume.work).toMatchObject([{ position: 'Nurse', startDate: start, endDate: end }])
    expect(leftOut).toEqual([])
  }
})

test.each(['summer 2010', 'verano de 2010', '2010'])(
  'a job of "%s" does not go on, and its end is asked for',
  (said) => {
    const { resume, leftOut } = part('## Experience', `### Intern, Clinic (${said})`)
    expect(resume.work).toEqual([{ position: 'Intern', name: 'Clinic', startDate: '2010', endDate: '2010' }])
    expect(leftOut).toEqual([
      `"Intern, Clinic (${said})": write when it ended, or that it goes on; "${said}" is read as 2010`,
    ])
  },
)

test('a place in a line of its own is where the job was, and paragraphs stay sentences of their own', () => {
  const lines = ['### Nurse, Ward 7 (2011 – 2018)', '', 'Leeds, UK', '', 'Night shifts', '', 'Led three people.']
  expect(part('## Experience', ...lines).resume.work).toMatchObject([
    { name: 'Ward 7', location: 'Leeds, UK', summary: 'Night shifts. Led three people.' },
  ])
})

test('what is in brackets before another name belongs to the one before it', () => {
  const work = part(
    '## Experience',
    '### Nurse (part-time, nights), St Anne, Leeds (2011 – 2018)',
    '### Midwife (St Anne)',
  )
  expect(work.resume.work).toMatchObject([
    { position: 'Nurse (part-time, nights)', name: 'St Anne', location: 'Leeds', startDate: '2011' },
    { position: 'Midwife', name: 'St Anne' },
  ])
  const { resume, leftOut } = part('## Certificates', '- Ausbildereignung (AdA-Schein), IHK Lippe, 2011')
  expect(leftOut).toEqual([])
  expect(resume.certificates).toEqual([{ name: 'Ausbildereignung (AdA-Schein)', issuer: 'IHK Lippe', date: '2011' }])
})

test('what has no place in an entry or stands in none is named', () => {
  const education = part(
    '## Education',
    'Two degrees.',
    '### BSc, University of Leeds (2007 – 2011)',
    'First class honours.',
  )
  expect(education.leftOut).toEqual(['"Two degrees.": it stands in no entry'])
  expect(education.resume.education).toMatchObject([{ studyType: 'BSc', summary: 'First class honours.' }])
  const project = part('## Projects', '### Glossary | High Court (2017 – 2018)', '- 600 terms')
  expect(project.leftOut).toEqual(['"High Court" of "Glossary": there is no place for it'])
  const awards = part('## Awards', '- Nurse of the year, Academy, Leeds, 2020', 'And others.')
  expect(awards.leftOut).toEqual([
    '"And others.": it stands in no entry',
    '"Leeds" of "Nurse of the year": there is no place for it',
  ])
})

test('what a project was done with is no sentence of its description', () => {
  const lines = [
    '### Patterns (2018)',
    'Scanned',
    '',
    '**Technologies:** Valentina, a large scanner.',
    '- Herramientas: Clo3D',
  ]
  expect(part('## Projects', ...lines).resume.projects).toMatchObject([
    { name: 'Patterns', description: 'Scanned', technologies: ['Valentina', 'a large scanner', 'Clo3D'] },
  ])
})

test.each(['La Cenerentola, changed in 11 seconds', 'Wards – a study (part 2)', 'Shopfront'])(
  'the project "%s" keeps its whole name',
  (name) => {
    expect(part('## Projects', `### ${name} (2022)`).resume.projects).toMatchObject([{ name, startDate: '2022' }])
    expect(part('## Projects', `### ${name}`, '*2022*', 'Done').resume.projects).toMatchObject([
      { name, startDate: '2022', description: 'Done' },
    ])
  },
)

test('a position that stands behind its employer is none', () => {
  const [said] = ['- Ropero de Cáritas, arreglos de ropa (2019 – 2021)']
  expect(part('## Voluntariado', said ?? '').resume.volunteer).toMatchObject([
    { position: 'arreglos de ropa', organization: 'Ropero de Cáritas' },
  ])
})

test('a remark behind an award is nobody who gives it', () => {
  expect(part('## Premios', '- Premio Max (equipo), 2023').resume.awards).toEqual([
    { title: 'Premio Max (equipo)', date: '2023' },
  ])
})

test.each([
  ['Inglés: B1 (hablado), A2 (escrito)', 'B1 (hablado), A2 (escrito)'],
  ['Inglés (B2)', 'B2'],
  ['Inglés – B2', 'B2'],
])('the level of "%s" stays whole', (line, fluency) => {
  expect(part('## Idiomas', `- ${line}`).resume.languages).toEqual([{ language: 'Inglés', fluency }])
})

test('what others say waits for their consent, as from LinkedIn', () => {
  const lines = [
    '> “She sews',
    '> as if for herself.” — Bea Code, Director',
    '',
    '> She is great - really',
    '',
    'Others on request.',
  ]
  const { recommendations, leftOut } = readMarkdown(['# Ada Berg', '## References', ...lines].join('\n'))
  expect(recommendations).toEqual([{ author: 'Bea Code', role: 'Director', quote: 'She sews as if for herself.' }])
  expect(leftOut).toEqual([
    '"Others on request.": it is no quotation',
    '"She is great - really": it does not say who said so',
  ])
})

const citations: [cited: string, publication: object][] = [
  [
    '«Jugar es moverse», Ed. Pirineo, 2019',
    { name: 'Jugar es moverse', publisher: 'Ed. Pirineo', releaseDate: '2019' },
  ],
  [
    'Berg A, Lind T. “On wards”. Nursing 2021; 43(2): 75–83. https://doi.org/10.1/x',
    {
      name: 'On wards',
      publisher: 'Nursing 2021; 43(2): 75–83',
      releaseDate: '2021',
      url: 'https://doi.org/10.1/x',
      summary: 'Berg A, Lind T',
    },
  ],
  [
    'Berg, A. (2021). On wards. Nursing, 43.',
    { name: 'On wards', publisher: 'Nursing, 43', releaseDate: '2021', summary: 'Berg, A.' },
  ],
  ['『病棟にて』看護社、2019', { name: '病棟にて', publisher: '看護社', releaseDate: '2019' }],
  ['On wards, 2020', { name: 'On wards', releaseDate: '2020' }],
]
test.each(citations)('the citation %s is no title', (cited, publication) => {
  expect(part('## Publications', `- ${cited}`).resume.publications).toEqual([publication])
})

test.each(['Aficiones', 'Pasatiempos', 'Passe-temps', 'Freizeit', '爱好', 'Hobbies'])(
  'what stands under "%s" is what somebody likes to do',
  (heading) => {
    const { resume, leftOut } = part(`## ${heading}`, '- Surf')
    expect(leftOut).toEqual([])
    expect(resume.interests).toEqual([{ name: 'Surf' }])
  },
)

test.each([
  ['Programming Languages', 'skills'],
  ['Frameworks', 'skills'],
  ['Programmiersprachen', 'skills'],
  ['Lenguajes de programación', 'skills'],
  ['编程语言', 'skills'],
  ['プログラミング言語', 'skills'],
  ['Sprachkenntnisse', 'languages'],
  ['Language skills', 'languages'],
  ['Coursework', 'education'],
  ['Career Summary', 'summary'],
  ['职业简介', 'summary'],
  ['Project summaries', 'projects'],
  ['Work experience', 'work'],
])('the heading "%s" names the part "%s"', (heading, kind) => {
  expect(kindOf(heading)).toBe(kind)
})
