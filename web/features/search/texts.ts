/** The words of the search and what it looks through, fetched when somebody first searches. */
import type { SearchMessages } from '#content/interface/en/search.ts'
import type { SearchEntry } from '#content/search/search-entry.ts'
import { createTranslate, type Translate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'
import { createFeatureTexts } from '#web/platform/feature-messages.tsx'

interface SearchTexts {
  t: Translate<SearchMessages>
  entries: readonly SearchEntry[]
}

type Loaded = [{ search: SearchMessages }, { entries: readonly SearchEntry[] }]

const load: Record<Language, () => Promise<Loaded>> = {
  en: () => Promise.all([import('#content/interface/en/search.ts'), import('#content/interface/en/search-entries.ts')]),
  es: () => Promise.all([import('#content/interface/es/search.ts'), import('#content/interface/es/search-entries.ts')]),
  fr: () => Promise.all([import('#content/interface/fr/search.ts'), import('#content/interface/fr/search-entries.ts')]),
  de: () => Promise.all([import('#content/interface/de/search.ts'), import('#content/interface/de/search-entries.ts')]),
  zh: () => Promise.all([import('#content/interface/zh/search.ts'), import('#content/interface/zh/search-entries.ts')]),
  ja: () => Promise.all([import('#content/interface/ja/search.ts'), import('#content/interface/ja/search-entries.ts')]),
}

const texts = createFeatureTexts(async (language): Promise<SearchTexts> => {
  const [{ search }, { entries }] = await load[language]()
  return { t: createTranslate(language, search), entries }
})

export const { loadTexts: loadSearchTexts, TextsProvider: SearchTextsProvider, useTexts: useSearchTexts } = texts
