/** What the assistant answers from and how it speaks, by language. For the server. */

import type { Language } from '#contract/language.ts'
import { assistant as deWords } from './de/assistant.ts'
import type { AssistantMessages } from './en/assistant.ts'
import { assistant as enWords } from './en/assistant.ts'
import { assistant as esWords } from './es/assistant.ts'
import { assistant as frWords } from './fr/assistant.ts'
import { assistant as jaWords } from './ja/assistant.ts'
import { assistant as zhWords } from './zh/assistant.ts'

export const assistantTexts: Record<Language, { words: AssistantMessages }> = {
  en: { words: enWords },
  es: { words: esWords },
  fr: { words: frWords },
  de: { words: deWords },
  zh: { words: zhWords },
  ja: { words: jaWords },
}
