/** Asks the chat for something from elsewhere on the site. On the home page its panel opens for it. */
import { tabStorage } from './storage.ts'

export interface ChatRequest {
  /** Asked at once. */
  question?: string
  /** The form for having a website measured is opened. */
  audit?: boolean
}

const KEY = 'chat-request'
const REQUESTED = 'chat-requested'

/** Left until the chat takes it; a page without the panel has to lead to it. */
export function requestChat(request: ChatRequest): void {
  tabStorage.write(KEY, JSON.stringify(request))
  window.dispatchEvent(new Event(REQUESTED))
}

/** What was asked for, once. */
export function takeChatRequest(): ChatRequest | undefined {
  const left = tabStorage.read(KEY)
  if (left === null) return undefined
  tabStorage.remove(KEY)
  return JSON.parse(left) as ChatRequest
}

/** @returns ends it. */
export function watchChatRequests(onRequest: () => void): () => void {
  window.addEventListener(REQUESTED, onRequest)
  return () => window.removeEventListener(REQUESTED, onRequest)
}
