/** What of the owner's work is worth asking about for somebody from a field of business. */
import type { IndustryId } from '#contract/chat/persona.ts'
import type { Experience, FullCaseStudy } from '#contract/content/content.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { shortName } from '#server/knowledge/world/technologies.ts'
import { findIndustry } from './industry.ts'

const TOPICS = 3
/** Projects that come before the jobs where nothing tells them apart. */
const PROJECTS_FIRST = 2

interface Topic {
  question: string
  /** Only a project with a challenge can be played through. */
  study?: FullCaseStudy
}

/** Work in the visitor's own field comes first. */
export function topicsFor({ content, sentences }: Knowledge, industry: IndustryId | undefined): Topic[] {
  const { ask } = sentences
  const ofStudy = (study: FullCaseStudy) => {
    const title = shortName(study.title)
    const question = study.challenge
      ? ask.projectChallenge({ title })
      : study.outcomes.length > 0
        ? ask.projectResults({ title })
        : ask.project({ title })
    const texts = [study.subtitle, study.description, study.challenge]
    return { question, ...(study.challenge && { study }), titles: [study.title, study.category], texts }
  }
  const ofJob = ({ company, title, description }: Experience) => ({
    question: ask.job({ company }),
    titles: [company, title],
    texts: [description],
  })
  const studies = content.caseStudies.map(ofStudy)
  const all = [...studies.slice(0, PROJECTS_FIRST), ...content.experience.map(ofJob), ...studies.slice(PROJECTS_FIRST)]
  const isTheirs = (one: (typeof all)[number]) =>
    industry !== undefined && findIndustry({ types: [], ...one }) === industry
  return [...all.filter(isTheirs), ...all.filter((one) => !isTheirs(one))].slice(0, TOPICS)
}
