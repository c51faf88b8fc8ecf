/** "Could you say that again?": the question before it is answered once more; it is no question of its own. */
import { repeatWanted } from '#content/language/patterns/talk/repeat-words.ts'
import type { ChatTurn } from '#contract/chat/chat.ts'
import type { Language } from '#contract/language.ts'

const asksAgain = (language: Language, message: string) => repeatWanted[language].test(message)

/** What was said before, without what only asked to hear it again. */
const withoutRepeating = (language: Language, history: ChatTurn[]): ChatTurn[] =>
  history.filter(({ role, content }) => role !== 'user' || !asksAgain(language, content))

/** @returns the message that is meant, with what was said before that. */
export function meantAgain<Asked extends { message: string; history: ChatTurn[] }>(
  language: Language,
  asked: Asked,
): Asked {
  const history = withoutRepeating(language, asked.history)
  const last = history.findLastIndex(({ role }) => role === 'user')
  const before = history[last]
  return before && asksAgain(language, asked.message)
    ? { ...asked, message: before.content, history: history.slice(0, last) }
    : { ...asked, history }
}
