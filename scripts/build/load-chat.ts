/** The chat's texts by language, for the build. */
import type { ChatMessages, Cues } from '#content/interface/en/chat.ts'
import type { Language } from '#contract/language.ts'

export const loadChat: Record<Language, () => Promise<{ chat: ChatMessages; cues: Cues }>> = {
  en: () => import('#content/interface/en/chat.ts'),
  es: () => import('#content/interface/es/chat.ts'),
  fr: () => import('#content/interface/fr/chat.ts'),
  de: () => import('#content/interface/de/chat.ts'),
  zh: () => import('#content/interface/zh/chat.ts'),
  ja: () => import('#content/interface/ja/chat.ts'),
}
