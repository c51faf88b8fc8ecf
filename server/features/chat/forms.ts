/**
 * Questions whose form tells what answers them, where ranking by words does not: when and where, all the jobs, every
 * place in which something is named, one thing or the other.
 */
import type { Fact } from '../../../content/ledger.ts'
import type { Content } from '../../../contract/content.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { plainly, saysOneOf, withoutPhrases } from '../../knowledge/phrases.ts'
import type { Retrieval } from '../../knowledge/retrieval.ts'

export interface Formed {
  /** All of them are said, in this order. */
  facts: Fact[]
  /** What is said before them: a key of `lead`. */
  lead?: 'list' | 'between' | 'jobs'
  /** What the question names, as the facts write it. */
  names?: string
}

/** Places in which something is named, beyond which a list is no answer any more. */
const MOST_PLACES = 6
/** Examples of each of several things to choose from. */
const EXAMPLES = 2

/** @param goesOn it points back to what was said before, which decides what it is about. */
export function answerByForm(knowledge: Knowledge, message: string, goesOn: boolean): Formed | undefined {
  const { content, retrieval, words } = knowledge
  const { forms } = words
  const plain = plainly(message)
  const isSaid = (phrases: string[]) => saysOneOf(phrases)(plain)
  /** What a question is about beside its form. */
  const rest = (phrases: string[]) => retrieval.asked(withoutPhrases(plain, phrases)).map(({ term }) => term)
  const [newest, first] = [content.experience[0], content.experience.at(-1)]

  const technologies = technologiesIn(knowledge, message)
  if (technologies.length > 0) {
    if (goesOn) return undefined
    if (technologies.length > 1 && isSaid(forms.between)) return chooseBetween(knowledge, message, technologies)
    const named = new Set(technologies.flatMap(({ terms }) => terms))
    if (!isSaid(forms.which) || rest(forms.which).some((term) => !named.has(term))) return undefined
    const facts = evidenceOf(knowledge, technologies).slice(0, MOST_PLACES)
    const names = technologies.map(({ name }) => name).join(', ')
    return facts.length > 1 ? { facts, lead: 'list', names } : undefined
  }

  const job = jobIn(knowledge, message)
  if (job) {
    const company = retrieval.telling(job.company)
    const isOnlyWhen = isSaid(forms.when) && rest(forms.when).every((term) => company.includes(term))
    return isOnlyWhen ? jobFacts(retrieval, [job], '.period') : undefined
  }
  if (isSaid(forms.first) && first) return jobFacts(retrieval, [first], '', '.period')
  if (goesOn) return undefined
  if (isSaid(forms.jobs) && rest(forms.jobs).length === 0) {
    return { ...jobFacts(retrieval, content.experience, '.period'), lead: 'jobs' }
  }
  if (isSaid(forms.when) && rest(forms.when).length === 0 && first) {
    return withFact(retrieval, jobFacts(retrieval, [first], '.period'), 'profile.bio')
  }
  if (isSaid(forms.where) && rest(forms.where).length === 0 && newest) {
    return withFact(retrieval, jobFacts(retrieval, [newest], '.period'), 'profile.location')
  }
  return undefined
}

/** "When was that?": the times of the jobs that were talked about. */
export function timesOf({ content, retrieval, words }: Knowledge, message: string, about: Fact[]): Formed | undefined {
  const plain = plainly(message)
  if (!saysOneOf(words.forms.when)(plain)) return undefined
  const beside = [...words.forms.when, ...words.pointing]
  if (retrieval.asked(withoutPhrases(plain, beside)).length > 0) return undefined
  const jobs = content.experience.filter(({ id }) => about.some((fact) => fact.id.startsWith(`experience.${id}`)))
  return jobs.length > 0 ? jobFacts(retrieval, jobs, '.period') : undefined
}

type Job = Content['experience'][number]

function jobFacts({ facts }: Retrieval, jobs: Job[], ...keys: string[]): Formed {
  return { facts: jobs.flatMap(({ id }) => keys.flatMap((key) => facts.get(`experience.${id}${key}`) ?? [])) }
}

const withFact = ({ facts }: Retrieval, formed: Formed, id: string): Formed => {
  return { facts: [...[facts.get(id)].filter((fact) => fact !== undefined), ...formed.facts] }
}

/** Companies are called by the first word of their name. */
function jobIn({ content, retrieval }: Knowledge, message: string): Job | undefined {
  const asked = new Set(retrieval.asked(message).map(({ term }) => term))
  return content.experience.find(({ company }) => asked.has(retrieval.telling(company)[0] ?? ''))
}

interface Technology {
  name: string
  terms: string[]
  isIn(text: string): boolean
}

const known = new WeakMap<Content, Technology[]>()

function technologiesOf({ content, retrieval }: Knowledge): Technology[] {
  let technologies = known.get(content)
  if (!technologies) {
    const { experience, caseStudies, skills } = content
    const names = new Set([...experience, ...caseStudies, ...skills].flatMap((one) => one.technologies))
    technologies = [...names].map((name): Technology => {
      // A name in Latin letters may touch other scripts: KafkaとRedis.
      const pattern = new RegExp(
        `(?<![\\p{Script=Latin}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{Script=Latin}\\d])`,
        'u',
      )
      return { name, terms: retrieval.telling(name), isIn: (text) => pattern.test(text) }
    })
    known.set(content, technologies)
  }
  return technologies
}

/** Of two names one of which is in the other, the longer: Azure OpenAI is not Azure. */
function technologiesIn(knowledge: Knowledge, message: string): Technology[] {
  const asked = new Set(knowledge.retrieval.asked(message).map(({ term }) => term))
  const named = technologiesOf(knowledge).filter(
    ({ terms }) => terms.length > 0 && terms.every((term) => asked.has(term)),
  )
  const isWithin = (one: Technology, other: Technology) =>
    one.terms.length < other.terms.length && one.terms.every((term) => other.terms.includes(term))
  return named.filter((one) => !named.some((other) => isWithin(one, other)))
}

/** One fact of each case study and job that used all of them: what was done with it, else that it was used. */
function evidenceOf({ content, retrieval }: Knowledge, used: Technology[], others: Technology[] = []): Fact[] {
  const usesAll = ({ technologies }: { technologies: string[] }) =>
    used.every(({ name }) => technologies.includes(name))
  const places = [
    ...content.caseStudies.filter(usesAll).map(({ id, diagram, keyFeatures }) => {
      const keys = [...diagram.nodes.map((node) => `node.${node.id}`), ...keyFeatures.map((one) => `feature.${one.id}`)]
      return { start: `case-study.${id}`, keys: [...keys, 'solution'] }
    }),
    ...content.experience.filter(usesAll).map(({ id, achievements }) => {
      return { start: `experience.${id}`, keys: achievements.map((one) => one.id) }
    }),
  ]
  const says = ({ text }: Fact) => used.every(({ isIn }) => isIn(text)) && !others.some(({ isIn }) => isIn(text))
  return places.flatMap(({ start, keys }) => {
    const facts = [...keys.map((key) => `${start}.${key}`), start].flatMap((id) => retrieval.facts.get(id) ?? [])
    return facts.find(says) ?? retrieval.facts.get(`${start}.technologies`) ?? []
  })
}

/** Nothing ranks them: what the facts say of all of them, then of each. */
function chooseBetween(knowledge: Knowledge, message: string, technologies: Technology[]): Formed | undefined {
  const { retrieval } = knowledge
  const named = new Set(technologies.flatMap(({ terms }) => terms))
  const beside = retrieval.asked(message).filter(({ term }) => !named.has(term))
  if (beside.some(({ isKnown, isName }) => isKnown || isName)) return undefined
  const isSaying = ({ kind }: Fact) => kind !== 'technologies'
  const ofAll = retrieval
    .search(message)
    .found.map(({ fact }) => fact)
    .find((fact) => isSaying(fact) && technologies.every(({ isIn }) => isIn(fact.text)))
  const ofEach = technologies.flatMap((one) => {
    const others = technologies.filter((other) => other !== one)
    const facts = evidenceOf(knowledge, [one], others)
    const saying = facts.filter(isSaying)
    return (saying.length > 0 ? saying : facts).slice(0, EXAMPLES)
  })
  return { facts: [...new Set([...(ofAll ? [ofAll] : []), ...ofEach])], lead: 'between' }
}
