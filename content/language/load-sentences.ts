/** The sentences of answers, by language. */
import type { Language } from '#contract/language.ts'
import { createSentences as de } from './de/sentences.ts'
import { createSentences as en, type Sentences } from './en/sentences.ts'
import type { OwnerWords } from './owner-words.ts'

export const createSentencesIn: Record<Language, (owner: OwnerWords) => Sentences> = { en, es: en, fr: en, de, zh: en, ja: en }
