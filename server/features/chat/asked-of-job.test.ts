/** What everybody asks of a job after it was told: asked in six languages, answered of that very job or said not to be told. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const about: Record<Language, string> = {
  en: 'Tell me about Vindtal Energy',
  es: 'Háblame de Vindtal Energy',
  fr: 'Parlez-moi de Vindtal Energy',
  de: 'Erzähl mir von Vindtal Energy',
  zh: '介绍一下Vindtal Energy',
  ja: 'Vindtal Energyについて教えて',
}

const untold: [Language, string[]][] = [
  [
    'en',
    [
      'Did she like it there?',
      'Who did she report to?',
      'Was she promoted there?',
      'Was it full-time?',
      'Was she an employee or a contractor?',
      'Would she go back?',
      'What did she learn there?',
      'Why did she join them?',
      'What was the hardest part?',
    ],
  ],
  [
    'es',
    [
      '¿Le gustó?',
      '¿Quién era su jefe?',
      '¿La ascendieron?',
      '¿Era a tiempo completo?',
      '¿Era empleada o autónoma?',
      '¿Volvería?',
      '¿Qué aprendió allí?',
      '¿Por qué entró?',
      '¿Qué fue lo más difícil?',
    ],
  ],
  [
    'fr',
    [
      'Ça lui a plu ?',
      'Qui était son chef ?',
      'A-t-elle été promue ?',
      "C'était à temps plein ?",
      'Elle était salariée ou freelance ?',
      'Elle y retournerait ?',
      "Qu'a-t-elle appris là-bas ?",
      "Pourquoi l'a-t-elle rejoint ?",
      "Qu'est-ce qui a été le plus difficile ?",
    ],
  ],
  [
    'de',
    [
      'Hat es ihr dort gefallen?',
      'Wer war ihr Chef?',
      'Wurde sie dort befördert?',
      'War das Vollzeit?',
      'War sie angestellt oder freiberuflich?',
      'Würde sie dorthin zurückgehen?',
      'Was hat sie dort gelernt?',
      'Warum hat sie dort angefangen?',
      'Was war das Schwierigste?',
    ],
  ],
  [
    'zh',
    [
      '她喜欢那里的工作吗？',
      '她的上司是谁？',
      '她升职了吗？',
      '当时是全职吗？',
      '她是正式员工还是自由职业？',
      '她会回去吗？',
      '她在那里学到了什么？',
      '她为什么加入？',
      '最难的是什么？',
    ],
  ],
  [
    'ja',
    [
      '楽しかったですか？',
      '上司は誰でしたか？',
      '昇進しましたか？',
      'フルタイムでしたか？',
      '正社員でしたか、業務委託でしたか？',
      'また戻りたいと思いますか？',
      'そこで何を学びましたか？',
      'なぜ入社したのですか？',
      '一番大変だったことは？',
    ],
  ],
]

test.each(untold.flatMap(([language, questions]) => questions.map((question) => [language, question] as const)))(
  'in %s “%s” is said not to be told of the job, and not answered from another',
  (language, question) => {
    const { answered, text } = ask(language, question, [about[language]])
    expect(answered).toBe(false)
    expect(text).not.toMatch(/EPIC|Klarmynt|Hyllemark/)
  },
)

const elsewhere: [Language, string, RegExp][] = [
  ['en', 'What is she most proud of there?', /^For Vindtal Energy this site does not tell that\./],
  ['es', '¿De qué está más orgullosa allí?', /^De Vindtal Energy este sitio no lo cuenta\./],
  ['fr', 'De quoi est-elle la plus fière là-bas ?', /^Pour Vindtal Energy, ce site ne le dit pas\./],
  ['de', 'Worauf ist sie dort am meisten stolz?', /^Für Vindtal Energy steht das hier nicht\./],
  ['zh', '她在那里最自豪的是什么？', /^关于 Vindtal Energy，本站没有说明这一点。/],
  ['ja', 'そこで一番誇りに思うことは？', /^Vindtal Energyについては、その記載はありません。/],
]

test.each(elsewhere)('in %s “%s” says that the owner’s answer is of another place', (language, question, says) => {
  expect(ask(language, question, [about[language]]).text).toMatch(says)
})

const left: [Language, string, RegExp][] = [
  ['en', 'Does she still work there?', /^No: .*2017.*Fjordvane/],
  ['es', '¿Sigue trabajando allí?', /^No: .*2017.*Fjordvane/],
  ['fr', 'Elle y travaille encore ?', /^Non.: .*2017.*Fjordvane/],
  ['de', 'Arbeitet sie noch dort?', /^Nein: .*2017.*Fjordvane/],
  ['zh', '她还在那里工作吗？', /^不.*2017.*Fjordvane/],
  ['ja', '今もそこで働いていますか？', /^いいえ.*2017.*Fjordvane/],
]

test.each(left)('in %s “%s” is no for a job that ended', (language, question, says) => {
  expect(ask(language, question, [about[language]]).text).toMatch(says)
})

const notOfMatter: [Language, string, RegExp][] = [
  ['en', 'Did she work with customers there?', /^For Vindtal Energy I find nothing about “customers”/],
  ['de', 'Hatte sie dort mit Kunden zu tun?', /^Zu „Kunden“ finde ich hier für Vindtal Energy nichts/],
  ['zh', '她在那里接触客户吗？', /^关于 Vindtal Energy，我在这里没有找到“客户”/],
]

test.each(notOfMatter)('in %s “%s” is no yes because of another employer', (language, question, says) => {
  expect(ask(language, question, [about[language]]).text).toMatch(says)
})

const business: [Language, string, RegExp][] = [
  ['en', 'What does the company do?', /wind turbines/],
  ['es', '¿A qué se dedica la empresa?', /aerogeneradores/],
  ['fr', 'Que fait cette entreprise ?', /éoliennes/],
  ['de', 'Was macht die Firma?', /Windkraftanlagen/],
  ['zh', '这家公司是做什么的？', /风力发电/],
  ['ja', '何の会社ですか？', /風力タービン/],
]

test.each(business)('in %s “%s” is answered from what the job was', (language, question, says) => {
  expect(ask(language, question, [about[language]]).text).toMatch(says)
})

const pay: [Language, string][] = [
  ['en', 'What did she earn there?'],
  ['es', '¿Cuánto ganaba?'],
  ['fr', 'Combien gagnait-elle ?'],
  ['de', 'Was hat sie dort verdient?'],
  ['zh', '她当时工资多少？'],
  ['ja', '給料はいくらでしたか？'],
]

test.each(pay)('in %s “%s” is not answered with figures of the work', (language, question) => {
  const { answered, text } = ask(language, question, [about[language]])
  expect(answered).toBe(false)
  expect(text).not.toMatch(/46/)
})

test('Whether a firm is large is asked of the employer, and takes nobody to another project', () => {
  expect(ask('fr', "C'est une grande entreprise ?", [about.fr]).text).toContain('Vindtal Energy')
  expect(ask('es', '¿Es una empresa grande?', [about.es]).text).toContain('Vindtal Energy')
})

test('What was hardest in a job with a project is the challenge of that, and whether people are led is told by the facts', () => {
  expect(ask('en', 'What was the hardest part?', ['Tell me about Klarmynt Payments']).text).toMatch(/1,100/)
  expect(ask('en', 'Does she lead people?').text).toMatch(/^Yes: .*Hyllemark Retail/)
})
