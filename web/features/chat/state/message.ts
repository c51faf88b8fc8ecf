/** What a conversation is made of on this side: one message with everything that it may carry. */

import type { ChatTurn, Citation, DrawnPart, Feedback, SystemDiagram, VisitorRole } from '#contract/chat/chat.ts'
import { MESSAGE_MAX } from '#contract/chat/chat-limits.ts'
import type { FitReply } from '#contract/chat/fit.ts'
import type { Language } from '#contract/language.ts'
import type { AuditResult } from '#web/ui/audit/audit-result.tsx'

/** Something to press below a message; `action` is what it asks for (`start-fit-assessment`, `chip_…`, `recruiter_role` …). */
export interface Chip {
  label: string
  action: string
  value?: string
  icon: string
}

export interface ProjectCardData {
  id: string
  icon?: string | undefined
  title: string
  metric: string
  description: string
}

export interface FitQuestion {
  question: string
  questionNumber: number
  totalQuestions: number
  options: { value: string; label: string; icon: string }[]
}

export interface FitResult {
  score: number
  matchReasons: string[]
  nextSteps: string[]
}

/** What came of comparing a job advert; its summary is the message's text. */
export type AdvertComparison = Omit<FitReply, 'success' | 'summary'>

export interface ConversationSummary {
  userType: VisitorRole
  keyInterests: string[]
  companyInfo: string | null
  nextAction: string
}

export interface ChatMessage {
  id: string
  role: 'user' | 'assistant'
  /** Markdown; in assistant messages without markers, which were taken out when the message arrived. */
  content: string
  /** Epoch milliseconds. */
  timestamp: number
  /** What the visitor pressed in a drawing to ask this. */
  about?: DrawnPart
  /** Not finished: it is coming, or the page was left while it came. */
  partial?: boolean
  /** The visitor stopped it; it stays as it is. */
  stopped?: boolean
  /** Asked again by itself after the page was left; that happens once. */
  again?: boolean
  /** An error: no part of what was said, so it is not sent as history. */
  failed?: boolean
  provider?: string
  /** What the answer is written in, which need not be the page's. */
  language?: Language
  citations?: Citation[]
  /** What the message asks the page to do; each can be done again by its button. */
  actions?: string[]
  interactiveChips?: Chip[]
  projectCards?: ProjectCardData[]
  systemDiagram?: SystemDiagram
  fitScoreAssessment?: FitQuestion
  fitScoreResult?: FitResult
  advertComparison?: AdvertComparison
  performanceAnalysis?: AuditResult
  conversationSummary?: ConversationSummary
  showRoleSelection?: boolean
  feedback?: Feedback
  /** What the server calls this answer and its question, if the owner can read them. */
  turn?: string
}

/** How many of the last messages go along with a question: the contract would take `HISTORY_MAX`. */
const HISTORY_SENT = 10
/** Longest text of one turn that the contract takes. */
const TURN_MAX = 2 * MESSAGE_MAX

export const newMessage = (
  role: ChatMessage['role'],
  content: string,
  rest: Partial<ChatMessage> = {},
): ChatMessage => ({
  id: crypto.randomUUID(),
  role,
  content,
  timestamp: Date.now(),
  ...rest,
})

/** What was said before, as the server takes it. */
export function historyOf(messages: ChatMessage[]): ChatTurn[] {
  return messages
    .filter(({ content, failed, partial }) => content !== '' && !failed && !partial)
    .slice(-HISTORY_SENT)
    .map((message) => ({ role: message.role, content: wholeOf(message).slice(0, TURN_MAX) }))
}

/** With what its card says, as far as a question may be about it. */
const wholeOf = ({ content, performanceAnalysis }: ChatMessage): string =>
  [content, ...(performanceAnalysis?.insights.recommendations ?? [])].join('\n')
