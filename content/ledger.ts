/**
 * The ledger: every statement the owner makes, flattened. Nothing on the site, in an answer or in a résumé states a
 * fact that is not here.
 */
import type { Content } from '../contract/content.ts'

export interface Fact {
  /** Stable in every language, such as `experience.fjordvane-logistics.launch-epic`. */
  id: string
  kind:
    | 'profile'
    | 'expertise'
    | 'job'
    | 'achievement'
    | 'skill'
    | 'evidence'
    | 'case-study'
    | 'testimonial'
    | 'service'
  text: string
  /** Words that the fact should be found by beside its own: names, companies, technologies. */
  tags: string[]
  /** Where on the site it stands. */
  anchor: string
}

export function buildLedger(content: Content): Fact[] {
  return [
    ...profileFacts(content),
    ...experienceFacts(content),
    ...skillFacts(content),
    ...caseStudyFacts(content),
    ...content.testimonials.map(({ id, quote, author, role }): Fact => {
      return {
        id: `testimonial.${id}`,
        kind: 'testimonial',
        text: quote,
        tags: [author, role],
        anchor: '/#testimonials',
      }
    }),
    ...content.services.map(({ id, title, description }): Fact => {
      return {
        id: `service.${id}`,
        kind: 'service',
        text: `${title}: ${description}`,
        tags: [title],
        anchor: '/#contact',
      }
    }),
  ]
}

function profileFacts({ profile }: Content): Fact[] {
  const fact = (key: 'title' | 'bio' | 'summary' | 'location' | 'availability', anchor: string): Fact => {
    return { id: `profile.${key}`, kind: 'profile', text: profile[key], tags: [], anchor }
  }
  return [
    fact('title', '/#home'),
    fact('bio', '/#home'),
    fact('location', '/#home'),
    fact('availability', '/#contact'),
    fact('summary', '/#about'),
    ...profile.coreExpertise.map(({ id, title, description }): Fact => {
      const text = `${title}: ${description}`
      return { id: `profile.expertise.${id}`, kind: 'expertise', text, tags: [title], anchor: '/#about' }
    }),
    ...profile.skills.map(({ id, name }): Fact => {
      return { id: `profile.skill.${id}`, kind: 'expertise', text: name, tags: [], anchor: '/#about' }
    }),
  ]
}

function experienceFacts({ experience }: Content): Fact[] {
  return experience.flatMap(({ id, company, title, description, achievements, technologies, start, end }) => {
    const anchor = `/#job-${id}`
    const tags = [company, title, ...technologies, start.slice(0, 4), end?.slice(0, 4) ?? '']
    return [
      { id: `experience.${id}`, kind: 'job' as const, text: description, tags, anchor },
      ...achievements.map((achievement): Fact => {
        return { id: `experience.${id}.${achievement.id}`, kind: 'achievement', text: achievement.text, tags, anchor }
      }),
    ]
  })
}

function skillFacts({ skills }: Content): Fact[] {
  return skills.flatMap(({ id, name, category, technologies, evidence }) => {
    const anchor = `/#skill-${id}`
    const tags = [name, category, ...technologies]
    const proof = (kind: string, { id: key, text }: { id: string; text: string }): Fact => {
      return { id: `skill.${id}.${kind}.${key}`, kind: 'evidence', text, tags, anchor }
    }
    return [
      { id: `skill.${id}`, kind: 'skill' as const, text: evidence.experience, tags, anchor },
      ...evidence.achievements.map((statement) => proof('achievement', statement)),
      ...evidence.metrics.map((statement) => proof('metric', statement)),
      ...evidence.projects.map((statement) => proof('project', statement)),
    ]
  })
}

function caseStudyFacts({ caseStudies }: Content): Fact[] {
  return caseStudies.flatMap((study) => {
    const page = `/case-study/${study.id}`
    const tags = [study.title, study.category, ...study.technologies]
    const fact = (key: string, text: string, anchor: string): Fact => {
      return { id: `case-study.${study.id}.${key}`, kind: 'case-study', text, tags, anchor: `${page}#${anchor}` }
    }
    return [
      { id: `case-study.${study.id}`, kind: 'case-study' as const, text: study.description, tags, anchor: page },
      fact('challenge', study.challenge, 'challenge'),
      fact('solution', study.solution, 'solution'),
      ...study.keyFeatures.map(({ id, text }) => fact(`feature.${id}`, text, 'features')),
      ...study.outcomes.map(({ id, text }) => fact(`outcome.${id}`, text, 'outcomes')),
      ...study.metrics.map(({ id, label, value }) => fact(`metric.${id}`, `${label}: ${value}`, 'metrics')),
      fact('architecture', study.diagram.explanation, 'architecture'),
      ...study.diagram.nodes.map(({ id, label, details }) =>
        fact(`node.${id}`, `${label}: ${details}`, 'architecture'),
      ),
    ]
  })
}
