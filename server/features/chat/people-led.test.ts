/** A number of people that is asked for is compared with the teams that were led, in digits and in words. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { answerLocally } from '#server/features/chat/local/answer.ts'
import { ask } from '#tests/builders/assistant/questions.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'

const no: Record<Language, RegExp> = {
  en: /^No:/,
  de: /^Nein:/,
  fr: /^Non\s:/u,
  es: /^No:/,
  zh: /^没有/,
  ja: /^いいえ/,
}
const yes: Record<Language, RegExp> = { en: /^Yes:/, de: /^Ja:/, fr: /^Oui\s:/u, es: /^Sí:/, zh: /^是的/, ja: /^はい/ }

test.for<[Language, string]>([
  ['en', 'Has she led more than 20 people?'],
  ['en', 'Was she ever in charge of a dozen people?'],
  ['en', 'Has she led more than eight people?'],
  ['de', 'Hat sie mindestens zwölf Mitarbeitende geführt?'],
  ['de', 'Hat sie schon ein Team von zwanzig Personen geleitet?'],
  ['fr', 'A-t-elle dirigé plus de 20 personnes ?'],
  ['fr', 'A-t-elle eu au moins quinze personnes sous sa responsabilité ?'],
  ['es', '¿Ha dirigido a más de 20 personas?'],
  ['es', '¿Ha liderado un equipo de veinte?'],
  ['zh', '她管理过超过二十个人吗？'],
  ['ja', '部下は10人以上いましたか？'],
])('more people than were led are denied, in %s: %s', ([language, message]) => {
  expect(ask(language, message).text).toMatch(no[language])
})

test.for<[Language, string]>([
  ['en', 'Has she led more than five people?'],
  ['en', 'Has she led fewer than ten people?'],
  ['de', 'Hat sie mehr als drei Leute geführt?'],
  ['fr', 'A-t-elle dirigé plus de trois personnes ?'],
  ['es', '¿Ha dirigido a más de cinco personas?'],
  ['zh', '她带过五个人以上的团队吗？'],
  ['ja', '5人以上のチームを率いたことはありますか？'],
])('as many people as were led are confirmed, in %s: %s', ([language, message]) => {
  expect(ask(language, message).text).toMatch(yes[language])
})

test.for<[Language, string]>([
  ['en', 'Could she lead a team of 50?'],
  ['de', 'Kann sie ein 50-köpfiges Team führen?'],
  ['fr', 'Peut-elle diriger une équipe de 50 personnes ?'],
  ['es', '¿Podría dirigir un equipo de cincuenta personas?'],
  ['zh', '她能带50人的团队吗？'],
  ['ja', '五十人のチームをまとめられますか'],
])('that nobody led as many does not say that nobody could, in %s', ([language, message]) => {
  const { text } = ask(language, message)
  expect(text).not.toMatch(no[language])
  expect(text).not.toMatch(yes[language])
  expect(text).toContain('Hyllemark')
})

test('whose team was larger, of another trade, has led as many', async () => {
  const resume = {
    basics: { name: 'Ida Berg', label: 'Ward manager', email: 'ida@berg.example', pronouns: 'she/her' },
    work: [
      {
        name: 'Norra Hospital',
        position: 'Ward manager',
        startDate: '2018-02',
        highlights: ['Led a team of 24 nurses'],
      },
    ],
  }
  const knowledge = (await knowledgeOfResume('en', resume))('en')
  const answer = (message: string) =>
    answerLocally(knowledge, { message, history: [], role: 'unknown', now: Date.UTC(2026, 10) }).text
  expect(answer('Has she led more than twenty people?')).toMatch(yes.en)
  expect(answer('Has she led thirty people?')).toMatch(no.en)
})

test.for<[Language, string, string, string]>([
  ['en', 'I manage a studio with seven people.', 'How many people does she lead?', 'seven|7'],
  ['de', 'Ich führe sieben Leute und das Lager.', 'Wie viele Leute führt sie?', 'sieben|7'],
  ['es', 'Dirijo un taller de siete personas y el almacén.', '¿Cuántas personas dirige?', 'siete|7'],
  ['fr', 'Je dirige un atelier de sept personnes.', 'Combien de personnes dirige-t-elle ?', 'sept|7'],
])('who tells of leading as “I” has led, in %s', async ([language, summary, question, seven]) => {
  const tailor = await knowledgeOfResume(language, {
    basics: { name: 'Iratxe Goñi', label: 'X', email: 'i@goni.example', summary: 'Y.' },
    work: [{ name: 'Arriaga', position: 'Z', startDate: '2017', summary }],
  })
  const request = { message: question, history: [], role: 'unknown' as const, now: Date.UTC(2026, 10) }
  expect(answerLocally(tailor(language), request).text).toMatch(new RegExp(seven, 'i'))
})
