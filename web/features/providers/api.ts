import { type ChatReply, chat } from '../../../contract/chat.ts'
import { readProviderStatus } from '../../../contract/providers.ts'
import { call } from '../../platform/api.ts'

export const fetchStatus = () => call(readProviderStatus, undefined)

export type TestResponse = NonNullable<ChatReply['responses']>[number]

/** What each provider that is configured says to the message. */
export async function testProviders(message: string): Promise<TestResponse[]> {
  const { responses = [] } = await call(chat, { message, history: [], test: true })
  return responses
}
