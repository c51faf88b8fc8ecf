import { expect, test } from 'vitest'
import { assistant as en } from './en/chat/assistant.ts'
import { assistant as ja } from './ja/chat/assistant.ts'
import { assistant as zh } from './zh/chat/assistant.ts'

test('where pronouns tell men from women, the assistant’s fixed sentences have none for the owner', () => {
  expect(JSON.stringify(en)).not.toMatch(/\b(?:she|her|hers|he|him|his)\b/i)
  expect(JSON.stringify(zh)).not.toMatch(/她|(?<!其)他(?![人们])/)
  expect(JSON.stringify(ja)).not.toMatch(/彼/)
})
