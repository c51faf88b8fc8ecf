/** The form of what this browser keeps of a conversation. What cannot be read is dropped and noted. */
import * as z from 'zod/mini'
import { audit } from '#contract/audit/audit.ts'
import { citation, conversationId, drawnPart, feedbacks, systemDiagram, visitorRoles } from '#contract/chat/chat.ts'
import { fitReply } from '#contract/chat/fit.ts'
import { languages } from '#contract/language.ts'
import { warn } from '../log.ts'
import type { ChatState } from '../state.ts'

const strings = z.array(z.string())
const message = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.number(),
  about: z.optional(drawnPart),
  partial: z.optional(z.boolean()),
  stopped: z.optional(z.boolean()),
  again: z.optional(z.boolean()),
  failed: z.optional(z.boolean()),
  provider: z.optional(z.string()),
  language: z.optional(z.enum(languages)),
  citations: z.optional(z.array(citation)),
  actions: z.optional(strings),
  interactiveChips: z.optional(
    z.array(z.object({ label: z.string(), action: z.string(), value: z.optional(z.string()), icon: z.string() })),
  ),
  projectCards: z.optional(
    z.array(
      z.object({
        id: z.string(),
        icon: z.optional(z.string()),
        title: z.string(),
        metric: z.string(),
        description: z.string(),
      }),
    ),
  ),
  // Drawings of an earlier version had other places: the message stays without one.
  systemDiagram: z.optional(z.catch(z.optional(systemDiagram), undefined)),
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
export function parseChat(text: string): ChatState | undefined {
  try {
    // JSON knows no `undefined`, so what is optional is there or is not, as the type says.
    return z.parse(kept, JSON.parse(text)) as ChatState
  } catch (error) {
    warn('what was kept cannot be read', error)
    return undefined
  }
}
