/** The providers of language models, as the owner sees them. They are tested through `chat` (its `test`). */
import * as z from 'zod/mini'
import { endpoint, SECOND } from '#contract/endpoint.ts'
import { providerErrors, providerNames } from './provider-names.ts'

/** How often the owner's desk asks while it is looked at. */
export const PROVIDER_POLL_MS = 10 * SECOND

/** How long single calls of models are known. */
export const PROVIDER_CALLS_RETENTION_DAYS = 30

/**
 * `untried`: configured, and no call is known. `working` and `failing` go by the latest call that came to an end, whichever
 * instance made it.
 */
export const providerStates = ['not-configured', 'untried', 'working', 'failing'] as const

const time = z.nullable(z.number())

export const providerDetails = z.object({
  provider: z.enum(providerNames),
  state: z.enum(providerStates),
  /** The configured model, by the provider's name for it. */
  model: z.nullable(z.string()),
  /** The latest call that was answered or failed. */
  last: z.nullable(
    z.object({
      at: z.number(),
      fault: z.nullable(z.enum(providerErrors)),
      /** The HTTP status, if that was the fault. */
      status: z.nullable(z.int()),
    }),
  ),
  /** Of the day that the budget counts. */
  calls: z.int(),
  failures: z.int(),
  /** Of the calls that were answered, from the question to the last word. */
  medianMs: time,
  /** US dollars at list prices for the calls whose tokens and price are known; null if there are none. */
  cost: z.nullable(z.number()),
  /** Calls of the day that are not in `cost`. */
  callsWithoutCost: z.int(),
  /** Until when it is left alone after failing repeatedly, on the instance that answers this. */
  restsUntil: time,
})
export type ProviderDetails = z.infer<typeof providerDetails>

export const providerStatusReply = z.object({
  /** Whether each can be counted on: configured, and not failing. */
  status: z.object({ openai: z.boolean(), anthropic: z.boolean(), gemini: z.boolean() }),
  providers: z.array(providerDetails),
  budget: z.object({
    perDay: z.int(),
    left: z.int(),
    /** A day begins with its first call and lasts 24 hours; null while none has begun. */
    began: time,
    ends: time,
  }),
  /** The day as of which the list prices hold, such as `2025-11-01`. */
  pricesOf: z.string(),
})
export type ProviderStatus = z.infer<typeof providerStatusReply>

export const readProviderStatus = endpoint({
  method: 'GET',
  path: '/api/provider-status',
  summary: 'Which providers of language models are connected, and how their calls went today.',
  access: 'admin',
  reply: providerStatusReply,
  errors: [],
})
