/** Times and languages as the reader's language writes them. */
import { useMemo } from 'react'
import type { Language } from '#contract/language.ts'
import { useLanguage } from '#web/platform/i18n.tsx'

export function useFormats() {
  const { language } = useLanguage()
  return useMemo(() => {
    const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
    const names = new Intl.DisplayNames(language, { type: 'language' })
    const list = new Intl.ListFormat(language, { type: 'conjunction' })
    const nameOf = (one: Language) => names.of(one) ?? one
    return {
      /** Epoch milliseconds. */
      moment: (at: number) => moment.format(at),
      nameOf,
      namesOf: (several: Language[]) => list.format(several.map(nameOf)),
    }
  }, [language])
}
