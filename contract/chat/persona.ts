/** What a company's own website says about it, for a visitor who gave an address there and agreed to be known by it. */
import * as z from 'zod/mini'
import { DAY, endpoint, MINUTE, SECOND } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { typedEmail } from '#contract/text.ts'

/** That a website said nothing is asked again the next day. */
export const NO_COMPANY_RETENTION_MS = 1 * DAY
/** The answer comes by then, with or without the website's. */
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

/** What the owner has done that many fields of business ask about. */
export const themeIds = ['documents', 'decisions', 'forecasts', 'releases', 'costs', 'telemetry', 'direction'] as const
export type ThemeId = (typeof themeIds)[number]

const companyContext = z.object({
  name: z.string(),
  /** In the visitor's language; absent if the website does not tell. */
  industry: z.optional(z.string()),
  /** Names of products, as they write themselves. */
  technologies: z.array(z.string()),
})

const enrichment = z.object({
  /** Null for free-mail and disposable addresses, and where the website tells nothing. */
  companyContext: z.nullable(companyContext),
  personalizedGreeting: z.string(),
  /** Questions that can be asked as they stand. */
  suggestedTopics: z.array(z.string()),
  rolePlayScenario: z.string(),
})
export type Enrichment = z.infer<typeof enrichment>

export const personaRequest = z.object({
  /** One that the visitor gave with consent to this use, or the signed-in user's own. */
  email: typedEmail,
  language: z.optional(z.enum(languages)),
})
export type PersonaRequest = z.infer<typeof personaRequest>

export const enrichPersona = endpoint({
  method: 'POST',
  path: '/api/enrich-persona',
  summary: 'Says what a visitor from a company may want to talk about; the address itself is not kept.',
  access: 'anyone',
  limit: { max: 10, windowMs: MINUTE, counts: 'requests' },
  body: personaRequest,
  reply: z.object({ success: z.literal(true), enrichment }),
  errors: ['invalid-input', 'rate-limited'],
})
