/** The chat's texts in each language, fetched with the chat. */
import type { Language } from '#contract/language.ts'
import type { ChatMessages, Cues } from './en/chat/chat.ts'

export const loadChat: Record<Language, () => Promise<{ chat: ChatMessages; cues: Cues }>> = {
  en: () => import('./en/chat/chat.ts'),
  es: () => import('./es/chat/chat.ts'),
  fr: () => import('./fr/chat/chat.ts'),
  de: () => import('./de/chat/chat.ts'),
  zh: () => import('./zh/chat/chat.ts'),
  ja: () => import('./ja/chat/chat.ts'),
}
