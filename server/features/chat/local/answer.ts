/** Answers a message from what is known: understood, planned, said. Nothing is said that the ledger does not bear out. */
import { setImmediate } from 'node:timers/promises'
import { namedLanguages } from '#content/language-names.ts'
import { createTranslate } from '#content/translate.ts'
import type { ChatTurn, DrawnPart, VisitorRole } from '#contract/chat/chat.ts'
import { writeChoices } from '#contract/chat/markers.ts'
import { knownLanguages } from '#contract/language.ts'
import { guessKinds } from '#server/knowledge/kinds/trained.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { isForeign } from '#server/knowledge/language.ts'
import { plainly } from '#server/knowledge/phrases.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import { monthAt } from '#server/knowledge/world/months.ts'
import { understood } from './answer-parts.ts'
import { earlierQuestions } from './conversation.ts'
import { drawingOf } from './drawing.ts'
import { type Hear, hearer } from './hear.ts'
import { chips, type LocalAnswer, simple } from './local-answer.ts'
import { askedJust, leadingOn } from './next-questions.ts'
import { perform } from './perform.ts'
import { plainMessage } from './plain-message.ts'
import { askedIn } from './plan/asked.ts'
import { type Focus, noFocus, type Plan, type Proposal } from './plan/plan.ts'
import { aboutDrawnPart } from './plan/projects/drawn-part.ts'
import { choicesOf } from './proposals.ts'
import { meantAgain } from './repeated.ts'
import { focusAfter, takeTurn } from './turn.ts'
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

export function answerLocally(knowledge: Knowledge, asked: Question): LocalAnswer {
  const { message: typed, about, history, role, now: time } = meantAgain(knowledge.content.language, asked)
  const now = monthAt(time)
  const hear = hearer(knowledge.understanding, now)
  const message = plainMessage(knowledge.content.language, typed)
  const focus = focusAfter(knowledge, earlierQuestions(history), now)
  const pressed = about && pressedIn(knowledge, hear(message), about, now)
  const turn = pressed ? { plan: pressed, focus } : takeTurn(knowledge, message, focus, hear, now)
  if ('act' in turn) return perform(knowledge, turn.act, turn.proposals, role)
  return finish(knowledge, { message, role, hear, before: earlierQuestions(history) }, turn)
}

/** A message as it is understood in its conversation, and its answer before anything is added: what `bench/relevance` learns from. */
export function untold(knowledge: Knowledge, asked: Question) {
  const { message: typed, history, now: time } = meantAgain(knowledge.content.language, asked)
  const now = monthAt(time)
  const hear = hearer(knowledge.understanding, now)
  const focus = focusAfter(knowledge, earlierQuestions(history), now)
  const { question, chosen } = understood(knowledge, hear(plainMessage(knowledge.content.language, typed)), focus, now)
  const { said, answered } = chosen.plan
  return { asked: question, facts: said.flatMap(({ facts }) => facts), answered }
}

/**
 * Reads what was talked about after each of the earlier questions, and the message. Others have their turn between them; the
 * answer, and the next question of a conversation, find them read.
 */
export async function readConversation(
  knowledge: Knowledge,
  asked: Pick<Question, 'message' | 'history' | 'now'>,
): Promise<void> {
  const { message, history, now: time } = meantAgain(knowledge.content.language, asked)
  const now = monthAt(time)
  const questions = earlierQuestions(history)
  for (let count = 1; count <= questions.length; count++) {
    focusAfter(knowledge, questions.slice(0, count), now)
    await setImmediate()
  }
  hearer(knowledge.understanding, now)(plainMessage(knowledge.content.language, message))
  await setImmediate()
}

function pressedIn(knowledge: Knowledge, reading: Reading, about: DrawnPart, now: number): Plan | undefined {
  const guesses = guessKinds(reading.language, reading.masked)
  return aboutDrawnPart(askedIn(knowledge, { reading, guesses, focus: noFocus, now }), about)
}

interface Heard {
  message: string
  role: VisitorRole
  hear: Hear
  /** What was asked before. */
  before: string[]
}

function finish(
  knowledge: Knowledge,
  { message, role, hear, before }: Heard,
  { plan: made, focus }: { plan: Plan; focus: Focus },
): LocalAnswer {
  const { content, retrieval, words } = knowledge
  const t = createTranslate(content.language, words)
  const values = { owner: content.profile.name, email: content.profile.channels.general }
  if (!made.answered && isForeign(message))
    return simple(
      t('otherLanguage', { languages: namedLanguages(content.language, knownLanguages) }),
      chips(knowledge, [], { role }),
    )
  if (made.said.length === 0) return simple(t('unclear', values), chips(knowledge, [], { role }))
  const { text, citations, facts } = write(content.language, shortened(content.language, made.said))
  const found = made.answered ? retrieval.search(message).found.map(({ fact }) => fact) : []
  const done = made.focus.flatMap((one) =>
    one.kind === 'job' ? one.facts.filter(({ kind }) => kind === 'achievement') : [],
  )
  const context = [...new Set([...facts, ...done, ...found])].slice(0, CONTEXT_MAX)
  const isJustAsked = askedJust(hear, hear(message), made)
  const asked = new Set([...before, message].map(plainly))
  const isAsked = (one: Proposal, label: string) => asked.has(plainly(label)) || isJustAsked(one, label)
  const offered = made.choices
    ? writeChoices('CLARIFY', choicesOf(knowledge, made.choices))
    : chips(knowledge, leadingOn(made, focus), { isAsked, role })
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
