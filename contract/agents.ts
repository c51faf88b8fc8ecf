/** The Model Context Protocol and its tools, for programs that read the site. */
import * as z from 'zod/mini'
import { fitReply, fitRequest, requirement } from './chat/fit.ts'
import { writtenMessage } from './contact.ts'
import { endpoint, MINUTE } from './endpoint.ts'
import { keysOf } from './keys.ts'
import { languages } from './language.ts'
import { resumeRoles } from './resume.ts'
import type { Feature } from './site/schema.ts'
import { isOn } from './site/site.ts'
import { code, typedLine } from './text.ts'

/** In Unicode code points: a question, not a document. */
const QUERY_MAX = 500
const ID_MAX = 100

const language = z.optional(z.enum(languages))

/** One message of JSON-RPC 2.0. Batches are rejected, because each message is counted. */
const message = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([code(ID_MAX), z.number()])),
  method: z.optional(code(ID_MAX)),
})

export const mcp = endpoint({
  method: 'POST',
  path: '/mcp',
  summary: 'The Model Context Protocol (streamable HTTP, without sessions): see docs/agents.md.',
  access: 'anyone',
  limit: { max: 60, windowMs: MINUTE, counts: 'requests' },
  protocol: 'mcp',
  body: message,
  reply: z.object({
    status: z.int(),
    /** The protocol's own answer; null where it has none. */
    message: z.nullable(z.looseObject({ jsonrpc: z.literal('2.0') })),
  }),
  errors: ['rate-limited'],
})

const evidence = z.object({
  /** The fact's id in the ledger. */
  id: z.string(),
  text: z.string(),
  /** Its address on the site; null if it has none. */
  link: z.nullable(z.string()),
})

/** Input and output of each tool. All answer in `language`, by default English. */
export const agentTools = {
  search_facts: {
    input: z.strictObject({ query: typedLine('message-required', QUERY_MAX), language }),
    output: z.object({
      facts: z.array(
        z.object({
          ...evidence.shape,
          kind: z.string(),
          /** What it belongs to: the company, skill, case study or person quoted. */
          title: z.nullable(z.string()),
          /** The share of the query that the fact covers, from 0 to 1. */
          coverage: z.number(),
        }),
      ),
    }),
  },
  get_case_study: {
    input: z.strictObject({ id: code(ID_MAX).check(z.maxLength(ID_MAX)), language }),
    /** Markdown. */
    output: undefined,
  },
  assess_fit: {
    input: z.strictObject(fitRequest.shape),
    output: z.object({
      ...z.omit(fitReply, { success: true, requirements: true }).shape,
      requirements: z.array(
        z.object({ ...z.omit(requirement, { citations: true }).shape, evidence: z.array(evidence) }),
      ),
    }),
  },
  resume_link: {
    input: z.strictObject({ role: z.optional(z.enum(resumeRoles)), language }),
    output: z.object({ pdf: z.url(), text: z.url(), json: z.url(), forRole: z.nullable(z.string()) }),
  },
  send_message: {
    input: z.strictObject({ ...writtenMessage.shape, language }),
    output: z.object({ id: z.string(), told: z.string() }),
  },
} as const

export type ToolName = keyof typeof agentTools

/** What each tool needs of the site. */
const neededFor: Partial<Record<ToolName, Feature>> = { get_case_study: 'caseStudies', assess_fit: 'advert' }

/** The tools that the site has. */
export const offeredTools: readonly ToolName[] = keysOf(agentTools).filter((name) => {
  const feature = neededFor[name]
  return feature === undefined || isOn(feature)
})

export type ToolInput<Name extends ToolName> = z.output<(typeof agentTools)[Name]['input']>
/** Every input of every tool. */
export type ToolInputName = { [Name in ToolName]: keyof ToolInput<Name> }[ToolName]
