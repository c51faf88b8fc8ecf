/** Answers a message of a known kind: settles what it means beside what it names, and lets the planner of that answer. */
import { backgroundFactKinds } from '#content/background/background-facts.ts'
import { teamPhrases } from '#content/language/patterns/teams.ts'
import { languageTraits } from '#content/language/traits.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import { hasTopic } from '#server/knowledge/understand/left-words.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { matterOf } from '#server/knowledge/world/described.ts'
import { type Entity, itemLists } from '#server/knowledge/world/entities.ts'
import { teamIn } from '#server/knowledge/world/teams.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import { isShort, withMentions } from '../../conversation.ts'
import { jobsThere } from '../life/among-jobs.ts'
import { asksProfile } from '../life/career.ts'
import { elsewhere } from '../life/elsewhere.ts'
import { wasAt } from '../life/jobs.ts'
import { type Asked, type Focus, type Plan, plan } from '../plan.ts'
import { byRetrieval, foundOnTopic, isOfWork } from '../texts/topic.ts'
import { isWhether } from '../whether.ts'
import { exactly } from './exact.ts'
import { type Needed, wayOf } from './kinds.ts'
import { leaningOn } from './kinds-beside-names.ts'
import { describedBy, isInterview, isOfOwner, isOfThings, meant, names } from './meant.ts'

/** From this probability on a kind is taken for what was meant, before any rule is asked. */
export const SURE = 0.35
/** And from this one where no rule has an answer. */
export const LIKELY = 0.18

/** What a kind needs and the message does not name is what it describes, or what was talked about. */
function supplied(asked: Asked, needs: Needed[], asksYears: boolean): Reading | undefined {
  const {
    reading,
    focus: { entities },
  } = asked
  const missing = needs.filter((need) => !names(reading, need))
  if (missing.length === 0) return reading
  const job = titled(reading) ?? describedBy(asked).job ?? inOrder(asked)
  const described = job ? [job, ...job.projects.slice(0, job.projects.length === 1 ? 1 : 0)] : []
  const found = missing.map(
    (need) =>
      described.find((one) => one.kind === need) ??
      entities.find((one) => one.kind === need) ??
      relatedTo(need, reading, entities),
  )
  if (asksYears && missing.length === 1 && missing[0] === 'technology' && found[0] === undefined)
    found[0] = matterMeant(asked)
  const known = found.filter((one) => one !== undefined)
  return known.length < missing.length ? undefined : withMentions(reading, known)
}

/** The one word that tells what the question is about. */
function matterMeant({ reading, world, knowledge }: Asked): Entity | undefined {
  const { language } = reading
  const { isDense, hasCapitalNouns } = languageTraits[language]
  const [word, ...others] = reading.rest.filter(({ isKnown, restricts }) => isKnown && restricts)
  const isNoun = word && word.said.length > 3 && (!hasCapitalNouns || /^\p{Lu}/u.test(word.written))
  // Chinese and Japanese are cut into words by guess.
  return isNoun && !isDense && others.length === 0 && !(word.said in teamPhrases[language].numbers)
    ? matterOf(world, knowledge.retrieval, word.written)
    : undefined
}

/** "How long was he Senior Engineer?": the one job of that title. */
function titled(reading: Reading): Job | undefined {
  const [job, ...others] = new Set(reading.of('title').map((title) => title.job))
  return others.length === 0 ? job : undefined
}

/** "At her first employer", "in the present job": the job that is meant by its place among all. */
function inOrder({ reading, world: { jobs } }: Asked): Job | undefined {
  const current = jobs.find(({ to }) => to === undefined)
  if (reading.has('first')) return jobs.at(-1)
  if (reading.has('current')) return current
  return reading.has('last') ? jobs.find(({ to }) => to !== undefined) : undefined
}

/** The one project of the job that is talked about, the job of the project. */
function relatedTo(need: Needed, reading: Reading, entities: Entity[]): Entity | undefined {
  const [job] = [...reading.of('job'), ...entities.filter((one) => one.kind === 'job')]
  const [project] = [...reading.of('project'), ...entities.filter((one) => one.kind === 'project')]
  if (need === 'project' && job?.projects.length === 1) return job.projects[0]
  return need === 'job' ? project?.job : undefined
}

/** How likely a kind is beside what is named: of a technology nobody asks where the owner lives. */
function fit(kind: MessageKind, reading: Reading, { entities }: Focus): number {
  const needs = wayOf(kind)?.needs ?? []
  const isThere = (need: Needed) => names(reading, need) || entities.some((one) => one.kind === need)
  if (needs.length > 0) return needs.every(isThere) ? WITH_WHAT_IT_NEEDS : needs.some(isThere) ? 1 : WITHOUT
  if (kind === 'testimonials' && names(reading, 'job')) return OF_PEOPLE_THERE
  const isNamed = (['job', 'project', 'technology'] as const).some((one) => names(reading, one))
  return isNamed && isOfOwner(kind) && !isPrivate.has(kind) ? BESIDE_OTHERS : 1
}

/** A phrase of the interview that is said in so many words counts as well. */
const SAID = 3
const WITH_WHAT_IT_NEEDS = 3
/** "What does she earn at her employer?" is asked of no work, whatever is named beside it. */
const isPrivate: ReadonlySet<MessageKind> = new Set(['salary', 'rates'])
const SAID_OF_PRIVATE = 10
/** What people there say is asked of an employer as often as what was done there. */
const OF_PEOPLE_THERE = 2
const WITHOUT = 0.6
const BESIDE_OTHERS = 0.3

/** What a short question that names nothing leans on: what was talked about last. */
function leaningOf({ reading, focus, knowledge }: Pick<Asked, 'reading' | 'focus' | 'knowledge'>): Entity | undefined {
  const isBare =
    reading.mentions.length === 0 &&
    reading.time === undefined &&
    reading.interview.length === 0 &&
    !reading.has('all', 'best', 'career', 'experienceTotal', 'current', 'longest', 'shortest') &&
    !reading.message.includes(knowledge.owner.first)
  return isBare && isShort(reading) ? focus.entities[0] : undefined
}

/** "How many people has she led?", after a project of which no team is told: asked of all the work. */
const isOfTeamUntold = (kind: MessageKind, leaning: Entity | undefined, { language, has }: Reading) =>
  kind === 'team-size' && has('lead') && leaning?.kind === 'project' && !(leaning.job && teamIn(language, leaning.job))

/** "How was it solved?" says nothing that could be looked for: of a project it asks how that was done. */
function topicOf(reading: Reading, guesses: Guess<MessageKind>[]) {
  const ofProject = guesses.find(({ kind }) => kind === 'project-how')
  return {
    hasTopic: hasTopic(reading),
    isOfProject: ofProject !== undefined && ofProject.probability >= POSSIBLE,
  }
}

/** "And at the next company?": the same is asked of the employer after the one that was talked about. */
const asksOfNext = (reading: Reading, { entities }: Focus) =>
  reading.has('next', 'after') && reading.has('company', 'job') && entities.some(({ kind }) => kind === 'job')

/** "And where was she before?": before the job that was talked about, and not before the present one. */
const asksOfBefore = (reading: Reading, { entities }: Focus) =>
  reading.has('before') && reading.of('job').length === 0 && entities.some(({ kind }) => kind === 'job')

/** Kinds as they are meant beside what the message names and what was talked about, most likely first. */
export function likelyKinds(
  asked: Pick<Asked, 'reading' | 'focus' | 'knowledge' | 'world'>,
  guesses: Guess<MessageKind>[],
): Guess<MessageKind>[] {
  const { reading, focus } = asked
  const described = describedBy(asked)
  const thing = leaningOf(asked)
  const leant = leaningOn[thing?.kind ?? 'skill'] ?? {}
  const likely = new Map<MessageKind, number>()
  let all = 0
  const { hasTopic, isOfProject } = topicOf(reading, guesses)
  for (const { kind: guessed, probability } of guesses) {
    const kind = !hasTopic && guessed === 'topic-how' && isOfProject ? 'project-how' : guessed
    const same = asksOfNext(reading, focus) ? 'job-after' : focus.kind
    const itself = kind === 'same' && same ? same : meant(kind, reading, described)
    const leaning = isOfTeamUntold(itself, thing, reading) ? itself : (leant[itself] ?? itself)
    const one = leaning === 'previous-job' && asksOfBefore(reading, focus) ? 'job-before' : leaning
    const isSaid = reading.interview.some((other) => other === one)
    const said = isSaid ? (isPrivate.has(one) ? SAID_OF_PRIVATE : SAID) : 1
    const share = probability * said * fit(one, reading, focus)
    likely.set(one, (likely.get(one) ?? 0) + share)
    all += share
  }
  return [...likely]
    .map(([kind, share]) => ({ kind, probability: share / all }))
    .sort((a, b) => b.probability - a.probability)
}

/** @param kinds see `likelyKinds`. @returns undefined if none is as likely as wanted, or it has no answer. */
export function byKind(asked: Asked, [best, ...others]: Guess<MessageKind>[], least: number): Plan | undefined {
  if (asksProfile(asked) && !names(asked.reading, 'technology')) return answerAs(asked, 'contact')
  const held = best && (best.kind === 'testimonials' || isInterview.has(best.kind)) ? undefined : asTitled(asked)
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
  if (!isInterview.has(kind) || isOfTerms.has(kind) || asked.world.facts.has(`interview.${kind}`)) return undefined
  const found = byRetrieval(asked, isOfWork, CLEARLY)
  return found && { ...found, kind: 'topic-how' }
}

/** Terms of employment are the owner's to say, and what was a failure. */
const isOfTerms: ReadonlySet<MessageKind> = new Set([
  'notice',
  'permit',
  'relocation',
  'contract',
  'hours',
  'leaving',
  'failure',
])

/** Lists that are asked for in one breath: "any awards or certificates?" */
const isList = (kind: MessageKind) => itemLists.some((list) => list === kind)
/** And from this probability on the second is asked for as well. */
const BESIDE = 0.15

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

/** "Yes" is said once. */
const withoutWhether = (reading: Reading): Reading => ({
  ...reading,
  has: (...ids) => reading.has(...ids.filter((id) => id !== 'whether')),
})

const both = (one: Plan, other: Plan): Plan => ({ ...one, said: [...one.said, ...other.said] })

/** Below this a kind is not tried in place of one that has no answer. */
const POSSIBLE = 0.12

/** Jobs by their place among all. */
const inTurn: ReadonlySet<MessageKind> = new Set(['current-job', 'first-job', 'previous-job'])

/** "Is she still with the insurance company?" */
function atEmployer(asked: Asked): Asked {
  const { employer } = describedBy(asked)
  return employer && !names(asked.reading, 'job')
    ? { ...asked, reading: withMentions(asked.reading, [employer]) }
    : asked
}

function answerAs(asked: Asked, kind: MessageKind, isSecond = false): Plan | undefined {
  const { reading } = asked
  const way = wayOf(kind)
  if (!way) return undefined
  if (isInterview.has(kind) && asksOfStrange(reading) && !isSurely(asked, kind)) return undefined
  if (asksOfOtherThing(reading, kind)) return undefined
  const { asks = [], hears = [], needs = [], without } = way
  const known = supplied(inTurn.has(kind) ? atEmployer(asked) : asked, needs, kind === 'technology-years')
  const ofJob = !known || kind === 'best-result' ? ofItsJob(asked, kind) : undefined
  if (ofJob && !isSecond) return answerAs(asked, ofJob, true)
  const read: Reading = {
    ...(known ?? reading),
    has: (...ids) => ids.some((id) => asks.includes(id) || (hears.includes(id) && reading.has(id))),
  }
  const isOfWork = /^(?:job|worked|in-year|leaving|countries)/.test(kind)
  const as = { ...asked, reading: read }
  const made =
    exactly(as) ??
    (isOfWork && !names(reading, 'job')
      ? (jobsThere(as) ??
        elsewhere({ ...as, reading: { ...read, mentions: reading.mentions, of: reading.of, has: withWork(read) } }))
      : undefined) ??
    (known ? way.answer(as) : undefined)
  if (made) return { ...made, kind }
  // A job that is described in words that lead to none: they may tell what is meant themselves.
  const described = /^(?:job|project)-/.test(kind) && hasTopic(reading) ? foundOnTopic(asked) : undefined
  if (described) return { ...described, kind }
  // "How long was she at the zoo?" is not asked of the present job.
  if (without === 'current-job' && reading.rest.some(({ restricts }) => restricts)) return undefined
  return without && !isSecond ? answerAs(asked, meant(without, reading, describedBy(asked)), true) : undefined
}

/** Below this no kind of question is known to have a word. */
const OF_A_KIND = 0.1

/** "What is your favourite pizza?": of a thing that no question for tools or hobbies names, they do not tell. */
export const asksOfOtherThing = (reading: Reading, kind: MessageKind) =>
  isOfThings.has(kind) &&
  !isOfFreeTime(reading, kind) &&
  reading.rest.some(
    ({ said, isKnown, isMeant, isOrdinary }) =>
      !isKnown && !isMeant && !isOrdinary && (guessKinds(reading.language, said)[0]?.probability ?? 0) < OF_A_KIND,
  )

/** From this probability on free time is asked for, in whatever words somebody calls the work that it is free of. */
const OF_FREE_TIME = 0.5

const isOfFreeTime = (reading: Reading, kind: MessageKind) => {
  const [best] = guessKinds(reading.language, reading.masked)
  const isSure = kind === 'hobbies' && best?.kind === kind && best.probability >= OF_FREE_TIME
  // A thing that is named is asked about itself.
  const namesThing = reading.rest.some(({ isKnown, restricts }) => restricts && !isKnown)
  return isSure && !namesThing && !reading.has('whether', 'which')
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

/** "Does she play the theorbo?": what is said of free time does not tell. */
export const asksOfStrange = (reading: Reading) =>
  reading.has('whether') &&
  reading.rest.some(({ isKnown, isOrdinary, restricts }) => !isKnown && !isOrdinary && restricts)

/** An unknown name where an employer would stand is one. */
const withWork =
  (reading: Reading): Reading['has'] =>
  (...ids) =>
    ids.includes('work') || reading.has(...ids)
