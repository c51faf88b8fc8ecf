/** How long a job was is told no longer than its dates bear out. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../../answer.ts'

const basics = { name: 'Maude Keller', label: 'Interpreter', email: 'maude@keller.example', pronouns: 'she/her' }
const interpreter = await knowledgeOfResume('en', {
  basics,
  work: [
    { name: 'Court of Vire', position: 'Interpreter', startDate: '2014-02' },
    { name: 'Freelance Desk', position: 'Conference Interpreter', startDate: '2009' },
    { name: 'Asylum Office', position: 'Sessional Interpreter', startDate: '2008-03', endDate: '2014-06' },
    { name: 'Lycée Daguerre', position: 'Language Assistant', endDate: '2008-06' },
  ],
})

const ask = (language: Language, message: string): string =>
  answerLocally(interpreter(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10, 29) }).text

test.for([
  ['en', 'How long has she been at Freelance Desk?', /17|seventeen/],
  ['de', 'Wie lange ist sie schon bei Freelance Desk?', /17|siebzehn/],
  ['fr', 'Depuis combien de temps est-elle chez Freelance Desk ?', /17|dix-sept/],
  ['es', '¿Cuánto tiempo lleva en Freelance Desk?', /17|diecisiete/],
  ['zh', '她在Freelance Desk工作多久了？', /17/],
  ['ja', 'Freelance Deskでどのくらい働いていますか？', /17/],
] as const)('a job with a bare year has lasted the years since then, in %s', ([language, question, years]) => {
  const answer = ask(language, question)
  expect(answer).toContain('2009')
  expect(answer).toMatch(years)
  expect(answer).not.toMatch(/18|eighteen|achtzehn|dix-huit|dieciocho/)
})

test.for([
  ['en', 'How long was she at Lycée Daguerre?', /until 2008/],
  ['de', 'Wie lange war sie bei Lycée Daguerre?', /bis 2008/],
  ['fr', 'Combien de temps a-t-elle travaillé chez Lycée Daguerre ?', /jusqu’en 2008/],
  ['es', '¿Cuánto tiempo estuvo en Lycée Daguerre?', /hasta 2008/],
  ['zh', '她在Lycée Daguerre工作了多久？', /到2008年/],
  ['ja', 'Lycée Daguerreでどのくらい働きましたか？', /2008年まで/],
] as const)('of a job without a beginning only the end is told, in %s', ([language, question, until]) => {
  const answer = ask(language, question)
  expect(answer).toMatch(until)
  expect(answer).not.toMatch(/month|Monat|mois|\bmes\b|个月|か月/)
})

test('the last job before the present one is the one that was left last', () => {
  expect(ask('en', 'What was her previous job?')).toMatch(/Asylum Office/)
})

test.for([
  ['en', 'Does she still work at Asylum Office?', /^No: .*2014.* Court of Vire/],
  ['de', 'Arbeitet sie noch bei Asylum Office?', /^Nein: .*2014.* Court of Vire/],
  ['fr', 'Travaille-t-elle encore chez Asylum Office ?', /^Non\s: .*2014.* Court of Vire/],
  ['es', '¿Sigue trabajando en Asylum Office?', /^No: .*2014.* Court of Vire/],
  ['zh', '她还在Asylum Office工作吗？', /^(?:不是|没有|不)[，：].*2014.*Court of Vire/],
  ['ja', 'Asylum Officeではまだ働いていますか？', /^いいえ、.*2014.*Court of Vire/],
] as const)('an employer that was left is not still the present one, in %s', ([language, question, denied]) => {
  expect(ask(language, question)).toMatch(denied)
})

test('an employer that was not left is still one of the present ones', () => {
  expect(ask('en', 'Is she still at Freelance Desk?')).toMatch(/^Yes: .*since 2009/)
})
