/** Questions that the owner has answered themself. */
import type { Fact } from '../../../content/ledger.ts'
import type { Knowledge } from '../../knowledge/knowledge.ts'
import { plainly } from '../../knowledge/phrases.ts'

/** The share of a question of which the facts are known not to tell that an added fact must cover to tell all the same. */
const CLEARLY = 0.75

/** The fact that was added for this very question; or for one so alike that what is said of it elsewhere does not count. */
export function answeredByOwner({ added, retrieval }: Knowledge, message: string): Fact | undefined {
  if (added.length === 0) return undefined
  const plain = plainly(message)
  const same = added.findLast(({ questions }) => questions.some((question) => plainly(question) === plain))
  if (same) return same.fact
  const { found, unsaid } = retrieval.search(message, ({ kind }) => kind === 'added')
  return unsaid ? found.find(({ coverage }) => coverage >= CLEARLY)?.fact : undefined
}
