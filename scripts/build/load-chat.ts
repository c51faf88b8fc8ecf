/** The chat's texts by language, for the build. */
import type { ChatMessages, Cues } from '#content/interface/en/chat/chat.ts'
import type { Language } from '#contract/language.ts'

export const loadChat: Record<Language, () => Promise<{ chat: ChatMessages; cues: Cues }>> = {
  en: () => import('#content/interface/en/chat/chat.ts'),
  es: () => import('#content/interface/es/chat/chat.ts'),
  fr: () => import('#content/interface/fr/chat/chat.ts'),
  de: () => import('#content/interface/de/chat/chat.ts'),
  zh: () => import('#content/interface/zh/chat/chat.ts'),
  ja: () => import('#content/interface/ja/chat/chat.ts'),
}
