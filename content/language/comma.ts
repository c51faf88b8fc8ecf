import type { Language } from '#contract/language.ts'

/** The comma between two things that are named, with the space that each language puts after it. */
export const comma: Record<Language, string> = { en: ', ', es: ', ', fr: ', ', de: ', ', zh: '，', ja: '、' }
