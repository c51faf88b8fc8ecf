import { SENTENCE_END } from '#content/language/patterns/sentence-end.ts'

/** @returns the sentences of a text of the site, each with the sign that ends it. */
export const sentencesOf = (text: string) => text.split(SENTENCE_END).filter(Boolean)
