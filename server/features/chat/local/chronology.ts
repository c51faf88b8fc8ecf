/** "What did she do before Fjordvane?": the job next to the one that is named. */
import type { AssistantMessages } from '#content/interface/en/assistant.ts'
import type { Content } from '#contract/content/content.ts'
import { plainly, saysOneOf, withoutPhrases } from '#server/knowledge/phrases.ts'

/** "Before" and the company belong together if there is no more than this between them, in characters. */
const NEAR = 24

/** @returns "And before that?": the id of the job before or after the one that was talked about. */
export function jobBeside(question: string, id: string, { experience }: Content, words: AssistantMessages) {
  const plain = plainly(question)
  const isOnly = (phrases: string[]) =>
    saysOneOf(phrases)(plain) && withoutPhrases(plain, [...phrases, ...words.pointing]).trim() === ''
  const job = experience.findIndex((one) => one.id === id)
  if (job < 0) return undefined
  if (isOnly(words.before)) return experience[job + 1]?.id
  return isOnly(words.after) ? experience[job - 1]?.id : undefined
}

/** @returns the id of the job before or after the one that the question names. */
export function neighbouringJob(
  question: string,
  { experience }: Content,
  words: AssistantMessages,
): string | undefined {
  const plain = plainly(question)
  const job = experience.findIndex(({ company }) => plain.includes(firstWord(company)))
  if (job < 0) return undefined
  const at = plain.indexOf(firstWord(experience[job]!.company))
  const isSaid = (phrases: string[]) => phrases.some((phrase) => isNear(plain, at, phrase))
  // The newest job comes first.
  if (isSaid(words.before)) return experience[job + 1]?.id
  if (isSaid(words.after)) return experience[job - 1]?.id
  return undefined
}

/** Companies are called by the first word of their name. */
const firstWord = (company: string) => plainly(company).trim().split(' ')[0]!

/** Chinese and Japanese say it after the company, other languages before it. */
function isNear(plain: string, at: number, phrase: string): boolean {
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}]/u.test(phrase)
  const side = isDense ? plain.slice(at, at + NEAR) : plain.slice(Math.max(0, at - NEAR), at)
  return side.includes(isDense ? phrase : plainly(phrase))
}
