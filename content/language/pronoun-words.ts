// The first of the pronouns that people write beside their name: "she/her", "sie/ihr". That of a language that has none of its own
// for somebody is empty.
import type { Language } from '#contract/language.ts'

export const pronounWords: Record<'she' | 'he' | 'they' | 'none', Record<Language, string>> = {
  she: { en: 'she', de: 'sie', fr: 'elle', es: 'ella', zh: '她', ja: '彼女' },
  he: { en: 'he', de: 'er', fr: 'il', es: 'él', zh: '他', ja: '彼' },
  // Spanish "elle" is the French word for "she", which far more people write.
  they: { en: 'they', de: 'dey', fr: 'iel', es: '', zh: 'ta', ja: '' },
  none: { en: 'none', de: 'keine', fr: 'aucun', es: 'ninguno', zh: '无', ja: 'なし' },
}
