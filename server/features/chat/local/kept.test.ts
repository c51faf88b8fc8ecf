/** Who asks what the site keeps of them is told, in every language; questions about work that keeps things are not. */
import { expect, test } from 'vitest'
import { assistantTexts } from '#content/interface/assistant-texts.ts'
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
