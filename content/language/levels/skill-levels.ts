/** How well a résumé says that somebody knows a skill, in words: as a number of the site's scale, best first. */
import type { Language } from '#contract/language.ts'

/** Words by what they stand for. A text counts as the first level that it has a word of. */
export const skillLevels: { level: number; words: Record<Language, RegExp> }[] = [
  {
    level: 92,
    words: {
      en: /master|expert|senior|excellent/i,
      es: /experto|experta|maestr|dominio|excelente/i,
      fr: /expert|maîtrise|excellent/i,
      de: /expert|meister|sehr gut|exzellent/i,
      zh: /精通|专家|資深|资深/,
      ja: /エキスパート|熟達|専門家/,
    },
  },
  {
    level: 84,
    words: {
      en: /advanced|proficient/i,
      es: /avanzad|alto/i,
      fr: /avancé|confirmé/i,
      de: /fortgeschritten|versiert|erfahren/i,
      zh: /熟练|高级/,
      ja: /上級|熟練|得意/,
    },
  },
  {
    level: 60,
    words: {
      en: /begin|basic|novice/i,
      es: /principiante|básic|inicial/i,
      fr: /débutant|notions|de base/i,
      de: /anfänger|grundkenntnis|grundlagen|einsteiger/i,
      zh: /初级|入门|基础|了解/,
      ja: /初級|初心者|基礎/,
    },
  },
]
