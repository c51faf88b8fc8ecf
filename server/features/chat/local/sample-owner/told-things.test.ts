/** Which of several things that were told in a line each is meant by what is asked next. */
import { expect, test } from 'vitest'
import { answerAfter } from '#tests/builders/assistant/questions.ts'

test.for([
  ['en', 'Which services does she offer?', 'what does the third one include?', /^DevOps/],
  ['de', 'Welche Leistungen bietet sie an?', 'was umfasst die dritte?', /^DevOps/],
  ['fr', 'Quels services propose-t-elle ?', 'et le troisième, c’est quoi ?', /^DevOps/],
  ['es', '¿Qué servicios ofrece?', '¿y el tercero?', /^DevOps/],
  ['zh', '她提供哪些服务？', '第三个呢？', /^DevOps/],
  ['ja', 'どんなサービスを提供していますか？', '三つ目は？', /^DevOps/],
] as const)('in %s one of the services is meant by its place', ([language, asked, next, says]) => {
  expect(answerAfter(language, asked, next)).toMatch(says)
})

test.for([
  ['en', 'Has she written articles?', 'which is the newest?', 'November 4, 2025'],
  ['de', 'Schreibt sie auch Artikel?', 'Welcher ist der neuere?', '4. November 2025'],
  ['fr', 'Écrit-elle des articles ?', 'lequel est le plus récent ?', '4 novembre 2025'],
  ['es', '¿Escribe artículos?', '¿cuál es el más reciente?', '4 de noviembre de 2025'],
  ['zh', '她有哪些论文和文章？', '最新的是哪个？', '2025年11月4日'],
  ['ja', '記事は書いていますか？', '一番新しいのは？', '2025年11月4日'],
] as const)('in %s the newest of the articles is told with its day', ([language, asked, next, says]) => {
  expect(answerAfter(language, asked, next)).toContain(says)
})

test.for([
  ['en', 'Which languages does she speak?', 'how well the last one?'],
  ['de', 'Welche Sprachen spricht sie?', 'wie gut die letzte?'],
  ['fr', 'Quelles langues parle-t-elle ?', 'quel niveau pour la dernière ?'],
] as const)('in %s the last language is told with its levels', ([language, asked, next]) => {
  const said = answerAfter(language, asked, next)
  expect(said).toContain('C2')
  expect(said).not.toMatch(/Danish|Dänisch|danois/)
})

test('the other one is what was not told of a list', () => {
  const said = answerAfter('en', 'What did she study?', 'the second degree, when was that?', 'and the other one?')
  expect(said).toContain('Tegnvik')
  expect(said).not.toContain('Skovholt')
})

test('another list is asked for after a degree was told', () => {
  expect(answerAfter('fr', 'Son master, c’était en quelle année ?', 'Et elle parle quelles langues ?')).toContain(
    'suédois',
  )
})

test('when an article appeared is asked of the one that was told', () => {
  const said = answerAfter(
    'en',
    'What has she written here?',
    'what is the one about the cache about?',
    'when did it appear?',
  )
  expect(said).toContain('September 16, 2025')
})

test('what is asked by a word of one service is no question for another by its place', () => {
  expect(answerAfter('en', 'Which services does she offer?', 'and the second opinion?')).toMatch(
    /^Technical Consulting/,
  )
})

test.for([
  ['en', 'Do you keep what I write?', 'for how long?', '180'],
  ['de', 'Speicherst du, was ich schreibe?', 'und wer sieht das?', '180'],
  ['fr', 'Conservez-vous ce que j’écris ?', 'et qui peut le lire ?', '180'],
  ['es', '¿Guardas lo que escribo?', '¿quién lo puede leer?', '180'],
  ['zh', '我写的内容会保存吗？', '谁能看？', '180'],
] as const)('in %s what the site keeps is asked of further', ([language, asked, next, says]) => {
  expect(answerAfter(language, asked, next)).toContain(says)
})

test('what is asked of the owner after that is no more of what the site keeps', () => {
  expect(answerAfter('en', 'Do you keep what I write?', 'where does she live?')).not.toContain('180')
})

test.for([
  ['en', 'Tell me about EPIC.', 'is there an article about it?', 'cache', 'turbines'],
  ['de', 'Erzähl mir von EPIC.', 'gibt es einen Artikel darüber?', 'Cache', 'Windturbinen'],
  ['ja', 'EPICについて教えて。', 'それについての記事は？', 'キャッシュ', '軸受'],
] as const)(
  'in %s what was written of the work that was told is told alone',
  ([language, asked, next, says, saysNot]) => {
    const said = answerAfter(language, asked, next)
    expect(said).toContain(says)
    expect(said).not.toContain(saysNot)
  },
)

test.for([
  ['en', 'How good is she with security?', 'which tools does she use for it?', 'Open Policy Agent'],
  ['de', 'Wie gut ist sie in Sicherheit?', 'welche Werkzeuge nutzt sie dafür?', 'Open Policy Agent'],
  ['en', 'Where did she use Kafka?', 'how many years in all?', 'five years and eight months'],
  ['de', 'Wo hat sie Kafka eingesetzt?', 'heute noch?', 'Für Fjordvane Logistics nennen die Fakten Kafka nicht'],
] as const)('in %s a follow-up stays with what was told: %s – %s', ([language, asked, next, says]) => {
  expect(answerAfter(language, asked, next)).toContain(says)
})
