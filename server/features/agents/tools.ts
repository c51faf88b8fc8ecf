/** The tools: what agents are told of them, how their input is checked, and who does the work. */

import * as z from 'zod/mini'
import { toldInFacts } from '#content/assistant/told.ts'
import { caseStudies, contentIn } from '#content/owner.ts'
import { agentTools, offeredTools, type ToolInput, type ToolName } from '#contract/agents.ts'
import { sendContact } from '#contract/contact.ts'
import type { Schema } from '#contract/endpoint.ts'
import { DEFAULT_LANGUAGE, languages } from '#contract/language.ts'
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

const isTool = (name: string): name is ToolName => offeredTools.some((known) => known === name)

/** What an agent is told of every tool. */
export const listTools = () =>
  offeredTools.map((name) => {
    const { input, output }: { input: Schema; output: Schema | undefined } = agentTools[name]
    const values = {
      name: ownerName,
      ids: caseStudies.map(({ id }) => id).join(', '),
      max: required(sendContact.limit).max,
      kinds: toldInFacts(contentIn(DEFAULT_LANGUAGE)),
      byRole: isOn('resumeByMail') ? t('tools.resume_link.byRole') : '',
    }
    const title = t(`tools.${name}.title`, values)
    const sends = name === 'send_message'
    return {
      name,
      title,
      description: t(`tools.${name}.description`, values).trim(),
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

/** @throws ToolError if there is no such tool, if the input is not what it takes, or if the site refuses. */
export async function runTool(agent: Agent, name: string, given: unknown): Promise<ToolReply> {
  if (!isTool(name)) throw new ToolError(t('replies.noTool', { tool: name, tools: offeredTools.join(', ') }))
  const { input }: { input: Schema } = agentTools[name]
  const parsed = z.safeParse(input, given)
  if (!parsed.success) {
    throw new ToolError(t('replies.invalid', { faults: faultsOf(parsed.error, input, agent.services) }))
  }
  return await (work[name] as (agent: Agent, input: unknown) => Promise<ToolReply>)(agent, parsed.data)
}
