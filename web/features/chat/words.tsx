/** The words of the chat, fetched with it: none of them is part of the page's own words. */
import { createContext, type ReactNode, use } from 'react'
import type { ChatWords, Cues } from '../../../content/locales/en/chat.ts'
import { createSay, type Say } from '../../../content/say.ts'
import type { Language } from '../../../contract/language.ts'
import { useLanguage } from '../../platform/i18n.tsx'

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

// One promise for each language: React's `use` needs the same one at every rendering.
const loading = new Map<Language, Promise<ChatSpeech>>()

/** The words in this language, once they are there. */
export function chatSpeech(language: Language): Promise<ChatSpeech> {
  const known = loading.get(language)
  if (known) return known
  const speech = load[language]().then(({ chat, cues }) => ({ say: createSay(language, chat), cues }))
  loading.set(language, speech)
  // A failure is forgotten, so that the next try can succeed.
  speech.catch(() => loading.delete(language))
  return speech
}

const ChatSpeechContext = createContext<ChatSpeech | undefined>(undefined)

export function useChatSpeech(): ChatSpeech {
  const speech = use(ChatSpeechContext)
  if (!speech) throw new Error('There is no ChatSpeechProvider above this component.')
  return speech
}
export const useChatWords = () => useChatSpeech().say

/** Suspends until the words are there. */
export function ChatSpeechProvider({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  return <ChatSpeechContext value={use(chatSpeech(language))}>{children}</ChatSpeechContext>
}
