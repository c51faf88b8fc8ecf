/** What stands beside work and projects, kind by kind, as pages, Markdown and résumés list it. */
import type { BackgroundEntry, BackgroundGroup, BackgroundRecords } from '#contract/content/content.ts'
import { type BackgroundGroupId, backgroundGroupIds } from '#contract/content/kinds.ts'
import type { Language } from '#contract/language.ts'
import { colon } from '../language/colon.ts'
import { comma } from '../language/comma.ts'
import { yearsOf } from '../period.ts'

/** @returns only the kinds that the owner says something of. */
export function backgroundGroups(language: Language, records: BackgroundRecords): BackgroundGroup[] {
  const entries = entriesOf(language, records)
  return backgroundGroupIds.map((id) => ({ id, entries: entries[id] })).filter((group) => group.entries.length > 0)
}

/** What stands beside a title stays on one line, on a phone, too; a longer text stands below it. */
const ASIDE_MAX = 28

/** Kinds whose entries are a name and a few words. */
export const isShort = (id: BackgroundGroupId): boolean => id === 'languages' || id === 'interests'

/** An entry as one sentence. */
export function entryText(language: Language, group: BackgroundGroupId, entry: BackgroundEntry): string {
  const { title, details, aside, summary } = entry
  const more = [...details, ...(aside ? [aside] : [])].join(comma[language])
  const text = [title, more].filter(Boolean).join(isShort(group) ? colon[language] : comma[language])
  return summary ? text + colon[language] + summary : text
}

function entriesOf(language: Language, records: BackgroundRecords): Record<BackgroundGroupId, BackgroundEntry[]> {
  return {
    education: records.education.map(({ id, institution, url, degree, area, start, end, grade, summary, courses }) => {
      const title = qualification(language, degree, area) || institution
      const details = said(title === institution ? undefined : institution, grade)
      return { fact: `education.${id}`, title, url, details, aside: yearsOf(start, end), summary, points: courses }
    }),
    certificates: records.certificates.map(({ id, name, issuer, date, url }) => {
      return { fact: `certificate.${id}`, title: name, url, details: said(issuer), aside: year(date), points: [] }
    }),
    publications: records.publications.map(({ id, title, publisher, date, url, summary }) => {
      return { fact: `publication.${id}`, title, url, details: said(publisher), aside: year(date), summary, points: [] }
    }),
    talks: records.talks.map(({ id, title, event, location, date, url, summary }) => {
      return { fact: `talk.${id}`, title, url, details: said(event, location), aside: year(date), summary, points: [] }
    }),
    awards: records.awards.map(({ id, title, awarder, date, summary }) => {
      return { fact: `award.${id}`, title, details: said(awarder), aside: year(date), summary, points: [] }
    }),
    volunteering: records.volunteering.map(({ id, organization, role, url, start, end, summary, achievements }) => {
      const base = { fact: `volunteering.${id}`, url, aside: yearsOf(start, end), summary, points: achievements }
      return { ...base, title: role ?? organization, details: role ? [organization] : [] }
    }),
    languages: records.spokenLanguages.map(({ id, name, levelText }) => {
      const isAside = levelText !== undefined && levelText.length <= ASIDE_MAX
      const level = isAside ? { details: [], aside: levelText } : { details: said(levelText) }
      return { fact: `language.${id}`, title: name, ...level, points: [] }
    }),
    interests: records.interests.map(({ id, name, keywords }) => {
      return { fact: `interest.${id}`, title: name, details: keywords, points: [] }
    }),
  }
}

const qualification = (language: Language, ...parts: (string | undefined)[]): string =>
  said(...parts).join(comma[language])

/** Titles that are put together of untranslated texts alone. Pages show each as one text. */
export function untranslatedTitles(
  language: Language,
  { education }: BackgroundRecords,
  untranslated: string[],
): string[] {
  const known = new Set(untranslated)
  return education.flatMap(({ degree, area }) =>
    degree && area && known.has(degree) && known.has(area) ? [qualification(language, degree, area)] : [],
  )
}

const said = (...texts: (string | undefined)[]): string[] => texts.filter((text) => text !== undefined)
const year = (date: string | undefined) => date?.slice(0, 4)
