/** Employers that are called by what they are: the one that the facts call so is meant, and one that there never was is denied. */
import { expect, test } from 'vitest'
import type { ChatTurn } from '#contract/chat/chat.ts'
import { type Language, languages } from '#contract/language.ts'
import { openKnowledge } from '#server/knowledge/knowledge.ts'
import { knowledgeOfResume } from '#tests/builders/owners/imported-owner.ts'
import { answerLocally } from '../answer.ts'

/** What an employer is, who is in charge of what: a water company, a private bank, an insurer, a hospital with its project. */
const words: Record<Language, [string, string, string, string, string, string]> = {
  en: [
    'Supplies drinking water to 400,000 households.',
    'A private bank with 2,300 employees.',
    'An insurer for farmers.',
    'A hospital with 640 beds.',
    'Triage Board',
    'A board shows who waits how long.',
  ],
  de: [
    'Versorgt 400.000 Haushalte mit Trinkwasser.',
    'Eine Privatbank mit 2.300 Beschäftigten.',
    'Ein Versicherer für Landwirte.',
    'Ein Krankenhaus mit 640 Betten.',
    'Triagetafel',
    'Eine Tafel zeigt, wer wie lange wartet.',
  ],
  fr: [
    'Fournit l’eau potable à 400 000 foyers.',
    'Une banque privée de 2 300 employés.',
    'Un assureur pour agriculteurs.',
    'Un hôpital de 640 lits.',
    'Tableau de triage',
    'Un tableau montre qui attend.',
  ],
  es: [
    'Suministra agua potable a 400.000 hogares.',
    'Un banco privado con 2.300 empleados.',
    'Una aseguradora para agricultores.',
    'Un hospital de 640 camas.',
    'Tablero de triaje',
    'Un tablero muestra quién espera.',
  ],
  zh: [
    '为40万户家庭供应饮用水。',
    '一家拥有2300名员工的私人银行。',
    '一家面向农民的保险公司。',
    '一家有640张床位的医院。',
    '分诊看板',
    '看板显示谁等了多久。',
  ],
  ja: [
    '40万世帯に飲料水を供給しています。',
    '従業員2300人の民間銀行です。',
    '農家向けの保険会社です。',
    '640床の病院です。',
    'トリアージボード',
    '誰がどれだけ待っているかを示すボード。',
  ],
}

async function designerIn(language: Language) {
  const [water, bank, insurer, hospital, project, about] = words[language]
  return knowledgeOfResume(language, {
    basics: { name: 'Ines Tallgren', label: 'Designer', email: 'ines@tallgren.example', pronouns: 'she/her' },
    work: [
      { name: 'Quellwerk', position: 'Designer', startDate: '2021-04', summary: water },
      { name: 'Corvane', position: 'Designer', startDate: '2017-09', endDate: '2021-03', summary: bank },
      { name: 'Tillmark', position: 'Designer', startDate: '2014-02', endDate: '2017-08', summary: insurer },
      { name: 'Ysolde', position: 'Designer', startDate: '2011-01', endDate: '2014-01', summary: hospital },
    ],
    projects: [{ name: project, description: about, entity: 'Ysolde', startDate: '2012-03', endDate: '2012-08' }],
  })
}
const designers = new Map(await Promise.all(languages.map(async (one) => [one, await designerIn(one)] as const)))
const architect = openKnowledge()

function last(knowledge: typeof architect, language: Language, ...messages: string[]): string {
  const history: ChatTurn[] = []
  let answer = ''
  for (const message of messages) {
    const asked = { message, history: [...history], role: 'unknown' as const, now: Date.UTC(2026, 10) }
    answer = answerLocally(knowledge(language), asked).text
    history.push({ role: 'user', content: message }, { role: 'assistant', content: answer })
  }
  return answer
}
const designer = (language: Language) => {
  const knowledge = designers.get(language)
  if (!knowledge) throw new Error(`no designer in ${language}`)
  return knowledge
}

test.for([
  ['en', ['What did she do at the bank?'], /Corvane/],
  ['en', ['Did she work for an insurer?'], /^Yes.*Tillmark/],
  ['en', ['How long was she at the hospital?', 'And at the water company?'], /Quellwerk/],
  ['de', ['Was hat sie bei der Bank gemacht?'], /Corvane/],
  ['de', ['Hat sie für eine Versicherung gearbeitet?'], /^Ja.*Tillmark/],
  ['de', ['Wie lange war sie im Krankenhaus?', 'Und beim Wasserversorger?'], /Quellwerk/],
  ['fr', ['Qu’a-t-elle fait à la banque ?', 'Et avant ?'], /Avant Corvane.*Tillmark/],
  ['fr', ['A-t-elle travaillé pour une compagnie d’assurance ?'], /^Oui.*Tillmark/],
  ['es', ['¿Qué hizo en el banco?', '¿Y antes de eso?'], /Antes de Corvane.*Tillmark/],
  ['es', ['¿Trabajó para una compañía de seguros?'], /^Sí.*Tillmark/],
  ['zh', ['她在银行做了什么？'], /Corvane/],
  ['zh', ['她为保险公司工作过吗？'], /^是的.*Tillmark/],
  ['zh', ['她在医院待了多久？', '那自来水公司呢？'], /Quellwerk/],
  ['ja', ['銀行では何をしましたか', 'その前は？'], /Corvaneの前は、Tillmark/],
  ['ja', ['保険会社で働いたことはありますか'], /^はい.*Tillmark/],
  ['ja', ['病院には何年いましたか', 'では、水道会社では？'], /Quellwerk/],
] as const)('an employer is found by what it is: %s, %s', ([language, messages, told]) => {
  expect(last(designer(language), language, ...messages)).toMatch(told)
})

test.for([
  ['en', 'Tell me about the hospital project'],
  ['de', 'Erzähl mir vom Krankenhausprojekt'],
  ['fr', 'Parlez-moi du projet de l’hôpital'],
  ['es', 'Hábleme del proyecto del hospital'],
  ['zh', '介绍一下医院的项目'],
  ['ja', '病院のプロジェクトについて教えてください'],
] as const)('so is its project: %s', ([language, message]) => {
  expect(last(designer(language), language, message)).toContain(words[language][5])
})

test.for([
  ['en', 'What did she do at the bank?', 'none of the seven employers was a bank'],
  ['en', 'Was she ever at an insurance company?', 'none of the seven employers was an insurer'],
  ['de', 'Was hat sie bei der Bank gemacht?', 'keiner der sieben Arbeitgeber eine Bank'],
  ['de', 'Arbeitete sie in einem Krankenhaus?', 'keiner der sieben Arbeitgeber ein Krankenhaus'],
  ['fr', 'Qu’a-t-elle fait à la banque ?', 'aucun des sept employeurs n’est une banque'],
  ['es', '¿Trabajó en una aseguradora?', 'ninguno de los siete empleadores es una aseguradora'],
  ['zh', '她在银行工作过吗？', '7家雇主都不是银行'],
  ['ja', '病院での仕事は？', '7社の勤務先に病院はありません'],
] as const)('one that there never was is denied, and nothing else told: %s, %s', ([language, message, denied]) => {
  const answer = last(architect, language, message)
  expect(answer).toContain(denied)
  expect(answer).not.toMatch(/82|900|41/)
})

test('what was asked before an employer that there never was is not affirmed', () => {
  expect(last(architect, 'en', 'Did she work for a hospital before the travel agency?')).toContain('was a hospital')
})

test.for([
  ['en', 'Did the bank import save time?'],
  ['zh', '银行流水导入匹配了多少？'],
] as const)('a thing that has the word in it is no employer: %s', ([language, message]) => {
  expect(last(architect, language, message)).not.toMatch(/seven employers|7家雇主/)
})
