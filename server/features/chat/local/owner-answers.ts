/** Questions that the owner has answered themself (decision 18). */
import type { Fact } from '#content/fact.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { plainly } from '#server/knowledge/phrases.ts'
import { COVERED, type FoundInContext } from './found-in-context.ts'

/** The share of a question of which the facts are known not to tell that an added fact must cover to tell all the same. */
const CLEARLY = 0.75

/**
 * The fact that was added for this very question; or the one that is found before all others, unless the ledger answers the
 * question better.
 */
export function answeredByOwner({ added }: Knowledge, message: string, elsewhere: FoundInContext): Fact | undefined {
  if (!added) return undefined
  const plain = plainly(message)
  const same = added.entries.findLast(({ questions }) => questions.some((question) => plainly(question) === plain))
  if (same) return same.fact
  const { found, unsaid } = added.retrieval.search(message)
  const best = found[0]
  if (best?.fact.kind !== 'added' || best.coverage < (unsaid ? CLEARLY : COVERED)) return undefined
  const isBetter = !elsewhere.formed && best.coverage >= elsewhere.coverage
  return isBetter ? best.fact : undefined
}
