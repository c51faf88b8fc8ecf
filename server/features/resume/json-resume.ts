/** The ledger as a JSON Résumé (jsonresume.org, schema 1.0.0) for other tools. */
import { spaceIn } from '#content/language/traits.ts'
import { networkName } from '#content/networks.ts'
import { type CaseStudy, type Content, employerOf, type FullContent } from '#contract/content/content.ts'

export function jsonResume(
  content: FullContent,
  siteUrl: string,
  at: number,
  /** A note about the whole document. */
  caveat?: string,
): object {
  const { records } = content
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: basics(content, siteUrl, caveat),
    work: content.experience.map(({ company, title, url, location, about, start, end, description, ...job }) =>
      given({
        name: company,
        // An import calls a job without a position by its employer.
        position: employerOf({ title, company }) && title,
        url,
        location,
        description: about,
        startDate: start,
        endDate: end ?? undefined,
        summary: description,
        highlights: job.achievements.map(({ text }) => text),
        // Not of the schema, which has room for more than it names.
        technologies: job.technologies,
      }),
    ),
    volunteer: records.volunteering.map(({ organization, role, url, start, end, summary, achievements }) =>
      given({
        organization,
        position: role,
        url,
        startDate: start,
        endDate: end,
        summary,
        highlights: achievements.map(({ text }) => text),
      }),
    ),
    education: records.education.map(({ institution, url, degree, area, start, end, grade, summary, courses }) =>
      given({
        institution,
        url,
        studyType: degree,
        area,
        startDate: start,
        endDate: end,
        score: grade,
        // Not of the schema either.
        summary,
        courses: courses.map(({ text }) => text),
      }),
    ),
    awards: records.awards.map(({ title, date, awarder, summary }) => given({ title, date, awarder, summary })),
    certificates: records.certificates.map(({ name, date, issuer, url }) => given({ name, date, issuer, url })),
    publications: records.publications.map(({ title, publisher, date, url, summary }) =>
      given({ name: title, publisher, releaseDate: date, url, summary }),
    ),
    skills: content.skills.map(({ name, levelText, technologies, keywords }) =>
      given({ name, level: levelText, keywords: [...technologies, ...keywords] }),
    ),
    languages: records.spokenLanguages.map(({ name, levelText }) => given({ language: name, fluency: levelText })),
    interests: records.interests.map(({ name, keywords }) => given({ name, keywords })),
    references: content.testimonials.map(({ author, role, quote }) =>
      given({ name: [author, role].filter(Boolean).join(', '), reference: quote }),
    ),
    projects: [...content.caseStudies.map((study) => project(content, study, siteUrl)), ...talks(records)],
    meta: {
      canonical: new URL('/resume.json', siteUrl).href,
      version: 'v1.0.0',
      lastModified: new Date(at).toISOString().slice(0, 19),
    },
  }
}

/** As many write them beside their name. */
const pronounPairs = { she: 'she/her', he: 'he/him', they: 'they/them', none: undefined }

/** JSON Résumé has no fields of its own for a family's name, pronouns and for what somebody is open to; its schema allows others. */
function basics({ profile, records, language }: FullContent, siteUrl: string, caveat?: string): object {
  const { address } = profile
  return given({
    name: profile.name,
    label: profile.title,
    familyName: records.familyName,
    pronouns: profile.pronouns && pronounPairs[profile.pronouns],
    image: profile.photo ? new URL(profile.photo.src, siteUrl).href : profile.image,
    email: profile.channels.hiring,
    phone: profile.phone,
    url: profile.website,
    availability: profile.availability,
    openTo: given({ ...records.openTo }),
    summary: [profile.bio, profile.summary, caveat].filter(Boolean).join(spaceIn(language)),
    location: given({
      address: address?.street,
      postalCode: address?.postalCode,
      city: address?.city ?? profile.location?.split(/[,，、・]/)[0]?.trim(),
      region: address?.region,
      countryCode: profile.country,
    }),
    profiles: [
      ...profile.profiles.map((account) => ({
        network: networkName(account),
        username: account.username ?? usernameIn(account.url),
        url: account.url,
      })),
      ...profile.unlinkedProfiles.map((account) =>
        given({ network: networkName(account), username: account.username }),
      ),
    ],
  })
}

function project({ experience }: Content, study: CaseStudy, siteUrl: string): object {
  return given({
    name: study.title,
    description: study.description,
    highlights: study.outcomes.map(({ text }) => text),
    keywords: [...study.technologies, ...study.keywords],
    // Not of the schema: which of the keywords are no mere matters.
    technologies: study.technologies,
    startDate: study.start,
    endDate: study.end,
    url: study.url ?? study.repository ?? new URL(`/case-study/${study.id}`, siteUrl).href,
    roles: study.roles,
    entity: experience.find(({ id }) => id === study.experience)?.company ?? study.entity,
    type: study.category,
  })
}

/** JSON Résumé has no talks of its own: it names them as a type of project. */
const talks = ({ talks }: FullContent['records']): object[] =>
  talks.map(({ title, event, date, url, summary }) =>
    given({ name: title, description: summary, entity: event, startDate: date, endDate: date, url, type: 'talk' }),
  )

/** The last part of a profile's address, without the sign that some networks put in front. */
export const usernameIn = (url: string): string | undefined =>
  new URL(url).pathname.split('/').findLast(Boolean)?.replace(/^@/, '')

/** Without what the owner does not say. */
const given = (values: Record<string, unknown>): object =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => {
      return (
        value !== undefined && value !== '' && !(typeof value === 'object' && Object.keys(value ?? {}).length === 0)
      )
    }),
  )
