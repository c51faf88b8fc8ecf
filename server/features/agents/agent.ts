/** Who calls a tool, and how a tool fails: in words that tell what to do next. */
import { agents } from '#content/assistant/agents.ts'
import { profile } from '#content/owner.ts'
import { createTranslate } from '#content/translate.ts'
import { type ErrorBody, errorBody } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { Call } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'

export interface Agent extends Pick<Call<unknown>, 'askSite' | 'visitor'> {
  services: Services
}

export interface ToolReply {
  /** For agents that read text alone. Without it they get the data as JSON. */
  text?: string
  data?: Record<string, unknown>
}

/** The tool did not do it, for a reason that the agent may know. */
export class ToolError extends Error {}

/** Programs are spoken to in English. */
export const t = createTranslate('en', agents)
export const ownerName = profile.name

/**
 * Posts to a call of this site as a visitor would. @param language that of the answer and of a refusal.
 * @throws ToolError with the words of the refusal.
 */
export async function post(
  agent: Agent,
  path: string,
  { body, language, headers = {} }: { body: object; language: Language; headers?: Record<string, string> },
): Promise<unknown> {
  const response = await agent.askSite(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': language, ...headers },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new ToolError(t('replies.refused', { message: wordsOf(errorBody.parse(answer)) }))
  return answer
}

const wordsOf = ({ message, fields = {} }: ErrorBody) =>
  [message, ...Object.entries(fields).map(([field, fault]) => `(${field}: ${fault})`)].join(' ')
