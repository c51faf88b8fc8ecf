/** What owners state, of themselves and of what they offer, is told in each language; and no more than that is said of it. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { mountainGuide } from '#tests/builders/owners/mountain-guide.ts'
import { answerLocally } from '../../answer.ts'

const guides = {
  en: mountainGuide('en'),
  de: mountainGuide('de'),
  fr: mountainGuide('fr'),
  es: mountainGuide('es'),
  zh: mountainGuide('zh'),
  ja: mountainGuide('ja'),
}

function ask(language: Language, message: string): string {
  const asked = { message, history: [], role: 'unknown' as const, now: Date.UTC(2026, 10, 29) }
  return answerLocally(guides[language], asked).text
}

test.for([
  ['en', 'How many beds does Falkenhaus have?'],
  ['de', 'Wie viele Betten hat das Falkenhaus?'],
  ['fr', 'Combien de lits a le Falkenhaus ?'],
  ['es', '¿Cuántas camas tiene el Falkenhaus?'],
  ['zh', 'Falkenhaus有多少张床位？'],
  ['ja', 'Falkenhausのベッドは何台ですか？'],
] as const)('in %s what owners count of an employer is told where they tell of themselves', ([language, question]) => {
  expect(ask(language, question)).toMatch(/46/)
})

test.for([
  ['en', 'How many countries has she guided in?', 'How many tours has she led?'],
  ['de', 'In wie vielen Ländern war sie unterwegs?', 'Wie viele Touren hat sie geführt?'],
  ['fr', 'Dans combien de pays a-t-elle guidé ?', 'Combien de randonnées a-t-elle menées ?'],
  ['es', '¿En cuántos países ha guiado?', '¿Cuántas salidas ha llevado?'],
  ['zh', '她在多少个国家带过队？', '她带过多少次行程？'],
  ['ja', '何か国でガイドをしましたか？', 'ツアーは何回率いましたか？'],
] as const)('in %s the number that is told of all the work is the answer', ([language, countries, tours]) => {
  expect(ask(language, countries)).toMatch(/17/)
  expect(ask(language, tours)).toMatch(/1[.,\s\u00a0\u202f]?300/)
})

test.for([
  ['en', 'What was her biggest group?'],
  ['de', 'Was war ihre größte Gruppe?'],
  ['fr', 'Quel a été son plus grand groupe ?'],
  ['es', '¿Cuál fue su grupo más grande?'],
  ['zh', '她最大的团有多少人？'],
  ['ja', '最大の団体は何人でしたか？'],
] as const)('in %s what a fact calls the largest is told', ([language, question]) => {
  expect(ask(language, question)).toMatch(/85/)
})

test.for([
  ['en', 'How many people fit into an avalanche course?'],
  ['de', 'Wie viele Leute passen in einen Lawinenkurs?'],
  ['fr', 'Combien de personnes peuvent participer à un stage ?'],
  ['es', '¿Cuántas personas caben en un curso?'],
  ['zh', '一门课程最多能有多少人？'],
  ['ja', '講習には何人まで参加できますか？'],
] as const)('in %s people are counted of what is offered, and not as a team', ([language, question]) => {
  expect(ask(language, question)).toMatch(/14/)
})

test.for([
  ['en', 'How fast does she reply?'],
  ['de', 'Wie schnell antwortet sie?'],
  ['fr', 'En combien de temps répond-elle ?'],
  ['es', '¿En cuánto tiempo contesta?'],
  ['zh', '她多久会回复？'],
  ['ja', '返事はどのくらいで来ますか？'],
] as const)('in %s the promise of an answer is told', ([language, question]) => {
  expect(ask(language, question)).toMatch(/^(?=.*Ilse).*?(?:4|four|vier|quatre|cuatro)/)
})

test.for([
  ['en', 'How long has she been self-employed?'],
  ['de', 'Wie lange ist sie schon freiberuflich?'],
  ['fr', 'Depuis quand est-elle indépendante ?'],
  ['es', '¿Cuánto tiempo lleva como autónoma?'],
  ['zh', '她做自由职业多久了？'],
  ['ja', 'フリーランスになって何年ですか？'],
] as const)(
  'in %s the time of working for oneself is not that of all work, and no firm is called so',
  ([language, question]) => {
    const answer = ask(language, question)
    expect(answer).toMatch(/2015/)
    expect(answer).not.toMatch(/2007|at Self-employed|bei Selbstständig|chez Indépendante|en Autónoma/)
  },
)

test.for([
  ['en', 'Is she insured?', 'Does she have any insurance?', 'Has she got a driving licence?'],
  ['de', 'Ist sie versichert?', 'Hat sie eine Versicherung?', 'Hat sie einen Führerschein?'],
  ['fr', 'Est-elle assurée ?', 'A-t-elle une assurance ?', 'A-t-elle le permis de conduire ?'],
  ['es', '¿Tiene seguro?', '¿Tiene carné de conducir?'],
  ['zh', '她有保险吗？', '她有驾照吗？'],
  ['ja', '保険に入っていますか？', '運転免許はありますか？'],
] as const)(
  'in %s no certificate of the trade answers for an insurance or a driving licence',
  ([language, ...questions]) => {
    for (const question of questions) {
      const answer = ask(language, question)
      expect(answer).toContain('ilse@brandner.example')
      expect(answer).not.toMatch(/SLRG/)
    }
  },
)

test.for([
  ['en', 'Does she have a passport?', 'Does she have her own Land Rover?'],
  ['de', 'Hat sie einen Pass?', 'Hat sie einen eigenen Land Rover?'],
  ['fr', 'A-t-elle un passeport ?', 'A-t-elle son propre Land Rover ?'],
  ['es', '¿Tiene pasaporte?', '¿Tiene su propio Land Rover?'],
  ['zh', '她有护照吗？', '她有自己的路虎吗？'],
  ['ja', 'パスポートは持っていますか？', '自分のランドローバーを持っていますか？'],
] as const)('in %s what owners say that they have is no private matter', ([language, passport, car]) => {
  expect(ask(language, passport)).toMatch(/Swiss|Schweizer|suisse|suizo|瑞士|スイス/)
  expect(ask(language, car)).toMatch(/30/)
})

test.for([
  ['en', 'Has she got a carnet?'],
  ['es', '¿Tiene un cuaderno ATA?'],
  ['zh', '她有单证册吗？'],
  ['ja', 'カルネはありますか？'],
] as const)('in %s a word that some sentence has is not said to be found nowhere', ([language, question]) => {
  expect(ask(language, question)).not.toContain('ilse@brandner.example')
})

test.for([
  ['en', 'Does she use Recco?'],
  ['de', 'Kennt sie Recco?'],
  ['fr', 'Utilise-t-elle Recco ?'],
  ['es', '¿Usa Recco?'],
  ['zh', '她用Recco吗？'],
  ['ja', 'Reccoを使いますか？'],
] as const)('in %s a skill that is no more than a name is told in a sentence', ([language, question]) => {
  expect(ask(language, question)).not.toMatch(/(?:^|[.。\]] ?)Recco[.。]/)
})

test.for([
  ['en', 'Are dogs allowed at the hotel?'],
  ['de', 'Sind im Hotel Hunde erlaubt?'],
  ['fr', 'Les chiens sont-ils admis à l’hôtel ?'],
  ['es', '¿Admite perros el hotel?'],
] as const)(
  'in %s what an employer is does not name it, where the next one is that as well',
  ([language, question]) => {
    expect(ask(language, question)).not.toMatch(/^(?:Yes|Ja|Oui|Sí|She was|Sie war|Elle a|Fue)/)
  },
)

test.for([
  ['en', 'Is there anything gluten-free?'],
  ['fr', 'Y a-t-il des plats sans gluten ?'],
  ['es', '¿Hay opción sin gluten?'],
  ['zh', '有无麸质的选择吗？'],
  ['ja', 'グルテンフリーはありますか？'],
] as const)('in %s a thing that is missing is no gap between jobs', ([language, question]) => {
  expect(ask(language, question)).not.toMatch(/2007/)
})

test.for([
  ['en', 'Could she give a course in Italian?'],
  ['de', 'Könnte sie einen Kurs auf Italienisch geben?'],
  ['fr', 'Pourrait-elle donner un stage en italien ?'],
  ['es', '¿Podría dar un curso en italiano?'],
  ['ja', 'イタリア語で講習できますか？'],
] as const)('in %s that a language is spoken is no yes to a course in it', ([language, question]) => {
  const answer = ask(language, question)
  expect(answer).toMatch(/italien|italian|イタリア/i)
  expect(answer).not.toMatch(/^(?:Yes|Ja|Oui|Sí|はい)/)
})

test.for([
  ['en', 'Does she speak Italian?'],
  ['de', 'Spricht sie Italienisch?'],
  ['fr', 'Parle-t-elle italien ?'],
  ['es', '¿Habla italiano?'],
  ['ja', 'イタリア語を話しますか？'],
] as const)('in %s whether a language is spoken is answered by yes', ([language, question]) => {
  expect(ask(language, question)).toMatch(/^(?:Yes|Ja|Oui|Sí|はい)/)
})

test.for([
  ['en', 'Did she study snow?'],
  ['fr', 'A-t-elle étudié la neige ?'],
] as const)('in %s a field that is asked for hides no degree', ([language, question]) => {
  expect(ask(language, question)).toMatch(/CAS.*BSc/s)
})
