/** Joins what is the same in every language with what is said in one: the entities that pages, mails and the ledger read. */

import type { Content, Statement } from '../contract/content.ts'
import type { FactTexts } from '../contract/content-source.ts'
import type { Language } from '../contract/language.ts'
import { caseStudies } from './case-studies/index.ts'
import { experience } from './experience.ts'
import { profile } from './profile.ts'
import { services } from './services.ts'
import { site } from './site.ts'
import { skills } from './skills.ts'
import { testimonials } from './testimonials.ts'

/** @throws if an id of the data has no text; `npm run content:check` says which, in all languages at once. */
export function assemble(language: Language, texts: FactTexts): Content {
  return {
    language,
    site,
    profile: {
      ...profile,
      ...texts.profile,
      coreExpertise: profile.coreExpertise.map((id) => ({ id, ...need(texts.profile.coreExpertise, id) })),
      skills: profile.skills.map(({ id, level }) => ({ id, level, name: need(texts.profile.skills, id) })),
    },
    experience: experience.map((job) => {
      const text = need(texts.experience, job.id)
      return { ...job, ...text, achievements: statements(job.achievements, text.achievements) }
    }),
    skills: skills.map(({ achievements, metrics, projects, ...skill }) => {
      const text = need(texts.skills, skill.id)
      return {
        ...skill,
        name: text.name,
        category: text.category,
        evidence: {
          achievements: statements(achievements, text.achievements),
          metrics: statements(metrics, text.metrics),
          projects: projects.map((project) => ({ ...project, text: need(text.projects, project.id) })),
          experience: text.experience,
        },
      }
    }),
    caseStudies: caseStudies.map((study) => {
      const text = need(texts.caseStudies, study.id)
      const { nodes, connections, nextSteps } = study.diagram
      return {
        ...study,
        ...text,
        keyFeatures: statements(study.keyFeatures, text.keyFeatures),
        outcomes: statements(study.outcomes, text.outcomes),
        metrics: study.metrics.map((id) => ({ id, ...need(text.metrics, id) })),
        diagram: {
          ...text.diagram,
          nodes: nodes.map((node) => ({ ...node, ...need(text.diagram.nodes, node.id) })),
          connections: connections.map((connection) => ({
            ...connection,
            label: need(text.diagram.connections, connection.id),
          })),
          nextSteps: nextSteps.map((id) => need(text.diagram.nextSteps, id)),
        },
      }
    }),
    testimonials: testimonials.map((testimonial) => ({ ...testimonial, ...need(texts.testimonials, testimonial.id) })),
    services: services.map((service) => ({ ...service, ...need(texts.services, service.id) })),
  }
}

const statements = (ids: string[], texts: Record<string, string>): Statement[] =>
  ids.map((id) => ({ id, text: need(texts, id) }))

function need<Text>(texts: Record<string, Text>, id: string): Text {
  const text = texts[id]
  if (text === undefined) throw new Error(`There is no text for "${id}".`)
  return text
}
