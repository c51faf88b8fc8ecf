/** Questions about employers: who was led there, and how many work for them. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

type Resume = Parameters<typeof knowledgeOfResume>[1]

const surveyor: Resume = {
  basics: { name: 'Odile Marten', label: 'Land surveyor', email: 'odile@marten.example', pronouns: 'she/her' },
  work: [
    {
      name: 'Kestrel Mapping',
      position: 'Lead Surveyor',
      location: 'Haddington',
      startDate: '2020-03',
      summary: 'A family firm with about 45 employees. I lead a field crew of five.',
    },
    {
      name: 'Fennel & Sons',
      position: 'Surveyor, later design lead',
      location: 'Ludlow',
      startDate: '2015-01',
      endDate: '2020-02',
      summary: 'Engineering practice, 130 staff. No direct reports, though a core team of four from all departments.',
      highlights: ['Design lead for three road schemes.'],
    },
    { name: 'Old Quay Office', position: 'Trainee', location: 'Goole', startDate: '2012-09', endDate: '2014-12' },
  ],
}
const surveyors = await knowledgeOfResume('en', surveyor)

const ask = (message: string, language: Language = 'en') =>
  answerLocally(surveyors(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test.for([
  ['en', 'Did she lead a team at Fennel?', /^No: .*no direct reports/],
  ['en', 'Was she a manager of people at Fennel & Sons?', /^No: /],
  ['de', 'Hatte sie bei Fennel Personalverantwortung?', /^Nein: /],
  ['fr', 'A-t-elle dirigé une équipe chez Fennel ?', /^Non : /],
  ['es', '¿Tenía personal a cargo en Fennel?', /^No: /],
  ['zh', '她在Fennel带过团队吗？', /^没有：/],
  ['ja', 'Fennelで部下はいましたか？', /^いいえ：/],
] as const)('what the facts deny of leading is told as a no: %s, %s', ([language, question, no]) => {
  expect(ask(question, language)).toMatch(no)
})

test.for([
  ['en', 'How big is Kestrel Mapping?', 'about 45 employees'],
  ['en', 'How many people worked at Fennel & Sons?', '130 staff'],
  ['de', 'Wie groß war die Firma in Ludlow?', '130 staff'],
  ['fr', 'Fennel, c’était grand comment ?', '130 staff'],
  ['es', '¿Qué tamaño tenía la empresa de Ludlow?', '130 staff'],
  ['zh', 'Fennel公司规模多大？', '130 staff'],
  ['ja', 'Fennelの規模はどのくらいですか？', '130 staff'],
] as const)('the size of an employer is who works there, and no team: %s, %s', ([language, question, words]) => {
  const answer = ask(question, language)
  expect(answer).toContain(words)
  expect(answer).not.toMatch(/^(?:Five|Four|Vier|Quatre|Cuatro)/)
})

test('an employer whose size is not told has none', () => {
  expect(ask('How big was the Old Quay Office?')).toMatch(/^This site does not say how many people work/)
})

test('the size of a team at an employer stays that of the team', () => {
  expect(ask('How big is the team at Kestrel Mapping?')).toMatch(/^Five/)
})

test('a denial at one employer takes nothing from who was led at another', () => {
  expect(ask('Did she lead a team at Kestrel Mapping?')).not.toMatch(/^No/)
})

test.for([
  ['de', 'Entwicklung von Brillen. Keine Personalverantwortung, Leitung der Entwürfe für zwei Linien.', 'Nein: '],
  ['fr', 'Création de lunettes ; pas de management hiérarchique.', 'Non : '],
  ['es', 'Diseño de gafas. Sin personal a cargo.', 'No: '],
  ['zh', '眼镜设计，没有下属。', '没有：'],
  ['ja', '眼鏡のデザインリードを担当（直属の部下はなし）。', 'いいえ：'],
] as const)('an owner denies leading in their own language: %s', async ([language, summary, no]) => {
  const knowledge = await knowledgeOfResume(language, {
    basics: { name: 'Odile Marten', label: 'Design', email: 'odile@marten.example' },
    work: [{ name: 'Norvik', position: 'Design', startDate: '2016-02', summary }],
  })
  const message = 'Did they lead a team at Norvik?'
  const asked = { de: 'Gab es bei Norvik Personalverantwortung?', fr: 'Chez Norvik, elle encadrait une équipe ?' }
  const own = {
    ...asked,
    es: '¿Dirigió un equipo en Norvik?',
    zh: '在Norvik带过团队吗？',
    ja: 'Norvikで部下はいましたか？',
  }
  const told = (question: string, one: Language) =>
    answerLocally(knowledge(one), { message: question, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text
  expect(told(own[language], language)).satisfy((text: string) => text.startsWith(no))
  expect(told(message, 'en')).toMatch(/^No: /)
})

const gardener = await knowledgeOfResume('ja', {
  basics: { name: '有馬 しのぶ', label: '庭師', email: 's@arima.example' },
  work: [
    { name: '公益財団法人 近江みどり協会', position: '技師', startDate: '2011-04', endDate: '2018-03' },
    { name: '北山造園株式会社', position: '造園工', startDate: '2007-04', endDate: '2011-03' },
  ],
})

test.for(['北山造園で働いたことはありますか？', '近江みどり協会にいたことはありますか？'])(
  'an employer is known without what the law calls it: %s',
  (message) => {
    const asked = { message, history: [], role: 'unknown' as const, now: Date.UTC(2026, 10) }
    expect(answerLocally(gardener('ja'), asked).text).toMatch(/^はい、/)
  },
)

test('an employer that nobody was at is denied by its whole name', () => {
  expect(ask('Has she worked at the Royal Shakespeare Company?')).toMatch(/^No: .* at Royal Shakespeare Company\./)
})

test.for([
  ['en', 'Where did she work?'],
  ['en', 'Where did you work?'],
  ['de', 'Wo hat sie gearbeitet?'],
  ['fr', 'Où a-t-elle travaillé ?'],
  ['es', '¿Dónde trabajó?'],
  ['zh', '她在哪里工作过？'],
  ['ja', 'どこで働いていましたか？'],
] as const)('where somebody worked is told by all jobs: %s, %s', ([language, question]) => {
  for (const employer of ['Kestrel Mapping', 'Fennel & Sons', 'Old Quay Office'])
    expect(ask(question, language)).toContain(employer)
})
