/** The tools: what agents are told of them, how their input is checked, and who does the work. */

import * as z from 'zod/mini'
import { caseStudies } from '#content/owner.ts'
import { agentTools, type ToolInput, type ToolName } from '#contract/agents.ts'
import { sendContact } from '#contract/contact.ts'
import type { Schema } from '#contract/endpoint.ts'
import { keysOf } from '#contract/keys.ts'
import { DEFAULT_LANGUAGE, languages } from '#contract/language.ts'
import type { Feature } from '#contract/site/schema.ts'
import { isOn } from '#contract/site/site.ts'
import { required } from '#server/required.ts'
import { type Agent, ownerName, ToolError, type ToolReply, t } from './agent.ts'
import { assessFit } from './assess-fit.ts'
import { getCaseStudy } from './case-study.ts'
import { faultsOf } from './input-errors.ts'
import { resumeLink } from './resume-link.ts'
import { searchFacts } from './search-facts.ts'
import { sendMessage } from './send-message.ts'

const work: { [Name in ToolName]: (agent: Agent, input: ToolInput<Name>) => Promise<ToolReply> } = {
  search_facts: searchFacts,
  get_case_study: getCaseStudy,
  assess_fit: assessFit,
  resume_link: resumeLink,
  send_message: sendMessage,
}

/** What each tool needs of the site. */
const features: Partial<Record<ToolName, Feature>> = { get_case_study: 'caseStudies', assess_fit: 'advert' }
const names = keysOf(agentTools).filter((name) => {
  const feature = features[name]
  return feature === undefined || isOn(feature)
})
const isTool = (name: string): name is ToolName => names.some((known) => known === name)

/** What an agent is told of every tool. */
export const listTools = () =>
  names.map((name) => {
    const { input, output }: { input: Schema; output: Schema | undefined } = agentTools[name]
    const values = {
      name: ownerName,
      ids: caseStudies.map(({ id }) => id).join(', '),
      max: required(sendContact.limit).max,
    }
    const title = t(`tools.${name}.title`, values)
    const sends = name === 'send_message'
    return {
      name,
      title,
      description: t(`tools.${name}.description`, values),
      inputSchema: described(z.toJSONSchema(input, { io: 'input' })),
      ...(output && { outputSchema: asObject(z.toJSONSchema(output)) }),
      annotations: { title, readOnlyHint: !sends, destructiveHint: false, idempotentHint: true, openWorldHint: sends },
    }
  })

interface ObjectSchema {
  [key: string]: unknown
  type: 'object'
}

/** The same schema with what each input is for. */
function described(schema: z.core.JSONSchema.BaseSchema): ObjectSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([field, known]) => {
    const values = { example: caseStudies[0]?.id, languages: languages.join(', '), default: DEFAULT_LANGUAGE }
    const description = t(`inputs.${field as 'query'}`, values)
    return [field, { ...(typeof known === 'object' && known), description }]
  })
  return asObject({ ...schema, properties: Object.fromEntries(properties) })
}

const asObject = (schema: z.core.JSONSchema.BaseSchema): ObjectSchema => ({ ...schema, type: 'object' })

/** @throws ToolFault if there is no such tool, if the input is not what it takes, or if the site refuses. */
export async function runTool(agent: Agent, name: string, given: unknown): Promise<ToolReply> {
  if (!isTool(name)) throw new ToolError(t('replies.noTool', { tool: name, tools: names.join(', ') }))
  const { input }: { input: Schema } = agentTools[name]
  const parsed = z.safeParse(input, given)
  if (!parsed.success) {
    throw new ToolError(t('replies.invalid', { faults: faultsOf(parsed.error, input, agent.services) }))
  }
  return await (work[name] as (agent: Agent, input: unknown) => Promise<ToolReply>)(agent, parsed.data)
}
