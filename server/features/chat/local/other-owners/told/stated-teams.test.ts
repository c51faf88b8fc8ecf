/** Who is responsible for a crew or a brigade leads it, in each language, whatever the trade calls it. */
import { expect, test } from 'vitest'
import { mountainGuide } from '#tests/builders/owners/mountain-guide.ts'
import { answerLocally } from '../../answer.ts'

test.for([
  ['en', 'How many people does she have under her?', 'How many people worked for her at Nordwand Railway?'],
  ['de', 'Wie viele Leute hat sie unter sich?', 'Wie viele Leute arbeiteten bei der Nordwandbahn für sie?'],
  [
    'fr',
    'Combien de personnes a-t-elle sous sa responsabilité ?',
    'Combien de personnes travaillaient pour elle au Chemin de fer du Nordwand ?',
  ],
  ['es', '¿Cuántas personas tiene a su cargo?', '¿Cuántas personas trabajaban para ella en Ferrocarril Nordwand?'],
  ['zh', '她手下有多少人？', '在Nordwand铁路她手下有几个人？'],
  ['ja', '部下は何人いますか？', 'Nordwand鉄道では何人が彼女の下で働いていましたか？'],
] as const)('in %s a crew is counted, and whoever worked for the owner', ([language, all, there]) => {
  const ask = (message: string) =>
    answerLocally(guide, { message, history: [], role: 'unknown', now: Date.UTC(2026, 10, 29) }).text
  const guide = mountainGuide(language)
  expect(ask(all)).toMatch(/^.*?(?:9|nine|neun|neuf|nueve).*Falkenhaus|^.*?Falkenhaus.*?9/)
  expect(ask(there)).toMatch(/^.*?(?:4|four|vier|quatre|cuatro)/i)
})
