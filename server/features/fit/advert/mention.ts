/** One thing that a requirement mentions, with what the content says of it. */
import type { Fact } from '#content/fact.ts'
import type { TradeConceptId } from '#content/language/vocabulary/trade-concepts.ts'
import type { Job } from '#server/knowledge/world/things.ts'

export interface Mention {
  /** Where it stands in the requirement. */
  start: number
  end: number
  kind: 'technology' | 'concept' | 'words' | 'amount' | 'unknown'
  concept?: TradeConceptId
  /** It looks like a name, which nothing else can stand for. */
  name?: boolean
  /** How much of it the facts say. */
  value: 0 | 0.5 | 1
  facts: Fact[]
  jobs: Job[]
}
