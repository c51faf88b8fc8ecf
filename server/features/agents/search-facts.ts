import type { ToolInput } from '#contract/agents.ts'
import { DEFAULT_LANGUAGE, sectionAddress } from '#contract/language.ts'
import type { Agent, ToolReply } from './agent.ts'

/** Finds facts as the assistant does, without wording an answer. */
export async function searchFacts(
  { services }: Agent,
  { query, language = DEFAULT_LANGUAGE }: ToolInput<'search_facts'>,
): Promise<ToolReply> {
  const { retrieval } = await services.knowledgeOf.inTurns(language)
  const { found } = retrieval.search(query)
  const facts = found.map(({ fact: { id, kind, source = null, text, anchor }, coverage }) => {
    const link = sectionAddress(services.env.SITE_URL, anchor, language)
    return { id, kind, title: source, text, link, coverage: Number(coverage.toFixed(2)) }
  })
  return { data: { facts } }
}
