/** What is asked of the assistant and of the page, and not of the owner; and what only asks to hear an answer again. */
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const repeats = {
  en: ['Could you repeat that?', 'Say that again please', 'once more'],
  es: ['¿Puedes repetir?', 'repítelo por favor', 'otra vez, por favor'],
  fr: ['Tu peux répéter ?', 'Répétez, s’il vous plaît'.replace('’', "'"), 'encore une fois'],
  de: ['Kannst du das bitte wiederholen?', 'noch einmal bitte', 'Wie bitte?'],
  zh: ['能再说一遍吗？', '请重复一下', '再说一次'],
  ja: ['もう一度言ってください', '繰り返してもらえますか', 'もう一度お願いします'],
}

const asked = {
  en: ['Where does she live?', 'Are you ChatGPT?', 'Which model are you?'],
  es: ['¿Dónde vive?', '¿Eres ChatGPT?', '¿Qué modelo eres?'],
  fr: ['Où habite-t-elle ?', 'Es-tu ChatGPT ?', 'Quel modèle es-tu ?'],
  de: ['Wo wohnt sie?', 'Bist du ChatGPT?', 'Welches Modell bist du?'],
  zh: ['她住在哪里？', '你是ChatGPT吗？', '你是什么模型？'],
  ja: ['どこに住んでいますか？', 'あなたはChatGPTですか？', 'どのモデルですか？'],
} as const

test.each(languages)('an answer is said again to whoever asks for that (%s)', (language) => {
  const [first] = asked[language]
  const { text } = ask(language, first)
  for (const again of repeats[language]) expect(ask(language, again, [first]).text).toBe(text)
})

test.each(languages)('what follows a repeated answer follows the answer (%s)', (language) => {
  const more = {
    en: 'And before that?',
    es: '¿Y antes?',
    fr: 'Et avant ?',
    de: 'Und davor?',
    zh: '在那之前呢？',
    ja: 'その前は？',
  }
  const before = ['Klarmynt']
  const [again = ''] = repeats[language]
  expect(ask(language, more[language], [...before, again]).text).toBe(ask(language, more[language], before).text)
})

test.each(languages)('which product the assistant is, is asked of the assistant (%s)', (language) => {
  const { words } = knowledgeOf(language)
  const [, product, model] = asked[language]
  for (const question of [product, model]) expect(ask(language, question).text).toContain(words.model.slice(-20))
})

test('what the owner has used is asked of the owner still', () => {
  expect(ask('en', 'Has she used OpenAI?').text).toContain('OpenAI')
})
