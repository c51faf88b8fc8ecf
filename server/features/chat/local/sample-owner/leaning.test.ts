/** Short questions that lean on what was talked about before. */
import { expect, test } from 'vitest'
import type { ChatTurn } from '#contract/chat/chat.ts'
import { type Language, languages } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { teamIn } from '#server/knowledge/world/teams.ts'
import { answerLocally } from '../answer.ts'

const knowledgeOf = openKnowledge()

function answer(language: Language, ...messages: string[]): string {
  const history: ChatTurn[] = []
  let said = ''
  for (const message of messages) {
    const now = Date.UTC(2026, 10, 26)
    said = answerLocally(knowledgeOf(language), { message, history: [...history], role: 'unknown', now }).text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: said })
  }
  return said.replace(/\s*\[\^\d+\]/g, '')
}

const conversations: [asked: string, Language, messages: string[], says: string, saysNot?: string][] = [
  [
    'more people than a number are no more of what was told',
    'en',
    ['Tell me about EPIC', 'Has she led more than 20 people?'],
    'No:',
  ],
  [
    'who was led is asked of all the work after a project without a team',
    'en',
    ['Tell me about EPIC', 'How many people has she led?'],
    'eight people',
  ],
  [
    'a team after a project is the one of its job',
    'en',
    ['Tell me about the fraud project', 'How many people were on the team?'],
    'Five people',
  ],
  ['more is asked for without its word', 'zh', ['EPIC 是什么？', '还有呢'], 'EPIC'],
  [
    'results without a case study are those of the job',
    'ja',
    ['Rejselundでは何をしていましたか？', '結果はどうだった？'],
    '予約完了数が7%',
  ],
  [
    'results are those of the job that is described',
    'ja',
    ['風力タービンの仕事ではどんな成果が出ましたか？'],
    '19日',
    'EPIC',
  ],
  ['since when is asked of the technology', 'es', ['¿Sabe Terraform?', '¿Desde cuándo?'], 'seis años y once meses'],
  [
    'what kind of company is asked of the first one',
    'de',
    ['Wo hat sie angefangen?', 'Was war das für eine Firma?'],
    'Rechnungssoftware',
    'Fjordvane',
  ],
  [
    'there is still where the conversation was',
    'de',
    ['Wo hat sie angefangen?', 'Was war das für eine Firma?', 'Mit welcher Sprache wurde dort programmiert?'],
    'PHP',
  ],
  [
    'afterwards asks for the other side of a figure',
    'en',
    ['Tell me about the fraud project', 'How many rules were there at the start?', 'And afterwards?'],
    '34',
  ],
  [
    'what is counted belongs to no employer',
    'en',
    ['How many decision records has she written at Fjordvane?'],
    '140 decision records',
  ],
  [
    'a described project is compared with a named one',
    'fr',
    ['Entre le projet fraude et EPIC, lequel avait la contrainte de latence la plus dure ?'],
    'p99',
  ],
  ['a word of the facts keeps its characters', 'zh', ['介绍一下 EPIC 平台', '引用准不准？'], '96%'],
  ['who speaks of it is quoted first', 'zh', ['有没有客户或同事评价过她的代码评审、架构评审？'], '她的评审简短'],
  [
    'an opinion is told whatever unknown words stand beside it',
    'de',
    ['Mich interessiert weniger der Umsatz als der Mensch: Worauf ist sie am meisten stolz?'],
    'Plattformteam',
    'Umsatz',
  ],
  [
    'a model is no master of laws',
    'fr',
    ['Je suis CTO et on hésite à mettre un cache sémantique devant notre LLM. Pourquoi l’a-t-elle retiré ?'],
    '',
    'Master',
  ],
]

test.each(conversations)('%s (%s)', (_, language, messages, says, saysNot) => {
  const said = answer(language, ...messages)
  expect(said).toContain(says)
  if (saysNot) expect(said).not.toContain(saysNot)
})

test('teams are as large in every language', () => {
  const sizes = languages.map((language) =>
    knowledgeOf(language).world.jobs.map((job) => [job.id, teamIn(language, job)?.size]),
  )
  for (const inLanguage of sizes) expect(inLanguage).toEqual(sizes[0])
})
