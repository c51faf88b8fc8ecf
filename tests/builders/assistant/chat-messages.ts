/** The chat's words and the owner's facts in one language, as the browser has them. */
import { loadTexts } from '#content/interface/load.ts'
import { createTranslate } from '#content/translate.ts'
import type { Language } from '#contract/language.ts'
import type { ChatI18n } from '#web/features/chat/i18n.tsx'

export async function chatI18n(language: Language) {
  const [{ chat, cues }, { content }] = await Promise.all([
    import(`../../../content/interface/${language}/chat/chat.ts`) as Promise<
      typeof import('#content/interface/en/chat/chat.ts')
    >,
    loadTexts[language](),
  ])
  const messagesIn: ChatI18n = { t: createTranslate(language, chat), cues }
  return { ...messagesIn, content }
}
