/** The language of a page in a browser that keeps nothing: the address carries it, or the next page that is loaded has another. */
import { useEffect } from 'react'
import { DEFAULT_LANGUAGE, findLanguage, LANGUAGE_PARAMETER } from '#contract/language.ts'
import { useLanguage } from './i18n.tsx'
import { keepsCookies, keepsStorage } from './keeps.ts'

/** @param path of the page that is shown. */
export function useCarriedLanguage(path: string): void {
  const { language } = useLanguage()
  useEffect(() => {
    const url = new URL(window.location.href)
    if (url.pathname !== path) return
    const asked = findLanguage(url.searchParams.get(LANGUAGE_PARAMETER) ?? undefined)
    const loaded = asked ?? navigator.languages.flatMap((tag) => findLanguage(tag) ?? [])[0] ?? DEFAULT_LANGUAGE
    if (loaded === language || keepsCookies() || keepsStorage()) return
    url.searchParams.set(LANGUAGE_PARAMETER, language)
    window.history.replaceState(window.history.state, '', url)
  }, [path, language])
}
