import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { assistantTexts } from '#content/interface/assistant-texts.ts'
import { chatReply } from '#contract/chat/chat.ts'
import { type Language, languages } from '#contract/language.ts'
import { expectDefined } from '#tests/builders/defined.ts'
import { buildApp } from '#tests/servers/app.ts'
import { engines } from '#tests/servers/database.ts'
import { postJson } from '#tests/servers/requests.ts'

type Kind = 'greeting' | 'thanks' | 'goodbye' | 'who' | 'insult' | 'unclear' | 'otherLanguage'

const said: Record<Language, Partial<Record<Kind, string[]>>> = {
  en: {
    greeting: ['Hi!', 'Hello Mara 👋', 'Good morning, hello!'],
    thanks: ['Thanks!!', 'Hi, thank you'],
    goodbye: ['Thanks, bye'],
    who: ['Are you a bot?'],
    insult: ['You idiot'],
  },
  de: {
    greeting: ['Guten Tag!', 'Hallo Mara'],
    thanks: ['Vielen Dank!'],
    goodbye: ['Danke, tschüss'],
    who: ['Wer bist du?'],
    insult: ['Du Trottel'],
  },
  fr: {
    greeting: ['Bonjour !', 'Salut Mara'],
    thanks: ['Merci beaucoup !'],
    goodbye: ['Merci, au revoir'],
    who: ['Qui êtes-vous ?'],
    insult: ['Espèce de crétin'],
  },
  es: {
    greeting: ['¡Hola!', 'Buenos días, Mara'],
    thanks: ['¡Muchas gracias!'],
    goodbye: ['Gracias, hasta luego'],
    who: ['¿Quién eres?'],
    insult: ['Eres idiota'],
  },
  zh: {
    greeting: ['你好！', '您好，Mara'],
    thanks: ['谢谢！'],
    goodbye: ['谢谢，再见'],
    who: ['你是谁？'],
    insult: ['你是傻瓜'],
  },
  ja: {
    greeting: ['こんにちは！', 'こんにちは、Mara'],
    thanks: ['ありがとうございます！'],
    goodbye: ['ありがとう、さようなら'],
    who: ['あなたは誰ですか？'],
    insult: ['バカ'],
  },
}
/** In every language alike. */
const noise = ['🙂🙂', 'x', '?!', 'a'.repeat(4000), 'asdfghjkl', '…']

test.each(languages)('what is no question is met sensibly (%s)', async (language) => {
  const site = await buildApp(expectDefined(engines[0]))
  const { words } = assistantTexts[language]
  const expected = {
    ...said[language],
    unclear: noise,
    otherLanguage: ['Что она умеет делать?', '그녀는 어떤 일을 했나요?'],
  }
  for (const [kind, messages] of Object.entries(expected)) {
    for (const message of messages) {
      const response = await postJson(site.app, '/api/chat', { message, language })
      const reply = z.parse(chatReply, await response.json())
      const start = expectDefined(words[kind as Kind].split('{{')[0])
      expect(reply.response, `${kind}: ${message.slice(0, 40)}`).toContain(start)
      expect(reply.citations).toEqual([])
    }
  }
})
