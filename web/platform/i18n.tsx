/** The language of the page: its words, the owner's facts in it, and how to change it. */
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { loadTexts, type Texts } from '#content/interface/load.ts'
import { createTranslate, type Translate } from '#content/translate.ts'
import type { Content } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'
import {
  DEFAULT_LANGUAGE,
  findLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  LANGUAGE_STORAGE_KEY,
} from '#contract/language.ts'
import { keepScrollPosition } from './scroll-position.ts'
import { hasCookie, storage, writeCookie } from './storage.ts'

/** Everything that is said in one language. */
export interface I18n {
  language: Language
  /** Says a word of the interface by its key. */
  t: Translate<Texts['messages'] & { fields: Texts['fields'] }>
  content: Content
}

export async function loadI18n(language: Language): Promise<I18n> {
  const { content, messages, fields } = await loadTexts[language]()
  return { language, t: createTranslate(language, { ...messages, fields }), content }
}

interface LanguageValue extends I18n {
  /** @returns what the page now says. */
  choose(language: Language): Promise<I18n>
}

const LanguageContext = createContext<LanguageValue | undefined>(undefined)

export function useLanguage(): LanguageValue {
  const value = use(LanguageContext)
  if (!value) throw new Error('There is no LanguageProvider above this component.')
  return value
}
export const useT = () => useLanguage().t
export const useContent = () => useLanguage().content

/** The owner's language on a page in another: `lang` of names that are written once for all readers, such as tools and methods. */
export function useNamesLanguage(): Language | undefined {
  const { language } = useLanguage()
  return language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE
}

export function LanguageProvider({ initial, children }: { initial: I18n; children: ReactNode }) {
  const [i18n, setI18n] = useState(initial)

  const choose = useCallback(async (language: Language) => {
    const next = await loadI18n(language)
    storage.write(LANGUAGE_STORAGE_KEY, language)
    writeCookie(LANGUAGE_COOKIE, language)
    dropLanguageParameter()
    keepScrollPosition(() => {
      flushSync(() => setI18n(next))
      document.documentElement.lang = language
    })
    return next
  }, [])

  useEffect(() => {
    const chosen = chosenUnknownToServer()
    if (chosen && chosen !== initial.language) choose(chosen).catch(() => {})
  }, [initial, choose])

  return <LanguageContext value={{ ...i18n, choose }}>{children}</LanguageContext>
}

/** A choice that only the browser's storage still knows: the server goes by the address and the cookie. */
function chosenUnknownToServer(): Language | undefined {
  const asked = findLanguage(new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER) ?? undefined)
  if (asked || hasCookie(LANGUAGE_COOKIE)) return undefined
  return findLanguage(storage.read(LANGUAGE_STORAGE_KEY) ?? undefined)
}

/** An address that asked for another language must not win over the choice when the page is reloaded. */
function dropLanguageParameter(): void {
  const url = new URL(window.location.href)
  if (!url.searchParams.has(LANGUAGE_PARAMETER)) return
  url.searchParams.delete(LANGUAGE_PARAMETER)
  window.history.replaceState(window.history.state, '', url)
}
