/** The word for a skill's level, where the owner gives the number alone. */

/** Lowest number of each word, highest first. */
const edges = [
  ['expert', 90],
  ['advanced', 80],
  ['proficient', 70],
] as const

export type SkillLevel = (typeof edges)[number][0] | 'intermediate'

/** @param level 0 to 100. */
export const skillLevelOf = (level: number): SkillLevel =>
  edges.find(([, from]) => level >= from)?.[0] ?? 'intermediate'
