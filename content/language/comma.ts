import type { Language } from '#contract/language.ts'

/** The comma between two things that are named, with the space that each language puts after it. */
export const comma: Record<Language, string> = { en: ', ', es: ', ', fr: ', ', de: ', ', zh: '，', ja: '、' }

/** The comma between entries of a list, which Chinese tells from the one between clauses. */
export const listComma: Record<Language, string> = { ...comma, zh: '、' }
