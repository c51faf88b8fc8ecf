/** What owners state, of themselves and of what they offer, is told in each language; and no more than that is said of it. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { mountainGuide } from '#tests/builders/owners/mountain-guide.ts'
import { answerLocally } from '../answer.ts'

const guides = {
  en: mountainGuide('en'),
  de: mountainGuide('de'),
  fr: mountainGuide('fr'),
  es: mountainGuide('es'),
  zh: mountainGuide('zh'),
  ja: mountainGuide('ja'),
}

function ask(language: Language, message: string): string {
  const asked = { message, history: [], role: 'unknown' as const, now: Date.UTC(2026, 10, 29) }
  return answerLocally(guides[language], asked).text
}

test.for([
  ['en', 'How many beds does Falkenhaus have?'],
  ['de', 'Wie viele Betten hat das Falkenhaus?'],
  ['fr', 'Combien de lits a le Falkenhaus ?'],
  ['es', '¿Cuántas camas tiene el Falkenhaus?'],
  ['zh', 'Falkenhaus有多少张床位？'],
  ['ja', 'Falkenhausのベッドは何台ですか？'],
] as const)('in %s what owners count of an employer is told where they tell of themselves', ([language, question]) => {
  expect(ask(language, question)).toMatch(/46/)
})

test.for([
  ['en', 'How many countries has she guided in?', 'How many tours has she led?'],
  ['de', 'In wie vielen Ländern war sie unterwegs?', 'Wie viele Touren hat sie geführt?'],
  ['fr', 'Dans combien de pays a-t-elle guidé ?', 'Combien de randonnées a-t-elle menées ?'],
  ['es', '¿En cuántos países ha guiado?', '¿Cuántas salidas ha llevado?'],
  ['zh', '她在多少个国家带过队？', '她带过多少次行程？'],
  ['ja', '何か国でガイドをしましたか？', 'ツアーは何回率いましたか？'],
] as const)('in %s the number that is told of all the work is the answer', ([language, countries, tours]) => {
  expect(ask(language, countries)).toMatch(/17/)
  expect(ask(language, tours)).toMatch(/1[.,\s\u00a0\u202f]?300/)
})

test.for([
  ['en', 'What was her biggest group?'],
  ['de', 'Was war ihre größte Gruppe?'],
  ['fr', 'Quel a été son plus grand groupe ?'],
  ['es', '¿Cuál fue su grupo más grande?'],
  ['zh', '她最大的团有多少人？'],
  ['ja', '最大の団体は何人でしたか？'],
] as const)('in %s what a fact calls the largest is told', ([language, question]) => {
  expect(ask(language, question)).toMatch(/85/)
})

test.for([
  ['en', 'How many people fit into an avalanche course?'],
  ['de', 'Wie viele Leute passen in einen Lawinenkurs?'],
  ['fr', 'Combien de personnes peuvent participer à un stage ?'],
  ['es', '¿Cuántas personas caben en un curso?'],
  ['zh', '一门课程最多能有多少人？'],
  ['ja', '講習には何人まで参加できますか？'],
] as const)('in %s people are counted of what is offered, and not as a team', ([language, question]) => {
  expect(ask(language, question)).toMatch(/14/)
})

test.for([
  ['en', 'Does she use Recco?'],
  ['de', 'Kennt sie Recco?'],
  ['fr', 'Utilise-t-elle Recco ?'],
  ['es', '¿Usa Recco?'],
  ['zh', '她用Recco吗？'],
  ['ja', 'Reccoを使いますか？'],
] as const)('in %s a skill that is no more than a name is told in a sentence', ([language, question]) => {
  expect(ask(language, question)).not.toMatch(/(?:^|[.。\]] ?)Recco[.。]/)
})
