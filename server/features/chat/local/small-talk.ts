/** What is not a question about the owner: greetings, thanks, rudeness, noise. */
import type { AssistantMessages } from '#content/interface/en/assistant.ts'
import { plainly, saysOneOf, withoutPhrases } from '#server/knowledge/phrases.ts'

export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'who' | 'unclear'

/** @param names of the owner and the assistant, which a greeting may have beside it. */
export function smallTalkOf(message: string, { smalltalk }: AssistantMessages, names: string[]): SmallTalk | undefined {
  const plain = plainly(message)
  if (isNoise(plain)) return 'unclear'
  if (saysOnly(plain, smalltalk.who, [])) return 'who'
  // "Hello, and thanks!" is thanked for; "Thanks, bye!" is a goodbye.
  const polite = [...smalltalk.greeting, ...smalltalk.thanks, ...smalltalk.goodbye]
  if (!saysOnly(plain, polite, names)) return undefined
  return (['goodbye', 'thanks', 'greeting'] as const).find((kind) => saysOneOf(smalltalk[kind])(plain))
}

/** Whether nothing is left of a message without these phrases; at least one of the first must be in it. */
function saysOnly(plain: string, phrases: string[], beside: string[]): boolean {
  if (!saysOneOf(phrases)(plain)) return false
  return withoutPhrases(plain, [...phrases, ...beside]).trim() === ''
}

/** No letters but one, or keys hit at random: the same one over and over, or more consonants in a row than a word has. */
function isNoise(plain: string): boolean {
  const letters = plain.replace(/[^\p{L}]/gu, '')
  if (letters.length < 2) return !/\d{4}/.test(plain) && !isDenseWord(letters)
  const isOneWord = !/\s/.test(plain.trim())
  return /^(.)\1{3,}$/u.test(letters) || (isOneWord && /[bcdfghjklmnpqrstvwxz]{7}/.test(plain))
}

/** A single Chinese character can be a word; a letter is none. */
const isDenseWord = (letters: string) => /^\p{Script=Han}$/u.test(letters)

export const isRude = (message: string, { insults }: AssistantMessages) => saysOneOf(insults)(plainly(message))
