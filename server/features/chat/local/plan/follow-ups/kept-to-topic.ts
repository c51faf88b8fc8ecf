/** Keeps a question that leans on the answer before to what that was about. */
import type { Fact } from '#content/fact.ts'
import { type Asked, type Plan, type Said, say } from '../plan.ts'
import { stateAll } from '../texts/evidence.ts'
import { isAccount, isRecord } from '../texts/of-topic.ts'
import { wantedBy } from './answer-type.ts'
import { BRIEF, isAtMost, isOfOthers, isOfOwner, isOfPersonal, isOfVoices, namesNothing } from './asked-of.ts'

/** So sure it must be that the job before or after is asked for. */
const SURELY = 0.6

/** Word for word what was said last answers another question only if it has what that asks for. */
export const isSameAgain = ({ focus }: Asked, said: Said[]) =>
  said.length > 0 && focus.texts.length > 0 && said.every(({ text }) => focus.texts.includes(text))

/**
 * A question that leans on the answer before is not told of another thing, nor the same again: what else is said of the thing,
 * or that no more is told of it.
 */
export function keptToTopic(asked: Asked, made: Plan): Plan {
  const { reading, focus, s } = asked
  const [told] = focus.last
  const wanted = wantedBy(asked)
  const leans = namesNothing(asked) && !isOfPersonal(asked) && !made.choices && !made.marker
  if (!told || !leans || !(isAccount(told) || isRecord(told))) return made
  const rest = { focus: focus.entities, listed: focus.listed, next: made.next }
  const noMore = { ...made, ...rest, said: [say(s.noMoreOfIt()), ...stateAll(asked, [told], 1)] }
  // What is surely asked of the owner has its own answer, even if a word of it is strange.
  if (!made.answered) return isOfOwner(asked) || isOfThing(asked, made) ? made : noMore
  if (isOfOrder(asked) || isOfVoices(asked)) return made
  const isOpen = wanted.type === undefined || wanted.type === 'manner'
  if (isOpen && isSameAgain(asked, made.said) && !reading.rest.some(({ isKnown }) => isKnown)) return noMore
  const cited = made.said.flatMap(({ facts }) => facts)
  const isElsewhere = cited.length > 0 && !cited.some((fact) => isOfSame(asked, told, fact))
  const isSure =
    isAtMost(reading, BRIEF) &&
    told.kind !== 'job' &&
    !isOfOthers(asked, wanted) &&
    !reading.has('owner') &&
    (wanted.type === 'measure' || !reading.rest.some(({ isKnown }) => isKnown))
  // The same again is no answer to a word that none of it has.
  const isRepeated = reading.rest.length > 0 && cited.length > 0 && cited.every(({ id }) => focus.said.has(id))
  return (isElsewhere || isRepeated) && isSure ? noMore : made
}

/** "Why did she leave?": that the reason is not told is said of the very job. */
const isOfThing = ({ focus }: Asked, made: Plan) =>
  !made.isNotFound && made.focus.some((one) => focus.entities.includes(one))

/** "And before that?" is answered with another job than the one that was told. */
const isOfOrder = ({ kinds: [best] }: Asked) =>
  best !== undefined && /^job-(?:before|after)$/.test(best.kind) && best.probability >= SURELY

/** Whether two facts are of one job, one project or one list; the team of a project is told of its job. */
function isOfSame({ world }: Asked, one: Fact, other: Fact): boolean {
  if (isRecord(one) && one.kind === other.kind) return true
  const has = ({ facts }: { facts: Fact[] }) => facts.some(({ id }) => id === one.id)
  const projects = world.projects.filter(has)
  const all = [...world.jobs.filter(has), ...projects, ...projects.flatMap(({ job }) => job ?? [])]
  return all.some(({ facts }) => facts.some(({ id }) => id === other.id))
}
