/** One turn of a conversation: an act, or the plan of an answer, with what was talked about after it. */
import { comparatives } from '#content/language/patterns/comparatives.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import type { Act } from './acts.ts'
import { isRefusal } from './acts-by-kind.ts'
import { answerParts, withDealing } from './answer-parts.ts'
import { askedBesidePrivate } from './asked-beside-private.ts'
import { type Hear, hearer } from './hear.ts'
import { listIn } from './list-items.ts'
import { orderIn, weigh } from './message-order.ts'
import { askedAfterIntroduction, leavesNeedOpen } from './own-case.ts'
import { partsOf } from './parts.ts'
import { plainMessage } from './plain-message.ts'
import { likelyKinds } from './plan/choose/likely-kinds.ts'
import { wantsHuman } from './plan/life/human.ts'
import { type Focus, noFocus, type Plan, type Proposal, say } from './plan/plan.ts'
import { questionsIn } from './questions-in.ts'

export type Turn = { plan: Plan; focus: Focus } | { act: Act; proposals: Proposal[] }

/** @param split tells the questions of a message: of an earlier one they are told by its words alone, which is quick. */
export function takeTurn(
  knowledge: Knowledge,
  message: string,
  before: Focus,
  hear: Hear,
  now: number,
  split: typeof questionsIn = questionsIn,
): Turn {
  const heard = hear(message)
  if (wantsHuman(knowledge, heard)) return answerParts(knowledge, [heard], before, now)
  const asked = askedAfterIntroduction(heard, hear)
  if (asked !== undefined) return takeTurn(knowledge, asked, withDealing(before, [heard]), hear, now, split)
  const weighed = weigh(knowledge, message, heard, before, now)
  const order = orderIn(knowledge, weighed, now)
  const { reading, guesses, talk, isAsking, isNeed } = weighed
  const open = askedBesidePrivate({ message, reading, guesses, hear }, (part) => {
    const other = weigh(knowledge, part, hear(part), before, now)
    return isPrivate(orderIn(knowledge, other, now) ?? other.talk)
  })
  const besides = open === undefined ? undefined : takeTurn(knowledge, open, before, hear, now, split)
  if (besides && 'plan' in besides && besides.plan.answered)
    return { ...besides, plan: withRefusal(knowledge, besides.plan) }
  if (order) return { act: order, proposals: [] }
  const isRefused = (part: string) => {
    const { talk: ofPart } = weigh(knowledge, part, hear(part), before, now)
    return ofPart !== undefined && isRefusal(ofPart)
  }
  const [best] = likelyKinds({ reading, focus: before, knowledge, world: knowledge.world }, guesses)
  const parts = setsBeside(reading)
    ? [message]
    : split(knowledge.understanding, message, { hear, likeliest: best?.probability ?? 0 })
  // "We are losing customers because the app is slow, can she help?": the need is in all of it.
  const isOneNeed = isNeed && parts.map(hear).every((part) => leavesNeedOpen(part, guessesOf(part)))
  // "Please answer: a) … b) …" sounds like an order to the assistant, and each of its items is a question.
  const isAsked = talk && isRefusal(talk) && listIn(message) && parts.every((part) => !isRefused(part))
  if (talk && !isAsking && !isNeed && !isAsked && (parts.length === 1 || isRefusal(talk)))
    return { act: talk, proposals: [] }
  return answerParts(knowledge, isOneNeed ? [heard] : parts.map(hear), before, now)
}

const isPrivate = (act: Act | undefined) => act !== undefined && 'talk' in act && act.talk === 'private'

/** Says after an answer that what else was asked is private. */
const withRefusal = ({ content, sentences: s }: Knowledge, plan: Plan): Plan => ({
  ...plan,
  said: [...plan.said.slice(0, 3), { ...say(s.private({ email: content.profile.channels.general })), isFirst: true }],
})

const guessesOf = ({ language, masked }: Reading) => guessKinds(language, masked)

/** "Where were there more, here or there?", "how many now, and how many there?": what is compared is one question. */
function setsBeside(reading: Reading): boolean {
  const { more, less } = comparatives[reading.language]
  const places = reading.mentions.filter(({ entity }) => entity.kind === 'job' || entity.kind === 'place').length
  const isEither = reading.has('or') && places > 1 && (more.test(reading.message) || less.test(reading.message))
  return isEither || (reading.has('howMany') && reading.has('people', 'team') && reading.has('current') && places === 1)
}

/** What a part of the page lists is there to be asked for: "show me her projects", "what is the second one about?" */
function afterAct({ world }: Knowledge, act: Act, before: Focus): Focus {
  if ('talk' in act) return { ...before, talk: act.talk }
  if ('page' in act) return { ...before, talk: undefined }
  const listed =
    act.do === 'SCROLL_TO_EXPERIENCE' ? world.jobs : act.do === 'SCROLL_TO_CASE_STUDIES' ? world.projects : undefined
  return { ...before, talk: undefined, ...(listed && { listed, things: [] }) }
}

/** Conversations that are remembered. */
const CONVERSATIONS = 100
const conversations = new WeakMap<Knowledge, Map<string, Focus>>()

/** What was talked about after these questions, oldest first. */
export function focusAfter(knowledge: Knowledge, questions: string[], now: number): Focus {
  const last = questions.at(-1)
  if (last === undefined) return noFocus
  const known = conversations.get(knowledge) ?? new Map<string, Focus>()
  conversations.set(knowledge, known)
  const key = JSON.stringify([now, questions])
  const found = known.get(key)
  if (found) return found
  const before = focusAfter(knowledge, questions.slice(0, -1), now)
  const turn = takeTurn(
    knowledge,
    plainMessage(knowledge.content.language, last),
    before,
    hearer(knowledge.understanding, now),
    now,
    partsOf,
  )
  const focus = 'plan' in turn ? turn.focus : afterAct(knowledge, turn.act, before)
  const oldest = known.keys().next()
  if (known.size >= CONVERSATIONS && !oldest.done) known.delete(oldest.value)
  known.set(key, focus)
  return focus
}
