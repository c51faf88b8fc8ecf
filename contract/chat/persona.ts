/** Facts about a visitor's company from its public website, for a visitor who gave an address and agreed to this use. */
import * as z from 'zod/mini'
import { DAY, endpoint, MINUTE, SECOND } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { typedEmail } from '#contract/text.ts'

/** An empty result is looked up again the next day. */
export const NO_COMPANY_RETENTION_MS = 1 * DAY
/** Time limit of the answer, with or without the website's. */
export const ENRICHMENT_MS = 3 * SECOND

export const industryIds = [
  'banking',
  'insurance',
  'health',
  'pharma',
  'retail',
  'manufacturing',
  'automotive',
  'energy',
  'logistics',
  'telecoms',
  'media',
  'education',
  'government',
  'travel',
  'property',
  'software',
  'consulting',
  'recruiting',
] as const
export type IndustryId = (typeof industryIds)[number]

const companyContext = z.object({
  name: z.string(),
  /** In the visitor's language; absent if the website does not say. */
  industry: z.optional(z.string()),
  /** Product names as their makers write them. */
  technologies: z.array(z.string()),
})

const enrichment = z.object({
  /** Null for free-mail and disposable addresses, and for websites without facts. */
  companyContext: z.nullable(companyContext),
  personalizedGreeting: z.string(),
  /** Ready questions for the chat. */
  suggestedTopics: z.array(z.string()),
  /** Empty where no project of the owner tells of a challenge. */
  rolePlayScenario: z.string(),
})
export type Enrichment = z.infer<typeof enrichment>

export const personaRequest = z.object({
  /** An address given with consent to this use, or the signed-in user's own. */
  email: typedEmail,
  language: z.optional(z.enum(languages)),
})
export type PersonaRequest = z.infer<typeof personaRequest>

export const enrichPersona = endpoint({
  method: 'POST',
  path: '/api/enrich-persona',
  summary: 'Topics for a visitor from a company; the address itself is not stored.',
  access: 'anyone',
  limit: { max: 10, windowMs: MINUTE, counts: 'requests' },
  body: personaRequest,
  reply: z.object({ success: z.literal(true), enrichment }),
  errors: ['invalid-input', 'rate-limited'],
})
