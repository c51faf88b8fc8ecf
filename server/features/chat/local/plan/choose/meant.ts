/** What a kind of message means beside what the message names: "how many people" is another question at a job. */
import { exceptPresent } from '#content/language/patterns/except.ts'
import { type MessageKind, ownerKinds } from '#contract/chat/message-kinds.ts'
import { interviewKinds } from '#contract/content/interview-kinds.ts'
import { hasMatter } from '#server/knowledge/understand/left-words.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { degreesIn } from '#server/knowledge/world/degrees.ts'
import { describedEmployer } from '#server/knowledge/world/described.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import type { Asked } from '../plan.ts'
import { comparedJobs, describedIn, descriptionIn } from '../texts/topic.ts'
import { isWhether } from '../whether.ts'
import type { Needed } from './kinds.ts'
import { withJob, withProject, withTechnology } from './kinds-beside-names.ts'

export const names = (reading: Reading, kind: Needed) =>
  reading.of(kind).length > 0 || (kind === 'technology' && reading.of('unknown-technology').length > 0)

export const isInterview: ReadonlySet<MessageKind> = new Set(interviewKinds)
const ofOwner: ReadonlySet<MessageKind> = new Set([...ownerKinds, ...interviewKinds])
export const isOfOwner = (kind: MessageKind) => ofOwner.has(kind)

/** What is asked of the owner's work is asked of a time where one is named: "who paid her salary in 2012". */
const asksWhatWasThen: ReadonlySet<MessageKind> = new Set([
  'jobs',
  'career',
  'current-job',
  'job-about',
  'job-title',
  'job-when',
  'job-place',
  'who',
  'salary',
  'worked-at',
])

const listed = ['hobbies', 'tools', 'reading', 'learning', 'side-projects', 'gaps', 'jobs-count'] as const
/** What somebody does in free time or works with is a list, in which a strange thing may be missing; so are times and jobs. */
export const isOfThings: ReadonlySet<MessageKind> = new Set(listed)

export interface Described {
  /** The job that the message describes. */
  job: Job | undefined
  /** Those that it sets side by side. */
  compared: Job[]
  /** The one at an employer that it describes. */
  employer: Job | undefined
}

/** A message is looked at by each planner; what it describes stays the same. */
const known = new WeakMap<Reading, Described>()

export function describedBy(asked: Pick<Asked, 'reading' | 'world' | 'knowledge'>): Described {
  const { reading, world, knowledge } = asked
  const made = known.get(reading) ?? {
    job: describedIn(asked),
    compared: comparedJobs(asked),
    employer: describedEmployer(world, knowledge.retrieval, descriptionIn(reading)),
  }
  known.set(reading, made)
  return made
}

/** Kinds that are told of anything beside work, too: where a degree is from, since when somebody is with a club. */
const isOfPlaceOrTime =
  /^(?:location|countries|total-years|current-job|first-job|previous-job|in-year|jobs|worked-at|topic-|job-|project-|technology-|skill|who$|relocation|travel|notice|duration|learning|origin|side-projects)/
const namingDegree = new WeakMap<Reading, boolean>()

/** Letters of a degree are a word of a language, too, unless they are capitals: "ma société", a BA. */
const ACRONYM = 3

/** Looked for once, as every likely kind of a message asks for it. */
function namesDegree(reading: Reading): boolean {
  const made =
    namingDegree.get(reading) ??
    degreesIn(reading.language, reading.text).some(({ at, end }) => {
      const named = reading.text.slice(at, end).trim()
      return named.length > ACRONYM || reading.message.includes(named.toUpperCase())
    })
  namingDegree.set(reading, made)
  return made
}

/** What was learnt is what one works as: "a carpenter for how long?", "where was he first after the apprenticeship?" */
const isOfTrade = /^(?:total-years|current-job|first-job|previous-job|topic-|skill|technology)/
/** What a language may be wanted for. */
const isForPeople = /^(?:service|stakeholders|remote|meetings|availability|location|topic-|skill|teamwork|client-start)/

/** A school by its name, and not by what was learnt there. */
const isNamed = (school: string, { message }: Reading) =>
  message.toLowerCase().includes(school.split(' ')[0]?.toLowerCase() ?? school)

/** A degree, a certificate, a club or a language that is named is what the message is about. */
function besideWork(kind: MessageKind, reading: Reading): MessageKind | undefined {
  if (reading.of('spoken-language').length > 0 && isForPeople.test(kind)) return 'spoken-languages'
  if (!isOfPlaceOrTime.test(kind)) return undefined
  const [item] = reading.of('item')
  if (item && item.list !== 'interests' && (item.list !== 'education' || isNamed(item.name, reading))) return item.list
  return !isOfTrade.test(kind) && namesDegree(reading) ? 'education' : undefined
}

/** What is asked of two jobs at once sets them side by side. */
const isOfJobs = /^(?:job|longest-job|shortest-job)/

const countsOf: ReadonlySet<MessageKind> = new Set(['job-team', 'team-size', 'jobs-count'])

/** A kind as it is meant beside the things that are named or described. */
export function meant(
  kind: MessageKind,
  reading: Reading,
  { job: described, employer, compared }: Described,
): MessageKind {
  const [job, project, technology] = (['job', 'project', 'technology'] as const).map((one) => names(reading, one))
  // "Why should I not hire her?"
  if (kind === 'why-hire' && (reading.has('not') || reading.interview.includes('weakness'))) return 'weakness'
  // "Does she code, and in which languages?"
  if (kind === 'spoken-languages' && reading.has('programmingLanguage')) return 'technologies'
  const beside = job || project || technology ? undefined : besideWork(kind, reading)
  if (beside) return beside
  const asksFigure = reading.has('speed', 'howMuch', 'cost', 'quantity')
  if (project && asksFigure && (kind === 'project-how' || (kind === 'project-when' && reading.has('speed'))))
    return 'project-results'
  const isEither = reading.has('or', 'compare')
  if (isEither && reading.of('project').length > 1 && kind.startsWith('project')) return 'projects-compare'
  if (isEither && compared.length > 1 && isOfJobs.test(kind)) return 'jobs-compare'
  if (project && technology && isWhether(reading) && /^project-(?:technologies|how|about)$/.test(kind))
    return 'technology-whether'
  // "Airflow or Argo CD, which for what in the forecast project?" asks of each of the two.
  if (project && kind === 'technology-how' && reading.of('technology').length > 1) return kind
  if (project) return withProject[kind] ?? kind
  // "How many models": what is counted is no people, no job and no year.
  const isTopical = hasMatter(reading)
  const isCount = countsOf.has(kind) || (kind === 'job-when' && !reading.has('howLong', 'when', 'sinceWhen', 'until'))
  if (isTopical && isCount && reading.has('howMany') && !reading.has('team', 'people', 'lead', 'job', 'company'))
    return 'topic-number'
  const isRestricted = reading.rest.some(({ isKnown, restricts }) => isKnown && restricts)
  if (isRestricted && kind === 'total-years' && !technology && described) return 'job-when'
  if (technology && isWhether(reading) && /^technology-(?:where|when|how|years|level)$/.test(kind))
    return 'technology-whether'
  const isAtJob = job || (technology && described)
  if (
    technology &&
    isAtJob &&
    /^(?:job-(?:about|technologies|results)|worked-at|technology-(?:whether|how|where|when))$/.test(kind)
  )
    return 'technology-at-job'
  // "Did she use it after that job?"
  if (technology && job && /^job-(?:before|after)$/.test(kind) && reading.has('whether')) return 'technology-at-job'
  if (technology) return withTechnology[kind] ?? kind
  if (job) return withJob[kind] ?? kind
  // "When was he in Switzerland?"
  if (described && reading.of('place').length > 0 && reading.has('when', 'sinceWhen', 'howLong', 'until'))
    return 'job-when'
  // "Before the wind turbines": a job that is described, not named.
  if (described && kind === 'previous-job' && !exceptPresent[reading.language].test(reading.message))
    return 'job-before'
  const isOfWay = isInterview.has(kind) || isOfOwner(kind) || kind.startsWith('job')
  // "Before and after, in figures": what came of it. With a town, "nach" is where somebody went.
  const isComparison = reading.has('before') && reading.has('after') && reading.of('place').length === 0
  if (employer && isComparison && reading.mentions.length === 0) return 'job-results'
  if (employer && isOfWay && reading.mentions.length === 0 && reading.has('before', 'after'))
    return reading.has('before') ? 'job-before' : 'job-after'
  if (employer && reading.mentions.length === 0 && !isInterview.has(kind) && kind !== 'who' && kind !== 'career')
    return withJob[kind] ?? kind
  if (reading.time && asksWhatWasThen.has(kind)) return 'in-year'
  // Who says nothing of a position or a project is given the general address.
  if (kind === 'contact-hiring' && !reading.has('hiring')) return 'contact'
  if (kind === 'contact-project' && !reading.has('project', 'service')) return 'contact'
  return kind
}
