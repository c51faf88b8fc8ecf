/** After a list of work “the first”, “the last” and “the most recent” are of that list, and not of all jobs. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const lists: Record<Language, string> = {
  en: 'Which projects are there?',
  es: '¿Qué proyectos hay?',
  fr: 'Quels projets ?',
  de: 'welche projekte gibt es?',
  zh: '有哪些项目',
  ja: 'どんなプロジェクトがある？',
}

const epic = /EPIC/
const fraud = /^[^.。]*(?:Fraud|Betrug|fraude|欺诈|不正)/

test.each<[Language, string, RegExp]>([
  ['en', 'tell me about the first', epic],
  ['en', 'which is the most recent?', epic],
  ['en', 'and the last one?', fraud],
  ['es', 'cuéntame del primero', epic],
  ['es', 'cual es el mas reciente?', epic],
  ['es', '¿y el último?', fraud],
  ['fr', 'parle-moi du premier', epic],
  ['fr', 'et le dernier ?', fraud],
  ['de', 'erzähl mal vom ersten', epic],
  ['de', 'welches ist das neueste?', epic],
  ['de', 'und das letzte?', fraud],
  ['zh', '讲讲第一个', epic],
  ['zh', '最近的是哪个', epic],
  ['zh', '最后一个呢', fraud],
  ['ja', '最初のを教えて', epic],
  ['ja', '一番新しいのは？', epic],
  ['ja', '最後のは？', fraud],
])('%s: %s', (language, question, says) => {
  const { text } = ask(language, question, [lists[language]])
  expect(text).toMatch(says)
  if (says === epic) expect(text).not.toMatch(/Hyllemark|Tegnbro/)
})

test('of the jobs that were listed the oldest is told', () => {
  expect(ask('en', 'and the oldest?', ['Which jobs has she had?']).text).toContain('Tegnbro')
})

test('without a list the first job is the first', () => {
  expect(ask('en', 'What was her first job?', [lists.en]).text).toContain('Tegnbro')
})
