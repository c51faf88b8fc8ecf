/** The words of the chat, fetched with it: none of them is part of the page's own words. */
import type { ChatWords, Cues } from '../../../content/locales/en/chat.ts'
import { createSay, type Say } from '../../../content/say.ts'
import type { Language } from '../../../contract/language.ts'
import { createFeatureTexts } from '../../platform/feature-words.tsx'

const load: Record<Language, () => Promise<{ chat: ChatWords; cues: Cues }>> = {
  en: () => import('../../../content/locales/en/chat.ts'),
  es: () => import('../../../content/locales/es/chat.ts'),
  fr: () => import('../../../content/locales/fr/chat.ts'),
  de: () => import('../../../content/locales/de/chat.ts'),
  zh: () => import('../../../content/locales/zh/chat.ts'),
  ja: () => import('../../../content/locales/ja/chat.ts'),
}

export interface ChatSpeech {
  /** Says a word of the chat by its key. */
  say: Say<ChatWords>
  /** What in a visitor's words tells the role or the topic. */
  cues: Cues
}

const texts = createFeatureTexts(async (language): Promise<ChatSpeech> => {
  const { chat, cues } = await load[language]()
  return { say: createSay(language, chat), cues }
})

export const { loadTexts: chatSpeech, TextsProvider: ChatSpeechProvider, useTexts: useChatSpeech } = texts
export const useChatWords = () => useChatSpeech().say
