/** What somebody likes best is told where the owner told it, and nothing else that they said is passed off as it. */
import { expect, test } from 'vitest'
import { favourites } from '#content/language/patterns/favourites.ts'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const sample = openKnowledge()
const ask = (language: Language, message: string, knowledgeOf: typeof sample = sample) =>
  answerLocally(knowledgeOf(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) })

const untold: [Language, string, string][] = [
  ['en', 'What is her favourite colour?', 'favourite colour'],
  ['en', 'What is her favourite motorcycle?', 'favourite motorcycle'],
  ['en', 'What food does she like most?', 'food'],
  ['en', 'What is her favourite season?', 'favourite season'],
  ['en', 'Which football club is her favourite?', 'football club'],
  ['en', 'Her favourite programming language?', 'favourite programming language'],
  ['de', 'Was ist ihre Lieblingsfarbe?', 'Lieblingsfarbe'],
  ['de', 'Was ist ihr Lieblingsessen?', 'Lieblingsessen'],
  ['de', 'Welche Farbe mag sie am liebsten?', 'Farbe'],
  ['fr', 'Quel est son plat préféré ?', 'plat préféré'],
  ['fr', 'Quelle couleur aime-t-elle le plus ?', 'couleur'],
  ['fr', 'Quelle est sa ville préférée ?', 'ville préférée'],
  ['es', '¿Cuál es su película favorita?', 'película favorita'],
  ['es', '¿Qué color le gusta más?', 'color'],
  ['es', '¿Cuál es su número favorito?', 'número favorito'],
  ['zh', '她最喜欢的电影是什么？', '最喜欢的电影'],
  ['zh', '她最喜欢什么动物？', '动物'],
  ['zh', '她最喜欢吃什么？', '吃'],
  ['ja', '好きな色は何ですか？', '好きな色'],
  ['ja', '好きな季節は？', '好きな季節'],
  ['ja', 'どの色が一番好きですか？', '色'],
]

test.each(untold)('in %s "%s" is said not to be here, with no quotation', (language, question, words) => {
  const { answered, facts, text } = ask(language, question)
  expect({ answered, facts }).toEqual({ answered: false, facts: [] })
  expect(text).toContain(words)
})

const asked: [Language, Record<'reading' | 'tools' | 'proudest' | 'hobbies', string>][] = [
  [
    'en',
    {
      reading: 'Favourite book?',
      tools: 'Favorite tool?',
      proudest: 'Favourite project?',
      hobbies: 'Best-loved hobby?',
    },
  ],
  [
    'de',
    {
      reading: 'Lieblingsbuch?',
      tools: 'Lieblingswerkzeug?',
      proudest: 'Lieblingsprojekt?',
      hobbies: 'Lieblingshobby?',
    },
  ],
  [
    'fr',
    {
      reading: 'Son livre préféré ?',
      tools: 'Son outil préféré ?',
      proudest: 'Son projet préféré ?',
      hobbies: 'Son sport préféré ?',
    },
  ],
  [
    'es',
    {
      reading: '¿Su libro favorito?',
      tools: '¿Su herramienta favorita?',
      proudest: '¿Su proyecto favorito?',
      hobbies: '¿Su deporte favorito?',
    },
  ],
  [
    'zh',
    {
      reading: '她最喜欢的书是什么？',
      tools: '她最喜欢的工具是什么？',
      proudest: '她最喜欢的项目是什么？',
      hobbies: '她最喜欢的运动是什么？',
    },
  ],
  [
    'ja',
    {
      reading: '好きな本は何ですか？',
      tools: '好きなツールは何ですか？',
      proudest: 'お気に入りのプロジェクトは？',
      hobbies: '好きなスポーツは？',
    },
  ],
]

test.each(asked)('in %s a favourite that everybody is asked for is told', (language, questions) => {
  for (const [kind, question] of Object.entries(questions)) {
    const { answered, facts } = ask(language, question)
    expect({ question, answered, facts: facts.map(({ id }) => id) }).toEqual({
      question,
      answered: true,
      facts: [`interview.${kind}`],
    })
  }
})

const potter = await knowledgeOfResume('en', {
  basics: {
    name: 'Ina Kestrel',
    label: 'Potter',
    email: 'ina@kestrel.example',
    pronouns: 'she/her',
    summary: 'I throw and fire stoneware. My favourite colour is the green of a reduced copper glaze.',
  },
  work: [{ name: 'Kiln Lane', position: 'Potter', startDate: '2012-03', highlights: ['Fired a kiln each season.'] }],
  interests: [{ name: 'Old motorcycles', keywords: ['sidecars'] }],
})

test('a favourite that a sentence of the owner tells is told by it, and one that work only mentions is not', () => {
  expect(ask('en', 'What is her favourite colour?', potter).text).toContain('reduced copper glaze')
  expect(ask('en', 'Does she have a favourite motorcycle?', potter).text).toContain('Old motorcycles')
  expect(ask('en', 'What is her favourite season?', potter).answered).toBe(false)
})

test.each<[Language, string]>([
  ['en', 'My favourite colour is blue.'],
  ['de', 'Meine Lieblingsfarbe ist Blau.'],
  ['fr', 'Ma couleur préférée est le bleu.'],
  ['es', 'Mi color favorito es el azul.'],
  ['zh', '我最喜欢的颜色是蓝色。'],
  ['ja', '私の好きな色は青です。'],
])('in %s what visitors say of their own favourites asks for none of the owner’s', (language, message) => {
  expect(favourites[language].asked.filter((one) => one.test(message))).toEqual([])
})

test.each<[Language, string]>([
  ['en', 'What kind of work does she enjoy most?'],
  ['en', 'Which management style does she like best?'],
  ['fr', 'Quelle méthode de travail préfère-t-elle ?'],
  ['es', '¿Qué parte de su trabajo le gusta más?'],
  ['zh', '她喜欢哪种管理方式？'],
  ['ja', 'どんな仕事が好きですか？'],
])('in %s what somebody likes about the work is told by what they say of it: %s', (language, message) => {
  expect(ask(language, message).answered).toBe(true)
})
