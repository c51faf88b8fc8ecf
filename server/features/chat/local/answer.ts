/** Answers a message from what is known: understood, planned, said. Nothing is said that the ledger does not bear out. */
import { setImmediate } from 'node:timers/promises'
import { createTranslate } from '#content/translate.ts'
import type { ChatTurn, DrawnPart, VisitorRole } from '#contract/chat/chat.ts'
import { writeChoices } from '#contract/chat/markers.ts'
import { type Language, languages } from '#contract/language.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { isForeign } from '#server/knowledge/language.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { monthAt } from '#server/knowledge/world/months.ts'
import { type Act, actIn } from './acts.ts'
import { actOfKind, asksEither, asksSurely, isInjection, isRefusal, isRemark, saysOnly } from './acts-by-kind.ts'
import { commandByExample, isForRules, isNoOrder, ordersSurely } from './command-by-example.ts'
import { commandIn } from './command-by-kind.ts'
import { earlierQuestions, inContext } from './conversation.ts'
import { drawingOf } from './drawing.ts'
import { type Hear, hearer } from './hear.ts'
import { chips, type LocalAnswer, simple } from './local-answer.ts'
import { answeredByOwner, nearestOfOwner } from './owner-answers.ts'
import { partsOf } from './parts.ts'
import { perform } from './perform.ts'
import { plainMessage } from './plain-message.ts'
import { type Answered, byKind, LIKELY, likelyKinds, SURE } from './plan/by-kind.ts'
import { saidBy } from './plan/career.ts'
import { continued } from './plan/continued.ts'
import { dates } from './plan/dates.ts'
import { byRules, bySearch } from './plan/decide.ts'
import { aboutDrawnPart } from './plan/drawn-part.ts'
import { explainedTerm } from './plan/explained.ts'
import { failing } from './plan/failing.ts'
import { leaning } from './plan/leaning.ts'
import { isInterview } from './plan/meant.ts'
import { type Asked, type Focus, noFocus, type Plan, type Proposal, plan, say, unanswered } from './plan/plan.ts'
import { withPremise } from './plan/premise.ts'
import { projectByLength } from './plan/projects.ts'
import { byRetrieval, isOfWork } from './plan/topic.ts'
import { whichProject } from './plan/which-project.ts'
import { choicesOf } from './proposals.ts'
import { isHollow, questionsIn } from './questions-in.ts'
import { withTelling } from './relevance/telling.ts'
import { shortened, write } from './write.ts'

export interface Question {
  message: string
  /** What was pressed in a drawing. */
  about?: DrawnPart | undefined
  history: ChatTurn[]
  role: VisitorRole
  /** For durations until today. */
  now: number
}

const CONTEXT_MAX = 8

export function answerLocally(
  knowledge: Knowledge,
  { message: typed, about, history, role, now: time }: Question,
): LocalAnswer {
  const now = monthAt(time)
  const hear = hearer(knowledge.understanding, now)
  const message = plainMessage(typed)
  const focus = focusAfter(knowledge, earlierQuestions(history), now)
  const pressed = about && pressedIn(knowledge, hear(message), about, now)
  const turn = pressed ? { plan: pressed } : respond(knowledge, message, focus, hear, now)
  if ('act' in turn) return perform(knowledge, turn.act, turn.proposals, role)
  return finish(knowledge, message, role, turn.plan)
}

/** A message as it is understood in its conversation, and its answer before anything is added: what `bench/relevance` learns from. */
export function untold(knowledge: Knowledge, { message: typed, history, now: time }: Question) {
  const now = monthAt(time)
  const hear = hearer(knowledge.understanding, now)
  const focus = focusAfter(knowledge, earlierQuestions(history), now)
  const { told, answer } = understood(knowledge, hear(plainMessage(typed)), focus, now)
  return { asked: told, facts: answer.said.flatMap(({ facts }) => facts), answered: answer.answered }
}

/**
 * Reads what was talked about after each of the earlier questions, and the message. Others have their turn between them; the
 * answer, and the next question of a conversation, find them read.
 */
export async function readConversation(
  knowledge: Knowledge,
  { message, history, now: time }: Pick<Question, 'message' | 'history' | 'now'>,
): Promise<void> {
  const now = monthAt(time)
  const questions = earlierQuestions(history)
  for (let count = 1; count <= questions.length; count++) {
    focusAfter(knowledge, questions.slice(0, count), now)
    await setImmediate()
  }
  hearer(knowledge.understanding, now)(plainMessage(message))
  await setImmediate()
}

/** Conversations that are remembered. */
const CONVERSATIONS = 100
const conversations = new WeakMap<Knowledge, Map<string, Focus>>()

function focusAfter(knowledge: Knowledge, questions: string[], now: number): Focus {
  const last = questions.at(-1)
  if (last === undefined) return noFocus
  const known = conversations.get(knowledge) ?? new Map<string, Focus>()
  conversations.set(knowledge, known)
  const key = JSON.stringify([now, questions])
  const found = known.get(key)
  if (found) return found
  const before = focusAfter(knowledge, questions.slice(0, -1), now)
  const turn = respond(knowledge, plainMessage(last), before, hearer(knowledge.understanding, now), now, partsOf)
  const focus = 'plan' in turn ? turn.focus : before
  const oldest = known.keys().next()
  if (known.size >= CONVERSATIONS && !oldest.done) known.delete(oldest.value)
  known.set(key, focus)
  return focus
}

type Turn = { plan: Plan; focus: Focus } | { act: Act; proposals: Proposal[] }

/** @param split tells the questions of a message: of an earlier one they are told by its words alone, which is quick. */
function respond(
  knowledge: Knowledge,
  message: string,
  before: Focus,
  hear: Hear,
  now: number,
  split: typeof questionsIn = questionsIn,
): Turn {
  const { understanding } = knowledge
  const first = hear(message)
  const guesses = guessKinds(first.language, first.masked)
  const heard = actIn(first.language, message, named(knowledge, first))
  const isNone = isNoOrder(message, first, guesses[0]?.kind)
  const ofKind = actOfKind(first, guesses)
  // "My own résumé is four pages long" wants none.
  const talk = ofKind && 'do' in ofKind && isNone ? undefined : ofKind
  const isOnlySaid = isRemark(talk) && !ordersSurely(first)
  const shown =
    isInjection(talk) || isOnlySaid
      ? undefined
      : commandByExample({
          message,
          reading: first,
          understanding,
          world: knowledge.world,
          now,
          asks: asksSurely(guesses) || asksEither(guesses),
        })
  const byWords = commandIn(heard, first, knowledge.world, guesses)
  const isOrder = byWords === undefined || !('do' in byWords) || shown !== undefined || !isNone
  const told = isOrder && !isOnlySaid ? byWords : undefined
  const act = shown && !isForRules(shown, byWords) ? { do: shown } : told
  // "Hello, what does she do" asks something, however short.
  const isQuestion =
    act !== undefined && 'talk' in act && act.talk === 'greeting' && first.has('title', 'career', 'who_is', 'contact')
  const isKindOfQuestion = act !== undefined && 'talk' in act && asksSurely(guesses)
  // The names of parts are words like others: a policy, a gateway.
  const isOfPart = failing(askedIn(knowledge, first, before, now)) !== undefined && !ordersSurely(first)
  if (act && !isQuestion && !isKindOfQuestion && !isOfPart) return { act, proposals: [] }
  const [best] = likelyKinds({ reading: first, focus: before, knowledge, world: knowledge.world }, guesses)
  const parts = split(understanding, message, { hear, likeliest: best?.probability ?? 0 })
  if (talk && !isOfPart && (parts.length === 1 || isRefusal(talk))) return { act: talk, proposals: [] }
  let focus = before
  const plans: Plan[] = []
  const hollow: Plan[] = []
  for (const part of parts) {
    const heard = hear(part)
    if (parts.length > 1 && (heard.isEmpty || saysOnly(heard))) continue
    const one = answerPart(knowledge, heard, focus, now)
    if (one.plan.answered || !isHollow(heard)) plans.push(one.plan)
    else hollow.push(one.plan)
    focus = one.focus
  }
  const helped = plans.filter(({ answered }) => answered)
  const said = helped.length > 0 ? plans.filter(({ isVague }) => !isVague) : plans
  return { plan: joined(said.length > 0 ? said : hollow.slice(0, 1)), focus }
}

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

function pressedIn(knowledge: Knowledge, reading: Reading, about: DrawnPart, now: number): Plan | undefined {
  return aboutDrawnPart(askedIn(knowledge, reading, noFocus, now), about)
}

function askedIn(knowledge: Knowledge, reading: Reading, focus: Focus, now: number): Asked {
  const { content, sentences: s, world } = knowledge
  return { knowledge, world, reading, focus, now, s, date: dates(content.language, s, now), kinds: [] }
}

/** The plan that answers a part of a message, before anything is added to it. */
function understood(knowledge: Knowledge, heard: Reading, focus: Focus, now: number) {
  const reading = inContext(heard, focus)
  const asked = askedIn(knowledge, reading, focus, now)
  const plain = { ...asked, reading: heard }
  const kinds = likelyKinds(plain, guessKinds(heard.language, heard.masked))
  const own =
    continued(asked) ??
    byOwner(asked) ??
    failing(plain) ??
    saidBy(plain) ??
    explainedTerm(plain) ??
    projectByLength(plain)
  const which = own ? undefined : whichProject({ ...asked, kinds })
  const asksBack = heard.has('it', 'project') ? which : undefined
  const leans = own ? undefined : leaning({ ...plain, kinds })
  const known = own || leans || asksBack ? undefined : byKind({ ...plain, kinds }, kinds, SURE)
  const isOpen = !own && !leans && !asksBack && !known
  const ruled = isOpen ? byRules({ ...asked, kinds }) : undefined
  const guessed =
    isOpen && !ruled?.answered ? (clearlyOfWork(plain, kinds) ?? byKind({ ...plain, kinds }, kinds, LIKELY)) : undefined
  const answered = known ?? (guessed?.plan.answered ? withoutAction(guessed) : undefined)
  const found = answered?.plan ?? ruled ?? (isOpen ? bySearch(asked) : undefined)
  const answer =
    own ?? leans ?? asksBack ?? orNearest(asked, (found?.answered ? found : (which ?? found)) ?? unanswered([]))
  const isFound = answer === known?.plan || answer === found
  return { reading, told: { ...plain, kinds }, answer, isFound, kind: answered?.kind }
}

function answerPart(knowledge: Knowledge, heard: Reading, focus: Focus, now: number): { plan: Plan; focus: Focus } {
  const { reading, told, answer, isFound, kind } = understood(knowledge, heard, focus, now)
  const made = withPremise(told, isFound ? withTelling(told, answer) : answer)
  const cited = made.said.flatMap(({ facts }) => facts.map(({ id }) => id))
  const entities = made.focus.length > 0 ? made.focus : focus.entities
  const listed = made.listed && made.listed.length > 0 ? made.listed : focus.listed
  return {
    plan: made,
    focus: {
      entities,
      listed,
      reading,
      ...(kind && { kind }),
      last: made.answered ? made.said.flatMap(({ facts }) => facts).slice(0, LAST) : focus.last,
      said: new Set([...focus.said, ...cited]),
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

function joined(plans: Plan[]): Plan {
  const [first, ...others] = plans
  if (!first) return unanswered([])
  if (others.length === 0) return first
  const most = Math.max(1, Math.floor(6 / plans.length))
  return {
    said: plans.flatMap(({ said }) => said.slice(0, most)),
    answered: plans.some(({ answered }) => answered),
    focus: plans.at(-1)?.focus ?? [],
    next: plans.flatMap(({ next }) => next.slice(0, 2)),
    diagram: plans.find(({ diagram }) => diagram)?.diagram,
    ...markerOf(plans),
  }
}

/** The languages of the site, as one of them names them. */
function languageNames(language: Language): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return new Intl.ListFormat(language).format(languages.map((one) => names.of(one) ?? one))
}

function finish(knowledge: Knowledge, message: string, role: VisitorRole, made: Plan): LocalAnswer {
  const { content, retrieval, words } = knowledge
  const t = createTranslate(content.language, words)
  const values = { owner: content.profile.name, email: content.profile.channels.general }
  if (!made.answered && isForeign(message))
    return simple(t('otherLanguage', { languages: languageNames(content.language) }), chips(knowledge, [], { role }))
  if (made.said.length === 0) return simple(t('unclear', values), chips(knowledge, [], { role }))
  const { text, citations, facts } = write(content.language, shortened(content.language, made.said))
  const found = made.answered ? retrieval.search(message).found.map(({ fact }) => fact) : []
  const done = made.focus.flatMap((one) =>
    one.kind === 'job' ? one.facts.filter(({ kind }) => kind === 'achievement') : [],
  )
  const context = [...new Set([...facts, ...done, ...found])].slice(0, CONTEXT_MAX)
  const offered = made.choices
    ? writeChoices('CLARIFY', choicesOf(knowledge, made.choices))
    : chips(knowledge, made.next, { asked: message, role })
  const markers = [made.marker, offered].filter(Boolean).join('')
  return {
    text,
    markers,
    citations,
    systemDiagram: drawingOf(knowledge.world, made.diagram),
    answered: made.answered,
    facts,
    context: made.answered ? context : [],
    // A model must not answer what is asked back.
    isForModel: !made.choices,
  }
}
