// Frases sobre servicios: cuál encaja con lo que hace falta, qué cuesta y cuánto dura, cómo se empieza.
import type { OfferSentences } from '../en/offer-sentences.ts'
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `«${toBeQuoted(text, ['«', '»'])}»`

export const offerSentences = (o: OwnerWords): OfferSentences => ({
  fitsBest: (a) => `De lo que ofrece ${o.first}, lo que mejor encaja es ${marked(a.title)}: ${a.text}`,
  noneFits: () => 'No encuentro aquí un servicio justo para eso.',
  costs: (a) => `Precio: ${a.text}`,
  begins: (a) => `Así empieza el trabajo con ${o.first}: ${marked(a.text.replace(/\.$/, ''))}.`,
  noPrice: (a) => `Este sitio no da ningún precio para ${marked(a.words)}.`,
  noDuration: (a) => `Este sitio no dice cuánto dura ${marked(a.words)}.`,
})
