/** Open questions, and the facts that the owner adds to answer them. */

import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { listOf } from '#contract/list.ts'
import { pageOf, pageQuery } from '#contract/page.ts'
import { code, typedLine, typedText } from '#contract/text.ts'
import { recordOf } from '../keys.ts'

/** Epoch milliseconds. */
const time = z.number()
const id = code(100).check(z.regex(/^[\w-]{1,100}$/))
const ofOne = z.object({ id })
const done = z.object({ success: z.literal(true) })

export const FACT_MAX = 1000
export const ASKED_MAX = 300
/** Maximum number of questions per fact and language. */
export const ASKED_COUNT_MAX = 12

const openQuestion = z.object({
  /** Id of the group of similar questions. */
  id: z.string(),
  /** The wording of one of them. */
  question: z.string(),
  language: z.enum(languages),
  count: z.number(),
  lastAskedAt: time,
})
export type OpenQuestion = z.infer<typeof openQuestion>

export const listOpenQuestions = endpoint({
  method: 'GET',
  path: '/api/admin/questions',
  summary: 'Open questions, similar ones grouped, most asked first.',
  access: 'admin',
  query: pageQuery,
  reply: pageOf(openQuestion),
  errors: [],
})

export const dismissQuestion = endpoint({
  method: 'POST',
  path: '/api/admin/questions/:id/dismiss',
  summary: 'Dismisses a question until it is asked again.',
  access: 'admin',
  params: ofOne,
  reply: done,
  errors: ['not-found'],
})

/** A fact in one language, and the questions it answers in that language. */
const factText = z.object({
  text: typedText('message-required', FACT_MAX),
  questions: listOf(typedLine('message-required', ASKED_MAX), ASKED_COUNT_MAX),
})
export type FactText = z.infer<typeof factText>

const factTexts = z.object(recordOf(languages, () => z.optional(factText)))

const addedFact = z.object({
  id: z.string(),
  createdAt: time,
  changedAt: time,
  texts: factTexts,
  /** Languages without a translation. */
  missing: z.array(z.enum(languages)),
})
export type AddedFact = z.infer<typeof addedFact>

const withFact = z.object({
  success: z.literal(true),
  fact: addedFact,
  /** Number of further open questions that it answers and settles. */
  settled: z.number(),
})

const oneAtLeast = z.refine<z.infer<typeof factTexts>>((texts) => Object.values(texts).some(Boolean), {
  error: 'message-required',
})

export const listAddedFacts = endpoint({
  method: 'GET',
  path: '/api/admin/facts',
  summary: 'The added facts, the latest first.',
  access: 'admin',
  query: pageQuery,
  reply: pageOf(addedFact),
  errors: [],
})

const newFact = z.object({
  /** The open question that it answers. */
  question: z.optional(id),
  texts: factTexts.check(oneAtLeast),
})
export type NewFact = z.infer<typeof newFact>

export const addFact = endpoint({
  method: 'POST',
  path: '/api/admin/facts',
  summary: 'Adds a fact to the ledger; the assistant knows it with the next question.',
  access: 'admin',
  idempotent: true,
  body: newFact,
  reply: withFact,
  errors: ['invalid-input', 'not-found', 'key-reused'],
})

const factChange = z.object({ texts: factTexts.check(oneAtLeast) })
export type FactChange = z.infer<typeof factChange>

export const changeFact = endpoint({
  method: 'PUT',
  path: '/api/admin/facts/:id',
  summary: 'Replaces an added fact in all its languages.',
  access: 'admin',
  params: ofOne,
  body: factChange,
  reply: withFact,
  errors: ['invalid-input', 'not-found'],
})

export const removeFact = endpoint({
  method: 'DELETE',
  path: '/api/admin/facts/:id',
  summary: 'Removes an added fact; the assistant no longer uses it.',
  access: 'admin',
  params: ofOne,
  reply: done,
  errors: ['not-found'],
})
