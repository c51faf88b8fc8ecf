/** The owner's inbox: messages, undelivered mails, and conversations shared by visitors. */
import * as z from 'zod/mini'
import { feedbacks } from '#contract/chat/chat.ts'
import { contactFields } from '#contract/contact-fields.ts'
import { endpoint } from '#contract/endpoint.ts'
import { recordOf } from '#contract/keys.ts'
import { languages } from '#contract/language.ts'
import { mailWays } from '#contract/mail-way.ts'
import { pageOf, pageQuery } from '#contract/page.ts'
import { code, searchText, typedText } from '#contract/text.ts'

/** Epoch milliseconds. */
const time = z.number()
const id = code(100).check(z.regex(/^[\w-]{1,100}$/))
const ofOne = z.object({ id })
const done = z.object({ success: z.literal(true) })

export const ANSWER_MAX = 10_000
export const SEARCH_MAX = 200

/**
 * Delivery state of a mail. `unconfirmed`: the server stopped twice while handing it over, so it has almost surely arrived.
 * `filed`: stored as a file, because no mail server is configured.
 */
const deliveryStates = ['waiting', 'sent', 'filed', 'failed', 'unconfirmed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

const messageAnswer = z.object({
  id: z.string(),
  text: z.string(),
  answeredBy: z.string(),
  answeredAt: time,
  delivery: z.object({
    state: z.enum(deliveryStates),
    /** The mail server's last error. */
    reason: z.nullable(z.string()),
  }),
})
export type MessageAnswer = z.infer<typeof messageAnswer>

/** Every field of the contact form; one that was left empty is an empty text. */
const written = recordOf(contactFields, () => z.string())

export const inboxMessage = z.object({
  id: z.string(),
  ...written,
  /** The sender's language, used for answers. */
  language: z.enum(languages),
  receivedAt: time,
  isRead: z.boolean(),
  isSpam: z.boolean(),
  answers: z.array(messageAnswer),
})
export type InboxMessage = z.infer<typeof inboxMessage>

/** `inbox`: everything but spam. */
export const messageFolders = ['inbox', 'unread', 'spam'] as const
export type MessageFolder = (typeof messageFolders)[number]

const messageQuery = z.extend(pageQuery, {
  folder: z.optional(z.enum(messageFolders)),
  /** Searches names, addresses, subjects and texts. */
  search: z.optional(searchText(SEARCH_MAX)),
})
export type MessageQuery = z.infer<typeof messageQuery>

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/admin/messages',
  summary: 'Messages to the owner, the latest first.',
  access: 'admin',
  query: messageQuery,
  reply: pageOf(inboxMessage),
  errors: [],
})

const withMessage = z.object({ success: z.literal(true), message: inboxMessage })

export const readMessage = endpoint({
  method: 'GET',
  path: '/api/admin/messages/:id',
  summary: 'A message with its answers and the state of their mails.',
  access: 'admin',
  params: ofOne,
  reply: withMessage,
  errors: ['not-found'],
})

const messageMark = z.object({ read: z.optional(z.boolean()), spam: z.optional(z.boolean()) })
export type MessageMark = z.infer<typeof messageMark>

export const markMessage = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/mark',
  summary: 'Marks a message as read or unread, as spam or not.',
  access: 'admin',
  params: ofOne,
  body: messageMark,
  reply: withMessage,
  errors: ['not-found'],
})

const outgoingAnswer = z.object({
  text: typedText('message-required', ANSWER_MAX),
  /** Number of answers known to the writer; rejected if there are more by now. */
  seen: z.optional(z.int().check(z.minimum(0))),
})
export type OutgoingAnswer = z.infer<typeof outgoingAnswer>

export const answerContact = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/answers',
  summary: 'Answers a message by mail.',
  access: 'admin',
  idempotent: true,
  params: ofOne,
  body: outgoingAnswer,
  reply: withMessage,
  errors: ['invalid-input', 'not-found', 'key-reused', 'changed-meanwhile'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/admin/messages/:id',
  summary: 'Deletes a message permanently, with its answers and mails.',
  access: 'admin',
  params: ofOne,
  reply: done,
  errors: ['not-found'],
})

const undeliveredMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  state: z.enum(['failed', 'unconfirmed']),
  /** The mail server's answer. */
  reason: z.nullable(z.string()),
  failedAt: time,
})
export type UndeliveredMail = z.infer<typeof undeliveredMail>

export const listUndelivered = endpoint({
  method: 'GET',
  path: '/api/admin/undelivered',
  summary: 'Failed and unconfirmed mails, the latest first, without their text.',
  access: 'admin',
  query: pageQuery,
  reply: pageOf(undeliveredMail),
  errors: [],
})

export const retryMail = endpoint({
  method: 'POST',
  path: '/api/admin/undelivered/:id/retry',
  summary: 'Retries a mail for a day.',
  access: 'admin',
  params: ofOne,
  reply: done,
  errors: ['not-found'],
})

export const retryAllMails = endpoint({
  method: 'POST',
  path: '/api/admin/undelivered/retry',
  summary: 'Retries all failed mails, except unconfirmed ones.',
  access: 'admin',
  reply: z.object({ success: z.literal(true), count: z.number() }),
  errors: [],
})

export const dismissMail = endpoint({
  method: 'POST',
  path: '/api/admin/undelivered/:id/dismiss',
  summary: 'Dismisses an undelivered mail.',
  access: 'admin',
  params: ofOne,
  reply: done,
  errors: ['not-found'],
})

const conversation = z.object({
  id: z.string(),
  lastAt: time,
  /** The oldest stored question. */
  firstQuestion: z.string(),
  turns: z.number(),
  up: z.number(),
  down: z.number(),
  unanswered: z.number(),
})
export type Conversation = z.infer<typeof conversation>

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/admin/conversations',
  summary: 'Conversations that visitors let the owner read, the latest first.',
  access: 'admin',
  query: pageQuery,
  reply: pageOf(conversation),
  errors: [],
})

const conversationTurn = z.object({
  id: z.string(),
  askedAt: time,
  question: z.string(),
  /** Markdown with footnotes. */
  answer: z.string(),
  answered: z.boolean(),
  provider: z.string(),
  language: z.enum(languages),
  feedback: z.nullable(z.enum(feedbacks)),
})
export type ConversationTurn = z.infer<typeof conversationTurn>

export const readConversation = endpoint({
  method: 'GET',
  path: '/api/admin/conversations/:id',
  summary: 'The questions and answers of a conversation, the oldest first.',
  access: 'admin',
  params: ofOne,
  reply: z.object({ turns: z.array(conversationTurn) }),
  errors: ['not-found'],
})

export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/api/admin/conversations/:id',
  summary: 'Erases a conversation; nothing of it is stored from then on.',
  access: 'admin',
  params: ofOne,
  reply: done,
  errors: ['not-found'],
})

export const countInbox = endpoint({
  method: 'GET',
  path: '/api/admin/inbox',
  summary: 'The number of waiting entries in the inbox.',
  access: 'admin',
  reply: z.object({
    unread: z.number(),
    undelivered: z.number(),
    openQuestions: z.number(),
    /** A model is configured, which can draft what the owner writes. */
    canDraft: z.boolean(),
    untranslated: z.number(),
    mailWay: z.enum(mailWays),
    /** True while the mail server accepts no mails; they are tried again. */
    mailIsHeldUp: z.boolean(),
  }),
  errors: [],
})
