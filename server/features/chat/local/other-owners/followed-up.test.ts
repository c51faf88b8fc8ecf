/** Conversations of several turns: countries, what comes next, and things that are no employers. */
import { expect, test } from 'vitest'
import type { ChatTurn } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const surveyor = await knowledgeOfResume('en', {
  basics: {
    name: 'Maren Tolk',
    label: 'Boat Surveyor',
    email: 'maren@tolk.example',
    pronouns: 'she/her',
    location: { city: 'Bergen', countryCode: 'NO' },
  },
  work: [
    {
      name: 'Nordfjell Hulls',
      position: 'Lead Surveyor',
      location: 'Bergen, Norway',
      startDate: '2019-03',
      highlights: [
        'The moisture probe "Tern" (released in May 2021) is used in 40 yards.',
        'Drawings are made in Rhino.',
      ],
    },
    {
      name: 'Lac Bleu Chantiers',
      position: 'Surveyor',
      location: 'Geneva, Switzerland',
      startDate: '2014-02',
      endDate: '2019-01',
      highlights: ['The checklist "Grebe" cut surveys from 9 to 6 hours.', 'Drawings were made in AutoCAD by hand.'],
    },
    {
      name: 'Ostwerft',
      position: 'Apprentice',
      location: 'Bergen, Norway',
      startDate: '2010-08',
      endDate: '2014-01',
    },
  ],
})

function last(language: Language, ...messages: string[]): string {
  const history: ChatTurn[] = []
  let answer = ''
  for (const message of messages) {
    answer = answerLocally(surveyor(language), { message, history, role: 'unknown', now: Date.UTC(2026, 10) }).text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer })
  }
  return answer
}

test.for([
  ['en', 'Has she ever worked abroad?', /^Yes.*Lac Bleu/],
  ['de', 'Hat sie schon im Ausland gearbeitet?', /^Ja.*Lac Bleu/],
  ['fr', 'A-t-elle déjà travaillé à l’étranger ?', /^Oui.*Lac Bleu/],
  ['es', '¿Ha trabajado en el extranjero?', /^Sí.*Lac Bleu/],
  ['ja', '海外で働いたことはありますか？', /^はい.*Lac Bleu/],
  ['zh', '她在国外工作过吗？', /^有.*Lac Bleu/],
] as const)('work abroad is what was done outside the country of the owner, in %s', ([language, question, telling]) => {
  const answer = last(language, question)
  expect(answer).toMatch(telling)
  expect(answer).not.toContain('Nordfjell')
})

test('the job abroad is what the next question is about', () => {
  expect(last('en', 'Has she ever worked abroad?', 'What was her role there?')).toMatch(/Surveyor at Lac Bleu/)
})

test.for([
  ['fr', 'Où a-t-elle travaillé en Suisse et pendant combien de temps ?'],
  ['de', 'Wo hat sie in der Schweiz gearbeitet?'],
  ['es', '¿Ha trabajado en Suiza?'],
  ['zh', '她在瑞士工作过吗？'],
  ['ja', 'スイスではどのくらい働いていましたか'],
] as const)('a country is found by its name in %s, however the place is written', ([language, question]) => {
  expect(last(language, question)).toMatch(/Lac Bleu Chantiers/)
})

test('a country without a job is denied, with the places that there are', () => {
  expect(last('fr', 'Est-ce qu’elle a déjà travaillé en France ?')).toMatch(/^Non.*France.*Geneva/)
})

test('countries are counted', () => {
  expect(last('fr', 'Dans combien de pays a-t-elle travaillé ?')).toMatch(/deux pays : Norvège et Suisse/)
})

test('the first and the present employer are both told where both are asked for', () => {
  const answer = last('en', 'What was her first job, and what is her current one?')
  expect(answer).toContain('Ostwerft')
  expect(answer).toContain('Nordfjell Hulls')
})

test('before and after an employer are both told where both are asked for', () => {
  const answer = last('fr', 'et avant Lac Bleu elle était où ? et après ?')
  expect(answer).toContain('Ostwerft')
  expect(answer).toContain('Nordfjell Hulls')
})

test('what was released at a job has a date of its own', () => {
  expect(last('en', 'What is the Tern probe?', 'When was it released?')).toContain('May 2021')
})

test('two things in quotation marks are set side by side from what is said of each', () => {
  const answer = last('en', 'Which did better, “Tern” or “Grebe”?')
  expect(answer).toContain('40 yards')
  expect(answer).toContain('9 to 6 hours')
})

test('a question takes no leave, though it ends in words of a farewell', () => {
  expect(last('en', 'What is the Tern probe?', 'Why so long?')).not.toMatch(/goodbye/i)
})
