// Sentences about services: which one fits a need, what it costs and takes, how work on it begins.
import type { OwnerWords } from '../owner-words.ts'
import { toBeQuoted } from '../quotation.ts'

const marked = (text: string) => `“${toBeQuoted(text, ['“', '”'])}”`

export const offerSentences = (o: OwnerWords) => ({
  /** Of what is offered, what has most of a need in it. */
  fitsBest: (a: { title: string; text: string }) => `Of what ${o.first} offers, ${a.title} fits best: ${a.text}`,
  noneFits: () => `I find no service for just that here.`,
  costs: (a: { text: string }) => `Price: ${a.text}`,
  begins: (a: { text: string }) => `How work with ${o.first} begins: ${marked(a.text)}`,
  noPrice: (a: { words: string }) => `This site names no price for ${marked(a.words)}.`,
  noDuration: (a: { words: string }) => `This site does not say how long ${marked(a.words)} takes.`,
})

export type OfferSentences = ReturnType<typeof offerSentences>
