/**
 * Questions whose form tells what answers them, where ranking by words does not: what she does, when and where, all the jobs, every
 * place in which something is named, one thing or the other.
 */
import type { Fact } from '#content/fact.ts'
import type { CaseStudy, Experience } from '#contract/content/content.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { plainly, saysOneOf, withoutPhrases } from '#server/knowledge/phrases.ts'
import type { Found, Retrieval } from '#server/knowledge/retrieval.ts'
import { evidenceOf, type Technology, technologiesIn, usesAll } from './technologies.ts'

export interface Formed {
  /** All of them are said, in this order. */
  facts: Fact[]
  /** What is said before them: a key of `lead`. */
  lead?: 'list' | 'between' | 'jobs' | 'offer' | 'need' | 'plainly'
  /** What the question names, as the facts write it. */
  names?: string
}

/** Places in which something is named, beyond which a list is no answer any more. */
const MOST_PLACES = 6
/** Examples of each of several things to choose from. */
const EXAMPLES = 2

interface Asked {
  message: string
  /** It has words for what the facts do not say: then its form must be all that it says. */
  unsaid: boolean
  /** What was talked about before, if it points back to that. */
  about?: Fact[] | undefined
}

export function answerByForm(knowledge: Knowledge, { message, unsaid, about }: Asked): Formed | undefined {
  const { content, retrieval, words } = knowledge
  const { forms } = words
  const plain = plainly(message)
  const isSaid = (phrases: string[]) => saysOneOf(phrases)(plain)
  /** What a question is about beside its form. */
  const rest = (phrases: string[]) => aboutWhat(retrieval, withoutPhrases(plain, phrases))
  const [newest, first] = [content.experience[0], content.experience.at(-1)]

  const studies = studiesIn(knowledge, message)
  if (studies.length > 1 && isSaid([...forms.between, ...forms.compare])) return compareStudies(retrieval, studies)

  const technologies = technologiesIn(knowledge, message)
  if (technologies.length > 1 && isSaid(forms.between)) return chooseBetween(knowledge, message, technologies, unsaid)
  if (technologies.length > 0) {
    const named = new Set(technologies.flatMap(({ terms }) => terms))
    const names = technologies.map(({ name }) => name).join(', ')
    if (isSaid(forms.when) && rest(forms.when).every((term) => named.has(term))) {
      const jobs = content.experience.filter((job) => usesAll(technologies, job))
      return jobs.length > 0 ? { ...jobFacts(retrieval, jobs, '.period'), lead: 'list', names } : undefined
    }
    if (!isSaid(forms.which) || rest(forms.which).some((term) => !named.has(term))) return undefined
    const everywhere = evidenceOf(knowledge, technologies)
    const there = everywhere.filter((fact) => about?.some((other) => subject(other) === subject(fact)))
    const facts = (there.length > 0 ? there : everywhere).slice(0, MOST_PLACES)
    return facts.length > 0 ? { facts, lead: 'list', names } : undefined
  }

  const job = jobIn(knowledge, message)
  if (job) {
    const company = retrieval.telling(job.company)
    const isOnlyWhen = isSaid(forms.when) && rest(forms.when).every((term) => company.includes(term))
    return isOnlyWhen ? jobFacts(retrieval, [job], '.period') : undefined
  }
  if (isSaid(forms.work) && newest && rest([...forms.work, ...words.owner]).length === 0) {
    return withFact(retrieval, jobFacts(retrieval, [newest], ''), 'profile.title')
  }
  if (isSaid(forms.first) && first && !unsaid) return jobFacts(retrieval, [first], '', '.period')
  if (about) return undefined
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

/**
 * "When was that?": the times of the jobs that were talked about; nothing, if it was no job.
 * @returns undefined for any other question.
 */
export function timesOf(
  { content, retrieval, words }: Knowledge,
  message: string,
  { formed, found }: { formed?: Formed; found: Found[] },
): Formed | undefined {
  const plain = plainly(message)
  const { when } = words.forms
  if (!saysOneOf(when)(plain) || saysOneOf(words.owner)(plain)) return undefined
  if (aboutWhat(retrieval, withoutPhrases(plain, [...when, ...words.pointing])).length > 0) return undefined
  const about = formed?.facts ?? found.slice(0, 1).map(({ fact }) => fact)
  const jobs = content.experience.filter(({ id }) => about.some((fact) => subject(fact) === `experience.${id}`))
  return jobFacts(retrieval, jobs, '.period')
}

/** The case study that a question names and says nothing else of: "What is EPIC?" */
export function studyIn({ content, retrieval, words }: Knowledge, message: string): CaseStudy | undefined {
  const asked = retrieval.asked(withoutPhrases(plainly(message), words.forms.which)).map(({ term }) => term)
  return content.caseStudies.find(({ id, title }) => {
    const name = retrieval.telling(title)
    // What it is called for short comes first in its id.
    const [short] = retrieval.telling(id.split('-')[0] ?? '')
    const isNamed = asked.some((term) => term === short) || (asked.length > 1 && asked.length >= name.length / 2)
    return isNamed && asked.every((term) => name.includes(term))
  })
}

/** The case studies that a question names by a word of their titles that no other title has. */
function studiesIn({ content: { caseStudies }, retrieval }: Knowledge, message: string): CaseStudy[] {
  const asked = new Set(retrieval.asked(message).map(({ term }) => term))
  const names = caseStudies.map(({ title }) => retrieval.telling(title))
  return caseStudies.filter((_, i) => {
    const others = new Set(names.flatMap((name, other) => (other === i ? [] : name)))
    return names[i]!.some((term) => asked.has(term) && !others.has(term))
  })
}

/** Whether a message names a job or a technology of the facts. */
export const namesWork = (knowledge: Knowledge, message: string): boolean =>
  technologiesIn(knowledge, message).length > 0 || jobIn(knowledge, message) !== undefined

/** What each is, and what came of it. */
function compareStudies({ facts }: Retrieval, studies: CaseStudy[]): Formed {
  const ids = studies.flatMap(({ id, outcomes }) => [
    `case-study.${id}`,
    ...outcomes.slice(0, 1).map((outcome) => `case-study.${id}.outcome.${outcome.id}`),
  ])
  return { facts: ids.flatMap((id) => facts.get(id) ?? []), lead: 'between' }
}

const aboutWhat = ({ asked }: Retrieval, text: string) =>
  asked(text)
    .filter(({ isFiller }) => !isFiller)
    .map(({ term }) => term)

/** The job, skill or case study that a fact belongs to. */
export const subject = ({ id }: Fact) => id.split('.').slice(0, 2).join('.')

function jobFacts({ facts }: Retrieval, jobs: Experience[], ...keys: string[]): Formed {
  return { facts: jobs.flatMap(({ id }) => keys.flatMap((key) => facts.get(`experience.${id}${key}`) ?? [])) }
}

const withFact = ({ facts }: Retrieval, formed: Formed, id: string): Formed => {
  return { facts: [...[facts.get(id) ?? []].flat(), ...formed.facts] }
}

/** Companies are called by the first word of their name. */
function jobIn({ content, retrieval }: Knowledge, message: string): Experience | undefined {
  const asked = new Set(retrieval.asked(message).map(({ term }) => term))
  return content.experience.find(({ company }) => asked.has(retrieval.telling(company)[0] ?? ''))
}

/** Nothing ranks them: what the facts say of all of them, then of each. */
function chooseBetween(
  knowledge: Knowledge,
  message: string,
  technologies: Technology[],
  unsaid: boolean,
): Formed | undefined {
  const { retrieval } = knowledge
  const named = new Set(technologies.flatMap(({ terms }) => terms))
  const beside = retrieval.asked(message).filter(({ term, isFiller }) => !isFiller && !named.has(term))
  if (beside.some(({ isKnown, isName }) => unsaid || isKnown || isName)) return undefined
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
