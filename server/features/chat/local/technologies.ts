/** The technologies that a question names, and where the facts show that they were used. */
import type { Fact } from '#content/fact.ts'
import type { Content } from '#contract/content/content.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'

/** A name may touch other scripts: KafkaとRedis. */
const LETTER = '[\\p{Script=Latin}\\d]'
const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export interface Technology {
  name: string
  terms: string[]
  isIn(text: string): boolean
}

/** The technologies of a content do not change, and are looked for in every message. */
const known = new WeakMap<Content, Technology[]>()

function technologiesOf({ content, retrieval }: Knowledge): Technology[] {
  let technologies = known.get(content)
  if (!technologies) {
    const { experience, caseStudies, skills } = content
    const names = new Set([...experience, ...caseStudies, ...skills].flatMap((one) => one.technologies))
    technologies = [...names].map((name): Technology => {
      const pattern = new RegExp(`(?<!${LETTER})${escaped(name)}(?!${LETTER})`, 'u')
      return { name, terms: retrieval.telling(name), isIn: (text) => pattern.test(text) }
    })
    known.set(content, technologies)
  }
  return technologies
}

/** Of two names one of which is in the other, the longer: Azure OpenAI is not Azure. */
export function technologiesIn(knowledge: Knowledge, message: string): Technology[] {
  const asked = new Set(knowledge.retrieval.asked(message).map(({ term }) => term))
  const named = technologiesOf(knowledge).filter(
    ({ terms }) => terms.length > 0 && terms.every((term) => asked.has(term)),
  )
  const isWithin = (one: Technology, other: Technology) =>
    one.terms.length < other.terms.length && one.terms.every((term) => other.terms.includes(term))
  return named.filter((one) => !named.some((other) => isWithin(one, other)))
}

export const usesAll = (used: Technology[], { technologies }: { technologies: string[] }): boolean =>
  used.every(({ name }) => technologies.includes(name))

/** One fact of each case study and job that used all of them: what was done with it, else that it was used. */
export function evidenceOf({ content, retrieval }: Knowledge, used: Technology[], others: Technology[] = []): Fact[] {
  const isPlace = (one: { technologies: string[] }) => usesAll(used, one)
  const places = [
    ...content.caseStudies.filter(isPlace).map(({ id, diagram, keyFeatures }) => {
      const keys = [...diagram.nodes.map((node) => `node.${node.id}`), ...keyFeatures.map((one) => `feature.${one.id}`)]
      return { start: `case-study.${id}`, keys: [...keys, 'solution'] }
    }),
    ...content.experience.filter(isPlace).map(({ id, achievements }) => {
      return { start: `experience.${id}`, keys: achievements.map((one) => one.id) }
    }),
  ]
  const says = ({ text }: Fact) => used.every(({ isIn }) => isIn(text)) && !others.some(({ isIn }) => isIn(text))
  return places.flatMap(({ start, keys }) => {
    const facts = [...keys.map((key) => `${start}.${key}`), start].flatMap((id) => retrieval.facts.get(id) ?? [])
    return facts.find(says) ?? retrieval.facts.get(`${start}.technologies`) ?? []
  })
}
