/** The conversation as this browser keeps it. What cannot be read is dropped and noted, and the greeting stands in. */
import * as z from 'zod/mini'
import { citation, conversationId, feedbacks, systemDiagram, visitorRoles } from '../../../contract/chat.ts'
import { fitReply } from '../../../contract/fit.ts'
import { audit } from '../../../contract/performance.ts'
import { storage } from '../../platform/storage.ts'
import { warn } from './log.ts'
import type { ChatMessage } from './message.ts'
import type { ChatState } from './state.ts'

export const CHAT_STORAGE_KEY = 'chat'

/** Older messages than these are no longer kept: storage is small, and nobody scrolls that far. */
const MESSAGES_KEPT = 200

const strings = z.array(z.string())
const message = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.number(),
  partial: z.optional(z.boolean()),
  stopped: z.optional(z.boolean()),
  again: z.optional(z.boolean()),
  failed: z.optional(z.boolean()),
  provider: z.optional(z.string()),
  citations: z.optional(z.array(citation)),
  actions: z.optional(strings),
  interactiveChips: z.optional(
    z.array(z.object({ label: z.string(), action: z.string(), value: z.optional(z.string()), icon: z.string() })),
  ),
  projectCards: z.optional(
    z.array(
      z.object({
        id: z.string(),
        icon: z.string(),
        title: z.string(),
        metric: z.string(),
        description: z.string(),
      }),
    ),
  ),
  systemDiagram: z.optional(systemDiagram),
  fitScoreAssessment: z.optional(
    z.object({
      question: z.string(),
      questionNumber: z.number(),
      totalQuestions: z.number(),
      options: z.array(z.object({ value: z.string(), label: z.string(), icon: z.string() })),
    }),
  ),
  fitScoreResult: z.optional(z.object({ score: z.number(), matchReasons: strings, nextSteps: strings })),
  advertComparison: z.optional(z.omit(fitReply, { success: true, summary: true })),
  performanceAnalysis: z.optional(z.omit(audit, { success: true, message: true })),
  conversationSummary: z.optional(
    z.object({
      userType: z.enum(visitorRoles),
      keyInterests: strings,
      companyInfo: z.nullable(z.string()),
      nextAction: z.string(),
    }),
  ),
  showRoleSelection: z.optional(z.boolean()),
  feedback: z.optional(z.enum(feedbacks)),
  turn: z.optional(z.string()),
})

const kept = z.object({
  minimised: z.boolean(),
  expanded: z.boolean(),
  role: z.enum(visitorRoles),
  pathsOpen: z.boolean(),
  contactOpen: z.boolean(),
  messages: z.catch(z.array(message), ({ issues }) => {
    warn(
      'the kept messages cannot be read',
      issues.map(({ path }) => path?.join('.')),
    )
    return []
  }),
  fitAnswers: z.nullable(strings),
  conversation: z._default(z.nullable(conversationId), null),
})

/** Reads what was kept; undefined if there is nothing, or nothing that makes sense. */
export function parseChat(text: string | null): ChatState | undefined {
  if (text === null) return undefined
  try {
    // JSON knows no `undefined`, so what is optional is there or is not, as the type says.
    return z.parse(kept, JSON.parse(text)) as ChatState
  } catch (error) {
    warn('what was kept cannot be read', error)
    return undefined
  }
}

export function readChat(): ChatState | undefined {
  const text = storage.read(CHAT_STORAGE_KEY)
  const state = parseChat(text)
  if (text !== null && !state) eraseChat()
  return state
}

export function keepChat(state: ChatState): void {
  const messages = onePicture(state.messages.slice(-MESSAGES_KEPT))
  storage.write(CHAT_STORAGE_KEY, JSON.stringify({ ...state, messages } satisfies ChatState))
}

/** Pictures of measured websites fill storage quickly: the newest is kept, the others stand in their reports. */
function onePicture(messages: ChatMessage[]): ChatMessage[] {
  const newest = messages.findLast(({ performanceAnalysis }) => performanceAnalysis?.analysis.screenshot)
  return messages.map((message) => {
    const { performanceAnalysis } = message
    if (message === newest || !performanceAnalysis?.analysis.screenshot) return message
    const { screenshot: _, ...analysis } = performanceAnalysis.analysis
    return { ...message, performanceAnalysis: { ...performanceAnalysis, analysis } }
  })
}

export const eraseChat = () => storage.remove(CHAT_STORAGE_KEY)
