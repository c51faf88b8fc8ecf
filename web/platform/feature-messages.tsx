/** Words that come with a feature's code: none of them is part of the page's own words. */
import { createContext, type ReactNode, use } from 'react'
import { createTranslate, type MessageTree, type Translate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'
import { useLanguage } from './i18n.tsx'

/** Milliseconds until what did not arrive is asked for again: twice as long each time, up to the longest. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

async function untilThere<Texts>(load: () => Promise<Texts>, pauseMs = FIRST_PAUSE_MS): Promise<Texts> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return untilThere(load, Math.min(2 * pauseMs, LONGEST_PAUSE_MS))
  }
}

/** For a feature that has more than words to say. @param load fetches what it has in a language. */
export function createFeatureTexts<Texts>(load: (language: Language) => Promise<Texts>) {
  // One promise for each language: React's `use` needs the same one at every rendering.
  const loading = new Map<Language, Promise<Texts>>()
  const loaded = new Map<Language, Texts>()
  const arriving = new Map<Language, Promise<Texts>>()
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

  /** Never fails: React would ask for what failed at once, again and again, for as long as it is missing. */
  function arrival(language: Language): Promise<Texts> {
    const known = arriving.get(language) ?? untilThere(() => loadTexts(language))
    arriving.set(language, known)
    return known
  }

  /** Suspends until it is there. `use` would suspend once even then, and blank the page for React's 300 ms. */
  function TextsProvider({ children }: { children: ReactNode }) {
    const { language } = useLanguage()
    return <Context value={loaded.get(language) ?? use(arrival(language))}>{children}</Context>
  }

  function useTexts(): Texts {
    const texts = use(Context)
    if (!texts) throw new Error('The feature’s provider of words is not above this component.')
    return texts
  }

  return { loadTexts, TextsProvider, useTexts }
}

/** @param load fetches the words in each language. */
export function createFeatureMessages<Messages extends MessageTree>(load: Record<Language, () => Promise<Messages>>) {
  const texts = createFeatureTexts(
    (language): Promise<Translate<Messages>> => load[language]().then((words) => createTranslate(language, words)),
  )
  return { loadMessages: texts.loadTexts, MessagesProvider: texts.TextsProvider, useFeatureMessages: texts.useTexts }
}
