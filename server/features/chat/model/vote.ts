/** What one reading says of one sentence, and how much of that counts. */
import type { Votes } from '#server/features/chat/check/weights.ts'
import type { Suspicious } from './grounding.ts'

const nothing: Votes = { yes: 0, no: 0 }
/** A "no" that names no word that is at fault. */
const VAGUE: Votes = { yes: 0, no: 0.5 }
/** A shorter quotation proves nothing. */
const SHORTEST = 4

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * "2. supported: the words": a line of its own. It counts if a cited fact really has the words; "not said" counts in full only
 * if it names words of the sentence that stand in no cited fact.
 */
export function voteOn(answer: string, number: number, { sentence, cited }: Suspicious): Votes {
  const line =
    answer
      .split('\n')
      .find((one) => one.trim().startsWith(`${number}.`))
      ?.trim() ?? ''
  const [said = '', verdict] = /^\d{1,2}\.[\s*]*(supported|contradicted|not said)/i.exec(line) ?? []
  const words = letters(line.slice(said.length))
  const isInFacts = words !== '' && cited.some(({ text }) => letters(text).includes(words))
  switch (verdict?.toLowerCase()) {
    case 'supported':
      return isInFacts && words.length >= SHORTEST ? { yes: 1, no: 0 } : nothing
    case 'contradicted':
      return { yes: 0, no: 1 }
    case 'not said':
      return words !== '' && !isInFacts && letters(sentence).includes(words) ? { yes: 0, no: 1 } : VAGUE
    default:
      return nothing
  }
}
