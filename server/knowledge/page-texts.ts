/** What the pages say in one language: the facts, and the words around them. */
import type { InterfaceMessages } from '#content/interface/en/site.ts'
import { loadTexts } from '#content/interface/load.ts'
import { withSiteLabels } from '#content/labels.ts'
import { contentIn } from '#content/owner.ts'
import { createTranslate, type Translate } from '#content/translate.ts'
import type { FullContent } from '#contract/content/content.ts'
import type { Language } from '#contract/language.ts'

export interface PageTexts {
  content: FullContent
  t: Translate<InterfaceMessages>
}

export async function loadPageTexts(language: Language): Promise<PageTexts> {
  const { messages } = await loadTexts[language]()
  const content = contentIn(language)
  return { content, t: createTranslate(language, withSiteLabels(messages, content.labels)) }
}
