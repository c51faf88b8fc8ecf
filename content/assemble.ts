/** Turns what an owner wrote in one language into the entities that pages, mails and the ledger read. */
import type { Content, InterviewEntry, Statement } from '#contract/content/content.ts'
import type { Owner } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'

export function assemble(language: Language, owner: Owner): Content {
  const { site, profile, work, skills, projects } = owner
  return {
    language,
    site,
    profile: {
      ...profile,
      channels: {
        general: profile.channels?.general ?? profile.email,
        hiring: profile.channels?.hiring ?? profile.email,
        projects: profile.channels?.projects ?? profile.email,
        support: profile.channels?.support ?? profile.email,
      },
      profiles: list(profile.profiles),
      coreExpertise: list(profile.coreExpertise),
      skills: list(profile.skills),
    },
    experience: list(work).map(({ end = null, achievements, technologies = [], ...job }) => ({
      ...job,
      end,
      technologies,
      achievements: statements(achievements),
    })),
    skills: list(skills).map(({ achievements, metrics, projects, experience, technologies = [], ...skill }) => ({
      ...skill,
      technologies,
      evidence: {
        achievements: statements(achievements),
        metrics: statements(metrics),
        projects: list(projects),
        experience,
      },
    })),
    caseStudies: list(projects).map(({ work, keyFeatures, outcomes, metrics, diagram, ...study }) => ({
      ...study,
      experience: work,
      keyFeatures: statements(keyFeatures),
      outcomes: statements(outcomes),
      metrics: list(metrics),
      diagram: {
        ...diagram,
        nodes: list(diagram.nodes),
        connections: list(diagram.connections),
        nextSteps: Object.values(diagram.nextSteps),
      },
    })),
    testimonials: list(owner.testimonials),
    services: list(owner.services),
    education: list(owner.education).map((one) => ({ ...one, courses: statements(one.courses) })),
    certificates: list(owner.certificates),
    publications: list(owner.publications),
    talks: list(owner.talks),
    awards: list(owner.awards),
    volunteering: list(owner.volunteering).map((one) => ({ ...one, achievements: statements(one.achievements) })),
    spokenLanguages: list(owner.languages),
    interview: list(owner.interview) as InterviewEntry[],
    interests: list(owner.interests).map((one) => ({ ...one, keywords: Object.values(one.keywords ?? {}) })),
  }
}

/** A map from id to value as a list of values with their ids. */
const list = <Value extends object>(map: Record<string, Value> = {}): (Value & { id: string })[] =>
  Object.entries(map).map(([id, value]) => ({ id, ...value }))

const statements = (texts: Record<string, string> = {}): Statement[] =>
  Object.entries(texts).map(([id, text]) => ({ id, text }))
