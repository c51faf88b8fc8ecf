/** Words of all languages at once, for texts of which nobody has said what language they are in. */
import type { Language } from '#contract/language.ts'

/** @returns alternatives for a pattern. @param said those of each language, parted by "|"; a language may need none. */
export const anyOf = (said: Record<Language, string>): string => Object.values(said).filter(Boolean).join('|')

export const isSaid = (said: Record<Language, RegExp>, text: string): boolean =>
  Object.values(said).some((pattern) => pattern.test(text))
