/** The sentences of answers, by language. */
import type { Language } from '#contract/language.ts'
import { createSentences as de } from '../de/sentences.ts'
import { workSentences as deWork } from '../de/work-sentences.ts'
import { createSentences as en, type Sentences as General } from '../en/sentences.ts'
import { workSentences as enWork, type WorkSentences } from '../en/work-sentences.ts'
import { createSentences as es } from '../es/sentences.ts'
import { workSentences as esWork } from '../es/work-sentences.ts'
import { createSentences as fr } from '../fr/sentences.ts'
import { workSentences as frWork } from '../fr/work-sentences.ts'
import { createSentences as ja } from '../ja/sentences.ts'
import { workSentences as jaWork } from '../ja/work-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { createSentences as zh } from '../zh/sentences.ts'
import { workSentences as zhWork } from '../zh/work-sentences.ts'

export type Sentences = General & WorkSentences

const both =
  (general: (owner: OwnerWords) => General, work: (owner: OwnerWords) => WorkSentences) =>
  (owner: OwnerWords): Sentences => ({ ...general(owner), ...work(owner) })

export const createSentencesIn: Record<Language, (owner: OwnerWords) => Sentences> = {
  en: both(en, enWork),
  es: both(es, esWork),
  fr: both(fr, frWork),
  de: both(de, deWork),
  zh: both(zh, zhWork),
  ja: both(ja, jaWork),
}
