import type { Language } from '#contract/language.ts'

/** The colon between a label and what it labels, with the space that each language puts around it. */
export const colon: Record<Language, string> = { en: ': ', es: ': ', fr: '\u00a0: ', de: ': ', zh: '：', ja: '：' }
