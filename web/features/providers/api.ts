import { readProviderStatus } from '#contract/admin/providers.ts'
import { type ChatReply, type ChatRequest, chat } from '#contract/chat/chat.ts'
import { call } from '#web/platform/api.ts'

export const fetchStatus = () => call(readProviderStatus, undefined)

export type TestResponse = NonNullable<ChatReply['responses']>[number]

/** What each provider that is configured says to the message. */
export async function testProviders(request: ChatRequest): Promise<TestResponse[]> {
  const { responses = [] } = await call(chat, request)
  return responses
}
