import * as z from 'zod/mini'
import type { ToolInput } from '#contract/agents.ts'
import { fit, fitReply } from '#contract/chat/fit.ts'
import { DEFAULT_LANGUAGE, sectionAddress } from '#contract/language.ts'
import { type Agent, post, type ToolReply } from './agent.ts'

/** What the site's own comparison says, with whole links. @throws ToolError if the site refuses. */
export async function assessFit(agent: Agent, { advert, language }: ToolInput<'assess_fit'>): Promise<ToolReply> {
  const page = language ?? DEFAULT_LANGUAGE
  const answer = z.parse(fitReply, await post(agent, fit.path, { body: { advert, language: page }, language: page }))
  const { SITE_URL } = agent.services.env
  const requirements = answer.requirements.map(({ citations, ...judged }) => {
    const evidence = citations.map(({ id, text, anchor }) => {
      return { id, text, link: anchor === '' ? null : sectionAddress(SITE_URL, anchor, answer.language) }
    })
    return { ...judged, evidence }
  })
  const { verdict, summary, counts, notAsked } = answer
  return { data: { language: answer.language, verdict, summary, counts, notAsked, requirements } }
}
