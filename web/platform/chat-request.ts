/** What the chat is asked for from elsewhere on the site: left until it is opened. */
import { paths } from './paths.ts'
import { tabStorage } from './storage.ts'

export interface ChatRequest {
  /** Asked at once. */
  question?: string
  /** The form for having a website measured is opened. */
  audit?: boolean
  /** The guided tour of the home page begins. */
  tour?: boolean
}

const KEY = 'chat-request'

/**
 * Opens the chat with it: the panel where the page has one, or else the chat's own page.
 * @param navigate leads to a page of the site.
 */
export function openChat(request: ChatRequest, navigate: (path: string) => void): void {
  tabStorage.write(KEY, JSON.stringify(request))
  const button = document.getElementById('ai-chat-toggle')
  const isOpen = button?.ariaExpanded === 'true' || window.location.pathname === paths.chat
  if (isOpen) dispatchEvent(new Event(KEY))
  else if (button) button.click()
  else navigate(request.tour ? paths.chatPanel : paths.chat)
}

/** For a chat that is open already. @returns ends it. */
export function watchChatRequests(onRequest: () => void): () => void {
  addEventListener(KEY, onRequest)
  return () => removeEventListener(KEY, onRequest)
}

/** What was asked for, once. */
export function takeChatRequest(): ChatRequest | undefined {
  const left = tabStorage.readJson(KEY) as ChatRequest | null
  tabStorage.remove(KEY)
  return left ?? undefined
}
