/** Questions to a chimney sweep: where she never worked though the facts have the name, and German verbs in two words. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

const knowledgeOf = await knowledgeOfResume('de', {
  basics: {
    name: 'Ute Rauchenstein',
    label: 'Schornsteinfegermeisterin',
    email: 'ute@rauchenstein.example',
    pronouns: 'sie',
    location: { city: 'Jena' },
  },
  work: [
    {
      name: 'Kehrbezirk Jena-Nord',
      position: 'Bezirksschornsteinfegerin',
      location: 'Jena',
      startDate: '2016-01',
      summary: 'Feuerstättenschau, Abnahme neuer Anlagen und Messung von 4.100 Feuerstätten.',
      highlights: [
        '37 Schornsteine nach Kaminbränden begutachtet',
        'Drei Lehrlinge bis zur Gesellenprüfung ausgebildet',
      ],
    },
  ],
  education: [{ institution: 'Handwerkskammer Erfurt', studyType: 'Meisterprüfung', endDate: '2008-11' }],
  skills: [{ name: 'Überprüfen', keywords: ['Kaminbrand'] }],
})
const ask = (message: string, language: Language = 'de') =>
  answerLocally(knowledgeOf(language), { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text

test.each<[Language, string, string]>([
  ['de', 'War sie bei der Stadt Jena angestellt?', 'bei Stadt Jena'],
  ['de', 'Hat sie bei der Handwerkskammer Erfurt gearbeitet?', 'bei Handwerkskammer Erfurt'],
  ['de', 'War sie beim Fraunhofer-Institut?', 'bei Fraunhofer'],
  ['en', 'Did she work for the city of Jena?', 'city of Jena'],
  ['fr', 'A-t-elle travaillé pour la ville de Jena ?', 'ville de Jena'],
  ['es', '¿Ha trabajado para el Ayuntamiento de Jena?', 'Ayuntamiento de Jena'],
  ['zh', '她在耶拿市政府工作过吗？', '耶拿市政府'],
  ['ja', '浜松市役所で働いたことはありますか？', '浜松市役所'],
])('in %s, "%s" is denied', (language, question, employer) => {
  const answer = ask(question, language)
  expect(answer).toContain(employer)
  expect(answer).toContain('Kehrbezirk Jena-Nord')
  expect(answer).not.toMatch(/Ja:|Yes|Oui|Sí|是的|はい/)
})

test('a job in the town is no job at its town hall, and stays one', () => {
  expect(ask('Hat sie in Jena gearbeitet?')).toContain('Jena')
})

test.each([
  ['Bildet sie aus?', 'Drei Lehrlinge'],
  ['Nimmt sie neue Anlagen ab?', 'Abnahme neuer Anlagen'],
])('the facts have "%s" as one word', (question, told) => {
  expect(ask(question)).toContain(told)
})

test('a word of the skills is told of the job that has its plural', () => {
  expect(ask('Kennt sie sich mit einem Kaminbrand aus?')).not.toContain('mit keiner Stelle')
})

test.each<[Language, string]>([
  ['de', 'Hat sie an der Handwerkskammer Erfurt unterrichtet?'],
  ['en', 'Did she teach at Handwerkskammer Erfurt?'],
  ['fr', 'A-t-elle enseigné à la Handwerkskammer Erfurt ?'],
  ['es', '¿Ha enseñado en la Handwerkskammer Erfurt?'],
  ['zh', '她在Handwerkskammer Erfurt教过书吗？'],
  ['ja', 'Handwerkskammer Erfurtで教えていましたか？'],
  ['ja', 'ヤマハで働いたことはありますか？'],
  ['zh', '她在雅马哈工作过吗？'],
])('in %s, "%s" gets no yes', (language, question) => {
  const answer = ask(question, language)
  expect(answer).toContain('Kehrbezirk Jena-Nord')
  expect(answer).not.toMatch(/^(?:Ja|Yes|Oui|Sí|是的|はい)/)
})

test.each<[Language, string]>([
  ['en', 'How long has she been a Bezirksschornsteinfegerin?'],
  ['de', 'Wie lange ist sie schon Bezirksschornsteinfegerin?'],
])('in %s, "%s" counts the jobs that are called so', (language, question) => {
  expect(ask(question, language)).toContain('2016')
})

test('what somebody does is no private matter', () => {
  expect(ask('Uteさんは何をしている人ですか？', 'ja')).toContain('Schornsteinfegermeisterin')
})
