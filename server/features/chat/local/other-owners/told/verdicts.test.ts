/** What stands beside work is affirmed or denied by what is asked of it, and no tool is given the years of a whole job. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

const luthier = await knowledgeOfResume('en', {
  basics: { name: 'Perpetua Quill', label: 'Luthier', email: 'perpetua@quill.example', pronouns: 'she/her' },
  work: [{ name: 'Quill Strings', position: 'Luthier', startDate: '2012-03' }],
  projects: [
    {
      name: 'Viola Survey',
      entity: 'Quill Strings',
      description: 'A catalogue of 60 old violas.',
      keywords: ['React', 'Hide glue'],
    },
  ],
  certificates: [{ name: 'Certified Restorer', issuer: 'Guild of Luthiers', date: '2015' }],
  awards: [{ title: 'Cremona Medal, commended', awarder: 'Triennale', date: '2018' }],
  languages: [{ language: 'Portuguese', fluency: 'Fluent' }],
})

const ask = (language: Language, message: string): string =>
  answerLocally(luthier(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10, 29) }).text

test.for([
  ['en', 'did she get any prizes?', /^Yes: Cremona Medal/],
  ['de', 'Hat sie Preise gewonnen?', /^Ja: Cremona Medal/],
  ['fr', 'A-t-elle reçu des prix ?', /^Oui\s: Cremona Medal/],
  ['es', '¿Ha ganado premios?', /^Sí: Cremona Medal/],
  ['zh', '她得过奖吗？', /^有，奖项：Cremona Medal/],
  ['ja', '賞をもらったことはありますか？', /^はい、受賞歴：Cremona Medal/],
] as const)(
  'in %s whether there are awards at all is not denied for one that was no first prize',
  ([language, question, yes]) => {
    expect(ask(language, question)).toMatch(yes)
  },
)

test('whether just that one was won is', () => {
  expect(ask('en', 'Did she win the Cremona Medal?')).toMatch(/^No: Cremona Medal, commended/)
})

test.for([
  ['en', 'How many years of React does she have?', /how long is not told/],
  ['de', 'Wie viele Jahre Erfahrung hat sie mit React?', /wie lange, steht hier nicht/],
  ['fr', "Combien d'années de React a-t-elle ?", /la durée n’est pas précisée/],
  ['es', '¿Cuántos años lleva usando React?', /no se dice durante cuánto tiempo/],
  ['zh', '她用React几年了？', /没有说用了多久/],
  ['ja', 'Reactは何年使っていますか？', /使った期間は書かれていません/],
] as const)('in %s a tool of one project was not used for as long as the job', ([language, question, untold]) => {
  const answer = ask(language, question)
  expect(answer).toMatch(untold)
  expect(answer).not.toMatch(/14|fourteen|vierzehn|quatorze|catorce/)
})

test('what nobody knows as a tool is worked with, not used', () => {
  expect(ask('en', 'Has she used hide glue?')).toMatch(/^Yes: she has worked with Hide glue/)
})

test('that there is no certificate for a tool is not said of the tool', () => {
  const answer = ask('en', 'Does she have a React certificate?')
  expect(answer).toMatch(/^No: this site does not name React among the certificates/)
  expect(answer).toContain('She has used React')
})

test.for([
  ['en', 'Does she speak Portuguese?', 'Yes, she speaks Portuguese (fluent).'],
  ['de', 'Spricht sie Portugiesisch?', 'Ja, sie spricht Portugiesisch (Fluent).'],
] as const)('in %s a language that is spoken is affirmed in a sentence', ([language, question, sentence]) => {
  expect(ask(language, question)).toContain(sentence)
})
