/** The languages that the product speaks. Which of them a site has, its settings say. */
export const knownLanguages = ['en', 'es', 'fr', 'de', 'zh', 'ja'] as const
export type Language = (typeof knownLanguages)[number]
