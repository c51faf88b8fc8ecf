/** The conversation as this browser keeps it. Where none can be read, the greeting stands in. */
import { storage } from '#web/platform/storage.ts'
import type { ChatMessage } from '../message.ts'
import type { ChatState } from '../state.ts'

export const CHAT_STORAGE_KEY = 'chat'

/** Older messages than these are no longer kept: storage is small, and nobody scrolls that far. */
const MESSAGES_STORED = 200

export const hasChat = () => storage.read(CHAT_STORAGE_KEY) !== null

/** @returns undefined if there is nothing, or nothing that makes sense: then it is erased. */
export async function readChat(): Promise<ChatState | undefined> {
  const text = storage.read(CHAT_STORAGE_KEY)
  const state = text === null ? undefined : await parseChat(text)
  if (text !== null && !state) eraseChat()
  return state
}

/** The form is fetched only for who has something kept. */
export const parseChat = async (text: string): Promise<ChatState | undefined> =>
  (await import('./stored-form.ts')).parseChat(text)

export function keepChat(state: ChatState): void {
  const messages = onePicture(state.messages.slice(-MESSAGES_STORED))
  storage.write(CHAT_STORAGE_KEY, JSON.stringify({ ...state, messages } satisfies ChatState))
}

/** Pictures of measured websites fill storage quickly: the newest is kept, the others stand in their reports. */
function onePicture(messages: ChatMessage[]): ChatMessage[] {
  const newest = messages.findLast(({ performanceAnalysis }) => performanceAnalysis?.analysis.screenshot)
  return messages.map((message) => {
    const { performanceAnalysis } = message
    if (message === newest || !performanceAnalysis?.analysis.screenshot) return message
    const { screenshot: _, ...analysis } = performanceAnalysis.analysis
    return { ...message, performanceAnalysis: { ...performanceAnalysis, analysis } }
  })
}

export const eraseChat = () => storage.remove(CHAT_STORAGE_KEY)
