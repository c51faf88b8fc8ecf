// Sätze über Leistungen: welche zu einem Anliegen passt, was sie kostet und wie lange sie dauert, wie die Arbeit beginnt.
import type { OfferSentences } from '../en/offer-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `„${toBeQuoted(text, ['„', '“'])}“`

export const offerSentences = (o: OwnerWords): OfferSentences => ({
  fitsBest: (a) => `Von dem, was ${o.first} anbietet, passt ${marked(a.title)} am besten: ${a.text}`,
  noneFits: () => 'Eine Leistung genau dafür finde ich hier nicht.',
  costs: (a) => `Preis: ${a.text}`,
  begins: (a) => `So beginnt die Arbeit mit ${o.first}: ${marked(a.text)}`,
  noPrice: (a) => `Ein Preis für ${marked(a.words)} ist hier nicht genannt.`,
  noDuration: (a) => `Wie lange ${marked(a.words)} dauert, steht hier nicht.`,
})
