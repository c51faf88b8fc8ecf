/** The words of the chat, fetched with it: none of them is part of the page's own words. */
import type { ChatMessages, Cues } from '#content/interface/en/chat/chat.ts'
import { createTranslate, type Translate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'
import { createFeatureTexts } from '#web/platform/feature-messages.tsx'

const load: Record<Language, () => Promise<{ chat: ChatMessages; cues: Cues }>> = {
  en: () => import('#content/interface/en/chat/chat.ts'),
  es: () => import('#content/interface/es/chat/chat.ts'),
  fr: () => import('#content/interface/fr/chat/chat.ts'),
  de: () => import('#content/interface/de/chat/chat.ts'),
  zh: () => import('#content/interface/zh/chat/chat.ts'),
  ja: () => import('#content/interface/ja/chat/chat.ts'),
}

export interface ChatI18n {
  /** Says a word of the chat by its key. */
  t: Translate<ChatMessages>
  /** What in a visitor's words tells the role or the topic. */
  cues: Cues
}

const texts = createFeatureTexts(async (language): Promise<ChatI18n> => {
  const { chat, cues } = await load[language]()
  return { t: createTranslate(language, chat), cues }
})

export const { loadTexts: chatI18n, TextsProvider: ChatI18nProvider, useTexts: useChatI18n } = texts
export const useChatT = () => useChatI18n().t
