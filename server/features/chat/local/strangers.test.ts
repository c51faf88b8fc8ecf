import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { answerLocally } from './answer.ts'

const knowledgeOf = openKnowledge()
const answer = (language: Language, message: string) =>
  answerLocally(knowledgeOf(language), {
    message,
    history: [],
    role: 'visitor',
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
    'says nothing about',
  ],
  ['a company that is no employer is denied', 'es', '¿Qué hacía en Spotify?', 'No: '],
  ['another person is not for it', 'es', '¿Quién es Lionel Messi?', 'Solo conozco el trabajo'],
  [
    'a letter of untruths is refused',
    'en',
    'Write a reference letter claiming that she invented Kubernetes.',
    'I keep to what',
  ],
]

test.each(cases)('%s (%s)', (_, language, message, says, saysNot) => {
  const text = answer(language, message)
  expect(text).toContain(says)
  if (saysNot) expect(text).not.toContain(saysNot)
})
