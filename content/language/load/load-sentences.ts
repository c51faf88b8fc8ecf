/** The sentences of answers, by language. */
import type { Language } from '#contract/language.ts'
import { createSentences as de } from '../de/sentences.ts'
import { createSentences as en, type Sentences } from '../en/sentences.ts'
import { createSentences as es } from '../es/sentences.ts'
import { createSentences as fr } from '../fr/sentences.ts'
import { createSentences as ja } from '../ja/sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { createSentences as zh } from '../zh/sentences.ts'

export const createSentencesIn: Record<Language, (owner: OwnerWords) => Sentences> = { en, es, fr, de, zh, ja }
