import { judgeDropped, listDropped } from '#contract/admin/dropped-sentences.ts'
import { readProviderStatus, readProviderUsage } from '#contract/admin/providers.ts'
import { type ChatReply, type ChatRequest, chat } from '#contract/chat/chat.ts'
import { call } from '#web/platform/api.ts'

export const fetchDropped = () => call(listDropped, undefined)

export const judgeSentence = (id: string, wasTrue: boolean) => call(judgeDropped, { wasTrue }, { params: { id } })

export const fetchStatus = () => call(readProviderStatus, undefined)
export const fetchUsage = async () => (await call(readProviderUsage, undefined)).days

/** What each provider that is configured says to the message; without any, what visitors are answered. */
export interface TestResult {
  responses: NonNullable<ChatReply['responses']>
  local: string
}

export async function testProviders(request: ChatRequest): Promise<TestResult> {
  const { responses = [], response } = await call(chat, request)
  // Its footnotes belong to the chat.
  return { responses, local: response.replace(/\[\^\d+\]/g, '').trim() }
}
