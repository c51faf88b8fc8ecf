/** Drafts for the owner, by a model where one is configured, which they edit before anybody sees them. */
import * as z from 'zod/mini'
import { MESSAGE_MAX } from '#contract/chat/chat-limits.ts'
import { endpoint, MINUTE } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { listOf } from '#contract/list.ts'
import { code, typedLine, typedText } from '#contract/text.ts'
import { ASKED_COUNT_MAX, ASKED_MAX, FACT_MAX } from './added-facts.ts'

/** A model takes seconds and costs money. */
const limit = { max: 30, windowMs: MINUTE, counts: 'requests' } as const

const by = {
  /** Its author: `local`, `openai`, `anthropic` or `gemini`. */
  provider: z.string(),
}

export const draftAnswer = endpoint({
  method: 'POST',
  path: '/api/admin/drafts/answer',
  summary: 'Proposes an answer to an open question, from the facts alone.',
  access: 'admin',
  limit,
  body: z.object({ question: typedText('message-required', MESSAGE_MAX), language: z.enum(languages) }),
  /** Empty where the facts say nothing near. */
  reply: z.object({ text: z.string(), ...by }),
  errors: ['invalid-input', 'rate-limited'],
})

const translationWanted = z.object({
  from: z.enum(languages),
  to: z.enum(languages),
  text: typedText('message-required', FACT_MAX),
  questions: listOf(typedLine('message-required', ASKED_MAX), ASKED_COUNT_MAX),
})
export type TranslationWanted = z.infer<typeof translationWanted>

export const draftTranslation = endpoint({
  method: 'POST',
  path: '/api/admin/drafts/translation',
  summary: 'Proposes a translation of an added fact.',
  access: 'admin',
  limit,
  body: translationWanted,
  /** Empty where no model gave a faithful one. */
  reply: z.object({ text: z.string(), questions: z.array(z.string()), ...by }),
  errors: ['invalid-input', 'rate-limited'],
})

export const summarizeConversation = endpoint({
  method: 'POST',
  path: '/api/admin/conversations/:id/summary',
  summary: 'Sums up a conversation that a visitor let the owner read.',
  access: 'admin',
  limit,
  params: z.object({ id: code(100).check(z.regex(/^[\w-]{1,100}$/)) }),
  reply: z.object({
    /** Empty where no model worded it: then the questions stand for it. */
    text: z.string(),
    language: z.enum(languages),
    /** What was asked and not answered. */
    open: z.array(z.string()),
    ...by,
  }),
  errors: ['not-found', 'rate-limited'],
})
