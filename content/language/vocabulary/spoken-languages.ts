/** What languages are called beside the name that is in every dictionary, by language and code. */
import type { Language } from '#contract/language.ts'

export const otherLanguageNames: Record<Language, Record<string, string>> = {
  en: { zh: 'Mandarin' },
  es: { es: 'castellano' },
  fr: {},
  de: {},
  // Also in the signs of Taiwan and Hong Kong.
  zh: {
    zh: '中文|汉语|普通话|国语|國語|普通話|華語',
    en: '英语|英文|英語',
    ja: '日语|日文|日語',
    es: '西班牙文|西文',
    de: '德文|德语|德語',
    fr: '法文|法语|法語',
  },
  ja: { zh: '中国語|北京語', en: '英語' },
}
