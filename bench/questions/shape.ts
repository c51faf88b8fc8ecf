// What a set of questions for the assistant looks like; one set per language.

export interface AnsweredQuestion {
  question: string
  /** What the visitor asked before, oldest first: the question follows up on it. */
  after?: string[]
  /** Ids any one of which, among the first three facts that the assistant finds, makes the answer right. */
  facts: string[]
}

export interface QuestionSet {
  answered: AnsweredQuestion[]
  /** Questions that the ledger does not answer. */
  unanswered: string[]
}
