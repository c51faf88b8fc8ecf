/** Reads the export of a LinkedIn account: a ZIP archive of CSV files, whose columns are known by their names. */
import { PRESENT } from '#contract/content/fields.ts'
import { isFamilyFirst } from '#contract/content/person-name.ts'
import { readCsv } from './csv.ts'
import { dateIn } from './dates.ts'
import { locationIn } from './places.ts'
import { type Entry, type Source, said, UnreadableSource } from './source.ts'
import { unzip } from './unzip.ts'

type Row = Record<string, string>

/** Never read: birth date, address and postal code, phone numbers, and whatever concerns other people. */
const files = {
  profile: 'Profile.csv',
  email: 'Email Addresses.csv',
  work: 'Positions.csv',
  education: 'Education.csv',
  skills: 'Skills.csv',
  languages: 'Languages.csv',
  certificates: 'Certifications.csv',
  projects: 'Projects.csv',
  publications: 'Publications.csv',
  awards: 'Honors.csv',
  volunteer: 'Volunteering.csv',
  recommendations: 'Recommendations_Received.csv',
} as const

/** @throws UnreadableSource */
export async function readLinkedIn(bytes: Buffer): Promise<Source> {
  const { texts, others } = await unzip(bytes, Object.values(files))
  if (!texts.has(files.profile) && !texts.has(files.work))
    throw new UnreadableSource('has neither Profile.csv nor Positions.csv, as an export of LinkedIn has')
  const rows = (file: keyof typeof files): Row[] => readCsv(texts.get(files[file]) ?? '')
  const leftOut = others.length > 0 ? [`${others.length} files about other things, such as ${others[0]}`] : []
  for (const row of rows('education')) {
    for (const column of ['Notes', 'Activities']) {
      if (row[column]) leftOut.push(`${files.education}: ${column} on ${row['School Name']}`)
    }
  }
  for (const row of rows('certificates')) {
    if (row['License Number']) leftOut.push(`${files.certificates}: License Number of ${row.Name}: not for the public`)
  }
  const profile = rows('profile')[0] ?? {}
  const unpublished = ['Birth Date', 'Address', 'Zip Code', 'Maiden Name'].filter((column) => profile[column])
  if (unpublished.length > 0) leftOut.push(`${files.profile}: ${unpublished.join(', ')}: not for the public`)
  return {
    resume: { basics: basicsFrom(profile, rows('email')), ...listsFrom(rows) },
    leftOut,
    recommendations: rows('recommendations').flatMap((row) =>
      row.Text ? [{ author: nameIn(row), role: roleIn(row), quote: row.Text }] : [],
    ),
  }
}

function basicsFrom(profile: Row, emails: Row[]): Entry {
  const email = emails.find((row) => row.Primary === 'Yes') ?? emails[0]
  // "[PERSONAL:https://example.com,COMPANY:https://example.org]", "[one,two]"
  const websites = (profile.Websites ?? '').match(/https?:\/\/[^\s,\]]+/g) ?? []
  const [url, ...others] = websites
  const handles = (profile['Twitter Handles'] ?? '').match(/[^\s,[\]]+/g) ?? []
  return said({
    name: nameIn(profile),
    label: profile.Headline,
    email: email?.['Email Address'],
    summary: profile.Summary,
    url,
    location: locationIn(profile['Geo Location'] ?? ''),
    profiles: [
      ...others.map((address) => ({ url: address })),
      ...handles.map((username) => ({ network: 'X', username })),
    ],
  })
}

function listsFrom(rows: (file: keyof typeof files) => Row[]): Entry {
  const list = (file: keyof typeof files, make: (row: Row) => Entry) => rows(file).map((row) => said(make(row)))
  return said({
    work: list('work', (row) => ({
      name: row['Company Name'],
      position: row.Title,
      location: row.Location,
      ...period(row),
      ...partsOf(row.Description),
    })),
    education: list('education', (row) => ({
      institution: row['School Name'],
      studyType: row['Degree Name'],
      startDate: dateIn(row['Start Date'] ?? ''),
      endDate: dateIn(row['End Date'] ?? ''),
    })),
    skills: list('skills', (row) => ({ name: row.Name })),
    languages: list('languages', (row) => ({ language: row.Name, fluency: row.Proficiency })),
    certificates: list('certificates', (row) => ({
      name: row.Name,
      issuer: row.Authority,
      date: dateIn(row['Started On'] ?? ''),
      url: row.Url,
    })),
    projects: list('projects', (row) => ({
      name: row.Title,
      description: row.Description,
      url: row.Url,
      ...period(row),
    })),
    publications: list('publications', (row) => ({
      name: row.Name,
      publisher: row.Publisher,
      releaseDate: dateIn(row['Published On'] ?? ''),
      url: row.Url,
      summary: row.Description,
    })),
    awards: list('awards', (row) => ({
      title: row.Title,
      date: dateIn(row['Issued On'] ?? ''),
      summary: row.Description,
    })),
    volunteer: list('volunteer', (row) => ({
      organization: row['Company Name'],
      position: row.Role,
      ...period(row),
      ...partsOf(row.Description),
    })),
  })
}

/** Written in their own characters, Chinese, Japanese and Korean names begin with the family. */
function nameIn(row: Row): string {
  const { 'First Name': firstName = '', 'Last Name': lastName = '' } = row
  if (!isFamilyFirst({ firstName, lastName })) return [firstName, lastName].filter(Boolean).join(' ')
  // Japanese résumés part the two by a space.
  const isJapanese = /[\p{sc=Hira}\p{sc=Kana}]/u.test(Object.values(row).join(''))
  return lastName + (isJapanese ? ' ' : '') + firstName
}
const roleIn = (row: Row): string | undefined => [row['Job Title'], row.Company].filter(Boolean).join(', ') || undefined
/** LinkedIn wants an end of all that does not go on. */
function period(row: Row) {
  const startDate = dateIn(row['Started On'] ?? '')
  return { startDate, endDate: dateIn(row['Finished On'] ?? '') ?? (startDate && PRESENT) }
}

const BULLET = /^(?:[•▪◦●*–-]\s|[・•●◦▪■])/

/** Lines that begin with a bullet are achievements, all others the description. */
function partsOf(description = ''): Entry {
  const lines = description.split('\n').map((line) => line.trim())
  return {
    summary: lines.filter((line) => line && !BULLET.test(line)).join(' '),
    highlights: lines.filter((line) => BULLET.test(line)).map((line) => line.slice(1).trim()),
  }
}
