/** Who asks what the site keeps of them is told, in every language; questions about work that keeps things are not. */
import { expect, test } from 'vitest'
import { assistantTexts } from '#content/interface/assistant-texts.ts'
import { serverMessages } from '#content/interface/server-messages.ts'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const opening = (language: Language, key: 'keptChat' | 'keptMessage') =>
  assistantTexts[language].words[key].slice(0, 12)

test.each<[Language, string]>([
  ['en', 'Do you store what I type?'],
  ['en', 'Can Mara read this chat?'],
  ['en', 'is this conversation recorded'],
  ['de', 'Wird gespeichert, was ich hier schreibe?'],
  ['de', 'Liest hier jemand mit?'],
  ['de', 'Ist dieser Chat vertraulich?'],
  ['fr', 'Est-ce que vous conservez ce que j’écris ?'],
  ['fr', 'Cette conversation est-elle enregistrée ?'],
  ['es', '¿Guardan lo que escribo aquí?'],
  ['es', '¿Esta conversación se graba?'],
  ['zh', '我在这里写的内容会被保存吗？'],
  ['zh', '这段对话谁能看到？'],
  ['ja', 'ここに書いたことは保存されますか？'],
  ['ja', 'この会話は誰かに見られますか？'],
])('in %s what is kept of the chat is told: %s', (language, question) => {
  const { text } = ask(language, question)
  expect(text).toContain(opening(language, 'keptChat'))
  expect(text).toContain('180')
})

test.each<[Language, string]>([
  ['en', 'What happens to my message from the form?'],
  ['en', 'How long do you keep my data?'],
  ['de', 'Was passiert mit meiner Nachricht aus dem Formular?'],
  ['de', 'Welche Daten speichert ihr?'],
  ['fr', 'Si j’écris par le formulaire, que devient mon message ?'],
  ['fr', 'Quelles données conservez-vous ?'],
  ['es', '¿Qué hacen con mis datos?'],
  ['es', '¿Cuánto tiempo guardan mi correo?'],
  ['zh', '我的留言会怎么处理？'],
  ['zh', '你们收集哪些数据？'],
  ['ja', 'フォームのメッセージはどうなりますか？'],
  ['ja', '私の個人情報はいつまで保存されますか？'],
])('in %s what is kept of a message is told: %s', (language, question) => {
  expect(ask(language, question).text).toContain(opening(language, 'keptMessage'))
})

test.each<[Language, string, string]>([
  ['en', 'Does this site use cookies?', 'language that you choose'],
  ['de', 'Setzt diese Seite Cookies?', 'Cookies: '],
  ['fr', 'Ce site utilise-t-il des cookies ?', 'langue'],
  ['es', '¿Este sitio usa cookies?', 'idioma'],
  ['zh', '这个网站用 cookie 吗？', '语言'],
  ['ja', 'このサイトはクッキーを使いますか？', '言語'],
  ['en', 'Are you tracking me?', 'when the day is over'],
  ['de', 'Trackt ihr mich?', 'adresse'],
  ['fr', 'Est-ce que vous me pistez ?', 'adresse'],
  ['es', '¿Me rastrean?', 'dirección'],
  ['zh', '你们会跟踪我吗？', '地址'],
  ['ja', '私は追跡されていますか？', 'アドレス'],
])('in %s what is kept in the browser, and of a visit, is told: %s', (language, question, answer) => {
  expect(ask(language, question).text.toLowerCase()).toContain(answer.toLowerCase())
})

test.each<[Language, string]>([
  ['en', 'Does EPIC store what users type?'],
  ['en', 'How did she keep card data safe?'],
  ['en', 'Can you answer my question about Kafka?'],
  ['de', 'Wie lange wurden die Telemetriedaten gespeichert?'],
  ['fr', 'Combien de temps les données de cartes sont-elles conservées ?'],
  ['es', '¿Guarda EPIC las conversaciones?'],
  ['zh', 'EPIC 会保存对话吗？'],
  ['ja', 'EPICは会話を保存しますか？'],
])('in %s a question about the work is not taken for one about the visitor: %s', (language, question) => {
  const { text } = ask(language, question)
  for (const key of ['keptChat', 'keptMessage'] as const) expect(text).not.toContain(opening(language, key))
})

test.each<[Language, string, string, string]>([
  ['en', 'Do you store what I type in here?', 'and if I agree, how long?', 'Can I delete it?'],
  ['de', 'Wird dieser Chat gespeichert?', 'Und wenn ich zustimme, wie lange?', 'Kann ich das vorher löschen?'],
  ['fr', 'Qui lit nos échanges ?', 'et si j’accepte, combien de temps ?', 'je peux effacer ?'],
  ['es', '¿Guardan lo que escribo aquí?', '¿y si acepto, cuánto tiempo?', '¿puedo borrarlo?'],
  ['zh', '聊天记录会保存吗？', '同意的话保存多久？', '能删掉吗？'],
  ['ja', 'このチャットの内容は保存されますか？', '同意したらどのくらい？', '消せますか？'],
])('in %s what is asked on about the chat is answered about the chat: %s', (language, first, second, third) => {
  expect(ask(language, second, [first]).text).toContain(opening(language, 'keptChat'))
  expect(ask(language, third, [first, second]).text).toBe(assistantTexts[language].words.erase)
})

test.each<[Language, string]>([
  ['en', 'Is Mara Lindholm real? Fjordvane doesn’t come up on google'],
  ['en', 'Are these real numbers?'],
  ['de', 'Gibt es die Firma Fjordvane wirklich?'],
  ['de', 'Sind die Zahlen hier echt?'],
  ['fr', 'Ce sont de vrais chiffres tout ça ?'],
  ['fr', 'Mara existe vraiment ?'],
  ['es', '¿Mara existe de verdad?'],
  ['es', '¿Son reales estas cifras?'],
  ['zh', '网站上写的公司是真的吗？'],
  ['ja', 'Maraさんは実在の人物ですか？'],
])('in %s whether the site is real is answered as its pages say it: %s', (language, question) => {
  expect(ask(language, question).text).toBe(serverMessages[language].sample)
})

test.each<[Language, string]>([
  ['en', 'Is the scoring done in real time?'],
  ['en', 'What were the real results?'],
  ['de', 'Ist sie wirklich gut in Kubernetes?'],
  ['fr', 'Y a-t-il de vrais tests ?'],
  ['es', '¿Trabaja en tiempo real?'],
  ['zh', '听说她用过 Azure，是真的吗？'],
  ['ja', 'KlarmyntでAzureを使っていたと聞きましたが本当ですか'],
])('in %s a question about the work that has the word is answered from the work: %s', (language, question) => {
  expect(ask(language, question).text).not.toBe(serverMessages[language].sample)
})

test.each<[Language, string, string]>([
  ['en', 'who built you', 'which model do you use?'],
  ['de', 'Wer hat dich gebaut?', 'Welche KI steckt hinter diesem Chat?'],
  ['fr', 'Qui t’a programmé ?', 'Quel modèle tu utilises ?'],
  ['es', '¿Quién te ha creado?', '¿Qué modelo de IA usas?'],
  ['zh', '谁开发了你？', '你背后用的是什么模型？'],
  ['ja', '誰があなたを作ったのですか？', 'どのAIモデルを使っていますか？'],
])('in %s who made the assistant, and its model, are said not to be told: %s', (language, maker, model) => {
  const { words } = assistantTexts[language]
  expect(ask(language, maker).text.slice(0, 12)).toBe(words.builtBy.replace('{{assistant}}', 'Ida').slice(0, 12))
  expect(ask(language, model).text.slice(-12)).toBe(words.model.slice(-12))
})
