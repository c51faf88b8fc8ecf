/** Answers a message of a known kind: settles what it means beside what it names, and lets the planner of that answer. */
import { backgroundFactKinds } from '#content/background/background-facts.ts'
import { kindsOf, type MessageKind, ofInterview } from '#contract/chat/message-kinds.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import { hasTopic } from '#server/knowledge/understand/left-words.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { itemLists } from '#server/knowledge/world/entities.ts'
import { withMentions } from '../../conversation.ts'
import { jobsThere } from '../life/among-jobs.ts'
import { elsewhere } from '../life/elsewhere.ts'
import { wasAt } from '../life/jobs.ts'
import { asksProfile } from '../offers/contact.ts'
import { type Asked, type Plan, plan } from '../plan.ts'
import { ofPlaces } from '../texts/interviewed.ts'
import { byRetrieval, foundOnTopic, isOfWork } from '../texts/topic.ts'
import { isWhether, withoutWhether } from '../whether.ts'
import { describedBy } from './described-by.ts'
import { exactly } from './exact.ts'
import { wayOf } from './kinds.ts'
import { isPrivate, POSSIBLE } from './likely-kinds.ts'
import { meant, names } from './meant.ts'
import { asksOfOtherThing, asksOfStrange, isOfThings } from './strange-things.ts'
import { supplied } from './supplied.ts'

/** From this probability on a kind is taken for what was meant, before any rule is asked. */
export const SURE = 0.35
/** And from this one where no rule has an answer. */
export const LIKELY = 0.18

/** @param kinds see `likelyKinds`. @returns undefined if none is as likely as wanted, or it has no answer. */
export function byKind(asked: Asked, [best, ...others]: Guess<MessageKind>[], least: number): Plan | undefined {
  if (asksProfile(asked) && !names(asked.reading, 'technology') && !isListAsked(best)) return answerAs(asked, 'contact')
  const held = best && (best.kind === 'testimonials' || ofInterview.has(best.kind)) ? undefined : asTitled(asked)
  if (held) return { ...held, kind: 'job-title' }
  if (!best || best.probability < least) return undefined
  const made = answerAs(asked, best.kind)
  const beside = made?.answered ? (others.find((other) => isBeside(best, other)) ?? saidBeside(asked, best)) : undefined
  const second = beside && answerAs({ ...asked, reading: withoutWhether(asked.reading) }, beside.kind)
  if (made && second?.answered) return both(made, second)
  if (!made || made.answered || isPrivate.has(best.kind)) return made
  // What the owner has not answered may be asked of the facts, too: "are you a people manager?"
  const possible = others.filter(({ probability }) => probability >= POSSIBLE && probability >= best.probability / 3)
  const instead = possible.slice(0, 2).flatMap(({ kind }) => answerAs(asked, kind) ?? [])
  return instead.find(({ answered }) => answered) ?? toldByFacts(asked, best.kind) ?? made
}

/** "Was she a lecturer?": where nothing else is named or asked, the jobs of that title say when. */
function asTitled(asked: Asked): Plan | undefined {
  const { reading, world } = asked
  const titles = new Set(reading.of('title').map(({ name }) => name))
  const held = world.jobs.filter(({ title }) => titles.has(title))
  const isOfMore = reading.of('job').length + reading.rest.length > 0 || reading.time !== undefined
  if (held.length === 0 || !isWhether(reading) || isOfMore) return undefined
  return plan(
    held.map((job, i) => wasAt(asked, job, i === 0 ? true : undefined)),
    { focus: held, listed: held },
  )
}

/** Facts with so much of the question answer it where the owner has not. */
const CLEARLY = 0.55

/** What is asked of everybody may stand among the facts, too: "how long do I have to wait for an appointment?" */
function toldByFacts(asked: Asked, kind: MessageKind): Plan | undefined {
  if (!ofInterview.has(kind) || isOfTerms.has(kind) || asked.world.facts.has(`interview.${kind}`)) return undefined
  const found = byRetrieval(asked, isOfWork, CLEARLY)
  return found && { ...found, kind: 'topic-how' }
}

/** Terms of employment are the owner's to say, and what was a failure. */
const isOfTerms = kindsOf('notice', 'permit', 'relocation', 'contract', 'hours', 'leaving', 'failure')

/** Lists that are asked for in one breath: "any awards or certificates?" */
const isList = (kind: MessageKind) => itemLists.some((list) => list === kind)
/** And from this probability on the second is asked for as well. */
const BESIDE = 0.15

/** "Any talks on YouTube?": of what a list has, wherever it may be seen. */
const isListAsked = (best: Guess<MessageKind> | undefined) =>
  best !== undefined && isList(best.kind) && best.probability >= LISTED
const LISTED = 0.5

const isBeside = (best: Guess<MessageKind>, other: Guess<MessageKind>) =>
  isList(best.kind) && isList(other.kind) && other.probability >= BESIDE

/** "Degrees and certificates": a list that is named with another, though the message is surely of the other. */
function saidBeside({ reading, kinds }: Asked, best: Guess<MessageKind>): Guess<MessageKind> | undefined {
  if (!reading.has('and') || reading.rest.some(({ isKnown }) => isKnown)) return undefined
  const named = itemLists.filter((one) => one !== 'interests' && reading.has(backgroundFactKinds[one]))
  const other = named.find((one) => one !== best.kind)
  return named.length === 2 && named.some((one) => one === best.kind)
    ? kinds.find(({ kind }) => kind === other)
    : undefined
}

const both = (one: Plan, other: Plan): Plan => ({ ...one, said: [...one.said, ...other.said] })

/** Jobs by their place among all. */
const inTurn = kindsOf('current-job', 'first-job', 'previous-job')

/** "Is she still with the insurance company?" */
function atEmployer(asked: Asked): Asked {
  const { employer } = describedBy(asked)
  return employer && !names(asked.reading, 'job')
    ? { ...asked, reading: withMentions(asked.reading, [employer]) }
    : asked
}

/** What is asked of a time at an employer. */
const isAtAnEmployer = kindsOf(
  'jobs',
  'jobs-count',
  'jobs-compare',
  'job-*',
  'worked-at',
  'in-year',
  'leaving',
  'countries',
)
/** What is asked of one job or project. */
const isOfOne = kindsOf('job-*', 'project-*')

function answerAs(asked: Asked, kind: MessageKind, isSecond = false): Plan | undefined {
  const { reading } = asked
  const way = wayOf(kind)
  if (!way) return undefined
  if (ofInterview.has(kind) && !ofPlaces.has(kind) && asksOfStrange(reading) && !isSurely(asked, kind)) return undefined
  if (asksOfOtherThing(reading, kind)) return undefined
  const { asks = [], hears = [], needs = [], without } = way
  const known = supplied(inTurn.has(kind) ? atEmployer(asked) : asked, needs, kind === 'technology-years')
  const ofJob = !known || kind === 'best-result' ? ofItsJob(asked, kind) : undefined
  if (ofJob && !isSecond) return answerAs(asked, ofJob, true)
  const read: Reading = {
    ...(known ?? reading),
    has: (...ids) => ids.some((id) => asks.includes(id) || (hears.includes(id) && reading.has(id))),
  }
  const as = { ...asked, reading: read }
  const made =
    exactly(as) ??
    (isAtAnEmployer.has(kind) && !names(reading, 'job')
      ? (jobsThere(as) ??
        elsewhere({ ...as, reading: { ...read, mentions: reading.mentions, of: reading.of, has: withWork(read) } }))
      : undefined) ??
    (known ? way.answer(as) : undefined)
  if (made) return { ...made, kind }
  // A job that is described in words that lead to none: they may tell what is meant themselves.
  const described = isOfOne.has(kind) && hasTopic(reading) ? foundOnTopic(asked) : undefined
  if (described) return { ...described, kind }
  // "How long was she at the zoo?" is not asked of the present job.
  if (without === 'current-job' && reading.rest.some(({ restricts }) => restricts)) return undefined
  return without && !isSecond ? answerAs(asked, meant(without, reading, describedBy(asked)), true) : undefined
}

/** From this probability on an opinion or a story is meant, whatever unknown words stand beside it. */
const SURELY = 0.5

const isSurely = ({ kinds: [best] }: Asked, kind: MessageKind) =>
  best?.kind === kind && best.probability >= SURELY && !isOfThings.has(kind)

/** What is asked of a project, asked of a job that has none. */
const asOfJob: Partial<Record<MessageKind, MessageKind>> = {
  'project-about': 'job-about',
  'project-results': 'job-results',
  'project-team': 'job-team',
  'project-technologies': 'job-technologies',
  'project-when': 'job-when',
  'project-where': 'job-place',
  'best-result': 'job-results',
}

/** The job that is talked about, or described, where a project is asked for and none is meant. */
function ofItsJob(asked: Asked, kind: MessageKind): MessageKind | undefined {
  const { reading, focus } = asked
  const isOpen = !names(reading, 'job') && !names(reading, 'project') && !reading.has('all', 'best')
  const isTalkedOf = focus.entities.some((one) => one.kind === 'job')
  return isOpen && (isTalkedOf || describedBy(asked).job) ? asOfJob[kind] : undefined
}

/** An unknown name where an employer would stand is one. */
const withWork =
  (reading: Reading): Reading['has'] =>
  (...ids) =>
    ids.includes('work') || reading.has(...ids)
