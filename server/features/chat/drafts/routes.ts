import type { Hono } from 'hono'
import { draftAnswer, draftTranslation, summarizeConversation } from '#contract/inbox/drafts.ts'
import type { LiveKnowledge } from '#server/features/chat/local/live-knowledge.ts'
import { mount } from '#server/http/mount.ts'
import type { HttpEnv } from '#server/http/request.ts'
import type { Breaker } from '#server/integrations/model-breaker.ts'
import type { Services } from '#server/services.ts'
import { proposeAnswer } from './answer.ts'
import { summarize } from './summary.ts'
import { proposeTranslation } from './translation.ts'

export function draftRoutes(
  app: Hono<HttpEnv>,
  services: Services,
  breaker: Breaker,
  knowledgeIn: LiveKnowledge,
): void {
  mount(app, services, draftAnswer, (call) => proposeAnswer(services, breaker, knowledgeIn, call))
  mount(app, services, draftTranslation, async (call) => {
    const { content } = await knowledgeIn(call.body.from)
    return await proposeTranslation(services, breaker, content.profile.name, call)
  })
  mount(app, services, summarizeConversation, (call) => summarize(services, breaker, knowledgeIn, call))
}
