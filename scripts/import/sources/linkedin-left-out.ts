/** Names what an export of LinkedIn has beside all that is read of it. */
import { excerpt } from '../understood.ts'

type Row = Record<string, string>

/** Columns that are read, by file; whatever else says something is named. */
const read: Record<string, string[]> = {
  'Profile.csv': ['First Name', 'Last Name', 'Headline', 'Summary', 'Websites', 'Twitter Handles', 'Geo Location'],
  'Positions.csv': ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
  'Education.csv': ['School Name', 'Degree Name', 'Start Date', 'End Date', 'Notes'],
  'Certifications.csv': ['Name', 'Authority', 'Started On', 'Url'],
  'Projects.csv': ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
  'Publications.csv': ['Name', 'Publisher', 'Published On', 'Url', 'Description'],
  'Honors.csv': ['Title', 'Issued On', 'Description'],
  'Volunteering.csv': ['Company Name', 'Role', 'Description', 'Started On', 'Finished On'],
}

/** Named without what they say. */
const secret = ['Birth Date', 'Address', 'Zip Code', 'Maiden Name', 'Instant Messengers', 'License Number']

/** Files about the owner's own work and learning, of which no file of the site is made. */
const aboutTheOwner =
  /^(?:Courses|Organizations|Patents|Test ?Scores|Causes You Care About|Learning|Articles|Services|Profile Summary)\b/i

/** @param files rows by the name of their file. @param others names of the files that were not read. */
export function leftOutOf(files: Map<string, Row[]>, others: string[]): string[] {
  const own = others.filter((name) => aboutTheOwner.test(name))
  const more = others.filter((name) => !own.includes(name))
  return [
    ...own.map((name) => `${name}: all of it`),
    ...(more.length > 0 ? [`${more.length} files about other things, such as ${more[0]}`] : []),
    ...Object.entries(read).flatMap(([file, columns]) =>
      (files.get(file) ?? []).flatMap((row) => leftOutOfRow(file, columns, row)),
    ),
  ]
}

function leftOutOfRow(file: string, columns: string[], row: Row): string[] {
  const unread = Object.entries(row).filter(([column, value]) => value && column && !columns.includes(column))
  const name = columns[0] && file !== 'Profile.csv' ? ` of ${row[columns[0]] ?? ''}` : ''
  const hidden = secret.filter((column) => unread.some(([one]) => one === column))
  return [
    ...(hidden.length > 0 ? [`${file}: ${hidden.join(', ')}${name}: not for the public`] : []),
    ...unread
      .filter(([column]) => !secret.includes(column))
      .map(([column, value]) => `${file}: ${column}${name}: ${excerpt(value)}`),
  ]
}
