/** Chat with the assistant. */
import * as z from 'zod/mini'
import { providerErrors, providerNames } from '#contract/admin/provider-names.ts'
import { boundaryTypes, connectionTypes, nodeTypes } from '#contract/content/kinds.ts'
import { endpoint, MINUTE } from '#contract/endpoint.ts'
import { knownLanguages, languages } from '#contract/language.ts'
import { listOf } from '#contract/list.ts'
import { code, optionalText, uuid } from '#contract/text.ts'
import { CONTENT_ID_MAX, MESSAGE_MAX } from './chat-limits.ts'

export const visitorRoles = ['unknown', 'recruiter', 'client', 'developer'] as const
export type VisitorRole = (typeof visitorRoles)[number]

const HISTORY_MAX = 20

const said = optionalText(MESSAGE_MAX).check(z.minLength(1, 'message-required'))

const chatTurn = z.object({
  role: z.enum(['user', 'assistant']),
  content: code(4 * MESSAGE_MAX).check(z.maxLength(2 * MESSAGE_MAX)),
})
export type ChatTurn = z.infer<typeof chatTurn>

/** Random id made by the browser, known to nobody else: it gives the right to rate and erase the conversation. */
export const conversationId = uuid

const contentId = code(CONTENT_ID_MAX)

/** What was pressed in a drawing: a part, a line, or with neither a question below it. */
export const drawnPart = z.object({
  /** The project that is drawn. */
  project: contentId,
  node: z.optional(contentId),
  connection: z.optional(contentId),
})
export type DrawnPart = z.infer<typeof drawnPart>

export const chatRequest = z.object({
  message: said,
  /** Where the message was not typed but pressed in a drawing. Ids of nothing are ignored. */
  about: z.optional(drawnPart),
  /** Earlier messages, oldest first. */
  history: z._default(listOf(chatTurn, HISTORY_MAX), []),
  /** The visitor's role; changes tone and examples, never facts. */
  role: z._default(z.enum(visitorRoles), 'unknown'),
  /** The page's language; the answer follows the question's language if it is recognised. */
  language: z.optional(z.enum(languages)),
  /** Sent only with the visitor's consent; without it the question is not stored. */
  conversation: z.optional(conversationId),
  /** For admins: asks every configured provider and returns each answer. */
  test: z.optional(z.boolean()),
})
export type ChatRequest = z.infer<typeof chatRequest>

/** One footnote of an answer: `[^n]` in the text. */
export const citation = z.object({
  n: z.int(),
  /** The fact's id in the ledger. */
  id: z.string(),
  text: z.string(),
  /** Its address on the site; empty if it has none. */
  anchor: z.string(),
})
export type Citation = z.infer<typeof citation>

const placedWords = z.object({
  text: z.string(),
  size: z.number(),
  x: z.number(),
  y: z.number(),
  anchor: z.optional(z.enum(['start', 'end'])),
})

const drawing = z.object({
  width: z.number(),
  height: z.number(),
  /** Absent in conversations that an older page has kept. */
  box: z._default(z.object({ width: z.number(), height: z.number() }), { width: 128, height: 48 }),
  nodes: z.array(
    z.object({
      id: z.string(),
      type: z.enum(nodeTypes),
      x: z.number(),
      y: z.number(),
      lines: z.array(z.string()),
      size: z.optional(z.number()),
      isMain: z.optional(z.literal(true)),
    }),
  ),
  lines: z.array(
    z.object({
      id: z.string(),
      type: z.enum(connectionTypes),
      path: z.string(),
      head: z.optional(z.string()),
      isMain: z.optional(z.literal(true)),
    }),
  ),
  /** Absent where a part alone is drawn, and in conversations that an older page has kept. */
  boundaries: z.optional(
    z.array(
      z.object({
        type: z.enum(boundaryTypes),
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
        title: placedWords,
      }),
    ),
  ),
  times: z.optional(z.array(placedWords)),
})

/** A diagram as sent and stored: see `Diagram` in `contract/content/drawing.ts`. */
export const systemDiagram = z.object({
  /** The project that it is of; absent in conversations that an older page has kept. */
  project: z.optional(z.string()),
  title: z.string(),
  description: z.string(),
  nodes: z.array(
    z.object({
      id: z.string(),
      type: z.enum(nodeTypes),
      label: z.string(),
      details: z.string(),
    }),
  ),
  connections: z.array(
    z.object({ id: z.string(), from: z.string(), to: z.string(), type: z.enum(connectionTypes), label: z.string() }),
  ),
  explanation: z.string(),
  nextSteps: z.array(z.string()),
  /** For a narrow place, and for a wide one; the second is absent in conversations that an older page has kept. */
  drawing,
  across: z.optional(drawing),
})

export type SystemDiagram = z.infer<typeof systemDiagram>

/** One provider's answer in a test, as it came and as it would be shown, or its error. */
const providerResponse = z.object({
  provider: z.enum(providerNames),
  model: z.string(),
  content: z.optional(z.string()),
  /** What of it the facts bear out, as a visitor would read it; empty where that is nothing. */
  shown: z.optional(z.string()),
  error: z.optional(z.enum(providerErrors)),
  /** The HTTP status, if that was the error. */
  status: z.optional(z.nullable(z.int())),
})
export type ProviderResponse = z.infer<typeof providerResponse>

export const chatReply = z.object({
  success: z.literal(true),
  /** Markdown with footnotes `[^n]` and markers (`contract/chat/markers.ts`). */
  response: z.string(),
  systemDiagram: z.optional(systemDiagram),
  citations: z.array(citation),
  /** The answer's author: `local`, `openai`, `anthropic` or `gemini`. */
  provider: z.string(),
  language: z.enum(knownLanguages),
  /** False if the ledger has no answer; the text then offers the nearest facts and the contact form. */
  answered: z.boolean(),
  /** Id of the stored turn; absent if nothing was stored. */
  turn: z.optional(z.uuidv4()),
  /** In tests only. */
  responses: z.optional(z.array(providerResponse)),
})
export type ChatReply = z.infer<typeof chatReply>

export const chat = endpoint({
  method: 'POST',
  path: '/api/chat',
  summary: 'Answers a question about the owner from the ledger of facts, with citations.',
  access: 'anyone',
  limit: { max: 20, windowMs: MINUTE, counts: 'requests' },
  streams: true,
  body: chatRequest,
  reply: chatReply,
  errors: ['invalid-input', 'rate-limited', 'not-signed-in', 'not-allowed'],
})

export const feedbacks = ['up', 'down'] as const
export type Feedback = (typeof feedbacks)[number]

const turnFeedback = z.object({
  conversation: conversationId,
  turn: uuid,
  feedback: z.nullable(z.enum(feedbacks)),
})
export type TurnFeedback = z.infer<typeof turnFeedback>

export const rateTurn = endpoint({
  method: 'POST',
  path: '/api/chat/feedback',
  summary: 'Rates a stored answer; null removes the rating.',
  access: 'anyone',
  limit: { max: 30, windowMs: MINUTE, counts: 'requests' },
  body: turnFeedback,
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-found', 'rate-limited'],
})

const conversationToErase = z.object({ conversation: conversationId })
export type ConversationToErase = z.infer<typeof conversationToErase>

/** The id is in the body, not in the path, because paths are logged. */
export const eraseConversation = endpoint({
  method: 'POST',
  path: '/api/chat/erase',
  summary: 'Erases a conversation; nothing of it is stored from then on.',
  access: 'anyone',
  limit: { max: 30, windowMs: MINUTE, counts: 'requests' },
  body: conversationToErase,
  reply: z.object({ success: z.literal(true) }),
  errors: ['rate-limited'],
})
