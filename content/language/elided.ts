import type { Language } from '#contract/language.ts'

/** Whether "de" and "que" lose their vowel before a name. */
export const elides: Record<Language, boolean> = { en: false, es: false, fr: true, de: false, zh: false, ja: false }

/** What French elides before; not before a y that is said with the vowel behind it: "d’Yves", but "de Yann". */
const VOWEL = /^(?:[aeiouhàâéèêëîïôûœ]|y(?![aeiouéè]))/i

/** @param word "de " or "que ", in which French drops the e before a vowel: "d’Anna", "qu’Anna". */
export const elided = (word: string, next: string) =>
  VOWEL.test(next) ? `${word.slice(0, -2)}’${next}` : `${word}${next}`
