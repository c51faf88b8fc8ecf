/** What one service costs, takes and is comes before what holds of all of them; of what is not offered nothing is made up. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'
import { askGardener } from '#tests/builders/owners/gardener.ts'

const told = askGardener()

test.each<[Language, string, string, string]>([
  ['en', 'What does pruning cost?', '£260', '£480'],
  ['en', 'How much is a wall of 10 metres?', '£140', '3,000'],
  ['en', 'What would it cost to have our hedge cut?', '£260', '£480'],
  ['de', 'Was kostet der Winterschnitt?', '260 €', '480'],
  ['de', 'Wie viel kostet eine Mauer von zehn Metern?', '140 €', '3.000'],
  ['fr', 'Quel est le prix d’un mur en pierre sèche ?', '140 €', '480'],
  ['es', '¿Cuánto cuesta la poda de invierno?', '260 €', '480'],
  ['zh', '一面干石墙多少钱？', '140欧元', '480'],
  ['ja', '冬の剪定はいくらですか？', '2万6千円', '4万8千円'],
])('in %s the price of a service is told, and not the general one: %s', (language, question, price, general) => {
  const answer = told(language, question)
  expect(answer).toContain(price)
  expect(answer).not.toContain(general)
})

test.each<[Language, string, string, string]>([
  ['en', 'How much is a fountain?', 'no price for “fountain”', '£480'],
  ['de', 'Was kostet ein Brunnen?', 'Ein Preis für „Brunnen“ ist hier nicht genannt', '480 €'],
  ['fr', 'Combien coûte une fontaine ?', 'aucun prix pour « fontaine »', '480 €'],
  ['es', '¿Cuánto cuesta una fuente?', 'ningún precio para «fuente»', '480 €'],
  ['zh', '喷泉多少钱？', '没有写明“喷泉”的价格', '480欧元'],
  ['ja', '噴水はいくらですか？', '「噴水」の料金は、このサイトに書かれていません', '4万8千円'],
])(
  'in %s what is not offered has no price here, and the general one is near it: %s',
  (language, question, none, general) => {
    const answer = told(language, question)
    expect(answer).toContain(none)
    expect(answer).toContain(general)
  },
)

test.each<[Language, string, string, string]>([
  ['en', 'How much is a dry-stone wall and how long does it take?', '£140', 'eight days'],
  ['de', 'Wie lange dauert eine Trockenmauer und was kostet sie?', '140 €', 'acht Tage'],
  ['fr', 'Combien coûte un mur et combien de temps faut-il ?', '140 €', 'huit jours'],
  ['es', '¿Cuánto cuesta un muro y cuánto tarda?', '140 €', 'ocho días'],
  ['zh', '砌墙多少钱，要多久？', '140欧元', '八天'],
  ['ja', '石垣はいくらで、どのくらいかかりますか？', '1万4千円', '八日'],
])('in %s price and time of a service are both told: %s', (language, question, price, time) => {
  const answer = told(language, question)
  expect(answer).toContain(price)
  expect(answer).toContain(time)
})

test.each<[Language, string, string]>([
  ['en', 'How long does the winter pruning take?', 'does not say how long “Winter Pruning” takes'],
  ['de', 'Wie lange dauert der Winterschnitt?', 'Wie lange „Winterschnitt“ dauert, steht hier nicht'],
  ['fr', 'Combien de temps prend la taille d’hiver ?', 'ne dit pas combien de temps prend « Taille d’hiver »'],
  ['es', '¿Cuánto dura la poda de invierno?', 'no dice cuánto dura «Poda de invierno»'],
  ['ja', '冬の剪定にはどのくらいかかりますか？', '「冬の剪定」にかかる期間は、このサイトに書かれていません'],
])('in %s a time that nobody told of a service is said not to be told: %s', (language, question, none) => {
  expect(told(language, question)).toContain(none)
})

test.each<[Language, string, string]>([
  ['en', 'What is included in winter pruning?', 'clearing included'],
  ['de', 'Was gehört zur Gartenplanung?', 'nach zwei Besuchen'],
  ['fr', 'Que comprend la conception d’un jardin ?', 'après deux visites'],
  ['es', '¿Qué incluye el diseño de jardines?', 'tras dos visitas'],
  ['zh', '花园设计包括什么？', '种植图'],
  ['ja', '庭の設計には何が含まれますか？', '植栽図'],
])('in %s what belongs to a service is told: %s', (language, question, contents) => {
  expect(told(language, question)).toContain(contents)
})

test('after a service its time is asked without its name', () => {
  expect(told('en', 'How long does it take?', ['How much is a dry-stone wall?'])).toContain('eight days')
})

test('a service without a price is said to have none, and how prices are made is told', () => {
  const { text } = ask('en', 'What does Cloud Architecture cost?')
  expect(text).toContain('no price for “Cloud Architecture”')
  expect(text).toContain('I work by the day')
})

test('what the rates tell of themselves is told by them', () => {
  expect(ask('en', 'How much is a second opinion?').text).not.toContain('no price')
})
