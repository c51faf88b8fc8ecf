/** What the assistant answers from and how it speaks, by language. For the server. */

import type { Language } from '#contract/language.ts'
import { assistant as deWords } from './de/chat/assistant.ts'
import type { AssistantMessages } from './en/chat/assistant.ts'
import { assistant as enWords } from './en/chat/assistant.ts'
import { assistant as esWords } from './es/chat/assistant.ts'
import { assistant as frWords } from './fr/chat/assistant.ts'
import { assistant as jaWords } from './ja/chat/assistant.ts'
import { assistant as zhWords } from './zh/chat/assistant.ts'

export const assistantTexts: Record<Language, { words: AssistantMessages }> = {
  en: { words: enWords },
  es: { words: esWords },
  fr: { words: frWords },
  de: { words: deWords },
  zh: { words: zhWords },
  ja: { words: jaWords },
}
