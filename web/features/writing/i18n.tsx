/** The owner's articles and the words around them, fetched with the pages that show them. */
import { loadWritingBundle } from '#content/interface/load-writing.ts'
import { createTranslate } from '#content/translate.ts'
import { createFeatureTexts } from '#web/platform/feature-messages.tsx'

export const {
  loadTexts: loadWriting,
  TextsProvider: WritingProvider,
  useTexts: useWriting,
} = createFeatureTexts(async (language) => {
  const { messages, ...articles } = await loadWritingBundle[language]()
  return { ...articles, language, t: createTranslate(language, messages) }
})

export type Writing = Awaited<ReturnType<typeof loadWriting>>
