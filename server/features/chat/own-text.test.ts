/** Questions to owners who wrote no more than a résumé: what their own summary answers, times without a job, other languages. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/imported-owner.ts'
import { answerLocally } from './local/answer.ts'

const winemaker = await knowledgeOfResume('en', {
  basics: {
    name: 'Ilka Brandt',
    label: 'Cellar Master',
    email: 'ilka@brandt.example',
    pronouns: 'she/her',
    summary:
      'Vineyards since 2009, cellars since 2012. From March 2016 to January 2017 I was at home with my twins. ' +
      "Two months' notice, and open to harvest work from August. Dual citizen of Chile and Germany, no visa needed.",
  },
  work: [
    { name: 'Ahorn & Quitte', position: 'Cellar Master', startDate: '2017-02', highlights: ['Pressed 90 tonnes.'] },
    { name: 'Viña Loma', position: 'Winemaker', startDate: '2012-03', endDate: '2016-02' },
    { name: 'Gut Steinacker', position: 'Vine Hand', startDate: '2009-04', endDate: '2012-02' },
  ],
  awards: [{ title: 'Golden Press', date: '2021-06', awarder: 'Valley Fair' }],
  languages: [{ language: 'Spanish', fluency: 'Native speaker' }],
})

const ask = (message: string, language: Language = 'en') =>
  answerLocally(winemaker(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test('what the summary says of notice, seasons and passports is told where the interview has no answer', () => {
  expect(ask('What is her notice period?')).toContain("Two months' notice")
  expect(ask('When is she available?')).toContain('open to harvest work from August')
  expect(ask('Would she need a work permit?')).toContain('Dual citizen of Chile and Germany')
})

test('a time without a job is told by its months, with what the owner says of it', () => {
  const answer = ask('Are there any gaps in her CV?')
  expect(answer).toMatch(/March 2016\s–\sJanuary 2017/)
  expect(answer).toContain('at home with my twins')
})

test('a year that is asked about because of a gap, and that had a job, names the job', () => {
  expect(ask('Is there a gap in the CV in 2014?')).toContain('Viña Loma')
})

test.for([
  ['de', 'Hat sie schon einen Preis gewonnen?', /Golden Press/],
  ['fr', 'Quelles langues parle-t-elle ?', /espagnol/],
  ['es', '¿Hay huecos en su currículum?', /marzo de 2016/],
  ['zh', '她的职业经历是怎样的？', /Gut Steinacker.*Viña Loma/],
  ['ja', '受賞歴はありますか？', /Golden Press/],
] as const)('an owner who wrote in English alone is asked and answered in %s', ([language, question, telling]) => {
  expect(ask(question, language)).toMatch(telling)
})
