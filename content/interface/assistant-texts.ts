/** What the assistant answers from and how it speaks, by language. For the server. */

import type { SearchWords } from '#contract/content/language-data.ts'
import type { Language } from '#contract/language.ts'
import { search as deSearch } from '../language/de/search.ts'
import { search as enSearch } from '../language/en/search.ts'
import { search as esSearch } from '../language/es/search.ts'
import { search as frSearch } from '../language/fr/search.ts'
import { search as jaSearch } from '../language/ja/search.ts'
import { search as zhSearch } from '../language/zh/search.ts'
import { assistant as deWords } from './de/assistant.ts'
import type { AssistantMessages } from './en/assistant.ts'
import { assistant as enWords } from './en/assistant.ts'
import { assistant as esWords } from './es/assistant.ts'
import { assistant as frWords } from './fr/assistant.ts'
import { assistant as jaWords } from './ja/assistant.ts'
import { assistant as zhWords } from './zh/assistant.ts'

export const assistantTexts: Record<Language, { search: SearchWords; words: AssistantMessages }> = {
  en: { search: enSearch, words: enWords },
  es: { search: esSearch, words: esWords },
  fr: { search: frSearch, words: frWords },
  de: { search: deSearch, words: deWords },
  zh: { search: zhSearch, words: zhWords },
  ja: { search: jaSearch, words: jaWords },
}
