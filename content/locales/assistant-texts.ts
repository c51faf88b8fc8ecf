/** What the assistant answers from and how it speaks, by language. For the server. */
import type { FactTexts } from '../../contract/content-source.ts'
import type { SearchWords } from '../../contract/content-words.ts'
import type { Language } from '../../contract/language.ts'
import { assistant as deWords } from './de/assistant.ts'
import { facts as deFacts } from './de/facts.ts'
import { search as deSearch } from './de/search.ts'
import type { AssistantWords } from './en/assistant.ts'
import { assistant as enWords } from './en/assistant.ts'
import { facts as enFacts } from './en/facts.ts'
import { search as enSearch } from './en/search.ts'
import { assistant as esWords } from './es/assistant.ts'
import { facts as esFacts } from './es/facts.ts'
import { search as esSearch } from './es/search.ts'
import { assistant as frWords } from './fr/assistant.ts'
import { facts as frFacts } from './fr/facts.ts'
import { search as frSearch } from './fr/search.ts'
import { assistant as jaWords } from './ja/assistant.ts'
import { facts as jaFacts } from './ja/facts.ts'
import { search as jaSearch } from './ja/search.ts'
import { assistant as zhWords } from './zh/assistant.ts'
import { facts as zhFacts } from './zh/facts.ts'
import { search as zhSearch } from './zh/search.ts'

export const assistantTexts: Record<Language, { facts: FactTexts; search: SearchWords; words: AssistantWords }> = {
  en: { facts: enFacts, search: enSearch, words: enWords },
  es: { facts: esFacts, search: esSearch, words: esWords },
  fr: { facts: frFacts, search: frSearch, words: frWords },
  de: { facts: deFacts, search: deSearch, words: deWords },
  zh: { facts: zhFacts, search: zhSearch, words: zhWords },
  ja: { facts: jaFacts, search: jaSearch, words: jaWords },
}
