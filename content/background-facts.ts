/** The ledger of what stands beside work and projects: education, certificates, publications, languages and the like. */
import type { Content } from '#contract/content/content.ts'
import type { Fact } from './fact.ts'
import { colon } from './language/colon.ts'
import { languageLevels } from './language/language-levels.ts'

export function backgroundFacts(content: Content): Fact[] {
  const { language } = content
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')
  const withSummary = (text: string, summary?: string) => (summary ? text + colon[language] + summary : text)
  return [
    ...content.education.flatMap(({ id, institution, degree, area, start, end, grade, courses }): Fact[] => {
      const base = { kind: 'education' as const, source: institution, anchor: '/#education' }
      const tags = [institution, degree, area].filter((tag) => tag !== undefined)
      return [
        { ...base, id: `education.${id}`, text: join(degree, area, institution, period(start, end), grade), tags },
        ...courses.map((course) => ({ ...base, id: `education.${id}.${course.id}`, text: course.text, tags })),
      ]
    }),
    ...content.certificates.map(({ id, name, issuer, date }): Fact => {
      const text = join(name, issuer, year(date))
      return { id: `certificate.${id}`, kind: 'certificate', text, tags: [name], anchor: '/#certificates' }
    }),
    ...content.publications.map(({ id, title, publisher, date, summary }): Fact => {
      const text = withSummary(join(title, publisher, year(date)), summary)
      return { id: `publication.${id}`, kind: 'publication', text, tags: [title], anchor: '/#publications' }
    }),
    ...content.talks.map(({ id, title, event, location, date }): Fact => {
      const text = join(title, event, location, year(date))
      return { id: `talk.${id}`, kind: 'talk', text, tags: [title, event], anchor: '/#talks' }
    }),
    ...content.awards.map(({ id, title, awarder, date, summary }): Fact => {
      const text = withSummary(join(title, awarder, year(date)), summary)
      return { id: `award.${id}`, kind: 'award', text, tags: [title], anchor: '/#awards' }
    }),
    ...content.volunteering.flatMap(({ id, organization, role, start, end, summary, achievements }): Fact[] => {
      const base = { kind: 'volunteering' as const, source: organization, anchor: '/#volunteering' }
      const tags = [organization, role]
      return [
        {
          ...base,
          id: `volunteering.${id}`,
          text: withSummary(join(role, organization, period(start, end)), summary),
          tags,
        },
        ...achievements.map((one) => ({ ...base, id: `volunteering.${id}.${one.id}`, text: one.text, tags })),
      ]
    }),
    ...content.spokenLanguages.map(({ id, level }): Fact => {
      const name = new Intl.DisplayNames(language, { type: 'language' }).of(id) ?? id
      const text = name + colon[language] + languageLevels[language][level]
      return { id: `language.${id}`, kind: 'language', text, tags: [name], anchor: '/#languages' }
    }),
    ...content.interview.flatMap(({ id, answer }): Fact[] =>
      answer ? [{ id: `interview.${id}`, kind: 'interview', text: answer, source: content.profile.name, tags: [], anchor: '' }] : [],
    ),
    ...content.interests.map(({ id, name, keywords }): Fact => {
      const text = withSummary(name, keywords.join(', ') || undefined)
      return { id: `interest.${id}`, kind: 'interest', text, tags: [name, ...keywords], anchor: '/#interests' }
    }),
  ]
}

const year = (date?: string) => date?.slice(0, 4)

/** "2005–2008", "2005–" while it goes on, "2008" where only the end is known. */
function period(start?: string, end?: string): string | undefined {
  if (!start) return year(end)
  return `${year(start)}–${year(end) ?? ''}`
}
