/** Whether a short message is asked of what was told, of the owner, or of something else. */
import { languageTraits } from '#content/language/traits.ts'
import { backgroundKinds, type MessageKind, ownerKinds } from '#contract/chat/message-kinds.ts'
import { interviewKinds } from '#contract/content/interview-kinds.ts'
import type { CueId } from '#server/knowledge/understand/language-cues.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { asksSpeedOfProject } from '../life/own-boss.ts'
import type { Asked } from '../plan.ts'
import type { AnswerType, Wanted } from './answer-type.ts'

/** Longer messages say themselves what they are about. */
export const SHORT = { words: 11, ideographs: 22 }
/** Messages of so few words lean on what was told, unless they say otherwise. */
export const BRIEF = { words: 5, ideographs: 10 }
/** From this probability on a message asks about the owner, whatever was talked about. */
const OF_OWNER = 0.5
const OF_OPINION = 0.35
const OF_VOICES = 0.4

const ofOwner: ReadonlySet<MessageKind> = new Set([...ownerKinds, ...backgroundKinds, ...interviewKinds])

const personal: ReadonlySet<MessageKind> = new Set(interviewKinds)

/** Whether a message is as short as that. */
export const isAtMost = ({ text, language }: Reading, most: typeof SHORT) =>
  languageTraits[language].isDense ? text.trim().length <= most.ideographs : text.trim().split(' ').length <= most.words

/** Whoever asks for one of these asks of the owner, or of all the work. */
const ofOthers: CueId[] = [
  ...(['job', 'company', 'project', 'title', 'work', 'career', 'lead', 'all'] as const),
  ...(['education', 'certificate', 'publication', 'talk', 'award', 'volunteering', 'spokenLanguage'] as const),
  ...([
    'interest',
    'technology',
    'programmingLanguage',
    'skill',
    'contact',
    'hiring',
    'availability',
    'location',
    'service',
  ] as const),
]

/** Where, when and for how long somebody was, not what was told. */
const ofPerson: ReadonlySet<AnswerType> = new Set(['duration', 'date', 'place', 'people', 'after', 'before'])

/** Words of the message that are no part of how it asks, and were not in the message before. */
export const wordsOf = ({ reading: { rest }, focus }: Asked) =>
  rest.filter(({ said, isOrdinary }) => !isOrdinary && !focus.reading?.text.includes(` ${said} `))

/** Whether a message is most likely asked of the owner, whatever was told; what everybody is asked is told from it more surely. */
export function isOfOwner(asked: Asked): boolean {
  const {
    reading,
    kinds: [best],
  } = asked
  if (asksSpeedOfProject(asked)) return false
  if (!best || !ofOwner.has(best.kind)) return false
  const isOpinion = personal.has(best.kind) && !reading.has('it')
  return best.probability >= (isOpinion ? OF_OPINION : OF_OWNER)
}

/** "How many people were working on it?" is asked of the thing that was told. */
export const isOfPeopleAtIt = ({ reading }: Pick<Asked, 'reading'>) =>
  reading.has('howMany') && reading.has('people') && reading.has('it') && reading.has('work', 'do', 'built')

/** Whether a message asks of something else, or of the owner, whatever was told. */
export function isOfOthers(asked: Asked, { type }: Wanted): boolean {
  const { reading, focus } = asked
  const pointing = reading.has('how') && reading.has('it') ? ofOthers.filter((cue) => cue !== 'lead') : ofOthers
  if (isOfPeopleAtIt(asked)) return false
  if (reading.has(...pointing) || reading.interview.length > 0) return true
  if (isOfOwner(asked)) return true
  // "Her biggest failure" is asked of all that she did.
  if (reading.has('owner') && reading.has('best') && !reading.has('it')) return true
  const isOfWork = reading.has('owner', 'there') && !reading.has('it') && wordsOf(asked).length === 0
  if (isOfWork && type !== undefined && ofPerson.has(type)) return true
  // Jobs that were told by their dates have one before and one after them.
  const isOfJobs = focus.last[0]?.kind === 'job' || /^(?:job-when|jobs|.*-job$)/.test(focus.kind ?? '')
  if (isOfJobs && (type === 'before' || type === 'after')) return true
  // What came of a job is more than one sentence.
  return type === 'outcome' && focus.last.some(({ kind }) => kind === 'job')
}

/** "What did the client say about it?" asks for words that somebody is quoted with. */
export const isOfVoices = ({ kinds, world }: Asked) =>
  world.content.testimonials.length > 0 &&
  kinds
    .filter(({ kind }) => kind === 'testimonials' || kind === 'testimonial-of')
    .reduce((sum, { probability }) => sum + probability, 0) >= OF_VOICES

/** Whether it is asked what somebody thinks, wants or is like. */
export const isOfPersonal = ({ kinds: [best] }: Asked) =>
  best !== undefined && personal.has(best.kind) && best.probability >= OF_OWNER

/** Whether a message is short and names nothing, so that it may lean on what was told. */
export const namesNothing = ({ reading }: Asked) =>
  reading.mentions.length === 0 && reading.time === undefined && isAtMost(reading, SHORT)
