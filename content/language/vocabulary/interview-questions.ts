import type { InterviewKind } from '#contract/content/interview-kinds.ts'

/** How one language asks what visitors ask everybody. */
export type InterviewQuestions = Record<
  InterviewKind,
  {
    /** As it is proposed, with {{owner}}. */
    question: string
    /** Phrases that ask it, parted by |; as in `cues.ts`. */
    says: string
  }
>
