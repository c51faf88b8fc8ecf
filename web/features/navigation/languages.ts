/** The languages as people who read them write them. */
import type { MouseEvent } from 'react'
import { LANGUAGE_PARAMETER, type Language } from '#contract/language.ts'
import { useLanguage } from '#web/platform/i18n.tsx'
import { useAnnouncer } from '#web/ui/toast/announcer.tsx'

export const languageNames: Record<Language, { name: string; flag: string }> = {
  en: { name: 'English', flag: '🇬🇧' },
  es: { name: 'Español', flag: '🇪🇸' },
  fr: { name: 'Français', flag: '🇫🇷' },
  de: { name: 'Deutsch', flag: '🇩🇪' },
  zh: { name: '中文', flag: '🇨🇳' },
  ja: { name: '日本語', flag: '🇯🇵' },
}

/** What a link to another language does once the page is alive: switches at once and keeps the place. */
export function useLanguageLink(): (language: Language) => {
  href: string
  onClick(event: MouseEvent<HTMLAnchorElement>): void
} {
  const { choose } = useLanguage()
  const { announce } = useAnnouncer()
  return (language) => ({
    href: `?${LANGUAGE_PARAMETER}=${language}`,
    onClick(event) {
      event.preventDefault()
      const { href } = event.currentTarget
      choose(language)
        .then(({ t }) => announce(t('language.chosen', { language: languageNames[language].name })))
        // The texts could not be fetched: the link does what it does without JavaScript.
        .catch(() => window.location.assign(href))
    },
  })
}
