/** What a kind of message means beside what the message names: "how many people" is another question at a job. */
import { backgroundFactKinds } from '#content/background/background-facts.ts'
import { exceptPresent, mostRecent } from '#content/language/patterns/except.ts'
import { kindsOf, type MessageKind, ofInterview, ownerKinds } from '#contract/chat/message-kinds.ts'
import { hasMatter } from '#server/knowledge/understand/left-words.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { degreesIn } from '#server/knowledge/world/degrees.ts'
import { isWhether } from '../whether.ts'
import type { Described } from './described-by.ts'
import type { Needed } from './kinds.ts'
import { withJob, withProject, withTechnology } from './kinds-beside-names.ts'

export const names = (reading: Reading, kind: Needed) =>
  reading.of(kind).length > 0 || (kind === 'technology' && reading.of('unknown-technology').length > 0)

const ofOwner = kindsOf(...ownerKinds)
/** Asked of the owner as a whole, or for the interview. */
export const isOfOwner = (kind: MessageKind) => ofOwner.has(kind) || ofInterview.has(kind)

/** A message that is most likely of a kind, with what changes what the kind means. */
interface Beside {
  kind: MessageKind
  reading: Reading
  described: Described
  /** Whether the message names one. */
  job: boolean
  project: boolean
  technology: boolean
}

/** When a kind means another one. */
interface Sense {
  /** What is asked so, by an example or in words. */
  name: string
  /** Kinds that it may be taken for; all where there are none. */
  of?: ReadonlySet<MessageKind>
  when(beside: Beside): boolean
  /** @returns undefined if it means no other kind after all, and further senses are tried. */
  means: MessageKind | ((beside: Beside) => MessageKind | undefined)
}

/** What is asked of the owner's work is asked of a time where one is named: "who paid her salary in 2012". */
const asksWhatWasThen = kindsOf(
  ...(['jobs', 'career', 'current-job', 'job-about', 'job-title', 'job-when', 'job-place', 'who'] as const),
  ...(['salary', 'worked-at'] as const),
)

/** Kinds that are told of anything beside work, too: where a degree is from, since when somebody is with a club. */
const ofPlaceOrTime = kindsOf(
  ...(['location', 'countries', 'total-years', 'current-job', 'first-job', 'previous-job', 'in-year'] as const),
  ...(['jobs', 'jobs-count', 'jobs-compare', 'worked-at', 'topic-*', 'job-*', 'project-*', 'technology-*'] as const),
  ...(['skills', 'skill-about', 'who', 'relocation', 'travel', 'notice', 'duration', 'learning'] as const),
  ...(['origin', 'side-projects'] as const),
)
/** What was learnt is what one works as: "a carpenter for how long?", "where was he first after the apprenticeship?" */
const ofTrade = kindsOf(
  ...(['total-years', 'current-job', 'first-job', 'previous-job', 'topic-*', 'skills', 'skill-about'] as const),
  'technology-*',
)
/** What a language may be wanted for. */
const forPeople = kindsOf(
  ...(['services', 'service-about', 'stakeholders', 'remote', 'meetings', 'availability', 'location'] as const),
  ...(['topic-*', 'skills', 'skill-about', 'teamwork', 'client-start'] as const),
)

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

/** A school by its name, and not by what was learnt there. */
const isNamed = (school: string, { message }: Reading) =>
  message.toLowerCase().includes(school.split(' ')[0]?.toLowerCase() ?? school)

/** A degree, a certificate or a club that is named. */
function namedBesideWork({ kind, reading }: Beside): MessageKind | undefined {
  const [item] = reading.of('item')
  if (item && item.list !== 'interests' && (item.list !== 'education' || isNamed(item.name, reading))) return item.list
  return !ofTrade.has(kind) && namesDegree(reading) ? 'education' : undefined
}

const namesNoWork = ({ job, project, technology }: Beside) => !job && !project && !technology
const asksEither = ({ reading }: Beside) => reading.has('or', 'compare')
const asksTime = ({ reading }: Beside) => reading.has('when', 'sinceWhen', 'howLong', 'until')
/** An employer is described, and nothing at all named. */
const describesOnly = ({ reading, described }: Beside) =>
  described.employer !== undefined && reading.mentions.length === 0

/** Neither a thing nor a time, and no word that tells one. */
const namesNothing = ({ mentions, time, rest }: Reading) =>
  mentions.length === 0 && time === undefined && rest.every(({ isOrdinary }) => isOrdinary)
/** Of work, and neither of one of the jobs nor of a place. */
const asksWhere = ({ has }: Reading) =>
  has('where') &&
  has('work') &&
  !has('it', 'there', 'before', 'after', 'current', 'location', 'abroad', 'country', 'howLong')

/** "How long did it take to publish?" counts none. */
const asksHowManyAlone = ({ has, rest }: Reading) =>
  has('howMany', 'howMuch') &&
  !has('howLong', 'before', 'after', 'speed', 'cost', 'quantity') &&
  rest.every(({ isOrdinary }) => isOrdinary)

const countedLists = ['certificates', 'publications', 'talks', 'awards'] as const

/** "How many models": what is counted is no people, no job and no year. */
const countsSomething = ({ kind, reading }: Beside) =>
  (kind !== 'job-when' || !reading.has('howLong', 'when', 'sinceWhen', 'until')) &&
  reading.has('howMany') &&
  !reading.has('team', 'people', 'lead', 'job', 'company') &&
  hasMatter(reading)

/** In this order: the first that holds says what is meant. */
const senses: Sense[] = [
  {
    name: 'Why should I not hire her?',
    of: kindsOf('why-hire'),
    when: ({ reading }) => reading.has('not') || reading.interview.includes('weakness'),
    means: 'weakness',
  },
  {
    name: 'Does she code, and in which languages?',
    of: kindsOf('spoken-languages'),
    when: ({ reading }) => reading.has('programmingLanguage'),
    means: 'technologies',
  },
  {
    name: 'the Go language, which nobody speaks',
    of: kindsOf('spoken-languages'),
    when: ({ reading }) => reading.of('technology').length > 0,
    means: 'technology-whether',
  },
  {
    name: 'studies, which are no case studies',
    of: kindsOf('project-about', 'projects'),
    when: ({ reading }) => reading.has('education') && !reading.has('project', 'work', 'job'),
    means: 'education',
  },
  {
    name: 'Since when has she done cloud?',
    of: kindsOf('total-years', 'job-when', 'current-job', 'technology-when', 'topic-whether'),
    when: (beside) =>
      namesNoWork(beside) && beside.reading.has('cloud', 'database') && beside.reading.has('sinceWhen', 'howLong'),
    means: 'technology-years',
  },
  {
    name: 'What did she publish while she was there?',
    of: kindsOf('job-results', 'job-projects', 'job-about'),
    when: ({ reading, project }) => reading.has('publication') && !project,
    means: 'publications',
  },
  {
    name: 'in a language that is named',
    of: forPeople,
    when: (beside) => namesNoWork(beside) && beside.reading.of('spoken-language').length > 0,
    means: 'spoken-languages',
  },
  {
    name: 'the most recent job, which no longest or first one is',
    of: kindsOf('longest-job', 'shortest-job', 'first-job'),
    when: ({ reading }) => mostRecent[reading.language].test(reading.message),
    means: 'previous-job',
  },
  { name: 'at a school or a club that is named', of: ofPlaceOrTime, when: namesNoWork, means: namedBesideWork },
  {
    name: 'how fast, how much, of a project',
    of: kindsOf('project-how', 'project-when'),
    when: ({ kind, project, reading: { has } }) =>
      project && (kind === 'project-when' ? has('speed') : has('speed', 'howMuch', 'cost', 'quantity')),
    means: 'project-results',
  },
  {
    name: 'one project or the other',
    of: kindsOf('projects', 'projects-compare', 'project-*'),
    when: (beside) => asksEither(beside) && beside.reading.of('project').length > 1,
    means: 'projects-compare',
  },
  {
    name: 'what is asked of two jobs at once sets them side by side',
    of: kindsOf('jobs', 'jobs-count', 'jobs-compare', 'job-*', 'longest-job', 'shortest-job'),
    when: (beside) => asksEither(beside) && beside.described.compared.length > 1,
    means: 'jobs-compare',
  },
  {
    name: 'whether a technology was used in a project',
    of: kindsOf('project-technologies', 'project-how', 'project-about'),
    when: ({ project, technology, reading }) => project && technology && isWhether(reading),
    means: 'technology-whether',
  },
  {
    name: 'Airflow or Argo CD, which for what in the forecast project?',
    of: kindsOf('technology-how'),
    when: ({ project, reading }) => project && reading.of('technology').length > 1,
    means: 'technology-how',
  },
  { name: 'of a project', when: ({ project }) => project, means: ({ kind }) => withProject[kind] ?? kind },
  {
    name: 'how many articles there are: a list that is told',
    of: kindsOf('topic-number'),
    when: (beside) => namesNoWork(beside) && asksHowManyAlone(beside.reading),
    means: ({ reading }) => countedLists.find((list) => reading.has(backgroundFactKinds[list])),
  },
  {
    name: 'a count of something else',
    of: kindsOf('job-team', 'team-size', 'jobs-count', 'job-when'),
    when: countsSomething,
    means: 'topic-number',
  },
  {
    name: 'years of a job that is described',
    of: kindsOf('total-years'),
    when: ({ technology, reading, described }) =>
      !technology && described.job !== undefined && reading.rest.some(({ isKnown, restricts }) => isKnown && restricts),
    means: 'job-when',
  },
  {
    name: 'whether a technology was used',
    of: kindsOf('technology-where', 'technology-when', 'technology-how', 'technology-years', 'technology-level'),
    when: ({ technology, reading }) => technology && isWhether(reading),
    means: 'technology-whether',
  },
  {
    name: 'a technology at a job',
    of: kindsOf(
      ...(['job-about', 'job-technologies', 'job-results', 'worked-at', 'technology-whether'] as const),
      ...(['technology-how', 'technology-where', 'technology-when'] as const),
    ),
    when: ({ technology, job, described }) => technology && (job || described.job !== undefined),
    means: 'technology-at-job',
  },
  {
    name: 'Did she use it after that job?',
    of: kindsOf('job-before', 'job-after'),
    when: ({ technology, job, reading }) => technology && job && reading.has('whether'),
    means: 'technology-at-job',
  },
  { name: 'of a technology', when: ({ technology }) => technology, means: ({ kind }) => withTechnology[kind] ?? kind },
  { name: 'of a job', when: ({ job }) => job, means: ({ kind }) => withJob[kind] ?? kind },
  {
    name: 'When was he in Switzerland?',
    when: (beside) => beside.described.job !== undefined && beside.reading.of('place').length > 0 && asksTime(beside),
    means: 'job-when',
  },
  {
    name: 'Before the wind turbines: a job that is described, not named',
    of: kindsOf('previous-job'),
    when: ({ described, reading }) =>
      described.job !== undefined && !exceptPresent[reading.language].test(reading.message),
    means: 'job-before',
  },
  {
    name: 'before and after, in figures, is what came of it',
    when: (beside) => describesOnly(beside) && beside.reading.has('before') && beside.reading.has('after'),
    means: 'job-results',
  },
  {
    name: 'before or after an employer that is described',
    when: (beside) =>
      describesOnly(beside) &&
      beside.reading.has('before', 'after') &&
      (isOfOwner(beside.kind) || beside.kind.startsWith('job')),
    means: ({ reading }) => (reading.has('before') ? 'job-before' : 'job-after'),
  },
  {
    name: 'of an employer that is described',
    when: (beside) =>
      describesOnly(beside) && !ofInterview.has(beside.kind) && beside.kind !== 'who' && beside.kind !== 'career',
    means: ({ kind }) => withJob[kind] ?? kind,
  },
  {
    name: 'Where did she work?',
    of: kindsOf('worked-at', 'countries', 'technology-where', 'job-place', 'job-when'),
    when: ({ reading, described }) => namesNothing(reading) && asksWhere(reading) && described.job === undefined,
    means: 'jobs',
  },
  {
    name: 'what was at a time',
    of: asksWhatWasThen,
    when: ({ reading }) => reading.time !== undefined,
    means: 'in-year',
  },
  // Who says nothing of a position or a project is given the general address.
  {
    name: 'an address for nobody in particular',
    of: kindsOf('contact-hiring', 'contact-project'),
    when: ({ kind, reading: { has } }) => !(kind === 'contact-hiring' ? has('hiring') : has('project', 'service')),
    means: 'contact',
  },
]

/** A kind as it is meant beside the things that are named or described. */
export function meant(kind: MessageKind, reading: Reading, described: Described): MessageKind {
  const [job, project, technology] = (['job', 'project', 'technology'] as const).map((one) => names(reading, one))
  const beside = {
    kind,
    reading,
    described,
    job: job === true,
    project: project === true,
    technology: technology === true,
  }
  for (const { of, when, means } of senses) {
    if ((of && !of.has(kind)) || !when(beside)) continue
    const made = typeof means === 'string' ? means : means(beside)
    if (made) return made
  }
  return kind
}
