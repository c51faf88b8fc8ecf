/** Words that come with a feature's code: none of them is part of the page's own words. */
import { createContext, type ReactNode, use } from 'react'
import { createSay, type Say, type WordTree } from '../../content/say.ts'
import type { Language } from '../../contract/language.ts'
import { useLanguage } from './i18n.tsx'

/** For a feature that has more than words to say. @param load fetches what it has in a language. */
export function createFeatureTexts<Texts>(load: (language: Language) => Promise<Texts>) {
  // One promise for each language: React's `use` needs the same one at every rendering.
  const loading = new Map<Language, Promise<Texts>>()
  const loaded = new Map<Language, Texts>()
  const Context = createContext<Texts | undefined>(undefined)

  /** What there is in this language, once it is there. */
  function loadTexts(language: Language): Promise<Texts> {
    const known = loading.get(language)
    if (known) return known
    const texts = load(language)
    loading.set(language, texts)
    // A failure is forgotten, so that the next try can succeed.
    texts.then(
      (there) => loaded.set(language, there),
      () => loading.delete(language),
    )
    return texts
  }

  /** Suspends until it is there. `use` would suspend once even then, and blank the page for React's 300 ms. */
  function TextsProvider({ children }: { children: ReactNode }) {
    const { language } = useLanguage()
    return <Context value={loaded.get(language) ?? use(loadTexts(language))}>{children}</Context>
  }

  function useTexts(): Texts {
    const texts = use(Context)
    if (!texts) throw new Error('The feature’s provider of words is not above this component.')
    return texts
  }

  return { loadTexts, TextsProvider, useTexts }
}

/** @param load fetches the words in each language. */
export function createFeatureWords<Words extends WordTree>(load: Record<Language, () => Promise<Words>>) {
  const texts = createFeatureTexts(
    (language): Promise<Say<Words>> => load[language]().then((words) => createSay(language, words)),
  )
  return { loadWords: texts.loadTexts, WordsProvider: texts.TextsProvider, useFeatureWords: texts.useTexts }
}
