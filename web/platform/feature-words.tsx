/** Words that come with a feature's code: none of them is part of the page's own words. */
import { createContext, type ReactNode, use } from 'react'
import { createSay, type Say, type WordTree } from '../../content/say.ts'
import type { Language } from '../../contract/language.ts'
import { useLanguage } from './i18n.tsx'

/** @param load fetches the words in each language. */
export function createFeatureWords<Words extends WordTree>(load: Record<Language, () => Promise<Words>>) {
  // One promise for each language: React's `use` needs the same one at every rendering.
  const loading = new Map<Language, Promise<Say<Words>>>()
  const loaded = new Map<Language, Say<Words>>()
  const Context = createContext<Say<Words> | undefined>(undefined)

  /** The words in this language, once they are there. */
  function loadWords(language: Language): Promise<Say<Words>> {
    const known = loading.get(language)
    if (known) return known
    const words = load[language]().then((words) => createSay(language, words))
    loading.set(language, words)
    // A failure is forgotten, so that the next try can succeed.
    words.then(
      (say) => loaded.set(language, say),
      () => loading.delete(language),
    )
    return words
  }

  /** Suspends until the words are there. `use` would suspend once even then, and blank the page for React's 300 ms. */
  function WordsProvider({ children }: { children: ReactNode }) {
    const { language } = useLanguage()
    return <Context value={loaded.get(language) ?? use(loadWords(language))}>{children}</Context>
  }

  function useFeatureWords(): Say<Words> {
    const say = use(Context)
    if (!say) throw new Error('There is no WordsProvider above this component.')
    return say
  }

  return { loadWords, WordsProvider, useFeatureWords }
}
