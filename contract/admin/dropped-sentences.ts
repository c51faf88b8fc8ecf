/** Sentences of a model that were not shown, and why. */
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { code } from '#contract/text.ts'

export const DROPPED_RETENTION_DAYS = 14
/** The owner sees the newest. */
export const DROPPED_SHOWN = 50

/**
 * name, time, number: contradicted by the facts. unproven, own-words: the facts do not say enough of it. reader: read
 * once more and not found true. unsafe: it had a secret, a script, the instructions or another language.
 */
const dropReasons = ['name', 'time', 'number', 'unproven', 'own-words', 'reader', 'unsafe'] as const
export type DropReason = (typeof dropReasons)[number]

const droppedSentence = z.object({
  id: z.string(),
  at: z.number(),
  language: z.enum(languages),
  sentence: z.string(),
  /** What it cites; the text is empty where the fact is no longer there. */
  facts: z.array(z.object({ id: z.string(), text: z.string() })),
  reason: z.enum(dropReasons),
  wasTrue: z.boolean(),
})
export type DroppedSentence = z.infer<typeof droppedSentence>

export const listDropped = endpoint({
  method: 'GET',
  path: '/api/admin/dropped-sentences',
  summary: 'Sentences of a model that were not shown, the newest first.',
  access: 'admin',
  reply: z.object({ sentences: z.array(droppedSentence) }),
  errors: [],
})

export const judgeDropped = endpoint({
  method: 'POST',
  path: '/api/admin/dropped-sentences/:id',
  summary: 'Says whether a sentence that was not shown was true.',
  access: 'admin',
  params: z.object({ id: code(64) }),
  body: z.object({ wasTrue: z.boolean() }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-found'],
})
