/** Answers short questions that lean on the answer before: "and how was that done?", "how many rules were there?" */
import type { Fact } from '#content/fact.ts'
import { languageTraits } from '#content/language/traits.ts'
import { backgroundKinds, type MessageKind, ownerKinds } from '#contract/chat/message-kinds.ts'
import { interviewKinds } from '#contract/content/interview-kinds.ts'
import { foldText } from '#server/knowledge/understand/folded-text.ts'
import { type CueId, languageCues } from '#server/knowledge/understand/language-cues.ts'
import type { Left, Reading } from '#server/knowledge/understand/read.ts'
import type { Entity } from '#server/knowledge/world/entities.ts'
import { factsOf as factsOfPlace } from '#server/knowledge/world/naming.ts'
import type { World } from '#server/knowledge/world/world.ts'
import { sentencesOf, stateAll, tellsWhy } from './evidence.ts'
import { counting, isAccount, numberTold } from './of-topic.ts'
import { type Asked, type Plan, plan, say } from './plan.ts'
import { isRecord, toldLast } from './told-last.ts'

/** Longer messages say themselves what they are about. */
const SHORT = { words: 11, ideographs: 22 }
/** From this probability on a message asks about the owner, whatever was talked about. */
const OF_OWNER = 0.5
/** What was talked about has so much of the question in it. */
const COVERED = 0.5
/** What tells how or why something was done shares so much with what was said of it. */
const SAME_MATTER = 0.2

const ofOwner: ReadonlySet<MessageKind> = new Set([...ownerKinds, ...backgroundKinds, ...interviewKinds])

const isShort = ({ text, language }: Reading) =>
  languageTraits[language].isDense
    ? text.trim().length <= SHORT.ideographs
    : text.trim().split(' ').length <= SHORT.words

const factsOf = (world: World, one: Entity): Fact[] =>
  one.kind === 'job'
    ? factsOfPlace(world, one)
    : one.kind === 'project'
      ? [...factsOfPlace(world, one), ...(one.job?.facts ?? [])]
      : one.kind === 'technology'
        ? one.named
        : []

const tellsReason = ({ language }: Reading, text: string) => sentencesOf(text).some(tellsWhy(language))

/** Two figures, one of which was there before. */
const isChange = (fact: Fact) => isAccount(fact) && (fact.text.match(/\d+(?:[.,\s]\d+)*/g) ?? []).length > 1

/** "And afterwards?", "was it heavier before?": the other side of the figure that was asked for. */
function otherSide({ reading, focus, knowledge, world, ...asked }: Asked): Plan | undefined {
  const before = focus.reading
  const asksOfTime =
    reading.has('before', 'after', 'current', 'next', 'backThen') && reading.rest.every(({ isKnown }) => !isKnown)
  const wasFigure = before?.has('howMany', 'howMuch', 'howLong', 'speed', 'quantity', 'cost', 'measure')
  const isOfJobs = focus.kind !== undefined && /^(?:job-when|total-years|longest|shortest|current)/.test(focus.kind)
  if (!asksOfTime || !wasFigure || isOfJobs || !before?.topic || reading.has('job', 'company', 'title'))
    return undefined
  const facts = [...focus.last, ...focus.entities.flatMap((one) => factsOf(world, one))].filter(isChange)
  const ids = new Set(facts.map(({ id }) => id))
  const { found } = knowledge.retrieval.search(before.topic, ({ id }) => ids.has(id))
  const [best] = found
  if (!best || best.coverage < SAME_FIGURE) return undefined
  return plan(stateAll({ reading, focus, knowledge, world, ...asked }, [best.fact], 1), {
    focus: focus.entities,
    listed: focus.listed,
  })
}

/** The share of the question before that a fact must have to be about the same figure. */
const SAME_FIGURE = 0.3

/** "Is it paid or a hobby?": what was talked about says it, or does not. */
function eitherOf(asked: Asked): Plan | undefined {
  const { reading, focus, s } = asked
  const told = focus.last.filter(isAccount)
  const isOfIt = reading.has('or') && reading.has('it') && !reading.has('owner', 'compare', 'where')
  if (!isOfIt || told.length === 0) return undefined
  return plan([say(s.noMoreOfIt()), ...stateAll(asked, told, 1)], { focus: focus.entities, listed: focus.listed })
}

/** Of these the owner has a number in all, whatever was talked about. */
const ofAll: CueId[] = [
  'job',
  'company',
  'project',
  'title',
  'career',
  'experienceTotal',
  'people',
  'team',
  'lead',
  'all',
]

/** "How many of them have been visited?", "how many hours was that?": what was talked about has the number. */
function numberOfIt(asked: Asked, facts: Fact[]): Fact | undefined {
  const { reading } = asked
  if (!reading.has('howMany', 'howMuch') || reading.has(...ofAll)) return undefined
  return counting(asked, facts)[0] ?? numberTold(asked)
}

/** @returns undefined if the message stands alone, or what was talked about does not answer it. */
export function leaning(asked: Asked): Plan | undefined {
  const { reading, focus, kinds, knowledge, world } = asked
  const [best] = kinds
  const isAlone = reading.mentions.length > 0 || reading.time !== undefined || !isShort(reading)
  if (isAlone || focus.last.length === 0) return undefined
  const rest = { focus: focus.entities, listed: focus.listed }
  const figure = otherSide(asked)
  if (figure) return figure
  const scope = [...focus.last, ...focus.entities.flatMap((one) => factsOf(world, one))]
  const number = numberOfIt(asked, scope)
  if (number) return plan(stateAll(asked, [number], 1), rest)
  const told = toldLast(asked)
  if (told.length > 0) return plan(stateAll(asked, told, 2), rest)
  const either = eitherOf(asked)
  if (either) return either
  if (best && ofOwner.has(best.kind) && best.probability >= OF_OWNER) return undefined
  const facts = [...new Set(scope)].filter(({ id, kind }) => kind !== 'technologies' && !id.endsWith('.period'))
  const ids = new Set(facts.map(({ id }) => id))
  const asksOfIt = reading.has('who', 'when', 'where', 'sinceWhen') && !reading.has('first', 'last', 'which', 'second')
  const records = focus.last.filter(isRecord)
  if (focus.last[0] === records[0] && asksOfIt && !reading.has('owner', 'job', 'company', 'project'))
    return plan(stateAll(asked, records, 2), rest)
  const isTopical = ({ isKnown, isMeant }: Left) => isKnown || (isMeant && !reading.has('whether'))
  if (reading.rest.some(isTopical)) {
    const { found, coverage } = knowledge.retrieval.search(reading.topic, ({ id }) => ids.has(id))
    const [first] = found
    if (!first || coverage < COVERED || reading.has('where', 'when', 'sinceWhen', 'howLong')) return undefined
    const numbers = reading.has('howMany', 'howMuch') ? found.filter(({ fact }) => /\d/.test(fact.text)) : found
    const near = numbers.filter((one) => one.coverage >= coverage * 0.8)
    // "Are more of them declined?": what was told last and says it goes before what says as much.
    const again = near.filter(({ fact }) => focus.last.includes(fact))
    const like = again.length > 0 ? again : near
    return plan(
      stateAll(
        asked,
        (like.length > 0 ? like : [first]).map(({ fact }) => fact),
        2,
      ),
      rest,
    )
  }
  const asksReason = reading.has('how', 'why') && !reading.has('howMany', 'howMuch', 'howLong')
  if (!asksReason || reading.rest.some(({ restricts }) => restricts)) return undefined
  const matter = focus.last.map(({ text }) => text).join(' ')
  const overlap = knowledge.retrieval.overlap(matter)
  const reasons = facts
    .filter(
      ({ id }) =>
        !focus.said.has(id) && /\.solution$|\.architecture$|\.node\.|\.feature\.|\.outcome\.|^experience\./.test(id),
    )
    .map((fact) => ({ fact, score: overlap(fact.text) }))
    .filter(({ score }) => score >= SAME_MATTER)
    .sort((a, b) => b.score - a.score)
    .map(({ fact }) => fact)
  // What was said may have given its reason already.
  const before = focus.last.filter(({ id }) => !id.endsWith('.period'))
  const given = reading.has('why') ? before.filter(({ text }, i) => i === 0 || tellsReason(reading, text)) : []
  const about = { ...asked, reading: { ...reading, topic: focus.reading?.topic || matter } }
  // "Why no longer?" is told by what was not said of it yet, if by nothing else.
  const fresh = facts.filter(({ id }) => id.includes('.outcome.') && !focus.said.has(id))
  const isAtAll =
    reading.has('why') &&
    reasons.length === 0 &&
    given.every(({ id, text }) => !id.includes('.outcome.') && !tellsReason(reading, text))
  const said = [...given, ...reasons, ...(isAtAll ? fresh : [])]
  return said.length > 0 ? plan(stateAll(about, said, 2), rest) : undefined
}

/** What was talked about, without where and when it was. */
const tellsOfWork = ({ id, kind }: Fact) =>
  /^(?:experience|case-study)\./.test(id) && kind !== 'technologies' && !id.endsWith('.period')

const namesNothing = ({ reading }: Asked) =>
  reading.mentions.length === 0 && reading.time === undefined && isShort(reading)

const matters: CueId[] = ['use', 'people', 'team', 'cost', 'speed', 'quantity', 'measure', 'result', 'challenge']

/** "Does anybody use it?", of what is "used by six companies": what was told is the answer. */
const saysSo = ({ reading }: Asked, facts: Fact[]) =>
  facts.some(({ text }) =>
    languageCues(reading.language)
      .cues.find(foldText(text).text)
      .some(({ value }) => matters.some((one) => one === value && reading.has(one))),
  )

/**
 * "And did clients come back?", "who uses it?": a short question that leans on the answer before it is not asked of the owner,
 * and has no answer that was given already. More of the same thing is told; where there is none, all that is said of it.
 */
export function toldOfIt(asked: Asked, made: Plan): Plan {
  const { reading, focus, kinds, world, s } = asked
  const [told] = focus.last
  const [best] = kinds
  const isOfOwner =
    best !== undefined && interviewKinds.some((one) => one === best.kind) && best.probability >= OF_OWNER
  if (!told || !tellsOfWork(told) || !namesNothing(asked) || isOfOwner || made.choices) return made
  const rest = { focus: focus.entities, listed: focus.listed, next: made.next }
  if (!made.answered) return { ...made, ...rest, said: [say(s.noMoreOfIt()), ...stateAll(asked, [told], 1)] }
  const facts = made.said.flatMap((one) => one.facts)
  const isRepeated = facts.length > 0 && facts.every((fact) => tellsOfWork(fact) && focus.said.has(fact.id))
  if (!isRepeated || reading.rest.some(({ isKnown }) => isKnown) || saysSo(asked, facts)) return made
  const [main] = focus.entities
  const fresh = main ? factsOf(world, main).filter((fact) => tellsOfWork(fact) && !focus.said.has(fact.id)) : []
  const said = stateAll(asked, fresh, 2)
  return said.length > 0 ? { ...made, ...rest, said } : made
}
