/** What an article says is told where it is asked for, and where a follow-up leans on it. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

/** What is asked of the article on decisions, what if it does not fit on a page, and the words that say so. */
const ofDecisions: [Language, string, string, string][] = [
  ['en', 'What does the article about decisions say?', 'And what if it does not fit?', 'two decisions'],
  [
    'de',
    'Worum geht es in dem Artikel über Architekturentscheidungen?',
    'Und wenn es nicht auf eine Seite passt?',
    'zwei Entscheidungen',
  ],
  ['fr', 'De quoi parle l’article sur les décisions ?', 'Et si ça ne tient pas sur une page ?', 'deux décisions'],
  ['es', '¿De qué trata el artículo sobre las decisiones?', '¿Y si no cabe en una página?', 'dos decisiones'],
]

test.each(ofDecisions)(
  'in %s a follow-up is answered by a passage of the article: %s',
  (language, question, more, told) => {
    expect(ask(language, question).citations.map(({ id }) => id)).toEqual(['article.decision-records-on-one-page'])
    const { text, citations } = ask(language, more, [question])
    expect(text).toContain(told)
    expect(citations.map(({ anchor }) => anchor)).toEqual(['/writing/decision-records-on-one-page#passage-9'])
  },
)

test.each<[Language, string, string]>([
  ['en', 'What is the article on decisions about?', 'What example does she give?'],
  ['de', 'Worum geht es in dem Artikel über Architekturentscheidungen?', 'Welches Beispiel nennt sie?'],
  ['fr', 'De quoi parle l’article sur les décisions ?', 'Quel exemple donne-t-elle ?'],
  ['es', '¿De qué trata el artículo sobre las decisiones?', '¿Qué ejemplo pone?'],
  ['ja', '設計判断についての記事の内容は？', '例は？'],
])('in %s what a heading names is found below it: %s %s', (language, question, more) => {
  expect(ask(language, more, [question]).text).toContain('Hyllemark')
})

test.each<[Language, string, string]>([
  ['zh', '那篇关于缓存的文章讲了什么？', '那最后钱是从哪里省下来的？'],
  ['ja', 'キャッシュについての記事は何の話ですか？', '小さなモデルについては何と書いてありますか？'],
])('in %s a passage is found by its words: %s %s', (language, question, more) => {
  const { citations } = ask(language, more, [question])
  expect(citations.map(({ anchor }) => anchor)).toEqual(['/writing/removed-answer-cache#passage-9'])
})

test('what no passage says is not made up, and another matter leaves the article', () => {
  const before = ['What is the article on the cache about?']
  expect(ask('en', 'Who noticed the problem?', before).text).toMatch(/^I find no more about it/)
  expect(ask('en', 'How can I reach her?', before).text).toContain('hello@')
  expect(ask('en', 'How many years of Kafka?', before).text).toContain('Vindtal')
})

test('whether something was written about a tool is no question about the tool', () => {
  expect(ask('en', 'Has she written an article about Kubernetes?').text).toMatch(/^No: .*publications/)
})

test.each<[Language, string, string]>([
  ['en', 'In the article about decision records, which part would she keep if she could keep only one?', 'leave out'],
  [
    'de',
    'Was passiert laut dem Artikel über Entscheidungen, wenn es nicht auf eine Seite passt?',
    'zwei Entscheidungen',
  ],
  [
    'es',
    'En el artículo sobre decisiones en una página, ¿qué apartado conservaría si solo pudiera quedarse con uno?',
    'Descartado',
  ],
])('in %s what is asked of an article that is named is told by its passage: %s', (language, question, told) => {
  expect(ask(language, question).text).toContain(told)
})

test('an article that nobody calls one speaks where it has more of a question than any fact, and goes on', () => {
  const questions = ['她写架构决策记录时，一页上有哪几部分？', '为什么非要控制在一页？', '文中举的例子是哪个项目？']
  expect(ask('zh', questions[0] ?? '').text).toContain('一页纸的架构决策记录')
  expect(ask('zh', questions[1] ?? '', questions.slice(0, 1)).text).toContain('没有人会读第二页')
  expect(ask('zh', questions[2] ?? '', questions.slice(0, 2)).text).toContain('Hyllemark')
})

test.each<[Language, string]>([
  ['es', '¿Qué artículos ha escrito?'],
  ['zh', '她写过哪些文章？'],
])('in %s whoever asks which articles there are is told of all', (language, question) => {
  expect(ask(language, question).citations.length).toBeGreaterThan(2)
})

test('no article answers how long something takes', () => {
  expect(ask('fr', 'Combien de temps dure une revue d’architecture ?').text).not.toContain(
    'Une décision d’architecture en une page',
  )
})

test('an article is meant that holds nearly all of the question, though much of it is about other matter', () => {
  const { text } = ask('en', 'In her article about the cache, why was checking the sources again dangerous?')
  expect(text).toContain('it would have looked right in every test')
})
