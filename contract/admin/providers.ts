/** The providers of language models, as the owner sees them. They are tested through `chat` (its `test`). */
import * as z from 'zod/mini'
import { endpoint, SECOND } from '#contract/endpoint.ts'
import { callKinds, providerErrors, providerNames } from './provider-names.ts'

/** Polling interval of the visible admin tab. */
export const PROVIDER_POLL_MS = 10 * SECOND

/** How long single calls of models are stored. */
export const PROVIDER_CALLS_RETENTION_DAYS = 30

/**
 * `untried`: configured, and no call is known. `working` and `failing` follow the latest finished call of any
 * instance.
 */
const providerStates = ['not-configured', 'untried', 'working', 'failing'] as const

const time = z.nullable(z.number())

const providerDetails = z.object({
  provider: z.enum(providerNames),
  state: z.enum(providerStates),
  /** The provider's name of the configured model. */
  model: z.nullable(z.string()),
  /** Where its server is, if the owner named one, such as one at home that speaks the provider's protocol. */
  address: z.nullable(z.string()),
  /** The latest call that was answered or failed. */
  last: z.nullable(
    z.object({
      at: z.number(),
      fault: z.nullable(z.enum(providerErrors)),
      /** The HTTP status, if that was the error. */
      status: z.nullable(z.int()),
    }),
  ),
  /** Of the budget's day. */
  calls: z.int(),
  failures: z.int(),
  /** Of answered calls, from the question to the last word. */
  medianMs: time,
  /** Of the same calls, until the first part of the answer came. */
  medianFirstMs: time,
  /** What it can read and write at once, in tokens. */
  contextTokens: z.nullable(z.int()),
  /** US dollars at list prices for the calls whose tokens and price are known; null if there are none. */
  cost: z.nullable(z.number()),
  /** Calls of the day that are not in `cost`. */
  callsWithoutCost: z.int(),
  /** The end of its pause after repeated failures, on the instance that answers. */
  restsUntil: time,
})
export type ProviderDetails = z.infer<typeof providerDetails>

const providerStatusReply = z.object({
  /** Whether each is configured and not failing. */
  status: z.object({ openai: z.boolean(), anthropic: z.boolean(), gemini: z.boolean() }),
  providers: z.array(providerDetails),
  budget: z.object({
    perDay: z.int(),
    left: z.int(),
    /** Of these, what one visitor can use up. */
    perVisitor: z.int(),
    /** A day begins with its first call and lasts 24 hours; null while none has begun. */
    began: time,
    ends: time,
  }),
  /** Whether what the check cannot decide is read once more. */
  hasReader: z.boolean(),
  /** The date of the list prices, such as `2025-11-01`. */
  pricesOf: z.string(),
})
export type ProviderStatus = z.infer<typeof providerStatusReply>

export const readProviderStatus = endpoint({
  method: 'GET',
  path: '/api/provider-status',
  summary: 'The state of the language model providers, and today’s calls.',
  access: 'admin',
  reply: providerStatusReply,
  errors: [],
})

const dayOfUsage = z.object({
  /** The start of the day in UTC, in epoch milliseconds. */
  day: z.number(),
  provider: z.enum(providerNames),
  kind: z.enum(callKinds),
  calls: z.int(),
  /** All of the input, `cached` included: what the provider had kept of earlier requests. */
  inputTokens: z.int(),
  cachedTokens: z.int(),
  outputTokens: z.int(),
  /** US dollars at list prices; null if price or tokens are unknown. */
  cost: z.nullable(z.number()),
})
export type DayOfUsage = z.infer<typeof dayOfUsage>

export const readProviderUsage = endpoint({
  method: 'GET',
  path: '/api/provider-usage',
  summary: 'What language models were called for and how many tokens that took, by day, the latest first.',
  access: 'admin',
  reply: z.object({ days: z.array(dayOfUsage) }),
  errors: [],
})
