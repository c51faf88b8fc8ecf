/** Where one sentence plainly has the words of a question, it leads the answer, whatever kind the question sounds like. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

test.each<[Language, string, string]>([
  [
    'fr',
    'Comment se fait-il que des prévisions soient restées fausses 11 jours chez le distributeur ?',
    'codes produit',
  ],
  ['zh', '有个预测错了11天才被发现，是怎么回事？', '商品编码'],
  ['zh', 'Klarmynt 原来有多少条手写规则？', '1,100 条手写规则'],
])('in %s the sentence with the words of the question leads: %s', (language, question, told) => {
  const [first = ''] = ask(language, question).text.split('[^1]')
  expect(first).toContain(told)
})

test.each<[Language, string[], string]>([
  [
    'en',
    ['How did she rebuild MLOps?', 'What tools?', 'why not just buy sagemaker or some suite like that'],
    'one vendor suite',
  ],
  [
    'fr',
    [
      'Comment marche le système de détection de fraude ?',
      'Pourquoi journaliser les features au lieu de les recalculer ?',
    ],
    'les recalculer après coup',
  ],
])('in %s a follow-up is answered by the sentence that has its words: %s', (language, questions, told) => {
  expect(ask(language, questions.at(-1) ?? '', questions.slice(0, -1)).text).toContain(told)
})

test('what came of something is still told in full', () => {
  expect(ask('zh', '酒店搜索优化的效果怎么样').text).toContain('7%')
})

test.each<[Language, string, string]>([
  ['en', 'Why did the data warehouse stay at Hyllemark?', 'it was there and trusted'],
  ['de', 'Wieso blieb bei Hyllemark das vorhandene Data Warehouse bestehen?', 'es war da und bewährt'],
])('in %s the reason for a part of a drawing is told by that part: %s', (language, question, told) => {
  expect(ask(language, question).text).toContain(told)
})

test('a slip in a word that asks is no matter of which nothing is found', () => {
  expect(ask('en', 'wich project saved the most money?').text).toContain('57%')
})
