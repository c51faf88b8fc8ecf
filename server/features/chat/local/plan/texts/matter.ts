/** What a message asks about beside the job it names, and whether the facts of that have a word of it. */
import type { Fact } from '#content/fact.ts'
import { languageTraits } from '#content/language/traits.ts'
import { cutWords, fold, functionWords } from '#server/knowledge/tokens.ts'
import type { Reading } from '#server/knowledge/understand/read.ts'
import type { Job } from '#server/knowledge/world/things.ts'
import type { Asked } from '../plan.ts'
import { asTyped } from './as-typed.ts'

/** Words of a message that are neither the employer's name nor a part of how it asks. */
export function matterBeside({ language, topic }: Reading, { company, title }: Job): string[] {
  const named = fold(`${company} ${title}`)
  return cutWords(language, topic)
    .map(({ said }) => said)
    .filter((said) => !functionWords[language].has(said) && !named.includes(said))
}

/** "Did she meet customers there?": @returns the words, as they were typed, that no fact has; empty if one has some. */
export function untoldMatter({ reading, knowledge }: Asked, job: Job, facts: Fact[]): string {
  const matter = matterBeside(reading, job)
  if (matter.length === 0) return ''
  const overlap = knowledge.retrieval.overlap(matter.join(' '))
  return facts.some(({ text }) => overlap(text) > 0) ? '' : wordsTyped(reading, matter)
}

/** The part of a message that holds most of some words of it, which are given in their folded form. */
export function wordsTyped({ language, message }: Reading, words: string[]): string {
  const written = languageTraits[language].isDense
    ? words
    : message.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => words.includes(fold(word)))
  return asTyped(language, message, written)
}
