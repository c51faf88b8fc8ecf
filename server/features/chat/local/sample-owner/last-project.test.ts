/** One project is told to whoever asks for the last one. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

test.each<[Language, string]>([
  ['en', 'what was her last big project'],
  ['de', 'was war denn ihr letztes großes projekt'],
  ['fr', 'quel est son dernier projet ?'],
  ['es', '¿cuál fue su último proyecto?'],
  ['zh', '她最近的项目是哪个？'],
  ['ja', '最後のプロジェクトはどれですか。'],
])('in %s the last project is the newest: %s', (language, question) => {
  const { citations } = ask(language, question)
  expect(citations.map(({ id }) => id)).toContain('case-study.epic-ai-platform')
})

test('whoever asks for several projects is told of all', () => {
  expect(ask('en', 'Which projects are there?').text).toContain('Fraud Detection System')
})
