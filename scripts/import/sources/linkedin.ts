/** Reads the export of a LinkedIn account: a ZIP archive of CSV files, whose columns are known by their names. */
import { PRESENT } from '#contract/content/fields.ts'
import { isFamilyFirst } from '#contract/content/person-name.ts'
import { addressIn } from '../json-resume.ts'
import { readCsv } from './csv.ts'
import { dateIn } from './dates.ts'
import { leftOutOf } from './linkedin-left-out.ts'
import { locationIn } from './places.ts'
import { type Entry, type Source, UnreadableSource, withoutEmpty } from './source.ts'
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
  const rowsIn = new Map(Object.values(files).map((name) => [name as string, readCsv(texts.get(name) ?? '')]))
  const rows = (file: keyof typeof files): Row[] => rowsIn.get(files[file]) ?? []
  const profile = rows('profile')[0] ?? {}
  const recommendations = rows('recommendations').filter(({ Text }) => Text)
  const shown = recommendations.filter(({ Status = '' }) => /^(?:visible)?$/i.test(Status))
  const notShown = recommendations.filter((row) => !shown.includes(row)).map(nameIn)
  return {
    resume: { basics: basicsFrom(profile, rows('email')), ...listsFrom(rows) },
    leftOut: [
      ...leftOutOf(rowsIn, others),
      ...websitesIn(profile).flatMap(({ said, url }) => (url ? [] : [`${files.profile}: Websites: ${said}`])),
      ...notShown.map((author) => `${files.recommendations}: of ${author}: you do not show it on LinkedIn`),
    ],
    recommendations: shown.map((row) => ({ author: nameIn(row), role: roleIn(row), quote: row.Text ?? '' })),
  }
}

/** "[PERSONAL:https://example.com,COMPANY:www.example.org]", "[one,two]": people leave the scheme out. */
const websitesIn = ({ Websites = '' }: Row) =>
  Websites.replace(/^\[|\]$/g, '')
    .split(',')
    .map((one) => one.trim().replace(/^[A-Z_ ]+:(?!\/\/)/, ''))
    .filter(Boolean)
    .map((said) => ({ said, url: addressIn(said) }))

function basicsFrom(profile: Row, emails: Row[]): Entry {
  const email = emails.find((row) => row.Primary === 'Yes') ?? emails[0]
  const [url, ...others] = websitesIn(profile).flatMap((website) => website.url ?? [])
  const handles = (profile['Twitter Handles'] ?? '').match(/[^\s,[\]]+/g) ?? []
  return withoutEmpty({
    name: nameIn(profile),
    familyName: profile['Last Name'],
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
  const list = (file: keyof typeof files, make: (row: Row) => Entry) => rows(file).map((row) => withoutEmpty(make(row)))
  return withoutEmpty({
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
      summary: row.Notes,
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
  const lines = description
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const isPoint = (line: string | undefined) => line !== undefined && BULLET.test(line)
  return {
    summary: lines
      .flatMap((line, at) => (isPoint(line) ? [] : isPoint(lines[at + 1]) ? beforePoints(line) : [line]))
      .join(' '),
    highlights: lines.filter(isPoint).map((line) => line.slice(1).trim()),
  }
}

const HEADING_WORDS_MAX = 4
const HEADING_LETTERS_MAX = 36

const isHeading = (said: string) =>
  said.length <= HEADING_LETTERS_MAX && said.split(/\s+/).length <= HEADING_WORDS_MAX && !/[.。!?！？]/.test(said)

/**
 * What announces the points below it: a heading goes ("Achievements:"), for the site has its own, also behind a sentence; a sentence
 * ends where it stands.
 */
function beforePoints(line: string): string[] {
  if (!/[:：]$/.test(line)) return [line]
  const said = line.slice(0, -1).trim()
  if (isHeading(said)) return []
  const end = Math.max(...['.', '!', '?', '。', '！', '？'].map((sign) => said.lastIndexOf(sign))) + 1
  if (end > 0 && isHeading(said.slice(end).trim())) return [said.slice(0, end)]
  return [said + (line.endsWith('：') ? '。' : '.')]
}
