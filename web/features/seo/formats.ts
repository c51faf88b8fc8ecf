import { useMemo } from 'react'
import { useLanguage } from '#web/platform/i18n.tsx'

/** Numbers, days and names of languages as the reader's language writes them. */
export function useFormats() {
  const { language } = useLanguage()
  return useMemo(() => {
    const number = new Intl.NumberFormat(language)
    const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    // Weeks are those of the server, which counts in UTC.
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
    const name = new Intl.DisplayNames(language, { type: 'language' })
    return {
      language,
      number: (value: number) => number.format(value),
      moment: (at: number) => moment.format(at),
      day: (at: number) => day.format(at),
      languageName: (tag: string) => name.of(tag) ?? tag,
    }
  }, [language])
}
