/** Short questions after an answer: what they point back to, and which of them are asked of the owner all the same. */
import { expect, test } from 'vitest'
import type { ChatTurn } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { answerLocally } from '../answer.ts'

const architect = openKnowledge()

function last(language: Language, ...messages: string[]): string {
  const history: ChatTurn[] = []
  let answer = ''
  for (const message of messages) {
    const now = Date.UTC(2026, 10)
    answer = answerLocally(architect(language), { message, history: [...history], role: 'unknown', now }).text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer })
  }
  return answer
}

test.for([
  [
    'how fast a thing is, not how fast it was',
    'en',
    ['Tell me about EPIC', 'how quick is it?'],
    /0\.8 s|under 1 second/,
  ],
  ['how it was before a project', 'en', ['What was the fraud project about?', 'what was it like before?'], /1,100/],
  ['and in Japanese', 'ja', ['不正検知のプロジェクトについて教えてください', '前はどうでしたか'], /1,100件/],
  ['and in Chinese', 'zh', ['介绍一下反欺诈系统', '之前是什么样的？'], /1,100 条/],
  ['the languages of a project', 'zh', ['介绍一下反欺诈系统', '用什么语言写的？'], /Java/],
  ['who else', 'de', ['Was war die Betrugserkennung?', 'Wer hat noch mitgearbeitet?'], /fünfköpfig/],
  [
    'that nobody else is told of',
    'es',
    ['¿Qué hizo en Vindtal Energy?', '¿Quién más trabajó en eso?'],
    /no dice si alguien más/,
  ],
  ['the job after studies', 'fr', ['Quel est son diplôme ?', 'Et qu’est-ce qu’elle a fait juste après ?'], /Tegnbro/],
  [
    'and the one after that',
    'ja',
    ['どこの大学を出ましたか', '卒業後はまず何をしましたか', 'その次の会社は？'],
    /Rejselund/,
  ],
  [
    'the client of this very project',
    'de',
    ['Was war die Betrugserkennung?', 'Was hat der Kunde dazu gesagt?'],
    /Wierzbicki/,
  ],
  [
    'the people of this very job',
    'de',
    ['Was hat sie bei Hyllemark gemacht?', 'Was sagen die Leute dort über sie?'],
    /Brandtved/,
  ],
] as const)('it tells %s', ([, language, messages, told]) => {
  expect(last(language, ...messages)).toMatch(told)
})

test.for([
  ['en', ['Does she know AWS?', 'how long does that take?'], /two weeks/],
  ['en', ['What did she do at the wind turbine company?', 'and has she led a team?'], /eight/],
  ['zh', ['介绍一下反欺诈系统', '那远程行不行？'], /远程工作/],
  ['fr', ['Parlez-moi de la plateforme MLOps', 'Elle prend combien par jour ?'], /Je facture/],
] as const)('in %s the owner is asked whatever was told', ([language, messages, told]) => {
  expect(last(language, ...messages)).toMatch(told)
})
