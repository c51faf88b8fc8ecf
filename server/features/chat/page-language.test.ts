/** Whoever wants the page in another language gets it, or is told where to choose one, in the language that they write in. */
import { expect, test } from 'vitest'
import { readMarkers } from '#contract/chat/markers.ts'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const told: Record<Language, RegExp> = {
  en: /top of the page/,
  de: /oben auf der Seite/,
  fr: /en haut de la page/,
  es: /parte superior de la página/,
  zh: /页面顶部/,
  ja: /ページ上部/,
}

const now: Record<Language, RegExp> = {
  en: /in [A-Z]\w+ now/,
  de: /jetzt auf [A-Z]/,
  fr: /maintenant en \p{L}/u,
  es: /ahora en \p{L}/u,
  zh: /现在显示/,
  ja: /にしました/,
}

/** They ask how, or whether the assistant speaks it. */
const namesNone = new Set([
  'change language',
  'How do I change the language of this page?',
  'do you speak Japanese?',
  'sprichst du auch Spanisch?',
  '¿hablas japonés?',
  '怎么切换语言？',
])

test.for<[Language, string]>([
  ['en', 'Put the site into French'],
  ['en', 'change language'],
  ['en', 'Can I see this page in Japanese?'],
  ['en', 'How do I change the language of this page?'],
  ['de', 'Stell die Seite auf Englisch um'],
  ['de', 'Gibt es diese Website auch auf Spanisch?'],
  ['de', 'ich hätte die Webseite gern auf Chinesisch'],
  ['fr', 'Mets le site en anglais'],
  ['fr', 'Change la langue en allemand'],
  ['fr', 'Parle-moi en espagnol'],
  ['es', 'Cambia el idioma a inglés'],
  ['es', '¿Está este sitio en alemán?'],
  ['zh', '把网站切换成英文'],
  ['zh', '怎么切换语言？'],
  ['ja', 'サイトを英語に切り替えて'],
  ['ja', 'このページはフランス語で読めますか？'],
  ['en', 'ok, back to English please'],
  ['en', 'can we continue in German?'],
  ['en', 'is there a spanish version'],
  ['en', 'do you speak Japanese?'],
  ['de', 'Zurück auf Deutsch bitte'],
  ['de', 'können wir auf Englisch weitermachen?'],
  ['de', 'sprichst du auch Spanisch?'],
  ['fr', 'on peut continuer en anglais ?'],
  ['fr', 'revenez au français svp'],
  ['es', '¿podemos seguir en inglés?'],
  ['es', '¿hablas japonés?'],
  ['zh', '还是用中文吧'],
  ['zh', '可以用英文继续吗'],
  ['ja', '日本語に戻してください'],
  ['ja', '英語で続けてもいいですか'],
])(
  'a wish for another language puts the page into it, or leads to the choice of one, in %s: %s',
  ([language, message]) => {
    const { text, markers } = ask(language, message)
    const { orders, actions } = readMarkers(markers)
    expect(text).toMatch(orders.length > 0 ? now[language] : told[language])
    expect(actions).toEqual([])
    expect(orders.length).toBe(namesNone.has(message) ? 0 : 1)
  },
)

test.for<[Language, string]>([
  ['en', 'Does she speak French?'],
  ['en', 'Can she switch to German in a meeting?'],
  ['en', 'I want the résumé in German'],
  ['en', 'English?'],
  ['en', 'Could she go on in German?'],
  ['en', 'do you speak Danish?'],
  ['de', 'Spricht sie Englisch?'],
  ['de', 'Und Deutsch?'],
  ['ja', 'ドイツ語は話せますか'],
  ['de', 'Ich möchte den Lebenslauf auf Englisch'],
  ['fr', 'Parle-t-elle anglais ?'],
  ['fr', 'Envoie-moi le CV en anglais'],
  ['es', '¿Habla francés?'],
  ['zh', '她会说英文吗？'],
  ['ja', '彼女は英語を話せますか？'],
])('what the owner speaks, and a résumé in a language, are no such wish, in %s: %s', ([language, message]) => {
  expect(ask(language, message).text).not.toContain(told[language])
})
