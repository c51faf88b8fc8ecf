/** How the full stop of an address is read out. */
import type { Language } from '#contract/language.ts'

interface SaidDot {
  word: string
  /** It is said of much else: a point of a list, a point of view. */
  isOrdinary: boolean
}

export const saidDots: Record<Language, SaidDot> = {
  en: { word: 'dot', isOrdinary: false },
  es: { word: 'punto', isOrdinary: true },
  fr: { word: 'point', isOrdinary: true },
  de: { word: 'punkt', isOrdinary: true },
  zh: { word: '点', isOrdinary: false },
  ja: { word: 'ドット', isOrdinary: false },
}
