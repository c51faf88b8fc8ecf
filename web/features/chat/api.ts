import { type ChatReply, type ChatRequest, chat } from '../../../contract/chat.ts'
import { stream } from '../../platform/api.ts'

export const askAssistant = (
  request: ChatRequest,
  options: { signal: AbortSignal; onText(text: string): void },
): Promise<ChatReply> => stream(chat, request, options)
