/** What a job or a project counts is told with its number; of what nothing there is about, no other number is told. */
import { expect, test } from 'vitest'
import { ask } from '#tests/builders/assistant/questions.ts'

test.for([
  ['en', 'How many stores does Hyllemark have?'],
  ['es', '¿Cuántas tiendas tiene Hyllemark?'],
  ['fr', 'Combien de magasins chez Hyllemark ?'],
  ['de', 'Wie viele Filialen hat Hyllemark?'],
  ['zh', 'Hyllemark有多少家门店？'],
  ['ja', 'Hyllemarkの店舗はいくつですか？'],
] as const)('in %s what an employer has so many of is told as its job counts it', ([language, question]) => {
  expect(ask(language, question).text).toContain('420')
})

test.for([
  ['en', 'How many women work at Hyllemark?'],
  ['es', '¿Cuántos camiones tiene Fjordvane?'],
  ['fr', 'Combien de camions chez Fjordvane ?'],
  ['de', 'Wie viele Kinder hat Hyllemark?'],
  ['zh', 'Hyllemark有多少辆卡车？'],
  ['ja', 'Hyllemarkの倉庫はいくつですか？'],
] as const)('in %s what nothing there is about is said not to be here', ([language, question]) => {
  const { answered, text } = ask(language, question)
  expect(answered).toBe(false)
  expect(text).not.toMatch(/420|6[ .,  ]?200/)
})
