/** What the chat is asked for from elsewhere on the site: left until it is opened. */
import { tabStorage } from './storage.ts'

export interface ChatRequest {
  /** Asked at once. */
  question?: string
  /** The form for having a website measured is opened. */
  audit?: boolean
}

const KEY = 'chat-request'

export const leaveChatRequest = (request: ChatRequest): void => tabStorage.write(KEY, JSON.stringify(request))

/** What was asked for, once. */
export function takeChatRequest(): ChatRequest | undefined {
  const left = tabStorage.read(KEY)
  if (left === null) return undefined
  tabStorage.remove(KEY)
  return JSON.parse(left) as ChatRequest
}
