/** To which address a visitor is sent, by what the conversation was about. */
import { expect, test } from 'vitest'
import { knowledgeOf } from '#tests/builders/assistant/knowledge.ts'
import { answerAfter } from '#tests/builders/assistant/questions.ts'

const channels = knowledgeOf('en').content.profile.channels

test.for([
  ['en', 'Which services does she offer?', 'where do I write?'],
  ['de', 'Welche Leistungen bietet sie an?', 'wohin schreibe ich?'],
  ['fr', 'Quels services propose-t-elle ?', 'on la contacte comment ?'],
  ['es', '¿Qué servicios ofrece?', '¿cómo la contacto?'],
  ['zh', '她提供哪些服务？', '发哪个邮箱？'],
  ['ja', 'どんなサービスを提供していますか？', '連絡先は？'],
] as const)('in %s whoever asked for services is sent to the address for projects', ([language, asked, next]) => {
  expect(answerAfter(language, asked, next)).toContain(channels.projects)
})

test('whoever has a position to fill is sent to the address for that, whatever they asked between', () => {
  const said = answerAfter(
    'en',
    'I am hiring for a principal architect. Is she free?',
    'Has she led a team?',
    'how can I reach her?',
  )
  expect(said).toContain(channels.hiring)
})

test('an address that is asked for by its name goes before what the conversation was about', () => {
  const said = answerAfter('en', 'Which services does she offer?', 'I am hiring. What is the address for that?')
  expect(said).toContain(channels.hiring)
})

test('whoever said nothing of it is sent to the general address', () => {
  expect(answerAfter('en', 'What is EPIC?', 'how can I reach her?')).toContain(channels.general)
})
