import { caseStudies } from '#content/owner.ts'
import type { ToolInput } from '#contract/agents.ts'
import { DEFAULT_LANGUAGE, pageAddress } from '#contract/language.ts'
import { type Agent, ToolError, type ToolReply, t } from './agent.ts'

/** The case study as Markdown. @throws ToolError if there is none of this id. */
export async function getCaseStudy(
  { askSite }: Agent,
  { id, language = DEFAULT_LANGUAGE }: ToolInput<'get_case_study'>,
): Promise<ToolReply> {
  if (!caseStudies.some((study) => study.id === id)) {
    throw new ToolError(t('replies.noStudy', { id, ids: caseStudies.map((study) => study.id).join(', ') }))
  }
  const response = await askSite(pageAddress('', `/case-study/${id}.md`, language))
  return { text: await response.text() }
}
