/** Answers one question: the planners that know it are asked in turn, and what is asked is told of what is cited. */
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { saysOnly } from './acts-by-kind.ts'
import { inContext, withEmployersThere } from './conversation.ts'
import { answeredByOwner, nearestOfOwner } from './owner-answers.ts'
import { askedIn } from './plan/asked.ts'
import { withOthers } from './plan/choose/alone.ts'
import { type Answered, byKind, LIKELY, likelyKinds, SURE } from './plan/choose/by-kind.ts'
import { byRules, bySearch } from './plan/choose/decide.ts'
import { isInterview, isOfOwner } from './plan/choose/meant.ts'
import { withPremise } from './plan/choose/premise.ts'
import { isWhole } from './plan/choose/whole.ts'
import { continued } from './plan/follow-ups/continued.ts'
import { followUp, keptToTopic } from './plan/follow-ups/follow-up.ts'
import { beforeTown } from './plan/life/before-town.ts'
import { inCountry } from './plan/life/countries.ts'
import { sizeOfEmployer } from './plan/life/employer-size.ts'
import { human } from './plan/life/human.ts'
import { inBetween, orderAsked } from './plan/life/in-order.ts'
import { stillRuns, stillThere, validity } from './plan/life/lasting.ts'
import { ledAsMany } from './plan/life/leadership.ts'
import { namedPerson } from './plan/life/named-person.ts'
import { ownBossSince, replyTime } from './plan/life/own-boss.ts'
import { papersAsked } from './plan/life/papers.ts'
import { saidBy } from './plan/life/said-by.ts'
import { whatWasStudied } from './plan/life/studied.ts'
import { type Asked, type Focus, noFocus, type Plan, plan, say, unanswered } from './plan/plan.ts'
import { comparedByMeasure } from './plan/projects/compare-measured.ts'
import { failing } from './plan/projects/failing.ts'
import { withProjectCalled } from './plan/projects/project-by-words.ts'
import { projectByLength } from './plan/projects/projects.ts'
import { whichProject } from './plan/projects/which-project.ts'
import { explainedTerm } from './plan/technologies/explained.ts'
import { countTold, largestTold } from './plan/texts/counts.ts'
import { byRetrieval, isOfWork } from './plan/texts/topic.ts'
import { isHollow } from './questions-in.ts'
import { withTelling } from './relevance/telling.ts'

/** The answer to all questions of a message, and what was talked about after it. */
export function answerParts(
  knowledge: Knowledge,
  parts: Reading[],
  before: Focus,
  now: number,
): { plan: Plan; focus: Focus } {
  let focus = before
  const plans: Plan[] = []
  const hollow: Plan[] = []
  for (const heard of parts) {
    if (parts.length > 1 && (heard.isEmpty || saysOnly(heard))) continue
    const one = answerPart(knowledge, heard, focus, now)
    if (one.plan.answered || !isHollow(heard) || isOfOneself(heard)) plans.push(one.plan)
    else hollow.push(one.plan)
    focus = one.focus
  }
  const helped = plans.filter(({ answered }) => answered)
  const said = helped.length > 0 ? plans.filter(({ isVague }) => !isVague) : plans
  return { plan: joined(withOneAddress(knowledge, said.length > 0 ? said : hollow.slice(0, 1))), focus }
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

/** The plan that answers a part of a message, before anything is added to it. */
export function understood(knowledge: Knowledge, said: Reading, before: Focus, now: number) {
  const guesses = guessKinds(said.language, said.masked)
  const focus = isWhole(said, guesses, knowledge.owner.first) ? noFocus : before
  const heard = withProjectCalled(withEmployersThere(said, guesses), { world: knowledge.world, knowledge })
  const reading = inContext(heard, focus)
  const asked = askedIn(knowledge, reading, focus, now)
  const plain = { ...asked, reading: heard }
  const kinds = likelyKinds(plain, guesses)
  const valid = validity(asked)
  const own =
    valid ??
    continued(asked) ??
    byOwner(asked) ??
    stillRuns(asked) ??
    failing(plain) ??
    human(plain) ??
    papersAsked(plain) ??
    replyTime(plain) ??
    ownBossSince(plain) ??
    stillThere({ ...plain, kinds }) ??
    namedPerson(plain) ??
    saidBy(plain) ??
    explainedTerm(plain) ??
    projectByLength(plain) ??
    inBetween(plain) ??
    orderAsked(plain) ??
    comparedByMeasure(plain) ??
    countTold({ ...plain, kinds }) ??
    largestTold(plain) ??
    inCountry({ ...plain, kinds }) ??
    sizeOfEmployer({ ...plain, kinds }) ??
    ledAsMany(plain) ??
    beforeTown({ ...plain, kinds }) ??
    whatWasStudied({ ...plain, kinds })
  const leans = own ? undefined : followUp({ ...plain, kinds })
  const which = own || leans ? undefined : whichProject({ ...asked, kinds })
  const asksBack = heard.has('it', 'project') ? which : undefined
  const known = own || leans || asksBack ? undefined : byKind({ ...plain, kinds }, kinds, SURE)
  const isOpen = !own && !leans && !asksBack && !known
  const ruled = isOpen ? byRules({ ...asked, kinds }) : undefined
  const guessed =
    isOpen && !ruled?.answered ? (clearlyOfWork(plain, kinds) ?? byKind({ ...plain, kinds }, kinds, LIKELY)) : undefined
  const answered = known ?? (guessed?.plan.answered ? withoutAction(guessed) : undefined)
  const found = answered?.plan ?? ruled ?? (isOpen ? bySearch(asked) : undefined)
  const answer =
    (own && orNearest(asked, own)) ??
    leans ??
    asksBack ??
    orNearest(asked, (found?.answered ? found : (which ?? found)) ?? unanswered([]))
  const isFound = answer === known?.plan || answer === found
  return {
    reading,
    told: { ...plain, kinds },
    answer,
    isFound,
    isLeaning: answer === leans,
    kind: valid ? 'certificates' : answered?.kind,
  } as const
}

function answerPart(knowledge: Knowledge, heard: Reading, focus: Focus, now: number): { plan: Plan; focus: Focus } {
  const { reading, told, answer, isFound, isLeaning, kind } = understood(knowledge, heard, focus, now)
  const right = withPremise(told, isFound ? withTelling(told, answer) : answer)
  const made = withOthers(told, isLeaning ? right : keptToTopic(told, right))
  const cited = made.said.flatMap(({ facts }) => facts)
  const entities = made.focus.length > 0 ? made.focus : focus.entities
  const listed = made.listed && made.listed.length > 0 ? made.listed : focus.listed
  return {
    plan: made,
    focus: {
      entities,
      listed,
      reading,
      ...(kind && { kind }),
      last: cited.length > 0 ? cited.slice(0, LAST) : focus.last,
      said: new Set([...focus.said, ...cited.map(({ id }) => id)]),
    },
  }
}

/** Facts with so much of the question are meant rather than an opinion that is no more than likely. */
const CLEARLY = 0.55

function clearlyOfWork(asked: Asked, [best]: Asked['kinds']): Answered | undefined {
  if (!best || !isInterview.has(best.kind)) return undefined
  const found = byRetrieval(asked, isOfWork, CLEARLY)
  return found && { kind: 'topic-how', plan: found }
}

/** What an answer began with is what the next question leans on. */
const LAST = 3

/** What is no more than likely is answered, and nothing on the page moves. */
const withoutAction = ({ kind, plan: { marker: _, ...made } }: Answered): Answered => ({ kind, plan: made })

/** What the owner added for this very question (decision 18). */
function byOwner(asked: Asked): Plan | undefined {
  const fact = answeredByOwner(asked.knowledge, asked.reading.message)
  return fact && plan([say(fact.text, fact)])
}

const markerOf = (plans: Plan[]) => {
  const marker = plans.map((one) => one.marker).find((one) => one !== undefined)
  return marker === undefined ? {} : { marker }
}

/** What the owner added answers what nothing else does. */
function orNearest(asked: Asked, made: Plan): Plan {
  const fact = made.answered
    ? undefined
    : nearestOfOwner(asked.knowledge, asked.reading.message, asked.reading.interview.length > 0)
  return fact ? plan([say(fact.text, fact)]) : made
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
