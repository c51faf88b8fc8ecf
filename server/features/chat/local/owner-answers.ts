/** Questions that the owner has answered themself (decision 18). */
import type { Fact } from '#content/fact.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { plainly } from '#server/knowledge/phrases.ts'

/** The share of a question that an added fact must cover to be its answer before anything else is. */
const CLEARLY = 0.75

/** The fact that was added for this very question, or for one in almost the same words. */
export function answeredByOwner({ added }: Knowledge, message: string): Fact | undefined {
  if (!added) return undefined
  const plain = plainly(message)
  const same = added.entries.findLast(({ questions }) => questions.some((question) => plainly(question) === plain))
  if (same) return same.fact
  const [best] = added.retrieval.search(message).found
  return best?.fact.kind === 'added' && best.coverage >= CLEARLY ? best.fact : undefined
}
