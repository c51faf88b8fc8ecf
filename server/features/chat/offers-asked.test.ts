/** What is asked of an offer, of the owner's own things and of a former job is told by the sentence that says just that. */
import { expect, test } from 'vitest'
import { ask } from '#tests/builders/assistant/questions.ts'

test.for([
  ['en', 'Is the first call free?', 'half an hour'],
  ['es', '¿Es gratis la primera conversación?', 'media hora'],
  ['fr', 'La première conversation est-elle gratuite ?', 'demi-heure'],
  ['de', 'Ist das erste Gespräch kostenlos?', 'halben Stunde'],
  ['zh', '第一次谈话免费吗？', '半小时'],
  ['ja', '最初の相談は無料ですか？', '三十分'],
] as const)('in %s whether the beginning costs nothing is told as the owner says it', ([language, question, told]) => {
  expect(ask(language, question).text).toContain(told)
})

test.for([
  ['en', 'What was the total cost of EPIC?'],
  ['fr', 'Coût total du projet EPIC ?'],
  ['de', 'Was hat EPIC insgesamt gekostet?'],
] as const)(
  'in %s what all of a project cost is not told by what part of it became cheaper',
  ([language, question]) => {
    expect(ask(language, question).answered).toBe(false)
  },
)

test.for([
  ['en', 'Tell me about the fraud project', 'what did that cost?'],
  ['es', 'Cuéntame del sistema antifraude', '¿cuánto costó?'],
  ['fr', 'Parlez-moi du système antifraude', 'Ça a coûté combien ?'],
  ['de', 'Erzähl mir vom Betrugsprojekt', 'Was hat das gekostet?'],
  ['zh', '介绍一下欺诈检测系统', '花了多少钱？'],
  ['ja', '不正検知システムについて教えて', '費用はいくらでしたか？'],
] as const)('in %s what a project cost is not told by another number of it', ([language, before, question]) => {
  expect(ask(language, question, [before]).answered).toBe(false)
})

test.for([
  ['en', 'What is EPIC?', 'what did it cost?', '57%'],
  ['de', 'Was ist EPIC?', 'Was hat das gekostet?', '57'],
  ['en', 'Tell me about the fraud project', 'what was the latency budget?', '100 ms'],
] as const)('in %s what is told of a cost or a budget is said (%s %s)', ([language, before, question, told]) => {
  expect(ask(language, question, [before]).text).toContain(told)
})

test.for([
  ['en', 'What did she do at Vindtal?', 'And who did she work for before?'],
  ['es', '¿Qué hizo en Vindtal?', '¿Y dónde estaba antes?'],
  ['fr', 'Qu’a-t-elle fait chez Vindtal ?', 'Et chez qui était-elle avant ?'],
  ['de', 'Was hat sie bei Vindtal gemacht?', 'Und wo war sie davor?'],
  ['zh', '她在Vindtal做了什么？', '在那之前她在哪家公司？'],
  ['ja', 'Vindtalで何をしましたか？', 'その前はどこにいましたか？'],
] as const)('in %s the job before is the one before that which was talked about', ([language, before, question]) => {
  expect(ask(language, question, [before]).text).toContain('Stavholt')
})

test('all that is offered is not told by what is turned down, in a language that says both with one word', () => {
  expect(ask('ja', 'どんなサービスを提供していますか？').text).toContain('クラウドアーキテクチャ')
})

test('a clearance is no skill, though it has the name of one', () => {
  expect(ask('en', 'Does she have security clearance?').answered).toBe(false)
})
