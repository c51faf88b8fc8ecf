import { DEFAULT_LANGUAGE } from '#contract/language.ts'
import { useLanguage } from '#web/platform/i18n.tsx'

/** Written without the letters of Japanese and Chinese. */
const isForeignTo = (text: string) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/**
 * The language of names that the owner wrote once for readers of all languages, such as tools and methods.
 * @returns what `lang` says beside such a name; nothing on a page in the owner's language.
 */
export function useNameLanguage(): (name: string) => string | undefined {
  const { language } = useLanguage()
  return (name) => {
    if (language === DEFAULT_LANGUAGE) return undefined
    // "Excel" is no Japanese, though a Japanese owner wrote it.
    return ['ja', 'zh'].includes(DEFAULT_LANGUAGE) && isForeignTo(name) ? undefined : DEFAULT_LANGUAGE
  }
}
