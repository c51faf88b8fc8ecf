/** Begins an answer with the fact that has most of what was asked, where the answer itself has less of it. */
import type { Fact } from '#content/fact.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import { stateAll } from './evidence.ts'
import { describedBy } from './meant.ts'
import type { Asked, Plan } from './plan.ts'

const ofWork: ReadonlySet<Fact['kind']> = new Set(['job', 'achievement', 'case-study', 'evidence'])

/** What is asked of a thing, so that another fact of it may be meant; lists, verdicts and durations answer by themselves. */
const isOpen =
  /^(?:job-(?:about|results|title|projects)|project-(?:about|how|results|challenge)|topic-|current-job|first-job|previous-job|best-result|lessons)/

/** The share of the question that a fact must have, and by how much more than what is said already. */
const OF_IT = { least: 0.45, more: 0.2 }
/** The same where nothing is named or described. */
const OF_ALL = { least: 0.65, more: 0.3 }

/** What a job or a project was, in all: it has words of most questions about it. */
const isSummary = (id: string) => /^(?:experience|case-study)\.[^.]+$/.test(id)

/** @param kind of message that it was answered as; undefined if rules or a search answered it. */
export function withLead(asked: Asked, made: Plan, kind: MessageKind | undefined): Plan {
  const { reading, knowledge } = asked
  const isTelling = reading.rest.some(({ isKnown, isMeant, isOrdinary }) => (isKnown || isMeant) && !isOrdinary)
  const isMixed = reading.of('job').length > 0 && reading.of('project').length > 0
  if (!made.answered || made.choices || made.marker || !isTelling || isMixed || (kind && !isOpen.test(kind)))
    return made
  const scope = factsOf(asked)
  const ids = scope && new Set(scope.map(({ id }) => id))
  const asksFigure = reading.has('howMany', 'howMuch')
  const { found } = knowledge.retrieval.search(
    reading.topic,
    ({ id, kind: its, text }) =>
      ofWork.has(its) && !isSummary(id) && (ids?.has(id) ?? true) && (!asksFigure || /\d/.test(text)),
  )
  const overlap = knowledge.retrieval.overlap(reading.topic)
  const [best] = found.map(({ fact }) => ({ fact, share: overlap(fact.text) })).sort((a, b) => b.share - a.share)
  const { least, more } = scope ? OF_IT : OF_ALL
  const said = Math.max(0, ...made.said.map(({ text }) => overlap(text)))
  if (!best || best.share < least || best.share < said + more) return made
  const first = stateAll(asked, [best.fact], 1)
  const others = made.said.filter(({ facts }) => !facts.some(({ id }) => id === best.fact.id))
  return first.length > 0 ? { ...made, said: [...first, ...others.slice(0, 2)] } : made
}

/** The facts of what is named, described or talked about; undefined if nothing is. */
function factsOf(asked: Asked): Fact[] | undefined {
  const { reading } = asked
  const projects = reading.of('project')
  const { job: described } = describedBy(asked)
  const jobs = [...reading.of('job'), ...(described ? [described] : [])]
  if (projects.length + jobs.length === 0) return undefined
  return [...projects, ...jobs.flatMap((job) => job.projects), ...jobs].flatMap(({ facts }) => facts)
}
