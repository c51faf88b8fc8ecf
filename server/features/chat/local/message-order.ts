/** Tells whether a message asks the page to do something, or only says something, before any fact is looked up. */
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { type Act, actIn } from './acts.ts'
import { actOfKind, asksEither, asksSurely, isInjection, isRemark } from './acts-by-kind.ts'
import { commandByExample, isForRules, isNoOrder, ordersSurely } from './command-by-example.ts'
import { commandIn } from './command-by-kind.ts'
import { askedIn } from './plan/asked.ts'
import { failing } from './plan/failing.ts'
import { asksWhoIsNamed } from './plan/named-person.ts'
import type { Asked, Focus } from './plan/plan.ts'

/** A message, and what it is likely to be. */
export interface Weighed {
  message: string
  reading: Reading
  guesses: Asked['kinds']
  /** No order, by the examples of what is none. */
  isNone: boolean
  /** What it is by its kind: an order, a greeting, a refusal. */
  talk: Act | undefined
  /** It is about a part of a drawing. The names of parts are words like others: a policy, a gateway. */
  isOfPart: boolean
}

export function weigh(knowledge: Knowledge, message: string, reading: Reading, focus: Focus, now: number): Weighed {
  const guesses = guessKinds(reading.language, reading.masked)
  const isNone = isNoOrder(message, reading, guesses[0]?.kind)
  // Whom the content names may be asked for; anybody else is a private matter.
  const ofKind = asksWhoIsNamed(knowledge, reading) ? undefined : actOfKind(reading, guesses)
  // "My own résumé is four pages long" wants none.
  const talk = ofKind && 'do' in ofKind && isNone ? undefined : ofKind
  const isOfPart = failing(askedIn(knowledge, reading, focus, now)) !== undefined && !ordersSurely(reading)
  return { message, reading, guesses, isNone, talk, isOfPart }
}

/** What the message asks the page to do, or says without asking anything. */
export function orderIn(knowledge: Knowledge, weighed: Weighed, now: number): Act | undefined {
  const act = actMeant(knowledge, weighed, now)
  if (!act || weighed.isOfPart) return undefined
  if (!('talk' in act)) return act
  const { reading, guesses } = weighed
  // "Hello, what does she do" asks something, however short.
  const asksMore = act.talk === 'greeting' && reading.has('title', 'career', 'who_is', 'contact')
  return asksMore || asksSurely(guesses) ? undefined : act
}

function actMeant(knowledge: Knowledge, weighed: Weighed, now: number): Act | undefined {
  const { message, reading, guesses, isNone, talk } = weighed
  const isOnlySaid = isRemark(talk) && !ordersSurely(reading)
  const byWords = commandIn(
    actIn(reading.language, message, named(knowledge, reading)),
    reading,
    knowledge.world,
    guesses,
  )
  const shown = isInjection(talk) || isOnlySaid ? undefined : byExample(knowledge, weighed, now)
  if (shown && !isForRules(shown, byWords)) return { do: shown }
  const isOrder = byWords === undefined || !('do' in byWords) || shown !== undefined || !isNone
  return isOrder && !isOnlySaid ? byWords : undefined
}

const byExample = ({ understanding, world }: Knowledge, { message, reading, guesses }: Weighed, now: number) =>
  commandByExample({
    message,
    reading,
    understanding,
    world,
    now,
    asks: asksSurely(guesses) || asksEither(guesses),
  })

/** What the message says of the owner's world, by which a question is told from an act. */
function named({ content, assistantName, world }: Knowledge, reading: Reading) {
  const { name } = content.profile
  const names = [assistantName, name, ...name.split(' ')]
  const isOfWorld = ['job', 'project', 'technology', 'unknown-technology', 'unknown-company', 'item', 'person'] as const
  const originals = new Map(world.original.caseStudies.map(({ id, title }) => [id, title]))
  return {
    names,
    projects: content.caseStudies.map(({ id, title, category }) => [title, originals.get(id) ?? title, category]),
    fields: content.profile.coreExpertise.map(({ title }) => title),
    asks: isOfWorld.some((kind) => reading.of(kind).length > 0) || reading.time !== undefined,
    asksOfWork: reading.of('job').length + reading.of('project').length > 0,
  }
}
