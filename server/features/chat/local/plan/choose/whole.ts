/** Tells a question that is whole by itself, so that it means the same whatever was talked about before it. */
import { languageTraits } from '#content/language/traits.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import type { CueId } from '#server/knowledge/understand/language-cues.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { jobAspectAsked } from '../employers/asked-of-job.ts'
import { leansOnList } from '../follow-ups/asked-of-list.ts'
import { asksOneOfList } from '../follow-ups/one-of-list.ts'
import { asksSpeedOfProject } from '../life/own-boss.ts'
import type { Focus } from '../plan.ts'
import { aspectAsked } from '../projects/asked-of-work.ts'
import { wayOf } from './kinds.ts'
import { names } from './meant.ts'

/** What is asked of the owner alone: no job, project or tool has a home, a degree or a mother tongue. */
const ofOwnerAlone: ReadonlySet<MessageKind> = new Set([
  ...(['who', 'career', 'total-years', 'current-job', 'first-job', 'longest-job', 'shortest-job'] as const),
  ...(['jobs', 'jobs-count', 'location', 'skills', 'testimonials', 'projects'] as const),
  ...(['education', 'education-when', 'certificates', 'spoken-languages', 'publications', 'talks', 'awards'] as const),
  ...(['volunteering', 'services', 'availability', 'contact', 'contact-hiring', 'contact-project'] as const),
  ...(['references', 'resume-wanted', 'strengths', 'weakness', 'motivation', 'origin', 'ideal-role'] as const),
  ...(['five-years', 'why-hire', 'notice', 'salary', 'rates', 'contract', 'hours', 'relocation', 'travel'] as const),
  ...(['permit', 'client-start', 'small-clients', 'unwanted', 'hobbies', 'reading', 'side-projects'] as const),
])

/** Words that send back to what was said before. */
const pointing: CueId[] = [
  ...(['it', 'there', 'backThen', 'and', 'before', 'after', 'next', 'since'] as const),
  ...(['firstOne', 'second', 'third', 'lastOne'] as const),
]

/** Of fewer words a question is a part of one: "where?" Spanish needs no more for a whole one: ¿Dónde vive? */
const LEAST = { words: 2, ideographs: 5 }
/** Beside what it names a question of it has so many. */
const LEAST_BESIDE = { words: 4, ideographs: 4 }
/** So likely it is that the owner is asked about. */
const SURE = 0.6
/** And so likely of those who are called by name. */
const SURE_OF_CALLED = 0.35
/** So likely it is that just this is asked of what is named. */
const SURE_OF_NAMED = 0.9

const isAtLeast = (text: string, { language }: Reading, least: typeof LEAST) =>
  languageTraits[language].isDense
    ? text.replace(/\s/g, '').length >= least.ideographs
    : text.trim().split(/\s+/).length >= least.words

/** "How many years in all?", "still today?": of a tool that was told, unless the owner is named. */
export const asksOfTool = (reading: Reading, [best]: Guess<MessageKind>[], { entities: [main] }: Focus): boolean =>
  main?.kind === 'technology' &&
  reading.rest.length === 0 &&
  (best?.kind === 'total-years' || reading.has('current')) &&
  !reading.has('owner', 'job', 'company', 'project', 'title', 'work', 'location', 'where')

/** @param guesses what kinds the message is of by its own words. @param first the name by which the owner is called. @param focus what was talked about. */
export function isWhole(reading: Reading, guesses: Guess<MessageKind>[], first: string, focus: Focus): boolean {
  const [best] = guesses
  if (!best || !isAtLeast(reading.text, reading, LEAST)) return false
  const needs = wayOf(best.kind)?.needs ?? []
  if (needs.length > 0) {
    const isNamed = needs.every((need) => names(reading, need))
    const isOnly = isAtLeast(reading.masked, reading, LEAST_BESIDE) && !reading.has('there', 'backThen', 'and')
    return best.probability >= SURE_OF_NAMED && isNamed && isOnly
  }
  const [main] = focus.entities
  const isOfThing = main?.kind === 'project' || main?.kind === 'job'
  if (isOfThing && best.kind.startsWith('testimonial')) return false
  if (main?.kind === 'project' && aspectAsked(reading)) return false
  if (main?.kind === 'job' && jobAspectAsked(reading)) return false
  if (leansOnList(reading, focus) || asksOneOfList(reading, focus)) return false
  if (reading.has(...pointing) || asksOfTool(reading, guesses, focus) || asksSpeedOfProject({ reading, focus }))
    return false
  const isCalled = reading.message.includes(first)
  // "Who is that?" is asked of whoever was told of last.
  const isOfOwner = isCalled || reading.has('owner', 'title')
  const likely = guesses
    .filter(({ kind }) => ofOwnerAlone.has(kind) && (kind !== 'who' || isOfOwner))
    .filter(({ kind }) => kind !== 'ideal-role' || isCalled || reading.has('owner') || reading.interview.length > 0)
    .reduce((all, { probability }) => all + probability, 0)
  return likely >= (isCalled ? SURE_OF_CALLED : SURE)
}
