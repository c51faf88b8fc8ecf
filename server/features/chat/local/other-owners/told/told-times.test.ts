/** Times that texts and questions name more closely than a job's own years, and what its texts say did not work out. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

const forester = await knowledgeOfResume('en', {
  basics: { name: 'Oda Fenn', label: 'Forester', email: 'oda@fenn.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Tannwald Estate',
      position: 'Head Forester',
      startDate: '2019-03',
      highlights: [
        'Stand maps and harvest plans in Silvamap.',
        'Planted 40 hectares of mixed wood.',
        'Drone seeding of steep slopes, abandoned after two years (the mice ate everything).',
      ],
    },
    {
      name: 'Moorau Woods',
      position: 'Forester',
      startDate: '2012-04',
      endDate: '2018-10',
      highlights: ['Inventory on paper, Silvamap since 2016.', 'Rescued a failed project of the county.'],
    },
  ],
  skills: [{ name: 'Software', keywords: ['Silvamap', 'Baumbuch'] }],
})

const keeper = await knowledgeOfResume('en', {
  basics: { name: 'Ilo Marsh', label: 'Beekeeper', email: 'ilo@marsh.example', pronouns: 'he/him' },
  work: [
    {
      name: 'Heather & Hive',
      position: 'Beekeeper',
      startDate: '2015-01',
      highlights: ['Hive records in Apilog.', 'Reduced failed queens by 40%.', 'Rescued a failed project of the club.'],
    },
  ],
  skills: [{ name: 'Software', keywords: ['Apilog'] }],
})

const said = (knowledge: typeof forester, message: string, language: Language = 'en') =>
  answerLocally(knowledge(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test('years of a tool are counted from the year that a text names beside it', () => {
  const answer = said(forester, 'How many years of Silvamap does she have?')
  expect(answer).toContain('since 2016')
  expect(answer).not.toContain('14 years')
})

test('how long jobs were that only name a tool is not said to be how long it was used', () => {
  const answer = said(keeper, 'How many years of Apilog does he have?')
  expect(answer).toMatch(/named for the work at Heather & Hive \(.*\); how long is not told/)
  expect(answer).not.toMatch(/eleven years|11 years/)
})

test.for([
  ['en', 'What did she do in March 2018?'],
  ['de', 'Wo war sie im März 2018?'],
  ['fr', 'Que faisait-elle en mars 2018 ?'],
  ['es', '¿Dónde trabajaba en marzo de 2018?'],
  ['zh', '她2018年3月在哪里工作？'],
  ['ja', '2018年3月は何をしていましたか。'],
] as const)('a month that is named is answered with the job of that month in %s', ([language, question]) => {
  const answer = said(forester, question, language)
  expect(answer).toContain('Moorau Woods')
  expect(answer).not.toContain('Tannwald')
})

test.for([
  ['en', 'What did she do in early 2019?'],
  ['de', 'Was hat sie Anfang 2019 gemacht?'],
  ['fr', 'Que faisait-elle début 2019 ?'],
  ['es', '¿Qué hacía a principios de 2019?'],
  ['ja', '2019年の初めは何をしていましたか。'],
] as const)('a part of a year is narrower than the year in %s', ([language, question]) => {
  expect(said(forester, question, language)).toMatch(/Tannwald/)
  expect(said(forester, question, language)).not.toMatch(/Moorau/)
})

test('a month between two jobs is told with the job before and the one after', () => {
  const answer = said(forester, 'Where did she work in January 2019?')
  expect(answer).toContain('names no job in January 2019')
  expect(answer).toContain('October 2018')
  expect(answer).toContain('Tannwald Estate')
})

test('what the texts say did not work out is told where the interview has no answer', () => {
  const answer = said(forester, 'Tell me about a failure')
  expect(answer).toContain('the mice ate everything')
  expect(answer).not.toContain('Rescued')
})

test('a success is not told as a failure', () => {
  expect(said(keeper, 'Tell me about a failure')).not.toMatch(/queens|Rescued/)
})

test.for([
  ['en', 'What did she do in spring 2018?'],
  ['de', 'Was machte sie im Frühjahr 2018?'],
  ['fr', 'Que faisait-elle au printemps 2018 ?'],
  ['es', '¿Qué hacía en la primavera de 2018?'],
  ['zh', '2018年春天她在做什么？'],
  ['ja', '2018年の春は何をしていましたか？'],
] as const)('a season is its own months of a year (%s)', ([language, question]) => {
  const answer = said(forester, question, language)
  expect(answer).toContain('Moorau Woods')
  expect(answer).not.toContain('Tannwald')
})

test.each<[Language, string, RegExp]>([
  ['en', 'How many years of experience leading teams?', /^Six years and one month .*Hyllemark Retail and Klarmynt/],
  [
    'fr',
    'Combien d’années d’expérience en management d’équipe ?',
    /^Six ans et un mois .*Hyllemark Retail et Klarmynt/,
  ],
  ['es', '¿Cuántos años de experiencia liderando equipos?', /^Seis años y un mes .*Hyllemark Retail y Klarmynt/],
  ['zh', '有多少年的团队管理经验？', /6年零1个月.*Hyllemark Retail 和 Klarmynt/],
  ['ja', 'チームを率いた経験は何年ですか？', /6年1か月.*Hyllemark Retail、Klarmynt/],
  [
    'de',
    'Wie viele Jahre Führungserfahrung?',
    /in den Stellen, in denen sie Menschen geführt hat: (?!.*Rejselund).*Klarmynt/,
  ],
])('years of leading are those of the jobs in which people were led (%s): %s', (language, message, said) => {
  expect(ask(language, message).text).toMatch(said)
})
