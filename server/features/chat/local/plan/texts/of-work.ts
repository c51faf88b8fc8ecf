/** What was done at a job or in a project, told so that it answers: whether it was, where, and what came of it. */
import type { Fact } from '#content/fact.ts'
import { leavesOutSubject } from '#content/language/patterns/no-subject.ts'
import { kindsOf } from '#contract/chat/message-kinds.ts'
import { type CueId, languageCues } from '#server/knowledge/understand/language-cues.ts'
import type { Job, Project } from '#server/knowledge/world/things.ts'
import { type Asked, type Said, say } from '../plan.ts'
import { stateAll } from './evidence.ts'
import { asksProblem, isProblem } from './problem.ts'

const isSolution = ({ id }: Pick<Fact, 'id'>): boolean => id.endsWith('.solution')

export const isOutcome = ({ id }: Pick<Fact, 'id'>): boolean => id.includes('.outcome.')

/**
 * How it was before is no answer by itself, and is left out where anything else of the same project is told. Where it alone
 * has what is asked for, it is followed by what was done and what came of it.
 */
export function withSolution(asked: Asked, facts: Fact[], place: Job | Project | undefined): Fact[] {
  const problem = facts.find(isProblem)
  if (!problem || asksProblem(asked) || asked.reading.has('why')) return facts
  const others = facts.filter((fact) => !isProblem(fact))
  if (others.some(({ source }) => source === problem.source)) return others
  const own = place?.kind === 'project' ? place.facts : []
  const solution = own.filter(isSolution)
  // Whoever asks how it was done knows the problem.
  if (asked.reading.has('how', 'howMuch') && solution.length > 0) return [...solution, ...others]
  const shares = asked.knowledge.retrieval.overlap(asked.reading.topic)
  const [came] = own.filter(isOutcome).toSorted((a, b) => shares(b.text) - shares(a.text))
  return [problem, ...solution, ...(came ? [came] : []), ...others]
}

/** A fact about the way something was done shares so much with the question. */
const OF_WAY = 0.25

/**
 * How something was done in a project: what says it in the words of the question, the solution first, then what came of it.
 * @param facts what was found, the best first.
 */
export function wayOf({ reading, knowledge: { retrieval } }: Asked, facts: Fact[], project: Project): Fact[] {
  const shares = retrieval.overlap(reading.topic)
  const about = project.facts
    .filter(({ id, text }) => /\.solution$|\.architecture$|\.node\.|\.feature\./.test(id) && shares(text) >= OF_WAY)
    .toSorted((a, b) => shares(b.text) - shares(a.text))
  const [best] = facts
  const isAccount = best !== undefined && !isOutcome(best) && !best.id.endsWith('.metric')
  const solution = reading.has('how') ? project.facts.filter(isSolution) : []
  return [...new Set([...(isAccount ? [best] : []), ...solution, ...(isAccount || !best ? [] : [best]), ...about])]
}

/** "How did she make the search faster?": what a job was is followed by what was done there that shares most of it. */
export function withDeed({ reading, knowledge: { retrieval } }: Asked, facts: Fact[], job: Job | undefined): Fact[] {
  const [best] = facts
  if (!job || !best || best !== job.facts[0]) return facts
  const shares = retrieval.overlap(reading.topic)
  const [deed] = job.facts
    .filter(({ kind, text }) => kind === 'achievement' && shares(text) > 0)
    .toSorted((a, b) => shares(b.text) - shares(a.text))
  return deed ? [...new Set([best, deed, ...facts])] : facts
}

/** What asks for something that somebody does, and not for a state of things. */
const ofDeeds: CueId[] = ['do', 'work', 'built', 'use', 'experienceTotal']
const whether = kindsOf('topic-whether', 'worked-at', 'fit')
/** From this probability on the owner is asked about, though no word says so. */
const LIKELY = 0.25

const asking: CueId[] = [
  'when',
  'where',
  'how',
  'howLong',
  'howMany',
  'howMuch',
  'which',
  'what',
  'why',
  'sinceWhen',
  'who',
]

/** In the very words of the message: that its kind is one of verdicts does not make it ask for one. */
export const asksWhetherItself = ({ placeOf }: Asked['reading']): boolean =>
  placeOf('whether') !== undefined && asking.every((cue) => placeOf(cue) === undefined)

/** What deeds bear out. */
const ofWork = kindsOf(
  'topic-*',
  'skill-about',
  'skills',
  'worked-at',
  'fit',
  'not-done',
  'project-*',
  'job-*',
  'technology-*',
)
/** From this probability on something else is meant: "has she little ones at home?" */
const OTHER = 0.3

const isOfOther = ({ kinds: [best] }: Asked): boolean =>
  best !== undefined && best.probability >= OTHER && !ofWork.has(best.kind)

/** "Is retraining automatic?" is asked of a system: that it was somewhere is no yes of the owner's. */
function asksOfOwner({ reading, kinds: [best], knowledge: { owner } }: Asked): boolean {
  if (reading.message.includes(owner.first)) return true
  // Also within a longer phrase: "has she".
  if (
    languageCues(reading.language)
      .cues.find(reading.text)
      .some(({ value }) => value === 'owner')
  )
    return true
  const isLikely = best !== undefined && whether.has(best.kind) && best.probability >= LIKELY
  return leavesOutSubject[reading.language] && (isLikely || ofDeeds.some((cue) => reading.placeOf(cue) !== undefined))
}

/** A fact bears out a deed that has so much of the words for it. */
const LEAST = 0.1
/** And one that only says who somebody was, so much. */
const CLEAR = 0.8

/** Whether a fact says no more than who somebody was. */
const tellsWho = ({ world }: Asked, { id }: Fact): boolean =>
  id.endsWith('.period') || world.content.experience.some((job) => !job.description && id === `experience.${job.id}`)

/** Whether one of the facts says it in its own words, and not by what it stands beside: who was an apprentice has trained none. */
export function tellsDeed(asked: Asked, facts: Fact[]): boolean {
  const { rest } = asked.reading
  const shares = asked.knowledge.retrieval.overlap(rest.map(({ written }) => written).join(' '))
  return rest.length === 0 || facts.some((fact) => shares(fact.text) >= (tellsWho(asked, fact) ? CLEAR : LEAST))
}

/**
 * "Has she done something like it?": a verdict, the place by its name, what it is and what came of it.
 * @param facts what was found, the best first. @param isSure that all that is asked is told there.
 * @returns undefined where something else is asked.
 */
export function verdictOf(asked: Asked, facts: Fact[], place: Job | Project, isSure: boolean): Said[] | undefined {
  const { reading } = asked
  if (!asksWhetherItself(reading) || reading.has('not') || isOfOther(asked) || !asksOfOwner(asked)) return undefined
  return tellDone(asked, facts, place, isSure)
}

/** The place by its name, what it is and what came of it. @param isSure whether it is a yes, and not what comes closest. */
export function tellDone(asked: Asked, facts: Fact[], place: Job | Project, isSure: boolean): Said[] {
  const { s, world, date } = asked
  const job = place.kind === 'project' ? place.job : place
  const title = place.kind === 'project' ? place.title : undefined
  const where = { title, company: job?.company, period: job && date.period(job) }
  const lead = say(
    isSure ? s.doneIn(where) : s.nearestIn(where),
    ...(title ? place.facts.slice(0, 1) : []),
    job && world.facts.get(`experience.${job.id}.period`),
  )
  const own = new Set(place.facts)
  const telling = facts.filter((fact) => own.has(fact) && !isProblem(fact) && !fact.id.endsWith('.period'))
  const [about] = place.facts
  const told =
    place.kind === 'project'
      ? [about, ...telling.slice(0, 1), ...place.facts.filter(isOutcome)]
      : withDeed(
          asked,
          [...telling, about].filter((fact) => fact !== undefined),
          job,
        )
  const name = title ?? job?.company
  return [
    lead,
    ...stateAll(
      asked,
      told.filter((fact) => fact !== undefined),
      place.kind === 'project' ? 3 : 2,
      name,
    ),
  ]
}
