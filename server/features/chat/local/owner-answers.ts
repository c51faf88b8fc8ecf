/** Questions that the owner has answered themself (decision 18). */
import type { Fact } from '#content/fact.ts'
import type { Knowledge } from '#server/knowledge/knowledge.ts'
import { plainly } from '#server/knowledge/phrases.ts'

/** The share of a question that an added fact must cover to answer it, where nothing else does. */
const COVERED = 0.5
/** And what of a question of the interview, such as pay: "the salary of her team" is another's. */
const CLEARLY = 0.95

/** The fact that was added for this very question. */
export function answeredByOwner({ added }: Knowledge, message: string): Fact | undefined {
  const plain = plainly(message)
  return added?.entries.findLast(({ questions }) => questions.some((question) => plainly(question) === plain))?.fact
}

/** The added fact that a question is about, in whichever words. */
export function nearestOfOwner({ added }: Knowledge, message: string, isInterview: boolean): Fact | undefined {
  const [best] = added?.retrieval.search(message).found ?? []
  return best?.fact.kind === 'added' && best.coverage >= (isInterview ? CLEARLY : COVERED) ? best.fact : undefined
}
