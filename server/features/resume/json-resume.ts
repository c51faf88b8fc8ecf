/** The ledger as a JSON Résumé (jsonresume.org, schema 1.0.0) for other tools. */
import { networkName } from '#content/networks.ts'
import type { Content } from '#contract/content/content.ts'

export function jsonResume(
  { profile, experience, skills, caseStudies, testimonials }: Content,
  siteUrl: string,
  at: number,
  /** A note about the whole document. */
  caveat?: string,
): object {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: profile.name,
      label: profile.title,
      email: profile.channels.hiring,
      ...(profile.website && { url: profile.website }),
      summary: [profile.bio, profile.summary, caveat].filter(Boolean).join(' '),
      location: { city: profile.location?.split(/[,，、・]/)[0]?.trim(), countryCode: profile.country },
      profiles: profile.profiles.map((account) => ({
        network: networkName(account),
        username: new URL(account.url).pathname.split('/').findLast(Boolean)?.replace(/^@/, ''),
        url: account.url,
      })),
    },
    work: experience.map(({ company, title, start, end, description, achievements }) => ({
      name: company,
      position: title,
      startDate: start,
      ...(end && { endDate: end }),
      summary: description,
      highlights: achievements.map(({ text }) => text),
    })),
    skills: skills.map(({ name, technologies }) => ({ name, keywords: technologies })),
    projects: caseStudies.map((study) => ({
      name: study.title,
      description: study.description,
      highlights: study.outcomes.map(({ text }) => text),
      keywords: study.technologies,
      url: new URL(`/case-study/${study.id}`, siteUrl).href,
      entity: experience.find(({ id }) => id === study.experience)?.company,
      type: study.category,
    })),
    references: testimonials.map(({ author, role, quote }) => ({
      name: [author, role].filter(Boolean).join(', '),
      reference: quote,
    })),
    meta: {
      canonical: new URL('/resume.json', siteUrl).href,
      version: 'v1.0.0',
      lastModified: new Date(at).toISOString().slice(0, 19),
    },
  }
}
