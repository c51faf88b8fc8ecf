/** What everybody asks of a piece of work after it was told: asked in six languages, answered of that very work or said not to be told. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const about: Record<Language, { epic: string; fraud: string }> = {
  en: { epic: 'Tell me about EPIC', fraud: 'Tell me about the fraud detection system' },
  es: { epic: 'Háblame de EPIC', fraud: 'Cuéntame del sistema antifraude' },
  fr: { epic: "Parlez-moi d'EPIC", fraud: 'Parlez-moi du système antifraude' },
  de: { epic: 'Erzähl mir von EPIC', fraud: 'Erzähl mir vom Betrugsprojekt' },
  zh: { epic: '介绍一下EPIC', fraud: '介绍一下欺诈检测系统' },
  ja: { epic: 'EPICについて教えて', fraud: '不正検知システムについて教えて' },
}

const untold: [Language, string[]][] = [
  ['en', ['Is it still running?', 'Can I see the code?', 'Who runs it now?', "What's next for it?"]],
  [
    'es',
    ['¿Sigue en uso?', '¿Se puede ver el código?', '¿Quién lo mantiene ahora?', '¿Cuáles son los próximos pasos?'],
  ],
  ['fr', ['Ça tourne encore ?', 'On peut voir le code ?', "Qui s'en occupe maintenant ?", 'Quelle est la suite ?']],
  ['de', ['Läuft das heute noch?', 'Kann man den Code sehen?', 'Wer betreibt das jetzt?', 'Wie geht es damit weiter?']],
  ['zh', ['现在还在用吗？', '能看代码吗？', '现在谁在维护？', '后续计划是什么？']],
  ['ja', ['今も使われていますか？', 'コードは公開されていますか？', '今は誰が運用していますか？', '今後の予定は？']],
]

test.each(untold.flatMap(([language, questions]) => questions.map((question) => [language, question] as const)))(
  'in %s “%s” is not answered by another fact of the work, but with when it was done',
  (language, question) => {
    const { answered, text } = ask(language, question, [about[language].fraud])
    expect(answered).toBe(false)
    expect(text).toContain('Klarmynt')
  },
)

const told: [Language, 'epic' | 'fraud', question: string, says: RegExp][] = [
  ['en', 'fraud', 'Were there alternatives?', /neural network/],
  ['es', 'fraud', '¿Hubo alternativas?', /red neuronal/],
  ['fr', 'fraud', 'Y avait-il des alternatives ?', /réseau de neurones/],
  ['de', 'fraud', 'Gab es Alternativen?', /neuronales Netz/],
  ['zh', 'fraud', '有没有别的方案？', /神经网络/],
  ['ja', 'fraud', 'ほかの選択肢はありましたか？', /ニューラルネットワーク/],
  ['en', 'fraud', 'Did the customers like it?', /^Tomasz Wierzbicki/],
  ['es', 'fraud', '¿Les gustó a los clientes?', /^Tomasz Wierzbicki/],
  ['fr', 'fraud', 'Les clients étaient contents ?', /^Tomasz Wierzbicki/],
  ['de', 'fraud', 'Waren die Kunden zufrieden?', /^Tomasz Wierzbicki/],
  ['zh', 'fraud', '客户满意吗？', /^Tomasz Wierzbicki/],
  ['ja', 'fraud', '利用者の反応は？', /^Tomasz Wierzbicki/],
  ['en', 'epic', "Explain it to me like I'm five", /^EPIC lets 6,200 staff/],
  ['es', 'epic', 'Explícamelo en palabras sencillas', /6200 empleados/],
  ['fr', 'epic', 'Expliquez-moi en termes simples', /^Avec EPIC/],
  ['de', 'epic', 'Erklär mir das in einfachen Worten', /^Mit EPIC/],
  ['zh', 'epic', '用大白话讲讲', /^EPIC/],
  ['ja', 'epic', 'わかりやすく説明して', /^EPIC/],
  ['en', 'fraud', 'What was her role in it?', /Lead Machine Learning Engineer at Klarmynt/],
  ['es', 'fraud', '¿Cuál fue su papel?', /Klarmynt/],
  ['fr', 'fraud', 'Quel était son rôle ?', /Klarmynt/],
  ['de', 'fraud', 'Was war ihre Rolle?', /Lead Machine Learning Engineer/],
  ['zh', 'fraud', '她担任什么角色？', /机器学习工程主管/],
  ['ja', 'fraud', '彼女の役割は？', /リード機械学習エンジニア/],
  ['en', 'epic', 'What did she learn from it?', /settle access before speed/],
  ['es', 'epic', '¿Qué haría diferente hoy?', /caché/],
  ['fr', 'epic', "Qu'a-t-elle appris ?", /cache/],
  ['de', 'epic', 'Was würde sie heute anders machen?', /Cache/],
  ['zh', 'epic', '她学到了什么？', /缓存/],
  ['ja', 'epic', '今なら何を変えますか？', /キャッシュ/],
  ['en', 'fraud', 'Why that stack?', /Kafka/],
  ['es', 'fraud', '¿Por qué esas tecnologías?', /Kafka/],
  ['fr', 'fraud', 'Pourquoi ces technologies ?', /Kafka/],
  ['de', 'fraud', 'Warum diese Technologien?', /Kafka/],
  ['zh', 'fraud', '为什么选这些技术？', /Kafka/],
  ['ja', 'fraud', 'なぜその技術を選んだのですか？', /Kafka/],
  ['en', 'epic', 'Where can I read more?', /^EPIC lets/],
  ['es', 'epic', '¿Dónde puedo leer más?', /EPIC/],
  ['fr', 'epic', 'Où en savoir plus ?', /EPIC/],
  ['de', 'epic', 'Wo kann ich mehr lesen?', /EPIC/],
  ['zh', 'epic', '哪里可以看到更多？', /EPIC/],
  ['ja', 'epic', 'どこで詳しく読めますか？', /EPIC/],
]

test.each(told)('in %s, after %s: “%s”', (language, work, question, says) => {
  const { answered, text } = ask(language, question, [about[language][work]])
  expect(answered).toBe(true)
  expect(text).toMatch(says)
})

test.each([
  ['en', 'Show me its architecture'],
  ['en', 'Can you draw it?'],
  ['es', 'Muéstrame su arquitectura'],
  ['fr', 'Montrez-moi son architecture'],
  ['de', 'Zeig mir die Architektur'],
  ['zh', '画一下它的架构'],
  ['ja', 'アーキテクチャを見せて'],
] as const)('in %s “%s” draws the work that was told', (language, question) => {
  expect(ask(language, question, [about[language].fraud]).systemDiagram?.project).toBe('fraud-detection-system')
})

test('what another work taught is told as what comes nearest, and not as an answer', () => {
  const { answered, text } = ask('en', 'What would she do differently today?', [about.en.fraud])
  expect(answered).toBe(false)
  expect(text).toMatch(/^I find no answer to that here.+settle access before speed/)
})

test('others’ words are no answer to what people at one employer said', () => {
  const { answered, text } = ask('en', 'What did people there say about her?', ['Tell me about Vindtal Energy'])
  expect(answered).toBe(false)
  expect(text).not.toContain('Henrik')
})

test.each(['Could she teach it?', 'Could she do it?'])(
  '“%s” after a tool was told compares nobody with a position',
  (question) => {
    const { text } = ask('en', question, ['Does she know Kubernetes?'])
    expect(text).not.toContain('[FIT_ASSESSMENT]')
  },
)

test('whether somebody would fit a role is still a comparison', () => {
  expect(ask('en', 'Would she fit this role?', ['Tell me about EPIC']).markers).toContain('FIT_ASSESSMENT')
})

test.each([
  ['en', 'I want to take a fit assessment'],
  ['en', 'I need a fit assessment'],
  ['fr', 'Je voudrais faire une évaluation d’adéquation'],
  ['es', 'Quiero hacer una evaluación de encaje'],
  ['zh', '我想做匹配度评估'],
  ['ja', '適性診断を受けたい'],
] as const)('in %s “%s” is no need that a service answers', (language, message) => {
  expect(ask(language, message).markers).toContain('FIT_ASSESSMENT')
})

test.each([
  ['zh', '我要导览', 'START_TOUR_GUIDE'],
  ['zh', '我想要导览', 'START_TOUR_GUIDE'],
  ['zh', '停止导览', 'STOP_TOUR_GUIDE'],
  ['zh', '不要导览了', 'STOP_TOUR_GUIDE'],
  ['ja', 'ツアーをしたい', 'START_TOUR_GUIDE'],
  ['ja', 'ツアーをやめて', 'STOP_TOUR_GUIDE'],
  ['en', 'I have had enough of the tour', 'STOP_TOUR_GUIDE'],
] as const)('in %s “%s” begins or ends the tour as it is meant', (language, message, marker) => {
  expect(ask(language, message).markers).toContain(marker)
})

test.each([
  ['en', 'go to writing'],
  ['en', 'open the articles'],
  ['es', 'Abre la página de artículos'],
  ['fr', 'Ouvre la page des articles'],
  ['de', 'Gehe zu den Artikeln'],
  ['zh', '打开文章页面'],
  ['ja', '記事のページを開いて'],
] as const)('in %s “%s” leads to the articles, and to no other part of the page', (language, message) => {
  const { markers, citations } = ask(language, message)
  expect(markers).not.toContain('SCROLL')
  expect(citations.some(({ anchor }) => anchor.startsWith('/writing/'))).toBe(true)
})

const users: [Language, string][] = [
  ['en', 'who uses it?'],
  ['en', "who's it for?"],
  ['es', '¿quién lo usa?'],
  ['fr', 'qui s’en sert ?'],
  ['de', 'wer benutzt das?'],
  ['zh', '都是谁在用啊'],
  ['ja', '誰が使ってるの'],
]

test.each(users)(
  'in %s “%s” is told by what the work is and for whom, and not by who the assistant is',
  (language, question) => {
    expect(ask(language, question, [about[language].epic]).text).toMatch(/6[.,\s\u202f]?200/)
  },
)

const costs: [Language, string][] = [
  ['en', 'so what did it cost'],
  ['es', 'y cuánto costó'],
  ['fr', 'et ça a coûté combien'],
  ['de', 'und was hat das gekostet'],
  ['zh', '那花了多少钱'],
  ['ja', 'で、いくらかかったの'],
]

test.each(costs)('in %s “%s” is not told here; what of its cost is told comes nearest', (language, question) => {
  const { answered, text } = ask(language, question, [about[language].epic])
  expect(answered).toBe(false)
  expect(text).toMatch(/57\s?%/)
})
