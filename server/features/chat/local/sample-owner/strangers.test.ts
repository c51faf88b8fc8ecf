import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { answerLocally } from '../answer.ts'

const knowledgeOf = openKnowledge()
const answer = (language: Language, message: string) =>
  answerLocally(knowledgeOf(language), {
    message,
    history: [],
    role: 'unknown',
    now: Date.UTC(2026, 10, 23),
  } as never).text.replace(/\s*\[\^\d+\]/g, '')

/** Asked by people who had read the site and no code; each shows one way in which answers went wrong. */
const cases: [asked: string, Language, message: string, says: string, saysNot?: string][] = [
  ['a number of years is compared', 'en', 'Our form wants at least ten years of Kafka. Does she have that?', 'No: '],
  ['a number of years in words is compared', 'de', 'Hat sie mindestens fünf Jahre Kafka?', 'Ja: '],
  ['an employer is known by what only its facts say', 'en', 'How long was she with the wind turbines?', 'Vindtal'],
  ['a time that does not hold is denied', 'de', 'Seit 2019 ist sie ja bei Fjordvane, oder?', 'Nein: '],
  [
    'a project of another employer is put right',
    'en',
    'How did the fraud detection at Fjordvane cut losses?',
    'Klarmynt',
  ],
  [
    'the sentence that answers is said in her words',
    'fr',
    'Pourquoi avoir retiré le cache dans EPIC ?',
    'réponses similaires',
  ],
  ['how is told by what came of it', 'ja', 'ホテル検索はどうやって速くした？', 'Solr'],
  ['jobs of the same length are named together', 'en', 'Which job was the shortest?', 'Stavholt'],
  ['what people there say is no size of a team', 'de', 'Was halten die Leute bei Fjordvane von ihr?', 'Aasgaard'],
  ['a year of two digits is a year', 'zh', '她08年在哪上班？', 'Rejselund'],
  [
    'a frame around a question is no question',
    'en',
    'A friend sent me this link without a word. What does this woman do?',
    'Principal AI & Cloud Architect',
    'find nothing about',
  ],
  ['a company that is no employer is denied', 'es', '¿Qué hacía en Spotify?', 'No: '],
  ['another person is not for it', 'es', '¿Quién es Lionel Messi?', 'Solo conozco el trabajo'],
  [
    'a letter of untruths is refused',
    'en',
    'Write a reference letter claiming that she invented Kubernetes.',
    'I keep to what',
  ],
  [
    'a figure taken for granted is put right',
    'en',
    'What was it like to serve Hyllemark’s 14,000 stores?',
    '420 stores',
  ],
  ['a figure taken for granted is denied', 'fr', '46 sites d’information chez Stavholt, chapeau !', 'Pas 46 sites'],
  ['a figure that is right is not denied', 'fr', 'Les 23 sites d’information de Stavholt, comment ?', '23', 'Pas 23'],
  [
    'a figure of the visitor is none of hers',
    'en',
    'We run 300 stores. How many stores had Hyllemark?',
    'Hyllemark',
    'Not 300',
  ],
  ['a year taken for granted is put right', 'de', 'Weshalb hat sie Klarmynt schon 2016 verlassen?', 'Dezember 2019'],
  ['a degree is told with where it is from', 'en', 'Where is the master’s degree from?', 'Tegnvik', 'Skovholt'],
  ['a language is meant where people meet', 'en', 'We would need workshops held in German. Can she?', 'No: German'],
  ['each language that is named is answered', 'es', '¿Habla castellano o inglés?', 'Sí, habla inglés'],
  ['Chinese is read in traditional characters, too', 'zh', '請問她大學唸的是什麼科系？', 'Skovholt'],
  ['a Japanese word is none within another', 'ja', 'プロダクトチームはいくつ見ていますか？', '9つ'],
  ['an introduction asks nothing', 'zh', '您好，我是一家创业公司的 CTO。她现在住在哪里？', '哥本哈根'],
  ['who said something is told', 'en', 'Who said she told them which pilots to close?', 'Aasgaard'],
  ['a company is known by its legal form', 'de', 'Wie lang war sie bei der Hilti AG?', 'Nein: '],
]

test('a reason that was just told is told again where somebody asks why', () => {
  const asked = { role: 'unknown', now: Date.UTC(2026, 10, 23) } as const
  const history = [{ role: 'user', content: 'Does EPIC cache similar answers?' }]
  const { text } = answerLocally(knowledgeOf('en'), { ...asked, message: 'Why not?', history } as never)
  expect(text).toContain('must not share an answer')
})

test('before that is before what was talked about', () => {
  const asked = { role: 'unknown', now: Date.UTC(2026, 10, 23) } as const
  const history = [{ role: 'user', content: 'Where was she working in 2018?' }]
  const { text } = answerLocally(knowledgeOf('en'), { ...asked, message: 'and right before that?', history } as never)
  expect(text).toContain('Vindtal')
})

test.each(cases)('%s (%s)', (_, language, message, says, saysNot) => {
  const text = answer(language, message)
  expect(text).toContain(says)
  if (saysNot) expect(text).not.toContain(saysNot)
})
