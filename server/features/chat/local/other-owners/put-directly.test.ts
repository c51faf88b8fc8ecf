/** Whether questions of order, comparisons, and what is still so: decided by times and numbers, and said first. */
import { expect, test } from 'vitest'
import { type Language, languages } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const baker = await knowledgeOfResume('en', {
  basics: { name: 'Ivo Ferrand', label: 'Baker', email: 'ivo@ferrand.example', pronouns: 'he/him' },
  work: [
    {
      name: 'Norvik Bakery',
      position: 'Head Baker',
      startDate: '2019-03',
      summary: 'A bakery of 2,400 m² by the harbour.',
      highlights: ['Lead a team of 12.', 'Plans doughs in Doughlab.'],
    },
    {
      name: 'Sarento Mill',
      position: 'Miller',
      startDate: '2013-02',
      endDate: '2017-01',
      summary: 'A mill of 900 m² in the hills.',
      highlights: ['Worked in a team of 5.', 'Kept stock in Grainbook.'],
    },
  ],
  education: [
    {
      institution: 'Ostra Institute',
      area: 'Food Science',
      studyType: 'Diploma',
      startDate: '2017-09',
      endDate: '2018-12',
    },
  ],
  certificates: [{ name: 'Hygiene Licence', issuer: 'Guild', date: '2020-05' }],
  awards: [{ title: 'Loaf of the Year, runner-up', awarder: 'Guild', date: '2021-06' }],
  skills: [{ name: 'Software', keywords: ['Doughlab', 'Grainbook'] }],
})

const said = (message: string, language: Language = 'en') =>
  answerLocally(baker(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

const yes = /^(?:Yes|Ja|Oui|Sí|是的|はい)/
const no = /^(?:No|Nein|Non|不是|いいえ)/

const order: Record<Language, (one: string, other: string) => string> = {
  en: (one, other) => `Was he at ${one} before ${other}?`,
  de: (one, other) => `War er vor ${other} bei ${one}?`,
  fr: (one, other) => `Il a travaillé chez ${one} avant ${other}, non ?`,
  es: (one, other) => `¿Estuvo en ${one} antes de ${other}?`,
  zh: (one, other) => `他在${other}之前在${one}工作，对吗？`,
  ja: (one, other) => `${other}の前に${one}で働いていましたか？`,
}

test.each(languages)('whether one job came before another is told by their times (%s)', (language) => {
  expect(said(order[language]('Sarento Mill', 'Norvik Bakery'), language)).toMatch(yes)
  expect(said(order[language]('Norvik Bakery', 'Sarento Mill'), language)).toMatch(no)
})

test('what lies between two jobs is told, studies included', () => {
  expect(said('What did he do between Sarento Mill and Norvik Bakery?')).toMatch(/Ostra Institute/)
})

test('of two places the one with more of the same measure is named', () => {
  expect(said('Which was bigger, Sarento Mill or Norvik Bakery?')).toMatch(/^More for Norvik Bakery \(2,400/)
})

test('whether a team was larger than another is told by both sizes', () => {
  expect(said('Was his team at Norvik Bakery bigger than at Sarento Mill?')).toMatch(/^Yes: .*12.*5/)
  expect(said('Was his team at Sarento Mill bigger than at Norvik Bakery?')).toMatch(/^No: /)
})

test('how long a certificate is valid is said not to be told', () => {
  expect(said('Is his Hygiene Licence still valid?')).toMatch(/^How long it is valid is not told here/)
})

test('a second place is no prize that was won', () => {
  expect(said('Did he win Loaf of the Year?')).toMatch(/^No: .*runner-up/)
})

test('whether people were led at a time is told of the jobs of that time', () => {
  expect(said('Did he already lead people in 2014?')).not.toMatch(/^Yes/)
})

const used: Record<Language, (name: string, cue: 'before' | 'after', job: string) => string> = {
  en: (name, cue, job) => `Did he use ${name} ${cue} ${job}?`,
  de: (name, cue, job) => `Hat er ${name} ${cue === 'before' ? 'vor' : 'nach'} ${job} eingesetzt?`,
  fr: (name, cue, job) => `A-t-il utilisé ${name} ${cue === 'before' ? 'avant' : 'après'} ${job} ?`,
  es: (name, cue, job) => `¿Usó ${name} ${cue === 'before' ? 'antes' : 'después'} de ${job}?`,
  zh: (name, cue, job) => `他在${job}${cue === 'before' ? '之前' : '之后'}用过${name}吗？`,
  ja: (name, cue, job) => `${job}の${cue === 'before' ? '前' : '後'}に${name}を使いましたか？`,
}
const inYear: Record<Language, (name: string, year: number) => string> = {
  en: (name, year) => `Did he use ${name} in ${year}?`,
  de: (name, year) => `Hat er ${year} ${name} eingesetzt?`,
  fr: (name, year) => `A-t-il utilisé ${name} en ${year} ?`,
  es: (name, year) => `¿Usó ${name} en ${year}?`,
  zh: (name, year) => `他${year}年用过${name}吗？`,
  ja: (name, year) => `${year}年に${name}を使いましたか？`,
}

test.each(languages)('no false yes to a tool before or after a job, or in a year (%s)', (language) => {
  const { world } = baker(language)
  const wrong: string[] = []
  const check = (question: string, isTrue: boolean) => {
    if (yes.test(said(question, language)) !== isTrue) wrong.push(question)
  }
  for (const one of world.technologies) {
    for (const job of world.jobs) {
      const { to } = job
      check(
        used[language](one.name, 'before', job.company),
        one.jobs.some(({ from }) => from < job.from),
      )
      if (to !== undefined)
        check(
          used[language](one.name, 'after', job.company),
          one.jobs.some((other) => (other.to ?? to + 1) > to),
        )
    }
    for (const year of [2014, 2018, 2022])
      check(
        inYear[language](one.name, year),
        one.jobs.some((job) => job.from < year * 12 + 12 && (job.to ?? year * 12 + 12) > year * 12),
      )
  }
  expect(wrong).toEqual([])
})
