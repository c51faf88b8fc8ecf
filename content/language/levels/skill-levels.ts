/** How well an owner says, in words of any language, that they know a skill. */
import type { Language } from '#contract/language.ts'

type Level = 'expert' | 'advanced' | 'intermediate' | 'basic'

/** Best first: a text counts as the first level that it has a word of. */
const skillLevels: { level: Level; words: Record<Language, RegExp> }[] = [
  {
    level: 'expert',
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
    level: 'advanced',
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
    level: 'intermediate',
    words: {
      en: /intermediate/i,
      es: /intermedi[oa]/i,
      fr: /intermédiaire/i,
      de: /mittelstufe|mittel(?!\p{L})/iu,
      zh: /中级|中等/,
      ja: /中級/,
    },
  },
  {
    level: 'basic',
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

/** @returns nothing where the words name no level. */
export const skillLevelIn = (words: string): Level | undefined =>
  skillLevels.find(({ words: patterns }) => Object.values(patterns).some((pattern) => pattern.test(words)))?.level

/** Where a skill stands among others whose owner says its level in words. One in between counts as one of which nothing is said. */
const ranks: Record<Level, number | undefined> = { expert: 92, advanced: 84, intermediate: undefined, basic: 25 }

/** @returns the number that puts a skill in order; undefined where its owner names no level, or one in between. */
export function skillRank({ level, levelText = '' }: { level?: number | undefined; levelText?: string | undefined }) {
  const said = skillLevelIn(levelText)
  return level ?? (said && ranks[said])
}

/** Whether the owner calls the skill one of a beginner: it is none that they are known for. */
export const isBasic = ({ levelText = '' }: { levelText?: string | undefined }): boolean =>
  skillLevelIn(levelText) === 'basic'
