/** Whoever would rather talk to a person is told how to reach the owner, at any point of a conversation. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { ask } from '#tests/builders/assistant/questions.ts'

const wishes: [Language, string][] = [
  ['en', 'talk to a human'],
  ['en', 'Can I speak with Mara?'],
  ['en', 'I want to talk to a real person'],
  ['de', 'Ich möchte mit einem Menschen sprechen'],
  ['de', 'Kann ich mit Mara sprechen?'],
  ['fr', 'parler à un humain'],
  ['fr', 'Puis-je parler à une vraie personne ?'],
  ['es', 'Quiero hablar con una persona'],
  ['es', '¿Puedo hablar con Mara?'],
  ['zh', '我想和真人说话'],
  ['zh', '转人工'],
  ['ja', '人間と話したい'],
  ['ja', '担当者と話せますか'],
]

test.for(wishes)('a wish for a human leads to the owner, in %s: %s', ([language, message]) => {
  for (const before of [[], ['Hello', 'Python?']]) {
    const { text, markers, answered } = ask(language, message, before)
    expect(text).toContain('hello@mara-lindholm.example')
    expect(markers).toContain('SCROLL_TO_CONTACT')
    expect(answered).toBe(true)
  }
})

test.for([
  ['en', 'Am I talking to a human?'],
  ['de', 'Spreche ich mit einem Menschen?'],
  ['fr', 'Est-ce que je parle à un humain ?'],
  ['es', '¿Estoy hablando con una persona?'],
  ['zh', '你是真人吗？'],
  ['ja', 'あなたは人間ですか？'],
] as const)('whoever asks what it is, is told that it is a program, in %s', ([language, message]) => {
  expect(ask(language, message).markers).not.toContain('SCROLL_TO_CONTACT')
})
