/** What is asked of one project or job is answered with the sentence that holds it, not with what the thing is. */
import { expect, test } from 'vitest'
import type { ChatTurn } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

const engineer = await knowledgeOfResume('en', {
  basics: { name: 'Ines Quell', label: 'Water Engineer', email: 'ines@quell.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Aldbrook Water',
      position: 'Water Engineer',
      startDate: '2017-03',
      summary: 'Keep the pumps of four valleys running.',
      highlights: ['Rebuilt the intake at the upper weir'],
    },
  ],
  projects: [
    {
      name: 'Pump Watch',
      description: 'Alarms for the pumps of four valleys, read by 85 fitters on their phones.',
      highlights: [
        'Alarms arrive within 40 seconds, with 300 concurrent connections',
        'Lowered the running cost by 70%: one radio gateway now serves a whole valley',
        'The forecast of faults is written in Python, the gateway in Rust',
        'Fault reports went from four days to two hours',
        'Ran beside the old alarms for three months before the old ones were switched off',
      ],
      startDate: '2020-01',
      endDate: '2021-06',
      entity: 'Aldbrook Water',
      keywords: ['Python', 'Rust', 'PostgreSQL', 'Redis', 'Terraform'],
    },
  ],
})
const sample = openKnowledge()

function last(knowledgeOf: typeof engineer, language: Language, ...messages: string[]): string {
  const history: ChatTurn[] = []
  let answer = ''
  for (const message of messages) {
    answer = answerLocally(knowledgeOf(language), { message, history, role: 'unknown', now: Date.UTC(2026, 10) }).text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer })
  }
  return answer
}

test.for<[string, string]>([
  ['How many connections does Pump Watch hold at once?', '300 concurrent'],
  ['What made Pump Watch cheaper?', 'one radio gateway'],
  ['Which language is the gateway of Pump Watch written in?', 'gateway in Rust'],
  ['How long did a fault report take before Pump Watch?', 'four days'],
])('of a project that is named: %s', ([message, says]) => {
  expect(last(engineer, 'en', message)).toContain(says)
})

test.for<[string, string]>([
  ['with how many at once?', '300 concurrent'],
  ['and what made it cheaper?', 'one radio gateway'],
  ['which language is the gateway written in?', 'gateway in Rust'],
])('of a project that was told: %s', ([message, says]) => {
  expect(last(engineer, 'en', 'Tell me about Pump Watch', message)).toContain(says)
})

test('of tools that are asked for by their sort only those are listed', () => {
  const answer = last(engineer, 'en', 'Tell me about Pump Watch', 'which databases does it use?')
  expect(answer).toContain('PostgreSQL')
  expect(answer).not.toContain('Terraform')
})

test('what a project is is told where just that is asked', () => {
  expect(last(engineer, 'en', 'What is Pump Watch?')).toContain('four valleys')
})

test.for<[Language, string, string]>([
  ['en', 'with how many people at once?', '1,000+'],
  ['de', 'mit wie vielen Leuten gleichzeitig?', '1.000+'],
  ['fr', 'avec combien de personnes à la fois ?', '1 000'],
  ['es', '¿y cuánta gente lo puede usar a la vez?', '1000'],
  ['zh', '能同时给多少人用？', '1,000'],
  ['ja', '同時に何人が使えますか', '1,000'],
])('how many at once is told by what counts those at once (%s)', ([language, message, says]) => {
  expect(last(sample, language, 'EPIC?', message).replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toContain(says)
})

test.for<[Language, string, string, string]>([
  ['en', 'What was the MLOps Transformation about?', 'How long did a release take before?', 'six weeks'],
  ['de', 'Worum ging es bei der MLOps-Transformation?', 'Wie lange dauerte ein Release vorher?', 'sechs Wochen'],
  ['es', '¿De qué iba la Transformación MLOps?', '¿Cuánto tardaba publicar un modelo antes?', 'seis semanas'],
])('how long something took before is told by what it became (%s)', ([language, first, message, says]) => {
  expect(last(sample, language, first, message)).toContain(says)
})

test.for<[Language, string, string]>([
  ['en', 'Tell me about the Fraud Detection System', 'Which model does it use?'],
  ['de', 'Was ist das System zur Betrugserkennung?', 'Welches Modell wird verwendet?'],
  ['es', '¿Qué es el Sistema de detección de fraude?', '¿Qué modelo usaba?'],
])('a tool that is asked for by what it is goes before the list of all (%s)', ([language, first, message]) => {
  const answer = last(sample, language, first, message)
  expect(answer).toContain('XGBoost')
  expect(answer).not.toContain('Kafka')
})

test.for<[Language, string, string, string, string]>([
  ['en', 'Tell me about the MLOps Transformation', 'How long did a release take before?', 'Why was that?', 'handovers'],
  [
    'de',
    'Was ist die MLOps-Transformation?',
    'Wie lange dauerte ein Release vorher?',
    'und woran lag das',
    'Übergaben',
  ],
])('why it was so before is told by the problem (%s)', ([language, ...asked]) => {
  expect(last(sample, language, ...asked.slice(0, 3))).toContain(asked[3])
})

test.for<[Language, string, string, string]>([
  ['en', 'Tell me about the Fraud Detection System', 'How long was it tested before it went live?', 'Eight weeks'],
  ['de', 'Was ist das System zur Betrugserkennung?', 'Wie lange wurde es vorher getestet?', 'acht Wochen'],
])('a trial is told by whatever it is called (%s)', ([language, first, message, says]) => {
  expect(last(sample, language, first, message)).toContain(says)
})
