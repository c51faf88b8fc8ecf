/** Words of all languages at once, for texts of which nobody has said what language they are in. */
import type { Language } from '#contract/language.ts'

/** @returns alternatives for a pattern. @param said those of each language, parted by "|"; a language may need none. */
export const anyOf = (said: Record<Language, string>): string => Object.values(said).filter(Boolean).join('|')

/** Whether some language says so. */
export const isSaid = (said: Record<Language, RegExp | undefined>, text: string): boolean =>
  Object.values(said).some((pattern) => pattern?.test(text))

/** @returns what some language says of it, as it is written; undefined if none does. */
export const saidIn = (said: Record<Language, RegExp | undefined>, text: string): string | undefined =>
  Object.values(said)
    .map((pattern) => pattern?.exec(text)?.[0])
    .find(Boolean)
