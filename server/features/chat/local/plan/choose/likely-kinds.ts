/** How likely a message is of each kind, beside what it names and after what was talked about. */
import { kindsOf, type MessageKind } from '#contract/chat/message-kinds.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import { hasTopic } from '#server/knowledge/understand/left-words.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import type { Entity } from '#server/knowledge/world/entities.ts'
import { teamIn } from '#server/knowledge/world/teams.ts'
import { isShort } from '../../conversation.ts'
import { isAtMost, SHORT } from '../follow-ups/asked-of.ts'
import type { Asked, Focus } from '../plan.ts'
import { describedBy } from './described-by.ts'
import { type Needed, wayOf } from './kinds.ts'
import { leaningOn } from './kinds-beside-names.ts'
import { isOfOwner, meant, names } from './meant.ts'
import { asksOfTool } from './whole.ts'

/** Below this a kind is not tried in place of one that has no answer. */
export const POSSIBLE = 0.12

/** How likely a kind is beside what is named: of a technology nobody asks where the owner lives. */
function fit(kind: MessageKind, reading: Reading, { entities }: Focus): number {
  const needs = wayOf(kind)?.needs ?? []
  const isThere = (need: Needed) => names(reading, need) || entities.some((one) => one.kind === need)
  if (needs.length > 0) return needs.every(isThere) ? WITH_WHAT_IT_NEEDS : needs.some(isThere) ? 1 : WITHOUT
  if (kind === 'testimonials' && names(reading, 'job')) return OF_PEOPLE_THERE
  if (ofVoices.has(kind) && entities.some((one) => one.kind === 'job' || one.kind === 'project'))
    return WITH_WHAT_IT_NEEDS
  const isNamed = (['job', 'project', 'technology'] as const).some((one) => names(reading, one))
  return isNamed && isOfOwner(kind) && !isPrivate.has(kind) ? BESIDE_OTHERS : 1
}

/** A phrase of the interview that is said in so many words counts as well. */
const SAID = 3
const WITH_WHAT_IT_NEEDS = 3
/** "What does she earn at her employer?" is asked of no work, whatever is named beside it. */
export const isPrivate = kindsOf('salary', 'rates')
const SAID_OF_PRIVATE = 10
const ofVoices = kindsOf('testimonials', 'testimonial-of')
/** What people there say is asked of an employer as often as what was done there. */
const OF_PEOPLE_THERE = 2
const WITHOUT = 0.6
const BESIDE_OTHERS = 0.3

/** Asked of the owner by most, and of what was told by a short question: "in what role?", "what tools?", "what was its weak point?" */
const ofThingToo = kindsOf('tools', 'ideal-role', 'weakness')

const isOfOwnerHere = (kind: MessageKind, reading: Reading) =>
  reading.has('owner') || (kind === 'weakness' && !reading.has('it'))

/** What a short question that names nothing leans on: what was talked about last. */
function leaningOf(
  { reading, focus, knowledge }: Pick<Asked, 'reading' | 'focus' | 'knowledge'>,
  guesses: Guess<MessageKind>[],
): Entity | undefined {
  const isBare =
    reading.mentions.length === 0 &&
    reading.time === undefined &&
    reading.interview.every((kind) => kind !== 'ideal-role' && ofThingToo.has(kind) && !isOfOwnerHere(kind, reading)) &&
    (asksOfTool(reading, guesses, focus) ||
      !reading.has('all', 'best', 'career', 'experienceTotal', 'current', 'longest', 'shortest')) &&
    !reading.message.includes(knowledge.owner.first)
  return isBare && (isShort(reading) || reading.rest.length === 0) && isAtMost(reading, SHORT)
    ? focus.entities[0]
    : undefined
}

/** "How many people has she led?", after a project of which no team is told: asked of all the work. */
const isOfTeamUntold = (kind: MessageKind, leaning: Entity | undefined, { language, has }: Reading) =>
  kind === 'team-size' && has('lead') && leaning?.kind === 'project' && !(leaning.job && teamIn(language, leaning.job))

/**
 * "How long does that take?", after a tool or a job: of what is wanted from the owner, not of how long that was used. "Where was she
 * before?", after a project, asks for a job.
 */
function standsBesideThing(
  kind: MessageKind,
  probability: number,
  reading: Reading,
  thing: Entity | undefined,
): boolean {
  if (ofThingToo.has(kind)) return isOfOwnerHere(kind, reading)
  if (thing?.kind === 'project')
    return (
      (kind === 'job-before' || kind === 'previous-job') &&
      reading.has('where', 'company', 'job', 'owner', 'title', 'work')
    )
  return kind === 'duration' && probability >= OF_OFFER && reading.text.trim().includes(' ')
}

/** So surely it is asked how long the owner's work takes. */
const OF_OFFER = 0.5

/** What somebody asks who wants to engage the owner: after one of these a short question is more likely another. */
const ofDealing = kindsOf(
  ...(['rates', 'duration', 'client-start', 'small-clients', 'services', 'service-about', 'contract'] as const),
  ...(['availability', 'notice', 'contact', 'contact-project', 'travel', 'remote'] as const),
)
const AMONG_TERMS = 8

/** Whether an offer or its terms were told last. */
const isOfDealing = ({ last: [told], texts }: Focus) =>
  told !== undefined &&
  texts.length > 0 &&
  (told.kind === 'service' || [...ofDealing].some((kind) => told.id === `interview.${kind}`))

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

/** "And Azure, in all this?": after something else than a tool, of a tool it is asked what there is of it. */
function sameOf(reading: Reading, focus: Focus): MessageKind {
  if (asksOfNext(reading, focus)) return 'job-after'
  const isOfTool = focus.kind?.startsWith('technolog')
  if (names(reading, 'technology') && !isOfTool) return 'technology-whether'
  // "And the frontend?", after a tool, names a matter and no tool.
  if (isOfTool && !names(reading, 'technology') && hasTopic(reading)) return 'topic-whether'
  return focus.kind ?? 'same'
}

/** "And before that, what was her title?" */
const ofOtherTime = kindsOf('previous-job', 'job-title')

/** "And where was she before?": before the job that was talked about, and not before the present one. */
const asksOfBefore = (reading: Reading, { entities }: Focus) =>
  reading.has('before') && reading.of('job').length === 0 && entities.some(({ kind }) => kind === 'job')

/** "How could it hold?": a reason with words of its own, and none of them for leaving. */
const asksWhyOfIt = (reading: Reading) =>
  !reading.has('leave', 'owner') && reading.mentions.length === 0 && reading.rest.length > 0

const ofDeeds = kindsOf('job-projects', 'job-results', 'project-results', 'project-about')

/** "What did she do there?", and nothing more: all of the job that was talked about, with its project or without. */
const asksOfAllThere = (reading: Reading, { entities }: Focus) =>
  reading.has('there') &&
  reading.has('do') &&
  !reading.has('project', 'result', 'built', 'how', 'why', 'when', 'howLong', 'howMany', 'who') &&
  reading.rest.length === 0 &&
  reading.mentions.length === 0 &&
  entities.some(({ kind }) => kind === 'job')

/** What a kind is of the job or project that was talked about: its reason, the job before it, all of it. */
function ofThing(kind: MessageKind, reading: Reading, focus: Focus): MessageKind {
  if (kind === 'job-why-left' && asksWhyOfIt(reading)) return 'topic-why'
  if (ofOtherTime.has(kind) && asksOfBefore(reading, focus)) return 'job-before'
  return ofDeeds.has(kind) && asksOfAllThere(reading, focus) ? 'job-about' : kind
}

/** Kinds as they are meant beside what the message names and what was talked about, most likely first. */
export function likelyKinds(
  asked: Pick<Asked, 'reading' | 'focus' | 'knowledge' | 'world'>,
  guesses: Guess<MessageKind>[],
): Guess<MessageKind>[] {
  const { reading, focus } = asked
  const described = describedBy(asked)
  const thing = leaningOf(asked, guesses)
  const leant = leaningOn[thing?.kind ?? 'skill'] ?? {}
  const likely = new Map<MessageKind, number>()
  let all = 0
  const isDealing = isShort(reading) && isOfDealing(focus)
  const { hasTopic, isOfProject } = topicOf(reading, guesses)
  for (const { kind: guessed, probability } of guesses) {
    const kind = !hasTopic && guessed === 'topic-how' && isOfProject ? 'project-how' : guessed
    const itself = meant(kind === 'same' ? sameOf(reading, focus) : kind, reading, described)
    const isItself = isOfTeamUntold(itself, thing, reading) || standsBesideThing(itself, probability, reading, thing)
    const leaning = isItself ? itself : (leant[itself] ?? itself)
    const one = ofThing(leaning, reading, focus)
    const isSaid = reading.interview.some((other) => other === one)
    const said = isSaid ? (isPrivate.has(one) ? SAID_OF_PRIVATE : SAID) : 1
    const dealing = isDealing && ofDealing.has(one) ? AMONG_TERMS : 1
    const share = probability * said * dealing * fit(one, reading, focus)
    likely.set(one, (likely.get(one) ?? 0) + share)
    all += share
  }
  return [...likely]
    .map(([kind, share]) => ({ kind, probability: share / all }))
    .sort((a, b) => b.probability - a.probability)
}
