/** What was done is told so that it answers: a verdict, the place, what came of it; and nothing that is of something else. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { answerLocally } from '../../answer.ts'

const knowledgeOf = openKnowledge()

const answer = (language: Language, message: string) =>
  answerLocally(knowledgeOf(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10, 24) })

test.for([
  [
    'en',
    'We are a payments startup and chargebacks are killing us. Has she dealt with anything like that?',
    /^Yes, with Fraud Detection System at Klarmynt Payments/,
  ],
  [
    'de',
    'Wir sind ein Supermarkt-Filialist und wollen den Bedarf vorhersagen. Hat sie so etwas schon gemacht?',
    /^Ja, im Projekt „MLOps-Transformation“ bei Hyllemark Retail/,
  ],
  ['zh', '我们是一家银行，想检测信用卡欺诈，她做过吗？', /^做过：Klarmynt Payments（2017–2019）的“欺诈检测系统”项目/],
] as const)(
  'in %s whether something like it was done has a verdict, its place and what came of it',
  ([language, question, verdict]) => {
    const { text, facts } = answer(language, question)
    expect(text).toMatch(verdict)
    expect(facts.some(({ id }) => id.includes('.outcome.'))).toBe(true)
  },
)

test('a job in which it was done is a yes as well', () => {
  expect(answer('en', 'Has she ever worked in wind energy?').text).toMatch(/^Yes, at Vindtal Energy \(2014–2017\)\./)
})

test.for([
  ['en', 'Do employees get to see files without permission?', /^Yes/],
  ['zh', '员工会不会看到自己没权限的文件？', /^做过/],
  ['de', 'Läuft das Training automatisch?', /^Ja/],
] as const)('in %s what is asked of a system is no deed of the owner', ([language, question, yes]) => {
  expect(answer(language, question).text).not.toMatch(yes)
})

const outcomes = ['fast-under-load', 'lower-answer-cost', 'sound-citations', 'one-platform']

test.for([
  ['en', 'What did EPIC achieve?'],
  ['de', 'Was hat EPIC gebracht?'],
  ['fr', 'Quels résultats pour EPIC ?'],
  ['es', '¿Qué resultados tuvo EPIC?'],
  ['zh', 'EPIC的成果是什么？'],
  ['ja', 'EPICの成果は？'],
] as const)(
  'in %s results are told in the order of their owner, all of them and nothing else',
  ([language, question]) => {
    const ids = answer(language, question).facts.map(({ id }) => id)
    expect(ids).toEqual(outcomes.map((one) => `case-study.epic-ai-platform.outcome.${one}`))
  },
)

test('how it was before is told to those who ask for the problem, and whole', () => {
  const asked = 'How does she keep documents safe from people without rights?'
  const way = answer('en', asked)
  expect(way.facts.map(({ id }) => id)).not.toContain('case-study.epic-ai-platform.challenge')
  expect(way.text).toContain('applied inside the search query')
  expect(answer('en', 'What was hard about EPIC?').text).toContain('safe to show to an auditor')
})

test('an answer of the interview has nothing of the work added', () => {
  const { facts } = answer('de', 'Wie wählt sie neue Leute aus?')
  expect(facts.map(({ id }) => id)).toEqual(['interview.hiring'])
})

test('how a job did something is told by what was done there', () => {
  expect(answer('en', 'How did she make hotel search faster?').text).toContain('moving filters into Solr')
})

test.for([
  ['en', 'Would she take a plane to Singapore every month?', /^This site does not say so of “Singapore”/],
  ['de', 'Kann sie jede Woche nach Madrid fliegen?', /^Zu „Madrid“ steht das hier nicht/],
  ['es', '¿Viajaría a Tokio cada mes?', /^De «Tokio» no lo dice este sitio/],
  ['zh', '她愿意每个月去东京出差吗？', /^关于“东京”，本站没有这样说/],
] as const)('in %s a yes to something else is no yes to a place', ([language, question, untold]) => {
  expect(answer(language, question).text).toMatch(untold)
})

test('to how many people were led every team is told, the largest first', () => {
  const { text } = answer('en', 'How many people has she managed?')
  expect(text).toMatch(/eight people, at Hyllemark Retail.*Five people at Klarmynt Payments/)
})

test.for([
  ['en', 'Who can give references?'],
  ['de', 'Wer gibt Referenzen?'],
  ['fr', 'Qui peut donner des références ?'],
  ['es', '¿Quién puede dar referencias?'],
  ['zh', '谁可以做推荐人？'],
  ['ja', '推薦者は誰ですか？'],
] as const)('in %s those who speak for the owner are told by name', ([language, question]) => {
  const { text } = answer(language, question)
  for (const name of ['Aasgaard', 'Brandtved', 'Wierzbicki', 'Okafor-Lund']) expect(text).toContain(name)
})
