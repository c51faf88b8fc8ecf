/** The fit: a comparison of a job advert with the owner's facts. */
import * as z from 'zod/mini'
import { endpoint, MINUTE } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { typedText } from '#contract/text.ts'
import { citation } from './chat.ts'
import { ADVERT_MAX } from './chat-limits.ts'

export const fitRequest = z.object({
  advert: typedText('advert-required', ADVERT_MAX),
  /** The page's language, for the summary. The advert is processed in its own. */
  language: z.optional(z.enum(languages)),
})
export type FitRequest = z.infer<typeof fitRequest>

const requirementKinds = ['must', 'nice'] as const
export type RequirementKind = (typeof requirementKinds)[number]

const requirementStatuses = ['met', 'partly', 'not-evidenced'] as const
export type RequirementStatus = (typeof requirementStatuses)[number]

/** `weak` is not a match. */
const fitVerdicts = ['strong', 'partial', 'weak'] as const
export type AdvertVerdict = (typeof fitVerdicts)[number]

export const requirement = z.object({
  /** The advert's own words. */
  text: z.string(),
  kind: z.enum(requirementKinds),
  status: z.enum(requirementStatuses),
  /** The parts without facts, in the advert's words. */
  missing: z.array(z.string()),
  /** The evidence; each fact has one number in the whole reply. */
  citations: z.array(citation),
})
export type Requirement = z.infer<typeof requirement>

export const fitReply = z.object({
  success: z.literal(true),
  /** The advert's language, in which facts are quoted. */
  language: z.enum(languages),
  verdict: z.enum(fitVerdicts),
  /** The verdict in two or three sentences, in the language of the page. */
  summary: z.string(),
  requirements: z.array(requirement),
  /** Statements that are not requirements, in the advert's words. Older stored comparisons have none. */
  notAsked: z._default(z.array(z.string()), []),
  counts: z.object({
    met: z.int(),
    partly: z.int(),
    notEvidenced: z.int(),
    /** Number of requirements over the limit. */
    unread: z.int(),
  }),
})
export type FitReply = z.infer<typeof fitReply>

export const fit = endpoint({
  method: 'POST',
  path: '/api/fit',
  summary: 'Compares a job advert with the ledger of facts, requirement by requirement.',
  access: 'anyone',
  limit: { max: 10, windowMs: MINUTE, counts: 'requests' },
  body: fitRequest,
  reply: fitReply,
  errors: ['invalid-input', 'rate-limited'],
})
