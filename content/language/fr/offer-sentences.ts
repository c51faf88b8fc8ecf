// Phrases sur les prestations : laquelle convient à un besoin, ce qu’elle coûte, combien elle dure, comment on commence.
import { elided } from '../elided.ts'
import type { OfferSentences } from '../en/offer-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `« ${toBeQuoted(text, ['«', '»'])} »`

export const offerSentences = (o: OwnerWords): OfferSentences => ({
  fitsBest: (a) => `Parmi les prestations ${elided('de ', o.first)}, ${marked(a.title)} convient le mieux : ${a.text}`,
  noneFits: () => 'Je ne trouve ici aucune prestation pour cela précisément.',
  costs: (a) => `Prix : ${a.text}`,
  begins: (a) => `Comment commence le travail avec ${o.first} : ${marked(a.text)}`,
  noPrice: (a) => `Ce site n’indique aucun prix pour ${marked(a.words)}.`,
  noDuration: (a) => `Ce site ne dit pas combien de temps prend ${marked(a.words)}.`,
})
