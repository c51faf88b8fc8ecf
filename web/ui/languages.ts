/** The languages as people who read them write them. */
import type { MouseEvent } from 'react'
import { LANGUAGE_PARAMETER, type Language } from '#contract/language.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

export const languageNames: Record<Language, { name: string }> = {
  en: { name: 'English' },
  es: { name: 'Español' },
  fr: { name: 'Français' },
  de: { name: 'Deutsch' },
  zh: { name: '中文' },
  ja: { name: '日本語' },
}

/** Switches to another language at once, and keeps the place. */
export function useChooseLanguage(): (language: Language) => void {
  const { choose } = useLanguage()
  const { announce } = useAnnouncer()
  return (language) => {
    choose(language)
      .then(({ t }) => announce(t('language.chosen', { language: languageNames[language].name })))
      // The texts could not be fetched: the page is asked for in that language, as without JavaScript.
      .catch(() => window.location.assign(addressIn(language)))
  }
}

const addressIn = (language: Language) => `?${LANGUAGE_PARAMETER}=${language}`

/** What a link to another language does once the page is alive. */
export function useLanguageLink(): (language: Language) => {
  href: string
  onClick(event: MouseEvent<HTMLAnchorElement>): void
} {
  const choose = useChooseLanguage()
  return (language) => ({
    href: addressIn(language),
    onClick(event) {
      event.preventDefault()
      choose(language)
    },
  })
}
