import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ownerFrom } from './from-resume.ts'
import { parseJsonResume } from './json-resume.ts'

interface Given {
  basics?: object
  work?: object[]
  projects?: object[]
  skills?: object[]
  languages?: object[]
  references?: object[]
}

function imported({ basics, ...more }: Given, spoken: Language = 'en') {
  const read = parseJsonResume({ basics: { name: 'Kofi Mensah', email: 'kofi@mensah.example', ...basics }, ...more })
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return ownerFrom(read.resume, spoken, new Date('2026-11-01'))
}

/** Which keys of profile.yaml an import would like to have. */
const wantedOf = (basics: object) =>
  imported({ basics })
    .wanted.filter(({ file }) => file === 'profile.yaml')
    .map(({ key }) => key)

test('pronouns are asked for as long as a résumé names none that texts can use', () => {
  expect(wantedOf({})).toContain('pronouns')
  expect(wantedOf({ pronouns: 'xe/xem' })).toContain('pronouns')
  expect(wantedOf({ pronouns: 'He/him' })).not.toContain('pronouns')
  expect(wantedOf({ pronouns: 'none' })).not.toContain('pronouns')
})

test('a telephone number that will be published is named, and what the assistant answers most from', () => {
  expect(wantedOf({})).not.toContain('phone')
  expect(wantedOf({ phone: '+44 131 496 0000' })).toContain('phone')
  expect(imported({}).wanted.map(({ file }) => file)).toContain('interview.yaml')
})

test('an address ends with a phrase, and not within one', () => {
  const ids = (...names: string[]) => Object.keys(imported({ projects: names.map((name) => ({ name })) }).projects)
  expect(ids('Flooded registers of the Ribeira', 'The move')).toEqual(['flooded-registers', 'the-move'])
  expect(ids('Encres et papiers de la Loire')).toEqual(['encres-et-papiers'])
})

test('what a project is about is no technology, unless a skill consists of it or one that all know stands beside it', () => {
  const skills = [{ name: 'Diagnosis', keywords: ['Tomography'] }]
  const of = (project: object) => {
    const { projects } = imported({ skills, projects: [{ name: 'A', ...project }] })
    const { technologies, keywords } = Object.values(projects)[0] ?? {}
    return { technologies, keywords }
  }
  expect(of({ keywords: ['Mould', 'Schools'] })).toEqual({ keywords: ['Mould', 'Schools'] })
  expect(of({ keywords: ['Mould', 'Tomography'] })).toEqual({ technologies: ['Tomography'], keywords: ['Mould'] })
  expect(of({ keywords: ['React', 'Hide glue'] })).toEqual({ technologies: ['React', 'Hide glue'] })
  expect(of({ keywords: ['Spring', 'Bulbs', 'Schools'] })).toEqual({ keywords: ['Spring', 'Bulbs', 'Schools'] })
  expect(of({ keywords: ['PostgreSQL', 'htmx'] })).toEqual({ technologies: ['PostgreSQL', 'htmx'] })
  expect(of({ keywords: ['Mould', 'Hammer'], technologies: ['Hammer'] })).toEqual({
    technologies: ['Hammer'],
    keywords: ['Mould'],
  })
})

test('the type of a project begins with a capital letter, as it stands on pages', () => {
  const typeOf = (type: string) => Object.values(imported({ projects: [{ name: 'A', type }] }).projects)[0]?.category
  expect([typeOf('survey'), typeOf('iOS app'), typeOf('Étude')]).toEqual(['Survey', 'iOS app', 'Étude'])
})

test('how well a language is spoken is told by its words in every language', () => {
  const levelOf = (fluency: string) =>
    Object.values(imported({ languages: [{ language: 'Igbo', fluency }] }).files.languages)[0]?.level
  for (const native of [
    'Native or bilingual proficiency',
    'Muttersprache',
    'lengua materna',
    'langue maternelle',
    '母语',
    '母語',
  ])
    expect(levelOf(native), native).toBe('native')
  const { languages } = imported({
    languages: [
      { language: 'German', fluency: 'native language' },
      { language: 'French', fluency: 'B1' },
    ],
  }).files
  expect(languages).toEqual({ de: { level: 'native' }, fr: { level: 'conversational', levelText: 'B1' } })
  for (const [fluency, level] of [
    ['fließend', 'fluent'],
    ['Competencia profesional limitada', 'conversational'],
    ['verhandlungssicher', 'professional'],
    ['notions de base', 'basic'],
    ['日常会話レベル', 'conversational'],
    ['gern', undefined],
  ])
    expect(levelOf(fluency ?? ''), fluency).toBe(level)
})

test.each([
  'a few words with my grandmother',
  'not fluent',
  'alternativo',
  'con mi abuela materna',
  'avec ma grand-mère maternelle',
])('no level of a language is read from a word that only has one in it: "%s"', (levelText) => {
  const { languages } = imported({ languages: [{ language: 'Igbo', fluency: levelText }] }).files
  expect(languages).toEqual({ ig: { levelText } })
})

test('the level of a skill stays in the words of the résumé, without a number that nobody said', () => {
  const { skills, profile } = imported({
    skills: [
      { name: 'Fish', level: 'Experta' },
      { name: 'Pastry', level: 'Principiante' },
    ],
  }).files
  expect(skills).toEqual({
    fish: { name: 'Fish', category: 'Fish', levelText: 'Experta' },
    pastry: { name: 'Pastry', category: 'Pastry', levelText: 'Principiante' },
  })
  expect(profile.skills).toEqual({ fish: { name: 'Fish' }, pastry: { name: 'Pastry' } })
})

test('who recommends somebody is named apart from what they are, which is asked for where it is not said', () => {
  const { files, wanted } = imported({
    references: [
      { name: 'Rhiannon Vaughan, Head of Parks, Cardiff', reference: 'Right.' },
      { name: 'Dr Osian Lloyd', reference: 'Clear.' },
      { name: 'Lloyd, Osian', reference: 'Clear.' },
    ],
  })
  expect(Object.values(files.testimonials)).toEqual([
    { author: 'Rhiannon Vaughan', role: 'Head of Parks, Cardiff', quote: 'Right.' },
    { author: 'Dr Osian Lloyd', quote: 'Clear.' },
    { author: 'Lloyd, Osian', quote: 'Clear.' },
  ])
  expect(wanted.filter(({ file }) => file === 'testimonials.yaml').map(({ key }) => key)).toEqual([
    'dr-osian-lloyd.role',
    'lloyd-osian.role',
  ])
})

test('letters that are no other letter with a mark are kept in an id', () => {
  const { skills } = imported({ skills: [{ name: 'Außerklinische Geburtshilfe' }, { name: 'Smørrebrød' }] }).files
  expect(Object.keys(skills)).toEqual(['ausserklinische-geburtshilfe', 'smorrebrod'])
})

const talk = {
  name: 'Relays in a suitcase',
  type: 'talk',
  entity: 'Harbour Days',
  startDate: '2019-05-23',
  endDate: '2019-05-23',
  description: 'With a demonstration.',
  roles: ['Speaker'],
}

test('a talk stands among the talks, with what it was about', () => {
  const { files, projects } = imported({ projects: [talk] })
  expect(Object.values(files.talks)).toEqual([
    { title: 'Relays in a suitcase', event: 'Harbour Days', date: '2019-05-23', summary: 'With a demonstration.' },
  ])
  expect(projects).toEqual({})
})

test.each([
  { highlights: ['Standing room only'] },
  { keywords: ['relays'] },
  { roles: ['Host'] },
  { endDate: '2020-01' },
])('a talk of which more is said than a talk can say stays a project: %o', (more) => {
  const { files, projects } = imported({ projects: [{ ...talk, ...more }] })
  expect(files.talks).toEqual({})
  expect(Object.keys(projects)).toHaveLength(1)
})

test('skills without keywords leave no empty list behind', () => {
  expect(imported({ skills: [{ name: 'Interaction design', level: 'Master' }] }).files.profile).not.toHaveProperty(
    'coreExpertise',
  )
})

test('a profile without skills has no empty map of them, which content:check would name', () => {
  expect(imported({}).files.profile).not.toHaveProperty('skills')
})

test('a project gets no pictogram, which a résumé does not say', () => {
  const { projects } = imported({ projects: [{ name: 'Well for Ada' }] })
  expect(Object.values(projects)[0]).not.toHaveProperty('icon')
})

test('the end of a job is asked for when later ones have ended', () => {
  const { wanted } = imported({
    work: [
      { name: 'Clinic', position: 'Midwife', startDate: '2020-01' },
      { name: 'Ward', position: 'Midwife', startDate: '2015-01', endDate: '2019-12' },
      { name: 'School', position: 'Assistant', startDate: '2011' },
    ],
  })
  expect(wanted.filter(({ file }) => file === 'work.yaml').map(({ key }) => key)).toEqual(['school.end'])
})

test('a job with a year alone is not the newest one while others began later', () => {
  const { files, wanted } = imported({
    work: [
      { name: 'Clinic', position: 'Midwife', startDate: '2012-03', endDate: '2019-12' },
      { name: 'School', position: 'Assistant', startDate: '2008' },
      { name: 'Practice', position: 'Midwife', startDate: '2020-01' },
      { name: 'Night line', position: 'Listener', startDate: '2021-05' },
    ],
  })
  expect(Object.keys(files.work)).toEqual(['practice', 'night-line', 'school', 'clinic'])
  expect(wanted).toContainEqual({
    file: 'work.yaml',
    key: 'school.end',
    reason: 'is missing: shown as going on since 2008, though another job began later',
  })
})

test('jobs that say that they go on are no jobs whose end is missing, and stand before those that have ended', () => {
  for (const endDate of [
    'actualidad',
    'Present',
    'heute',
    'aujourd’hui',
    '至今',
    '現在',
    'bis dato',
    'jusqu’à présent',
  ]) {
    const { files, wanted } = imported({
      work: [
        { name: 'Hospital', position: 'Physiotherapist', startDate: '2018-03', endDate: '2020' },
        { name: 'At home', position: 'Freelance', startDate: '2015', endDate },
      ],
    })
    expect(Object.keys(files.work), endDate).toEqual(['at-home', 'hospital'])
    expect(files.work['at-home']?.end, endDate).toBe('present')
    expect(wanted.filter(({ file }) => file === 'work.yaml')).toEqual([])
  }
})

test('a job whose end cannot be read is not shown as going on, and its end is asked for', () => {
  const { files, wanted } = imported({
    work: [
      { name: 'Harbour Clinic', position: 'Vet', startDate: '2015-04', endDate: 'soon' },
      { name: 'Sea Clinic', position: 'Vet', startDate: '2019', endDate: 'n/a' },
    ],
  })
  expect(files.work).toMatchObject({ 'harbour-clinic': { start: '2015-04', end: '2015-04' }, 'sea-clinic': {} })
  expect(files.work['sea-clinic']).not.toHaveProperty('end')
  expect(wanted).toContainEqual({
    file: 'work.yaml',
    key: 'harbour-clinic.end',
    reason: '“soon” is no date; write when it ended, or present if it goes on',
  })
})

test('statements without Latin letters keep their order', () => {
  const highlights = ['手術を年間420件執刀', '初年度に180頭を治療', '後輩を指導']
  const { files } = imported({ work: [{ name: '病院', highlights }] }, 'ja')
  expect(Object.values(Object.values(files.work)[0]?.achievements ?? {})).toEqual(highlights)
})

test('a place and a list are written as is the custom of the language', () => {
  const profileOf = (location: object, spoken: Language) =>
    imported({ basics: { location }, skills: [{ name: 'X', keywords: ['A', 'B'] }] }, spoken).files.profile
  const kanazawa = { city: '金沢市', region: '石川県', countryCode: 'JP' }
  const japanese = profileOf(kanazawa, 'ja')
  expect(japanese.location).toBe('日本・石川県金沢市')
  expect(Object.values(japanese.coreExpertise ?? {})[0]?.description).toBe('A、B')
  expect(profileOf({ city: '杭州市', region: '浙江省', countryCode: 'CN' }, 'zh').location).toBe('中国浙江省杭州市')
  const french = profileOf({ city: 'Rennes', region: 'Bretagne', countryCode: 'FR' }, 'fr')
  expect(french.location).toBe('Rennes, Bretagne, France')
  expect(Object.values(french.coreExpertise ?? {})[0]?.description).toBe('A, B')
})
