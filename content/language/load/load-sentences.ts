/** The sentences of answers, by language. */
import type { Language } from '#contract/language.ts'
import { offerSentences as deOffers } from '../de/offer-sentences.ts'
import { createSentences as de } from '../de/sentences.ts'
import { workSentences as deWork } from '../de/work-sentences.ts'
import { offerSentences as enOffers, type OfferSentences } from '../en/offer-sentences.ts'
import { createSentences as en, type Sentences as General } from '../en/sentences.ts'
import { workSentences as enWork, type WorkSentences } from '../en/work-sentences.ts'
import { offerSentences as esOffers } from '../es/offer-sentences.ts'
import { createSentences as es } from '../es/sentences.ts'
import { workSentences as esWork } from '../es/work-sentences.ts'
import { offerSentences as frOffers } from '../fr/offer-sentences.ts'
import { createSentences as fr } from '../fr/sentences.ts'
import { workSentences as frWork } from '../fr/work-sentences.ts'
import { offerSentences as jaOffers } from '../ja/offer-sentences.ts'
import { createSentences as ja } from '../ja/sentences.ts'
import { workSentences as jaWork } from '../ja/work-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { offerSentences as zhOffers } from '../zh/offer-sentences.ts'
import { createSentences as zh } from '../zh/sentences.ts'
import { workSentences as zhWork } from '../zh/work-sentences.ts'

export type Sentences = General & WorkSentences & OfferSentences

type SentencesOf<Part> = (owner: OwnerWords) => Part

const all =
  (general: SentencesOf<General>, work: SentencesOf<WorkSentences>, offers: SentencesOf<OfferSentences>) =>
  (owner: OwnerWords): Sentences => ({ ...general(owner), ...work(owner), ...offers(owner) })

export const createSentencesIn: Record<Language, (owner: OwnerWords) => Sentences> = {
  en: all(en, enWork, enOffers),
  es: all(es, esWork, esOffers),
  fr: all(fr, frWork, frOffers),
  de: all(de, deWork, deOffers),
  zh: all(zh, zhWork, zhOffers),
  ja: all(ja, jaWork, jaOffers),
}
