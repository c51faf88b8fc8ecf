/** What people have instead of a JSON Résumé: an export of LinkedIn, publications in BibTeX, a résumé in Markdown. */
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { buildZip } from './builders/formats/zip.ts'
import { startIn } from './builders/new-content.ts'
import { sharedCopyOfTheProject } from './builders/project.ts'

async function readAll(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter((file) => file.endsWith('.yaml')).map((file) => readFile(join(folder, file), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

const folder = sharedCopyOfTheProject()
afterEach(() => rm(join(folder, 'content-new'), { recursive: true, force: true }))

const csv = (...lines: string[]) => `\uFEFF${lines.join('\r\n')}\r\n`

test('an export of LinkedIn and a list of publications become one person', async () => {
  const linkedIn = buildZip([
    {
      name: 'Profile.csv',
      content: csv(
        'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites',
        'Adaeze,Hartwell,Okeke,"1 Secret Lane",Jan 3,"Nurse educator, RN","Teaches ""at the bedside"".\nStill works shifts.",Health,LS9 7TF,"Leeds, England, United Kingdom",[adaeze],[PERSONAL:https://hartwell.example]',
      ),
    },
    {
      name: 'Email Addresses.csv',
      content: csv(
        'Email Address,Confirmed,Primary,Updated On',
        'old@hartwell.example,Yes,No,1',
        'adaeze@hartwell.example,Yes,Yes,1',
      ),
    },
    {
      name: 'Positions.csv',
      content: csv(
        'Title,Company Name,Description,Location,Started On,Finished On',
        'Educator,Brackenmoor Hospitals,"Leads seven people.\n• Wards, 34 of them, trained\n• Turnover fell to 8%","Leeds, UK",Sep 2021,',
        'Nurse,City Infirmary,,,Jan 2015,Aug 2021',
      ),
    },
    { name: 'Skills.csv', content: csv('Name', 'Simulation') },
    { name: 'Languages.csv', content: csv('Name,Proficiency', 'Igbo,Native or bilingual proficiency') },
    {
      name: 'Education.csv',
      content: csv(
        'School Name,Start Date,End Date,Notes,Degree Name,Activities',
        'University of Aldersyke,2010,2014,With honours,BSc,',
      ),
    },
    {
      name: 'Certifications.csv',
      content: csv(
        'Name,Url,Authority,Started On,Finished On,License Number',
        'RN,https://nmc.example/1,NMC,May 2014,,SECRET-1',
      ),
    },
    {
      name: 'Publications.csv',
      content: csv('Name,Published On,Description,Publisher,Url', 'On wards,"Jan 5, 2020",,BJN,'),
    },
    { name: 'Honors.csv', content: csv('Title,Description,Issued On', 'Educator of the year,,Jun 2022') },
    {
      name: 'Volunteering.csv',
      content: csv(
        'Company Name,Role,Cause,Started On,Finished On,Description',
        'St John,First aider,HEALTH,2012,2013,',
      ),
    },
    {
      name: 'Projects.csv',
      content: csv('Title,Description,Url,Started On,Finished On', 'Sepsis in Sixty,Faster,,2022,'),
    },
    {
      name: 'Recommendations_Received.csv',
      content: csv(
        'First Name,Last Name,Company,Job Title,Text,Creation Date,Status',
        'Bea,Code,Brackenmoor,Matron,"She teaches, and it stays.",2022,VISIBLE',
      ),
    },
    { name: 'PhoneNumbers.csv', content: csv('Number', '+44 113 000') },
  ])
  await writeFile(join(folder, 'linkedin.zip'), linkedIn)
  await writeFile(
    join(folder, 'publications.bib'),
    String.raw`@string{bjn = "Br. J. of " # "Nursing"}
      @article{a, author = {Hartwell, Adaeze and M{\"u}ller, J\'er\^ome}, title = {The {Deteriorating} Adult \& {\O}re},
        journal = bjn, year = 2021, month = mar, doi = {10.1000/xyz}}
      @misc{untitled, year = 2000}`,
  )
  const { printed, refused } = await startIn(folder, join(folder, 'linkedin.zip'), join(folder, 'publications.bib'))
  expect(refused).toEqual([])
  expect(printed).toContain(
    'Adaeze Hartwell, Nurse educator, RN: 2 jobs, 1 project, 1 education, 1 certificate, 2 publications, 1 award, 1 volunteering, 1 skill, 1 language',
  )
  for (const line of [
    'Profile.csv: Industry: Health',
    'Volunteering.csv: Cause of St John: HEALTH',
    'Profile.csv: Birth Date, Address, Zip Code, Maiden Name: not for the public',
    '1 files about other things, such as PhoneNumbers.csv',
    'line 4: @misc has no title',
  ])
    expect(printed).toContain(line)

  const owner = (file: string) => readFile(join(folder, 'content-new/owner', file), 'utf8')
  const profile = await owner('profile.yaml')
  expect(parse(profile)).toMatchObject({
    email: 'adaeze@hartwell.example',
    location: 'Leeds, England, United Kingdom',
    country: 'GB',
  })
  expect(Object.values(parse(await owner('work.yaml')))).toEqual([
    {
      company: 'Brackenmoor Hospitals',
      location: 'Leeds, UK',
      title: 'Educator',
      start: '2021-09',
      end: 'present',
      description: 'Leads seven people.',
      achievements: { 'wards-34': 'Wards, 34 of them, trained', 'turnover-fell-to-8': 'Turnover fell to 8%' },
    },
    { company: 'City Infirmary', title: 'Nurse', start: '2015-01', end: '2021-08' },
  ])
  expect(Object.values(parse(await owner('education.yaml')))).toMatchObject([
    { degree: 'BSc', summary: 'With honours' },
  ])
  expect(Object.values(parse(await owner('publications.yaml')))).toContainEqual({
    title: 'The Deteriorating Adult & Øre',
    publisher: 'Br. J. of Nursing',
    date: '2021-03',
    url: 'https://doi.org/10.1000/xyz',
    summary: 'Adaeze Hartwell, Jérôme Müller',
  })
  expect(parse(await owner('drafts/testimonials.yaml'))).toEqual({
    'bea-code': { author: 'Bea Code', role: 'Matron, Brackenmoor', quote: 'She teaches, and it stays.' },
  })
  expect(existsSync(join(folder, 'content-new/owner/testimonials.yaml'))).toBe(false)
  const everything = await readAll(join(folder, 'content-new/owner'))
  expect(everything).not.toMatch(/Secret Lane|Jan 3|LS9|Okeke|\+44|SECRET-1/)
})

test('a résumé in Markdown is read by its headings', async () => {
  const lines = [
    '# Ines Moreau',
    '**Maître charpentier**',
    '',
    'ines@moreau.example · https://moreau.example · [GitHub](https://github.com/inesm)',
    '',
    'Bâtit des toits depuis vingt ans.',
    '## Expérience',
    '### Charpentière, Atelier Voss (mars 2019 – aujourd’hui)',
    'Toits anciens.',
    '- Refait 40 toits',
    '### Compagnon',
    '**Toits Durand**, Lyon',
    '*2010 – 2018*',
    '## Formation',
    '- CAP Charpente, École des Métiers, 2009',
    '## Compétences',
    '- **Bois:** chêne, sapin',
    '## Langues',
    '- français (natif)',
    '## Divers',
  ]
  await writeFile(join(folder, 'cv.md'), lines.join('\n'))
  const { printed, refused } = await startIn(folder, join(folder, 'cv.md'), 'fr')
  expect(refused).toEqual([])
  expect(printed).toContain('Ines Moreau, Maître charpentier: 2 jobs, 1 education, 1 skill, 1 language')
  expect(printed).toContain('the part "Divers"')
  const owner = async (file: string) => parse(await readFile(join(folder, 'content-new/owner', file), 'utf8'))
  expect(Object.values(await owner('work.yaml'))).toEqual([
    {
      company: 'Atelier Voss',
      title: 'Charpentière',
      start: '2019-03',
      end: 'present',
      description: 'Toits anciens.',
      achievements: { 'refait-40-toits': 'Refait 40 toits' },
    },
    { company: 'Toits Durand', location: 'Lyon', title: 'Compagnon', start: '2010', end: '2018' },
  ])
  expect(await owner('profile.yaml')).toMatchObject({
    bio: 'Bâtit des toits depuis vingt ans.',
    website: 'https://moreau.example',
    profiles: { github: { url: 'https://github.com/inesm' } },
  })
  expect(Object.values(await owner('education.yaml'))).toEqual([
    { institution: 'École des Métiers', degree: 'CAP Charpente', end: '2009' },
  ])
})

const huge = buildZip([{ name: 'Profile.csv', content: ' '.repeat(5_000_001), saidSize: 10 }])
const unreadable: [file: string, bytes: string | Uint8Array, reason: string][] = [
  ['other.pdf', 'x', 'is none of these: a JSON Résumé (.json), an export of LinkedIn (.zip)'],
  ['broken.zip', 'PK', 'is no ZIP archive, or a broken one'],
  ['photos.zip', buildZip([{ name: 'me.jpg', content: 'x' }]), 'has neither Profile.csv nor Positions.csv'],
  ['bomb.zip', huge, ''],
  ['open.bib', '@article{a, title = {A', 'line 1: the entry has no end; is a brace missing?'],
  ['empty.bib', 'nothing', 'holds no publication'],
  ['nameless.md', 'text', 'has no heading "# Your name"'],
]

test.each(unreadable)('%s is refused with a reason', async (file, bytes, reason) => {
  await writeFile(join(folder, file), bytes)
  const { refused } = await startIn(folder, join(folder, file))
  expect(refused).toHaveLength(1)
  expect(refused[0]).toContain(`${file}: ${reason}`)
  expect(existsSync(join(folder, 'content-new'))).toBe(false)
})

test('without a terminal and without a file it says how to give one', async () => {
  const { refused } = await startIn(folder)
  expect(refused.join('\n')).toMatch(/no terminal[\s\S]+npm run new -- resume\.json/)
})
