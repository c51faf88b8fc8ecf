/** What was talked about before, and what a message that points back to it means. */

import { languageTraits } from '#content/language/traits.ts'
import type { ChatTurn } from '#contract/chat/chat.ts'
import type { MessageKind } from '#contract/chat/message-kinds.ts'
import type { Guess } from '#server/knowledge/kinds/model.ts'
import { type Mention, namesAny, type Reading } from '#server/knowledge/understand/read.ts'
import type { Entity } from '#server/knowledge/world/entities.ts'
import { entitiesOf } from '#server/knowledge/world/entities.ts'
import type { World } from '#server/knowledge/world/world.ts'
import type { Focus } from './plan/plan.ts'

/** No pointing reaches back further. */
const FURTHEST = 5
/** No more of an earlier message is read: what it was about stands at its beginning. */
const EARLIER_MAX = 160
/** Messages of so many words are asked in the sense of the one before. */
const SHORT = { words: 6, ideographs: 14 }

/** The latest questions of the visitor, oldest first. */
export const earlierQuestions = (history: ChatTurn[]) =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-FURTHEST)
    .map(({ content }) => content.slice(0, EARLIER_MAX))

/** Whether a message is so short that it is asked in the sense of the one before. */
export const isShort = ({ text, language }: Reading) =>
  languageTraits[language].isDense
    ? text.trim().length <= SHORT.ideographs
    : text.trim().split(' ').length <= SHORT.words

export const withMentions = (reading: Reading, entities: Entity[]): Reading => {
  const mentions = [...reading.mentions, ...entities.map((entity): Mention => ({ entity, at: 0, end: 0 }))]
  return {
    ...reading,
    mentions,
    of: (kind) => entitiesOf(mentions, kind),
  }
}

/** Kinds that ask of a place itself. */
const ofPlaces =
  /^(?:location|countries|relocation|travel|remote|availability|permit|origin|hobbies|contact|service|talk|education|volunteering|client-start)/

/** "Her job in Oslo": of work, a place stands for the one employer that the owner had there. */
export function withEmployersThere(reading: Reading, [best]: Guess<MessageKind>[]): Reading {
  const isOfPlace = best && ofPlaces.test(best.kind) && reading.of('title').length === 0
  if (reading.of('job').length > 0 || isOfPlace) return reading
  const jobs = reading.of('place').flatMap(({ job }) => job ?? [])
  return jobs.length > 0 ? withMentions(reading, [...new Set(jobs)]) : reading
}

const namesWork = (reading: Reading) =>
  namesAny(reading, 'job', 'project', 'technology', 'unknown-technology', 'unknown-company')

/** Of what can be asked of a job, a project or a technology without naming it. */
const asksOfOne = (reading: Reading) =>
  reading.has(
    'result',
    'challenge',
    'solution',
    'team',
    'people',
    'why',
    'how',
    'when',
    'sinceWhen',
    'howLong',
    'howMuch',
    'speed',
    'cost',
    'quantity',
    'measure',
    'technology',
    'decision',
    'architecture',
    'before',
    'after',
    'next',
    'where',
    'leave',
    'title',
  )

/** "And in the other job?": the one that was talked about before the present one; of projects else the next on the site. */
function otherMeant(reading: Reading, { entities, earlier }: Focus, { projects }: World): Entity | undefined {
  if (!reading.has('other') || reading.rest.length > 0) return undefined
  const [main] = entities
  if (reading.has('project'))
    return [...earlier, ...projects].find((one) => one.kind === 'project' && !entities.includes(one))
  const company = main?.kind === 'job' ? main.company : undefined
  return reading.has('job', 'company', 'title')
    ? earlier.find((one) => one.kind === 'job' && one.company !== company)
    : undefined
}

/** "And the second project?", and nothing else, where no project is talked about: the site's own order counts. */
const countsProjects = (reading: Reading, { listed, entities }: Focus) =>
  listed.length === 0 &&
  reading.has('project') &&
  reading.rest.length === 0 &&
  !entities.some(({ kind }) => kind === 'project')

/** "And the second one?": what is meant of the things that were listed, or of the projects where none were. */
export function withChosen(reading: Reading, focus: Focus, world: World): Reading {
  const listed = countsProjects(reading, focus) ? world.projects : focus.listed
  const place = reading.has('firstOne')
    ? 0
    : reading.has('second')
      ? 1
      : reading.has('third')
        ? 2
        : reading.has('lastOne')
          ? -1
          : undefined
  const chosen = place === undefined ? otherMeant(reading, focus, world) : listed.at(place)
  return chosen && !namesWork(reading) ? withMentions(reading, [chosen]) : reading
}

/** A message as it is meant in this conversation. */
export function inContext(reading: Reading, focus: Focus): Reading {
  const { entities } = focus
  if (entities.length === 0) return reading
  const job = entities.find(({ kind }) => kind === 'job')
  const [main] = entities
  if (reading.has('there', 'backThen') && reading.of('job').length === 0 && job) return withMentions(reading, [job])
  if (namesWork(reading)) return asksTheSame(reading, focus)
  const isAboutOwner =
    reading.has(
      'job',
      'company',
      'project',
      'career',
      'experienceTotal',
      'current',
      'longest',
      'shortest',
      'skill',
      'who_is',
      'availability',
      'contact',
      'service',
      'location',
      'all',
    ) || reading.interview.length > 0
  // "What sort of company was that?"
  const pointsToOne = reading.has('it') && isShort(reading) && reading.rest.length === 0
  if (pointsToOne && main && reading.has('job', 'company', 'project') && !reading.has('owner', 'all', 'which'))
    return withMentions(reading, [main])
  if (reading.time && main && main.kind !== 'job' && isShort(reading) && !isAboutOwner)
    return withMentions(reading, [main])
  if (isAboutOwner || reading.time || !main) return reading
  if (reading.has('it') && (reading.rest.length === 0 || isShort(reading) || asksOfOne(reading)))
    return withMentions(reading, [main])
  // "And her biggest failure, then?" asks for nothing that came next.
  const isBare = !reading.has('owner') || (reading.has('before', 'after', 'next', 'leave') && !reading.has('best'))
  return isShort(reading) && asksOfOne(reading) && isBare ? withMentions(reading, [main]) : reading
}

/** "And at that other company?", "And Kafka?": what was asked before, of something else. */
function asksTheSame(reading: Reading, { reading: before, entities }: Focus): Reading {
  const isBare =
    isShort(reading) &&
    reading.rest.length === 0 &&
    !reading.has(
      'when',
      'how',
      'why',
      'where',
      'howLong',
      'howMany',
      'result',
      'challenge',
      'team',
      'technology',
      'before',
      'after',
      'compare',
      'or',
      'lead',
    )
  if (
    !isBare ||
    !before ||
    (reading.has('whether', 'use', 'built') && !reading.has('and', 'about')) ||
    (!namesWork(before) && entities.length === 0)
  )
    return reading
  const named = new Set(reading.mentions.map(({ entity }) => entity.kind))
  const kept = before.mentions
    .map(({ entity }) => entity)
    .filter(({ kind }) => !named.has(kind) && (kind === 'technology' || kind === 'job') && named.size === 1)
  const takesPlace = before.mentions.some(({ entity }) => named.has(entity.kind))
  const isOtherJob = named.has('job') && before.of('technology').length > 0
  const merged = withMentions(reading, takesPlace || isOtherJob ? kept : [])
  return {
    ...merged,
    has: (...ids) => reading.has(...ids) || before.has(...ids.filter((id) => id !== 'and' && id !== 'about')),
  }
}
