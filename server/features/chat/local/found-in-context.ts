/** What was found for a message in its conversation, and when that answers it. */
import type { Findings } from '#server/knowledge/retrieval.ts'
import type { Formed } from './forms.ts'

/** The share of a question that the facts must cover to answer it; found with `bench/chat-recall.ts`. */
export const COVERED = 0.5

/** What was found; if the form of the question told it, all of it is to be said. */
export interface FoundInContext extends Findings {
  formed?: Formed
}
