/** What the tables of rules consist of. */
import type { Asked, Planner } from '../plan.ts'

/** One way to answer. Of a table the first that has an answer gives it. */
export interface Rule {
  /** What is asked where it applies, in a few words; tests say so. */
  name: string
  /** Left out where the planner itself tells. */
  when?: (asked: Asked) => boolean
  answer: Planner
  /** By its own words, or with what was talked about supplied to it. */
  reads: 'message' | 'conversation'
  /** It settles what is asked: its answer stands, even if it is that this site does not say. */
  settles?: true
  /** It found what is meant by a guess: its answer is held against what is asked, and what is missing is added. */
  guesses?: true
  /** What is asked leans on the answer before. */
  leans?: true
  /** It is asked of the thing that was talked about, and of nothing else: what is not told of that is not looked for elsewhere. */
  holds?: true
}
