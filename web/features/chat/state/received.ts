/** Turns a reply of the server, or an error, into the message that is shown for it. */
import { colon } from '#content/language/colon.ts'
import type { ChatReply, VisitorRole } from '#contract/chat/chat.ts'
import { type ActionMarker, readMarkers } from '#contract/chat/markers.ts'
import type { PageOrder } from '#contract/chat/page-orders.ts'
import type { Content } from '#contract/content/content.ts'
import type { ChatI18n } from '#web/features/chat/i18n.tsx'
import { makeChip } from '#web/features/chat/messages/chips.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { fallbackAnswer } from './canned.ts'
import type { Surface } from './chat-context.ts'
import { warn } from './log.ts'
import type { ChatMessage, ProjectCardData } from './message.ts'

/** These bring a message or a card of their own; all others act on the page and can be done again by a button. */
const inChat = new Set<ActionMarker>(['PROJECT_CARDS', 'FIT_ASSESSMENT', 'CUSTOM_RESUME', 'STOP_TOUR_GUIDE'])

export const isPageAction = (action: ActionMarker) => !inChat.has(action)

/** The places are on the home page; a top has every page. */
export const isOnHomePage = (action: ActionMarker) => isPageAction(action) && action !== 'SCROLL_TO_TOP'

export interface Received {
  message: ChatMessage
  /** What the reply asks for, in its order. */
  actions: ActionMarker[]
  /** What else of the page it changes. */
  orders: PageOrder[]
}

export function received(draft: ChatMessage, reply: ChatReply, t: ChatI18n['t'], content: Content): Received {
  const { text, actions, orders, chips, clarify, unknown } = readMarkers(reply.response)
  if (unknown.length > 0) warn('unknown markers', unknown)
  const onPage = actions.filter(isPageAction)
  const choices = [...clarify, ...chips]
  const message: ChatMessage = {
    id: draft.id,
    role: 'assistant',
    content: text,
    timestamp: Date.now(),
    provider: reply.provider,
    language: reply.language,
    citations: reply.citations,
    ...(reply.turn && { turn: reply.turn }),
    ...(reply.systemDiagram && { systemDiagram: reply.systemDiagram }),
    ...(choices.length > 0 && { interactiveChips: choices.map((label) => makeChip(label, t)) }),
    ...(onPage.length > 0 && { actions: onPage }),
    ...(actions.includes('PROJECT_CARDS') && { projectCards: projectCards(content) }),
  }
  return { message, actions, orders }
}

const projectCards = ({ caseStudies, language }: Content): ProjectCardData[] =>
  caseStudies.map(({ id, icon, title, subtitle, metrics: [metric] }) => ({
    id,
    icon,
    title,
    metric: metric ? metric.label + colon[language] + metric.value : '',
    description: subtitle,
  }))

interface Asked {
  question: string
  role: VisitorRole
  surface: Surface
}

/**
 * What the visitor can do something about, such as a limit, is said in the server's own public words; anything else in
 * ours, in the widget with what is known by heart.
 */
export function refused(
  draft: ChatMessage,
  error: unknown,
  asked: Asked,
  i18n: ChatI18n,
  content: Content,
): ChatMessage {
  const message: ChatMessage = { id: draft.id, role: 'assistant', content: '', timestamp: Date.now(), failed: true }
  if (error instanceof ApiError && error.body && error.status < 500) return { ...message, content: error.body.message }
  if (navigator.onLine === false) return { ...message, content: i18n.t('failure.offline') }
  if (asked.surface === 'page') {
    return { ...message, content: i18n.t('failure.page', { owner: content.profile.name }) }
  }
  const known = fallbackAnswer(asked.question, asked.role, i18n, content)
  return {
    ...message,
    content: `${i18n.t('failure.widget')}\n\n${known.content}`,
    citations: known.citations,
  }
}

/** What is shown while an answer comes: no marker, and no beginning of one or of a footnote at its end. */
export const readable = (text: string): string =>
  readMarkers(text).text.replace(/\[(?:\^\d*|[A-Z_]+(?::[^[\]\n]*)?)?$/, '')

/** What a screen reader says of an answer. */
export const spoken = (text: string): string =>
  text
    .replace(/(?<!\s)\s*\[\^\d+\]/g, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[*_`#>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;!?])/g, '$1')
    .trim()
