import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/language.ts'
import { isForeign, questionLanguage } from './language.ts'

test.each<[Language, string]>([
  ['en', 'What did she do before that?'],
  ['de', 'Womit hat sie das gebaut?'],
  ['de', 'Größter Erfolg?'],
  ['fr', 'Qu’a-t-elle construit ?'],
  ['fr', 'où habite t elle'],
  ['es', '¿Dónde vive?'],
  ['es', 'que hizo en la empresa'],
  ['zh', '她用过 Kubernetes 吗'],
  ['ja', 'Kubernetesは使えますか'],
])('the language shows in the question (%s: %s)', (language, question) => {
  for (const page of ['en', 'zh'] as const) expect(questionLanguage(question, page)).toBe(language)
})

test.each<[Language, string]>([
  ['de', 'kubernetes erfahrung'],
  ['de', 'Barrierefreiheit'],
  ['es', 'experiencia kubernetes'],
  ['en', 'bearing failure warnings'],
  ['zh', '欺诈检测'],
  ['zh', '用过Snowflake或者Databricks吗？'],
  ['ja', 'PCI対応'],
])('keywords without grammar show it by words that only one language has (%s: %s)', (language, question) => {
  for (const page of languages) expect(questionLanguage(question, page)).toBe(language)
})

test.each<[Language, string]>([
  ['zh', '“ことり”电水壶的测试结果如何？'],
  ['zh', '「みずべ」这个产品是什么时候做的？'],
  ['zh', 'スキマ是什么项目？'],
  ['ja', '「ことり」の結果は？'],
  ['ja', 'スキマ図鑑とは何？'],
])('a name in kana makes no Chinese question Japanese (%s: %s)', (language, question) => {
  for (const page of ['en', 'zh', 'ja'] as const) expect(questionLanguage(question, page)).toBe(language)
})

test.each<[Language, string]>([
  ['de', 'Kubernetes Terraform'],
  ['ja', 'EPIC'],
  ['ja', '年月'],
  ['fr', '🙂'],
])('where no language shows, the page’s is taken (%s: %s)', (page, question) => {
  expect(questionLanguage(question, page)).toBe(page)
})

test.each([
  'Что она умеет делать?',
  '그녀는 어떤 일을 했나요?',
  'ماذا فعلت؟',
  'Quali progetti ha fatto con la sua squadra?',
  'Welke projecten heeft zij gedaan en hoe groot was het team?',
])('a language that the site does not speak is noticed (%s)', (question) => {
  expect(isForeign(question)).toBe(true)
})

test.each(['What is EPIC?', 'Quel est son rôle chez Fjordvane ?', '¿Qué es EPIC?', 'EPIC', '她是谁', '🙂', ''])(
  'a language that it speaks is not taken for a foreign one (%s)',
  (question) => {
    expect(isForeign(question)).toBe(false)
  },
)
