/** What the pages say in one language: the facts, and the words around them. */
import { assemble } from '../../content/assemble.ts'
import type { InterfaceWords } from '../../content/locales/en/interface.ts'
import { loadTexts } from '../../content/locales/load.ts'
import { createSay, type Say } from '../../content/say.ts'
import type { Content } from '../../contract/content.ts'
import type { Language } from '../../contract/language.ts'

export interface PageTexts {
  content: Content
  say: Say<InterfaceWords>
}

export async function loadPageTexts(language: Language): Promise<PageTexts> {
  const { facts, words } = await loadTexts[language]()
  return { content: assemble(language, facts), say: createSay(language, words) }
}
