/** The words of the chat, fetched with it: none of them is part of the page's own words. */
import type { ChatMessages, Cues } from '#content/interface/en/chat/chat.ts'
import { loadChat } from '#content/interface/load-chat.ts'
import { createTranslate, type Translate } from '#content/translate.ts'
import { createFeatureTexts } from '#web/platform/feature-messages.tsx'

export interface ChatI18n {
  /** Says a word of the chat by its key. */
  t: Translate<ChatMessages>
  /** What in a visitor's words tells the role or the topic. */
  cues: Cues
}

const texts = createFeatureTexts(async (language): Promise<ChatI18n> => {
  const { chat, cues } = await loadChat[language]()
  return { t: createTranslate(language, chat), cues }
})

export const { loadTexts: chatI18n, TextsProvider: ChatI18nProvider, useTexts: useChatI18n } = texts
export const useChatT = () => useChatI18n().t
