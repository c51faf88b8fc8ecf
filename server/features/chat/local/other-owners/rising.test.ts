/** An owner who rose at an employer has several jobs there, and was there all the time. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assemble } from '#content/assemble.ts'
import { readOwner } from '#content/reading/read-owner.ts'
import { findIn } from '#content/writing/pictures.ts'
import type { Owner } from '#contract/content/owner.ts'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { answerLocally } from '../answer.ts'

const { inLanguage } = readOwner(join(import.meta.dirname, '../../../../../tests/content/nurse-educator'))
const work: Owner['work'] = {
  head: {
    company: 'Brackwater Payments',
    title: 'Head of Security',
    start: '2023-04',
    achievements: { keys: 'Replaced 1,900 long-lived keys' },
    technologies: ['SPIFFE'],
  },
  engineer: {
    company: 'Brackwater Payments',
    title: 'Security Engineer',
    start: '2020-09',
    end: '2023-03',
    description: 'Card acquiring.',
    achievements: { alerts: 'Reduced alerts from 410 to 70 a week' },
    technologies: ['Kubernetes'],
  },
  tester: { company: 'Hexenturm Consulting', title: 'Penetration Tester', start: '2014-01', end: '2017-12' },
}
const knowledgeOf = openKnowledge((language) =>
  assemble(language, { ...expectDefined(inLanguage.en), work, projects: {} }, findIn([])),
)
const ask = (message: string, language: Language = 'en') =>
  answerLocally(knowledgeOf(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

const whole =
  'since September 2020, six years and three months so far: Security Engineer (2020–2023) and Head of Security (since 2023)'

test.each([
  ['How long has he been at Brackwater?', whole],
  ['When did he start at Brackwater Payments?', whole],
  ['How many years has he been with the payments people altogether?', whole],
  ['Was he at Brackwater in 2021?', 'Yes: he was Security Engineer at Brackwater Payments from September 2020'],
  ['Was he at Brackwater in 2018?', 'No: he was at Brackwater Payments at another time (since 2020), not in 2018'],
  ['What did he do at Brackwater in 2021?', 'He was Security Engineer at Brackwater Payments from September 2020'],
  ['How long was he Security Engineer?', 'He was Security Engineer at Brackwater Payments from September 2020'],
  ['What did he do before Brackwater?', 'Before Brackwater Payments he was Penetration Tester at Hexenturm Consulting'],
  ['What did he do after Hexenturm?', 'he became Security Engineer at Brackwater Payments (2020–2023)'],
  ['Which technologies did he use at Brackwater?', 'SPIFFE and Kubernetes'],
  ['Did he use Kubernetes at Brackwater?', 'Yes: he used Kubernetes at Brackwater Payments (2020–2023)'],
  ['Which job did he have longest?', 'Brackwater Payments: six years and three months'],
  ['What is his current job?', 'Head of Security at Brackwater Payments, since 2023: three years and eight months'],
  ['How long did he stay at the consultancy?', 'Penetration Tester at Hexenturm Consulting from January 2014'],
])('%s', (question, said) => {
  expect(ask(question)).toContain(said)
})

test('what came of the work is told of both jobs', () => {
  const said = ask('What were his results at Brackwater Payments?')
  expect(said).toContain('1,900')
  expect(said).toContain('410')
})

test('who was never at a place is not told of the present job', () => {
  expect(ask('How long was he at the zoo?')).toContain('find nothing about “zoo”')
})

test.each<[Language, string, string]>([
  [
    'de',
    'Seit wann ist er bei Brackwater?',
    'seit September 2020 bei Brackwater Payments, bisher sechs Jahre und drei',
  ],
  ['fr', 'Depuis quand est-il chez Brackwater ?', 'est chez Brackwater Payments depuis septembre 2020, soit six ans'],
  [
    'es',
    '¿Desde cuándo está en Brackwater?',
    'Está en Brackwater Payments desde septiembre de 2020, hasta ahora seis años',
  ],
  ['zh', '他从什么时候开始在Brackwater工作？', '自2020年9月起在 Brackwater Payments 任职'],
  ['ja', 'いつからBrackwaterで働いていますか？', '2020年9月からBrackwater Paymentsに在籍しています'],
])('in %s', (language, question, said) => {
  expect(ask(question, language)).toContain(said)
})

const both = openKnowledge((language) =>
  assemble(
    language,
    {
      ...expectDefined(inLanguage.en),
      work: {
        lecturer: { company: 'Mur College', title: 'Lecturer', start: '2022-10' },
        engineer: { company: 'SAP', title: 'Software Engineer', start: '2019-01' },
        student: { company: 'SAP', title: 'Working Student', start: '2017-01', end: '2018-12' },
        barista: { company: 'Café Kulturwerk', title: 'Barista', start: '2015', end: '2016' },
      },
      projects: {},
    },
    findIn([]),
  ),
)('en')

test.each([
  ['What is his current job?', 'He is Lecturer at Mur College', 'He is Software Engineer at SAP'],
  ['Is he still at SAP?', 'has been at SAP since January 2017', 'since 2019'],
  ['What was his job before the current one?', 'was Working Student at SAP', '2017–2018'],
  ['What did he do at SAP?', 'He has been at SAP since January 2017', 'Working Student (2017–2018)'],
  ['How long has he been a software engineer?', 'Seven years and eleven months of work, since 2019', 'in one job'],
  ['Was he a working student?', 'Yes: he was Working Student at SAP', 'from January 2017'],
  ['Has he been a barista at SAP?', 'No: he has been at SAP since January 2017', 'Software Engineer'],
])('of somebody with two present jobs, one at a firm that is called like a product: %s', (message, ...said) => {
  const { text } = answerLocally(both, { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) })
  for (const one of said) expect(text).toContain(one)
})
