/** The state of the chat and everything that can happen to it. Pure: no clock, no storage, no network. */
import type { Feedback, VisitorRole } from '#contract/chat/chat.ts'
import type { ChatMessage } from './message.ts'

/** Whether the panel is open is kept by its button, which is there before any of this is downloaded. */
export interface ChatState {
  minimised: boolean
  /** The panel fills most of the window. */
  expanded: boolean
  role: VisitorRole
  /** "Choose Your Path" and "Quick Contact": collapsed by default. */
  pathsOpen: boolean
  contactOpen: boolean
  messages: ChatMessage[]
  /** What was answered in the fit assessment that is going on. */
  fitAnswers: string[] | null
  /** Under which id the server keeps this conversation for the owner; null as long as the visitor has not agreed to it. */
  conversation: string | null
}

export type View = Pick<ChatState, 'minimised' | 'expanded' | 'pathsOpen' | 'contactOpen'>

export type ChatAction =
  /** The state as it was kept, or as another tab has it. */
  | { type: 'restored'; state: ChatState }
  /** What another tab said while an answer is being written here. */
  | { type: 'merged'; theirs: Pick<ChatState, 'messages' | 'conversation'> }
  | { type: 'viewed'; change: Partial<View> }
  | { type: 'role-chosen'; role: VisitorRole }
  /** Adds a message, or puts it in the place of the one with its id. */
  | { type: 'put'; message: ChatMessage }
  | { type: 'grew'; id: string; text: string }
  | { type: 'removed'; id: string }
  /** The visitor stopped this answer: what came stays. */
  | { type: 'stopped'; id: string }
  | { type: 'rated'; id: string; feedback: Feedback | null }
  /** From here on the owner may read along. */
  | { type: 'consented'; conversation: string }
  /** The server keeps nothing of it any more. */
  | { type: 'withdrawn' }
  /** The server no longer has this one answer. */
  | { type: 'turn-gone'; id: string }
  | { type: 'fit-started' }
  | { type: 'fit-answered'; value: string }
  | { type: 'fit-ended' }
  | { type: 'erased' }

export const emptyChat: ChatState = {
  minimised: false,
  expanded: false,
  role: 'unknown',
  pathsOpen: false,
  contactOpen: false,
  messages: [],
  fitAnswers: null,
  conversation: null,
}

export function reduce(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'restored':
      return action.state
    case 'merged':
      return mergeInto(state, action.theirs)
    case 'viewed':
      return { ...state, ...action.change }
    case 'role-chosen':
      return { ...state, role: action.role, pathsOpen: false }
    case 'put':
      return { ...state, messages: put(state.messages, action.message) }
    case 'grew':
      return change(state, action.id, (message) => ({ ...message, content: message.content + action.text }))
    case 'removed':
      return { ...state, messages: state.messages.filter(({ id }) => id !== action.id) }
    case 'stopped': {
      const empty = state.messages.some(({ id, content }) => id === action.id && content === '')
      if (empty) return reduce(state, { type: 'removed', id: action.id })
      return change(state, action.id, ({ partial: _, ...message }) => ({ ...message, stopped: true }))
    }
    case 'rated':
      return change(state, action.id, ({ feedback: _, ...message }) =>
        action.feedback ? { ...message, feedback: action.feedback } : message,
      )
    case 'consented':
      return { ...state, conversation: action.conversation }
    case 'withdrawn':
      return { ...state, conversation: null, messages: state.messages.map(withoutTurn) }
    case 'turn-gone':
      return change(state, action.id, withoutTurn)
    case 'fit-started':
      return { ...state, fitAnswers: [] }
    case 'fit-answered':
      return { ...state, fitAnswers: [...(state.fitAnswers ?? []), action.value] }
    case 'fit-ended':
      return { ...state, fitAnswers: null }
    case 'erased':
      return emptyChat
  }
}

const withoutTurn = ({ turn: _, ...message }: ChatMessage): ChatMessage => message

/** The last thing that the visitor said, with what was said before and after it. */
export function lastQuestion({ messages, role }: ChatState) {
  const at = messages.findLastIndex((message) => message.role === 'user')
  const question = messages[at]
  return (
    question && {
      text: question.content,
      about: question.about,
      before: messages.slice(0, at),
      after: messages.slice(at + 1),
      role,
    }
  )
}

/** The question of the fit assessment that waits for an answer, even if something else was said since. */
export function openFitQuestion({ messages, fitAnswers }: ChatState): ChatMessage | undefined {
  const last = messages.findLast(({ fitScoreAssessment }) => fitScoreAssessment)
  return last?.fitScoreAssessment?.questionNumber === (fitAnswers?.length ?? Number.NaN) + 1 ? last : undefined
}

/** Consent that was given or withdrawn over there counts here at once. */
function mergeInto(state: ChatState, { messages: theirs, conversation }: Pick<ChatState, 'messages' | 'conversation'>) {
  const messages = merge(state.messages, theirs)
  return { ...state, conversation, messages: conversation ? messages : messages.map(withoutTurn) }
}

/** Both, by their time; where both have a message, ours counts, unless only theirs has come to its end. */
function merge(ours: ChatMessage[], theirs: ChatMessage[]): ChatMessage[] {
  const ended = new Map(theirs.filter(({ partial }) => !partial).map((message) => [message.id, message]))
  const known = new Set(ours.map(({ id }) => id))
  const added = theirs.filter(({ id }) => !known.has(id))
  const kept = ours.map((message) => (message.partial && ended.get(message.id)) || message)
  return [...kept, ...added].sort((a, b) => a.timestamp - b.timestamp)
}

function put(messages: ChatMessage[], message: ChatMessage): ChatMessage[] {
  const known = messages.some(({ id }) => id === message.id)
  return known ? messages.map((old) => (old.id === message.id ? message : old)) : [...messages, message]
}

function change(state: ChatState, id: string, with_: (message: ChatMessage) => ChatMessage): ChatState {
  // Erased meanwhile: the state stays the very same.
  if (!state.messages.some((message) => message.id === id)) return state
  return { ...state, messages: state.messages.map((message) => (message.id === id ? with_(message) : message)) }
}
