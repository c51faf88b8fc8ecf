/** Whether a thing was used before or after a job, or in the time that was talked about; and teams by the words of other trades. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const developer = await knowledgeOfResume('en', {
  basics: { name: 'Nils Aro', label: 'Developer', email: 'nils@aro.example', pronouns: 'he/him' },
  work: [
    { name: 'Brenta Labs', position: 'Developer', startDate: '2020-02', highlights: ['Runs orders on Kafka.'] },
    {
      name: 'Torvik Mills',
      position: 'Developer',
      startDate: '2014-01',
      endDate: '2020-01',
      highlights: ['Kept readings in Cassandra.'],
    },
  ],
  skills: [{ name: 'Data', keywords: ['Kafka', 'Cassandra'] }],
})

const diver = await knowledgeOfResume('es', {
  basics: { name: 'Ana Ruz', label: 'Buza', email: 'ana@ruz.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Museo del Faro',
      position: 'Buza',
      startDate: '2015-02',
      summary: 'Dirección de un pecio romano con un equipo de once personas.',
    },
  ],
})

const planner = await knowledgeOfResume('ja', {
  basics: { name: '森 葵', label: 'プランナー', email: 'aoi@mori.example' },
  work: [{ name: '青空広告', position: 'プランナー', startDate: '2018-04', highlights: ['企画を担当。'] }],
  projects: [
    {
      name: 'ミナト計画',
      entity: '青空広告',
      startDate: '2020-01',
      endDate: '2021-03',
      description: '出典を管理する七つの台帳をまとめた。',
      highlights: ['問い合わせを40%削減。', '出店数を12から31に増加。'],
    },
  ],
})

const said = (knowledge: typeof developer, language: Language, ...messages: string[]) =>
  answerLocally(knowledge(language), {
    message: messages.at(-1) ?? '',
    history: messages.slice(0, -1).flatMap((content) => [
      { role: 'user' as const, content },
      { role: 'assistant' as const, content: '…' },
    ]),
    role: 'unknown',
    now: Date.UTC(2026, 10),
  }).text

test('what was used at a job alone was not used after it', () => {
  expect(said(developer, 'en', 'Did he use Cassandra after Torvik Mills?')).toMatch(
    /^No: .* after 2020; .*Torvik Mills/,
  )
})

test('what was used at an earlier job was used before a later one', () => {
  expect(said(developer, 'en', 'Did he use Cassandra before Brenta Labs?')).toMatch(/^Yes: .*at Torvik Mills/)
})

test('back then is the time of the question before', () => {
  const answer = said(developer, 'en', 'What did he do in 2016?', 'Did he already use Kafka back then?')
  expect(answer).toMatch(/^No: .*in 2016/)
})

test('people are led by whoever directs a work with them', () => {
  expect(said(diver, 'es', '¿Cuánta gente dirige ahora?')).toContain('once personas')
})

test('whoever asks whether people were led is told yes before how many', () => {
  expect(said(diver, 'es', '¿Ha dirigido a gente?')).toMatch(/^Sí: .*once personas/)
})

test('what came of a project is told when it is asked in the usual words', () => {
  const answer = said(planner, 'ja', 'ミナト計画ではどんな結果が出ましたか？')
  expect(answer).toMatch(/^[^。]*(?:40%|31)/)
})
