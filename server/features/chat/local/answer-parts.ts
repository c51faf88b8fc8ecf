/** Answers each question of a message, and tells what was talked about after it. */
import type { Fact } from '#content/fact.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { saysOnly } from './acts-by-kind.ts'
import { inContext, withChosen, withEmployersThere } from './conversation.ts'
import { dealingAfter, dealingTold } from './dealing.ts'
import { askedIn } from './plan/asked.ts'
import { withOthers } from './plan/choose/alone.ts'
import { choose } from './plan/choose/choose.ts'
import { isOfOwner } from './plan/choose/meant.ts'
import { withPremise } from './plan/choose/premise.ts'
import { isWhole } from './plan/choose/whole.ts'
import { keptToTopic } from './plan/follow-ups/kept-to-topic.ts'
import { thingsAfter } from './plan/follow-ups/things.ts'
import { type Focus, noFocus, type Plan, unanswered } from './plan/plan.ts'
import { withProjectCalled } from './plan/projects/project-by-words.ts'
import { withToolMeant } from './plan/technologies/tool-meant.ts'
import { withClearlyTold } from './plan/texts/clearly-told.ts'
import { isHollow } from './questions-in.ts'
import { withTelling } from './relevance/telling.ts'

/** The answer to all questions of a message, and what was talked about after it. */
export function answerParts(
  knowledge: Knowledge,
  parts: Reading[],
  before: Focus,
  now: number,
): { plan: Plan; focus: Focus } {
  const start = withDealing(before, parts)
  let focus = start
  const plans: Plan[] = []
  const hollow: Plan[] = []
  for (const heard of parts) {
    if (parts.length > 1 && (heard.isEmpty || saysOnly(heard))) continue
    // What is said for one part of a message is no repetition of what was said before it.
    const one = answerPart(knowledge, heard, focus === start ? focus : { ...focus, texts: [] }, now)
    if (one.plan.answered || !isHollow(heard) || isOfOneself(heard)) plans.push(one.plan)
    else hollow.push(one.plan)
    const next = parts[parts.indexOf(heard) + 1]
    focus = next?.has('before', 'after', 'next') ? withNamed(heard, one.focus) : one.focus
  }
  const helped = plans.filter(({ answered }) => answered)
  const said = helped.length > 0 ? plans.filter(({ isVague }) => !isVague) : plans
  return { plan: joined(withOneAddress(knowledge, said.length > 0 ? said : hollow.slice(0, 1))), focus }
}

/** "Which employer came before the bank, and which after?": what came before and after is asked of what the message names, whatever it was told of. */
function withNamed(heard: Reading, focus: Focus): Focus {
  const [named, ...others] = [...new Set([...heard.of('project'), ...heard.of('job')])]
  const isToldOf = others.length > 0 || !named || focus.entities[0] === named
  return isToldOf ? focus : { ...focus, entities: [named, ...focus.entities.filter((one) => one !== named)] }
}

/** What the visitor has in mind is known from the first part that tells of it. */
export function withDealing(focus: Focus, parts: Reading[]): Focus {
  const dealing = parts.map(dealingTold).find((one) => one !== undefined)
  return dealing ? { ...focus, dealing } : focus
}

/** A part that is surely asked of the owner is told to have no answer, whatever little it names: "would she be free?" */
function isOfOneself(heard: Reading): boolean {
  const [best] = guessKinds(heard.language, heard.masked)
  if (best?.kind === 'availability') return best.probability >= LIKELY_FREE
  return best !== undefined && best.probability >= SURELY && isOfOwner(best.kind)
}

const SURELY = 0.8
/** A date that is asked for has no answer of another kind. */
const LIKELY_FREE = 0.4

/** The answer to a part of a message before anything is added to it, and what it was understood as. */
export function understood(knowledge: Knowledge, said: Reading, before: Focus, now: number) {
  const guesses = guessKinds(said.language, said.masked)
  const focus = isWhole(said, guesses, knowledge.owner.first, before) ? withoutTopic(before) : before
  const meant = withToolMeant(withEmployersThere(said, guesses), focus)
  const chosenOf = withChosen(meant, focus, knowledge.world)
  const heard = withProjectCalled(chosenOf, guesses, { world: knowledge.world, knowledge })
  const question = askedIn(knowledge, { reading: heard, guesses, focus, now })
  const inTalk = { ...question, reading: inContext(heard, focus) }
  return { question, inTalk, chosen: choose(question, inTalk) }
}

/** Whoever asks of the owner as a whole has the same in mind as before. */
const withoutTopic = ({ dealing }: Focus): Focus => ({ ...noFocus, dealing })

/** What points to something that was told: no other answer is looked for where that has none. */
const pointing = ['it', 'there', 'backThen'] as const

/** A message whose thing does not tell what is asked is understood by itself where the owner as a whole does: "has she led a team?" */
function asMeant(knowledge: Knowledge, heard: Reading, focus: Focus, now: number) {
  const inContext = understood(knowledge, heard, focus, now)
  const { plan, rule } = inContext.chosen
  const isTold = rule.holds || (plan.answered && !plan.isUntold)
  if (isTold || focus.entities.length === 0 || heard.rest.length > 0 || heard.has(...pointing)) return inContext
  const alone = understood(knowledge, heard, withoutTopic(focus), now)
  const isAsked = alone.question.kinds
    .filter(({ kind }) => isOfOwner(kind))
    .reduce((sum, { probability }) => sum + probability, 0)
  return alone.chosen.plan.answered && !alone.chosen.plan.isUntold && isAsked >= SURELY ? alone : inContext
}

function answerPart(knowledge: Knowledge, heard: Reading, focus: Focus, now: number): { plan: Plan; focus: Focus } {
  const { question, inTalk, chosen } = asMeant(knowledge, heard, focus, now)
  const { plan, rule } = chosen
  const clear = withClearlyTold(question, plan)
  const right = withPremise(question, rule.guesses && !clear.isWhole ? withTelling(question, clear) : clear)
  const made = withOthers(question, rule.leans ? right : keptToTopic(question, right))
  const cited = made.said.flatMap(({ facts }) => facts)
  return {
    plan: made,
    focus: {
      ...topicAfter(made, heard, focus),
      ...listedAfter(made, cited, focus),
      dealing: dealingAfter(heard, plan, focus),
      reading: inTalk.reading,
      ...(plan.kind && { kind: plan.kind }),
      texts: made.said.map(({ text }) => text),
      last: cited.length > 0 ? cited.slice(0, LAST) : focus.last,
      said: new Set([...focus.said, ...cited.map(({ id }) => id)]),
    },
  }
}

/** What is talked about after an answer. A question that names nothing and is told of a project's job leaves the project. */
function topicAfter(made: Plan, heard: Reading, { entities, earlier }: Focus): Pick<Focus, 'entities' | 'earlier'> {
  const [main] = entities
  const [next] = made.focus
  const isOfItsJob =
    main?.kind === 'project' &&
    next?.kind === 'job' &&
    main.job?.company === next.company &&
    heard.mentions.length === 0
  if (!next || next === main || isOfItsJob) return { entities, earlier }
  const isWork = main?.kind === 'job' || main?.kind === 'project'
  return { entities: made.focus, earlier: isWork ? [main, ...earlier.filter((one) => one !== main)] : earlier }
}

/** What was enumerated last, be it work or things of one line: "the second one" is one of these. */
function listedAfter(made: Plan, cited: Fact[], focus: Focus): Pick<Focus, 'listed' | 'things'> {
  if (made.listed && made.listed.length > 0) return { listed: made.listed, things: [] }
  const things = thingsAfter(cited, focus.things)
  return { listed: things.length > 1 ? [] : focus.listed, things }
}

/** What an answer began with is what the next question leans on. */
const LAST = 3

const markerOf = (plans: Plan[]) => {
  const marker = plans.map((one) => one.marker).find((one) => one !== undefined)
  return marker === undefined ? {} : { marker }
}

/** Where one part is told how to reach the owner, the others need not send people to the same address. */
function withOneAddress({ content, sentences: s }: Knowledge, plans: Plan[]): Plan[] {
  const isContact = ({ marker }: Plan) => marker === '[SCROLL_TO_CONTACT]'
  if (plans.length < 2 || !plans.some(isContact)) return plans
  const addresses = Object.values(content.profile.channels)
  const sentTo = new Set(addresses.map((email) => s.contact({ email })))
  const askAt = new Set(addresses.map((email) => s.notAnswered({ email })))
  return plans.map((one) => {
    if (isContact(one)) return one
    const told = one.said.map((said) => (askAt.has(said.text) ? { ...said, text: s.notAnsweredHere() } : said))
    const others = told.filter(({ text }) => !sentTo.has(text))
    return { ...one, said: others.length > 0 ? others : told }
  })
}

/** Without a part whose facts were all told for one before it; of a job its dates are told in more than one way. */
const withoutRepeated = (plans: Plan[]): Plan[] =>
  plans.filter(({ said }, i) => {
    const before = plans.slice(0, i).flatMap((one) => one.said)
    const cited = new Set(before.flatMap(({ facts }) => facts.flatMap(({ id }) => (id.endsWith('.period') ? [] : id))))
    const texts = new Set(before.map(({ text }) => text))
    const telling = said.filter(({ facts }) => facts.length > 0)
    return (
      telling.length === 0 ||
      telling.some(({ text, facts }) => !texts.has(text) && facts.some(({ id }) => !cited.has(id)))
    )
  })

function joined(plans: Plan[]): Plan {
  const [first, ...others] = plans
  if (!first) return unanswered([])
  if (others.length === 0) return first
  const most = Math.max(1, Math.floor(6 / plans.length))
  return {
    said: withoutRepeated(plans).flatMap(({ said }) =>
      said.slice(0, most).map((one, i) => (i === 0 ? { ...one, isFirst: true } : one)),
    ),
    answered: plans.some(({ answered }) => answered),
    focus: plans.at(-1)?.focus ?? [],
    next: plans.flatMap(({ next }) => next.slice(0, 2)),
    diagram: plans.find(({ diagram }) => diagram)?.diagram,
    ...markerOf(plans),
  }
}
