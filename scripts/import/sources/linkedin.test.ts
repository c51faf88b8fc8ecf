import { expect, test } from 'vitest'
import { buildZip } from '#tests/builders/formats/zip.ts'
import { ownerFrom } from '../from-resume.ts'
import { parseJsonResume } from '../json-resume.ts'
import { readLinkedIn } from './linkedin.ts'

/** What is read of an export with these files. */
const exported = (files: Record<string, string[]>) =>
  readLinkedIn(
    Buffer.from(buildZip(Object.entries(files).map(([name, lines]) => ({ name, content: lines.join('\r\n') })))),
  )

const profile = 'First Name,Last Name,Headline,Summary'

const names: [row: string, name: string][] = [
  ['健太,山本,庭師,京都の庭を手入れしています。', '山本 健太'],
  ['伟,王,园艺师,照料庭院。', '王伟'],
  ['Ada,Berg,Nurse,Teaches.', 'Ada Berg'],
  ['Anna,An,Nurse,Teaches.', 'Anna An'],
]
test.each(names)('the name of "%s" is in the order of its script', async (row, name) => {
  const { resume } = await exported({ 'Profile.csv': [profile, row] })
  expect(resume.basics).toMatchObject({ name })
})

test('points of a Japanese job are its achievements, and a job without an end goes on', async () => {
  const { resume } = await exported({
    'Positions.csv': [
      'Company Name,Title,Description,Location,Started On,Finished On',
      '山本造園,代表,"庭の管理。\n・庭園12か所\n・石組みの修復",京都,Apr 2004,',
    ],
  })
  expect(resume.work).toEqual([
    {
      name: '山本造園',
      position: '代表',
      location: '京都',
      startDate: '2004-04',
      endDate: 'present',
      summary: '庭の管理。',
      highlights: ['庭園12か所', '石組みの修復'],
    },
  ])
})

test('levels of languages are said in the language of the site', async () => {
  const { resume } = await exported({
    'Profile.csv': [profile, '健太,山本,庭師,京都です。'],
    'Email Addresses.csv': ['Email Address,Confirmed,Primary', 'k@yama.example,Yes,Yes'],
    'Languages.csv': ['Name,Proficiency', '日本語,Native or bilingual proficiency', '英語,Limited working proficiency'],
  })
  const read = parseJsonResume(resume)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  expect(ownerFrom(read.resume, 'ja', new Date('2026-11-01')).files.languages).toEqual({
    ja: { level: 'native' },
    en: { level: 'conversational' },
  })
})

test('the number of a licence is not read, and named', async () => {
  const { resume, leftOut } = await exported({
    'Profile.csv': [profile, 'Ada,Berg,Nurse,Teaches.'],
    'Certifications.csv': ['Name,Url,Authority,Started On,Finished On,License Number', 'RN,,NMC,May 2014,,12345'],
  })
  expect(JSON.stringify(resume)).not.toContain('12345')
  expect(leftOut).toEqual(['Certifications.csv: License Number of RN: not for the public'])
})

test('whatever an export says beside what is read is named, with the file that it stands in', async () => {
  const { leftOut } = await exported({
    'Profile.csv': [`${profile},Industry,Address`, 'Ada,Berg,Nurse,Teaches.,Health,1 Secret Lane'],
    'Certifications.csv': ['Name,Url,Authority,Started On,Finished On', 'IPAF 3a,,IPAF,Feb 2024,Feb 2029'],
    'Volunteering.csv': ['Company Name,Role,Cause,Started On,Finished On,Description', 'Brass,Mentor,CHILDREN,,,'],
    'Organizations.csv': ['Name,Position', 'Association of Nurses,Member'],
    'Courses.csv': ['Name,Number', 'First Aid,FAW-3'],
    'Connections.csv': ['First Name', 'Eve'],
  })
  expect(leftOut).toEqual([
    'Organizations.csv: all of it',
    'Courses.csv: all of it',
    '1 files about other things, such as Connections.csv',
    'Profile.csv: Address: not for the public',
    'Profile.csv: Industry: Health',
    'Certifications.csv: Finished On of IPAF 3a: Feb 2029',
    'Volunteering.csv: Cause of Brass: CHILDREN',
  ])
})

test('every website is read, with a scheme or without, and one that is none is named', async () => {
  const { resume, leftOut } = await exported({
    'Profile.csv': [
      `${profile},Websites`,
      'Ada,Berg,Nurse,Teaches.,"[PORTFOLIO:https://berg.example,COMPANY:www.ward.example/ada,OTHER:later]"',
    ],
  })
  expect(resume.basics).toMatchObject({
    url: 'https://berg.example',
    profiles: [{ url: 'https://www.ward.example/ada' }],
  })
  expect(leftOut).toEqual(['Profile.csv: Websites: later'])
})

test('an account or page without a name is called as its network, or as its address', async () => {
  const { resume } = await exported({
    'Profile.csv': [
      `${profile},Websites`,
      'Ada,Berg,Nurse,Teaches.,"[A:https://a.example,B:instagram.com/ada,C:www.ward.example/ada]"',
    ],
    'Email Addresses.csv': ['Email Address,Confirmed,Primary', 'a@berg.example,Yes,Yes'],
  })
  const read = parseJsonResume(resume)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  expect(ownerFrom(read.resume, 'en', new Date('2026-11-01')).files.profile.profiles).toEqual({
    instagram: { url: 'https://instagram.com/ada' },
    'ward-example': { url: 'https://www.ward.example/ada', label: 'ward.example' },
  })
})

test('a recommendation that the owner does not show there is not drafted either', async () => {
  const { recommendations, leftOut } = await exported({
    'Profile.csv': [profile, 'Ada,Berg,Nurse,Teaches.'],
    'Recommendations_Received.csv': [
      'First Name,Last Name,Company,Job Title,Text,Creation Date,Status',
      'Eve,Code,Ward,Matron,She teaches.,2022,VISIBLE',
      'Old,Boss,Ward,Director,She was OK.,2016,HIDDEN',
    ],
  })
  expect(recommendations.map(({ author }) => author)).toEqual(['Eve Code'])
  expect(leftOut).toEqual(['Recommendations_Received.csv: of Old Boss: you do not show it on LinkedIn'])
})

test.each([
  ['Ran the ward.\n\nAchievements:\n* Halved the alarms', 'Ran the ward.'],
  ['Leitung der Station.\nMeine Aufgaben:\n- Dienstplan', 'Leitung der Station.'],
  ['病棟の運営。\n実績：\n・警報を半減', '病棟の運営。'],
  [
    'Ran a ward of thirty beds, and among other things:\n* Halved the alarms',
    'Ran a ward of thirty beds, and among other things.',
  ],
  ['Zwei Filialen. Aufgaben:\n- Dienstplan', 'Zwei Filialen.'],
  ['Note: no beds.\n* Halved the alarms', 'Note: no beds.'],
])('what only announces the points below it is not part of a description: %j', async (description, summary) => {
  const { resume } = await exported({
    'Positions.csv': ['Company Name,Title,Description', `Ward,Nurse,"${description}"`],
  })
  expect(resume.work).toMatchObject([{ summary }])
})

test('a place in Chinese is named from the largest to the smallest, with blanks between', async () => {
  const { resume } = await exported({
    'Profile.csv': [`${profile},Geo Location`, '伟,王,园艺师,照料庭院。,中国 浙江省 杭州'],
  })
  expect(resume.basics).toMatchObject({ location: { city: '杭州', region: '浙江省', countryCode: 'CN' } })
})
