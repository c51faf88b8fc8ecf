/** The chat's words and the owner's facts in one language, as the browser has them. */
import { assemble } from '../../content/assemble.ts'
import { loadTexts } from '../../content/locales/load.ts'
import { createSay } from '../../content/say.ts'
import type { Language } from '../../contract/language.ts'
import type { ChatSpeech } from '../../web/features/chat/words.tsx'

export async function chatSpeech(language: Language) {
  const [{ chat, cues }, { facts }] = await Promise.all([
    import(`../../content/locales/${language}/chat.ts`) as Promise<typeof import('../../content/locales/en/chat.ts')>,
    loadTexts[language](),
  ])
  const speech: ChatSpeech = { say: createSay(language, chat), cues }
  return { ...speech, content: assemble(language, facts) }
}
