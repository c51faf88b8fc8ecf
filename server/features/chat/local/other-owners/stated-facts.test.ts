/** What owners state, of themselves and of what they offer, is told in each language; and no more than that is said of it. */
import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { mountainGuide } from '#tests/builders/owners/mountain-guide.ts'
import { answerLocally } from '../answer.ts'

const guides = {
  en: mountainGuide('en'),
  de: mountainGuide('de'),
  fr: mountainGuide('fr'),
  es: mountainGuide('es'),
  zh: mountainGuide('zh'),
  ja: mountainGuide('ja'),
}

function ask(language: Language, message: string): string {
  const asked = { message, history: [], role: 'unknown' as const, now: Date.UTC(2026, 10, 29) }
  return answerLocally(guides[language], asked).text
}

test.for([
  ['en', 'Does she use Recco?'],
  ['de', 'Kennt sie Recco?'],
  ['fr', 'Utilise-t-elle Recco ?'],
  ['es', '¿Usa Recco?'],
  ['zh', '她用Recco吗？'],
  ['ja', 'Reccoを使いますか？'],
] as const)('in %s a skill that is no more than a name is told in a sentence', ([language, question]) => {
  expect(ask(language, question)).not.toMatch(/(?:^|[.。\]] ?)Recco[.。]/)
})
