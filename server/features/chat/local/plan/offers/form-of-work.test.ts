/** Whether somebody can be had freelance or part-time is told in the owner's words, and a contract that nobody tells of is said not to be told. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const own: Record<Language, RegExp> = {
  en: /freelance for one/,
  es: /por cuenta propia/,
  fr: /en indépendante/,
  de: /freiberuflich für/,
  zh: /自由职业/,
  ja: /フリーランスで/,
}

test.each<[Language, string]>([
  ['en', 'can i book her as a freelancer?'],
  ['en', 'part-time possible?'],
  ['es', '¿a tiempo parcial?'],
  ['fr', 'on peut la prendre en freelance ?'],
  ['de', 'kann man sie auch freiberuflich buchen?'],
  ['zh', '她接私活吗'],
  ['zh', '可以兼职吗'],
  ['ja', '業務委託は可能ですか'],
])('%s: %s', (language, question) => {
  expect(ask(language, question).text).toMatch(own[language])
})

test.each<[Language, string]>([
  ['en', 'Was she ever a freelancer?'],
  ['de', 'Hat sie früher freiberuflich gearbeitet?'],
])('%s: %s asks what once was', (language, question) => {
  expect(ask(language, question).text).not.toMatch(own[language])
})

test.each<[Language, string]>([
  ['en', 'can she sign an NDA?'],
  ['fr', 'elle signe un accord de confidentialité ?'],
  ['de', 'unterschreibt sie ein NDA?'],
  ['zh', '签保密协议吗'],
  ['ja', 'NDAは結べますか'],
])('%s: %s is not told here, and nothing else is told for it', (language, question) => {
  const { answered, citations } = ask(language, question)
  expect(answered).toBe(false)
  expect(citations).toEqual([])
})
