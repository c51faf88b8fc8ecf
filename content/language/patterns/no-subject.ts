// Languages whose sentences need not say who does it: ¿Ha hecho…?, …したことがありますか.
import type { Language } from '#contract/language.ts'

export const leavesOutSubject: Record<Language, boolean> = {
  en: false,
  de: false,
  fr: false,
  es: true,
  zh: false,
  ja: true,
}
